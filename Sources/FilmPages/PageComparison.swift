import Pixels

/// Two films side by side, and how each pair of frames differs.
public struct PageComparison: Sendable, Encodable {
  /// A frame of the expected film and its counterpart in the actual film.
  public struct Pair: Sendable, Encodable {
    public var expected: Int?
    public var actual: Int?
    public var time: Double
    /// Pixels that differ; nil where there is nothing to compare.
    public var count: Int?
    /// The largest difference of a channel, 0 to 255.
    public var maxDelta: Int?
    /// x, y, width, height in pixels around what differs.
    public var box: [Int]?
    /// The layers that lie in the box, in words.
    public var layers: [String] = []

    public init(expected: Int?, actual: Int?, time: Double) {
      self.expected = expected
      self.actual = actual
      self.time = time.rounded(toDigits: 6)
    }

    /// Fills in how two pictures differ, if their sizes are equal.
    public mutating func compare(_ expected: Pixmap, _ actual: Pixmap) {
      guard expected.width == actual.width, expected.height == actual.height else { return }
      let difference = PixmapDifference(between: expected, and: actual)
      count = difference?.count ?? 0
      maxDelta = difference?.maxDelta ?? 0
      box = difference.map { [$0.bounds.minX, $0.bounds.minY, $0.bounds.width, $0.bounds.height] }
    }
  }

  public var title: String
  /// What differs, in sentences, the cause first.
  public var messages: [String]
  public var expected: PageFilm
  public var actual: PageFilm
  public var pairs: [Pair]

  public init(
    title: String,
    messages: [String],
    expected: PageFilm,
    actual: PageFilm,
    pairs: [Pair]
  ) {
    self.title = title
    self.messages = messages
    self.expected = expected
    self.actual = actual
    self.pairs = pairs
  }
}
