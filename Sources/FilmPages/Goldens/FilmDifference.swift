import Pixels

/// How the frames of two films differ, and whether the time moved.
public struct FilmDifference: Sendable {
  public struct Frame: Sendable {
    public var index: Int
    public var microseconds: Int
    public var count: Int
    public var maxDelta: Int
    public var box: PixelRect
  }

  /// Those that differ, in order.
  public private(set) var frames: [Frame] = []
  /// How many frames later the golden shows the frames that differ; nil when it does not.
  public private(set) var shift: Int?

  public var first: Frame? { frames.first }
  public var last: Frame? { frames.last }
  public var worst: Frame? { frames.max { ($0.count, $1.index) < ($1.count, $0.index) } }

  /// Both films must have the same size and number of frames.
  public init(expected: [Pixmap], actual: [Pixmap], microseconds: [Int]) {
    for (index, pair) in zip(expected, actual).enumerated() {
      guard let difference = PixmapDifference(between: pair.0, and: pair.1) else { continue }
      frames.append(
        Frame(
          index: index,
          microseconds: microseconds[index],
          count: difference.count,
          maxDelta: difference.maxDelta,
          box: difference.bounds
        )
      )
    }
    shift = FilmDifference.shift(of: frames.map(\.index), expected: expected, actual: actual)
  }

  /// The smallest shift, of up to 8 frames, by which the differing frames equal the golden; nil
  /// without one.
  ///
  /// The ends of a film are still, so frames near them prove nothing.
  private static func shift(of failing: [Int], expected: [Pixmap], actual: [Pixmap]) -> Int? {
    let last = expected.count - 1
    guard failing.count > 1 else { return nil }
    for distance in 1...8 {
      for shift in [distance, -distance] {
        let compared = failing.filter { $0 + shift > 0 && $0 + shift < last && $0 > 0 && $0 < last }
        guard compared.count * 2 >= failing.count, compared.count > 1 else { continue }
        if compared.allSatisfy({ actual[$0] == expected[$0 + shift] }) { return shift }
      }
    }
    return nil
  }

  /// The longest run of neighbouring frames that are beyond a tolerance.
  public static func longestRun(of indices: [Int]) -> Int {
    var longest = 0
    var run = 0
    var before: Int?
    for index in indices {
      run = before.map { $0 + 1 == index } == true ? run + 1 : 1
      longest = max(longest, run)
      before = index
    }
    return longest
  }
}

/// By how much time one set of curves is later than another, down to parts of a frame.
public enum CurveShift {
  /// Seconds that `actual` is later than `expected`; nil when no shift makes them alike.
  ///
  /// - Parameter interval: seconds between values.
  public static func seconds(
    from expected: [GoldenManifest.Curve],
    to actual: [GoldenManifest.Curve],
    interval: Double
  ) -> Double? {
    let pairs = actual.compactMap { curve -> (expected: [Double], actual: [Double])? in
      guard let twin = expected.first(where: { $0.name == curve.name }) else { return nil }
      return (twin.values, curve.values)
    }
    guard !pairs.isEmpty, pairs.count == expected.count else { return nil }
    func error(_ shift: Double) -> Double {
      pairs.map { pair in
        let span = (pair.expected.max() ?? 0) - (pair.expected.min() ?? 0)
        guard span > 1e-6 else { return 0 }
        let last = Double(pair.expected.count - 2)
        return pair.actual.indices.map { index in
          let place = Double(index) - shift
          // A curve has corners at its start and end, which cannot be interpolated.
          if last > 8, (0...1).contains(place) || (last...last + 1).contains(place) { return 0 }
          return abs(pair.actual[index] - value(of: pair.expected, at: place)) / span
        }.max() ?? 0
      }.max() ?? 0
    }
    // Quarters of a frame first, then thousandths.
    var best = 0.0
    for step in [0.25, 0.01, 0.001] {
      let center = best
      for number in -30...30 {
        let shift = center + Double(number) * step
        if error(shift) < error(best) - 1e-9 { best = shift }
      }
    }
    // Interpolation is more exact than this.
    guard abs(best) > 0.005, error(best) < 0.02, error(best) * 4 < error(0) else { return nil }
    return best * interval
  }

  private static func value(of values: [Double], at place: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    if place <= 0 { return first }
    if place >= Double(values.count - 1) { return last }
    let index = Int(place)
    let part = place - Double(index)
    let (a, b) = (values[index], values[index + 1])
    guard index > 0, index + 2 < values.count else { return a + (b - a) * part }
    // A cubic through four values follows motion better than a straight line through two.
    let (before, after) = (values[index - 1], values[index + 2])
    let slopes = ((b - before) / 2, (after - a) / 2)
    let rest = b - a
    let square = 3 * rest - 2 * slopes.0 - slopes.1
    let cube = slopes.0 + slopes.1 - 2 * rest
    return a + part * (slopes.0 + part * (square + part * cube))
  }
}
