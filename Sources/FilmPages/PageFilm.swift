import Pixels

/// A film as a page holds it: pictures, when each is shown, how things move, and every layer.
///
/// This is the one data format of all pages. `Page.html()` writes it as JSON, the scripts in
/// `Page/` read it; a name here is the name there.
public struct PageFilm: Sendable, Encodable {
  /// What one moment shows.
  public struct Frame: Sendable, Encodable {
    /// Seconds since the transition began.
    public var time: Double
    /// The index of a picture.
    public var picture: Int

    public init(time: Double, picture: Int) {
      self.time = time.rounded(toDigits: 6)
      self.picture = picture
    }
  }

  /// How a property moves: one value for each frame.
  public struct Curve: Sendable, Encodable {
    public var label: String
    public var values: [Double]

    public init(label: String, values: [Double]) {
      self.label = label
      self.values = values.map { $0.rounded(toDigits: 4) }
    }
  }

  /// A line beside the film: `Device`, `iPhone 15`.
  public struct Fact: Sendable, Encodable {
    public var label: String
    public var value: String

    public init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  public var title: String
  /// Of the pictures, in pixels.
  public var width: Int
  public var height: Int
  /// Pixels of the pictures to a point.
  public var scale: Double
  /// Seconds between the frames when it plays.
  public var interval: Double
  public var frames: [Frame]
  public var pictures: [PagePicture]
  public var curves: [Curve] = []
  public var facts: [Fact] = []
  /// Problems and notes, a sentence each.
  public var notes: [String] = []
  public var layers: [PageLayer] = []
  /// The layers in painter's order: from which frame on, and their numbers.
  public var order: [PageLayer.Order] = []

  /// - Parameters:
  ///   - frames: the pixels of each moment, all of one size.
  /// - isExact: whether every pixel is kept; otherwise a film of one second stays under 3 MB at 390
  ///   x 844.
  ///   - threads: how many threads compress. Their number changes no byte.
  public init(
    title: String,
    scale: Double,
    interval: Double,
    frames: [(time: Double, pixels: Pixmap)],
    isExact: Bool = true,
    threads: Int = 1
  ) {
    let pictures = frames.map(\.pixels)
    let packed = PagePicture.pack(
      pictures,
      within: isExact ? nil : PageFilm.limit(pictures),
      threads: threads
    )
    self.title = title
    width = frames.first?.pixels.width ?? 0
    height = frames.first?.pixels.height ?? 0
    self.scale = scale
    self.interval = interval
    self.frames = zip(frames, packed.indices).map { Frame(time: $0.time, picture: $1) }
    self.pictures = packed.pictures
  }

  /// The limit of the pictures in bytes; the rest of 3 MB is for layers and the page itself.
  private static func limit(_ pictures: [Pixmap]) -> Int {
    let pixels = Double((pictures.first?.width ?? 0) * (pictures.first?.height ?? 0))
    return Int(2_300_000 * pixels / (390 * 844) * max(1, Double(pictures.count) / 61))
  }
}

extension Double {
  /// Pages need only the digits that are visible.
  package func rounded(toDigits digits: Int) -> Double {
    guard isFinite else { return 0 }
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let result = (self * factor).rounded() / factor
    return result == 0 ? 0 : result
  }
}
