/// When the frames of a GIF begin, in hundredths of a second: rounded one by one from the exact
/// times, so that errors never add up.
package struct GIFClock: Equatable, Sendable {
  static let longestDelay = 65535

  private let numerator: Int
  private let denominator: Int

  /// A clip of `numerator / denominator` frames a second.
  package init(numerator: Int, denominator: Int = 1) {
    precondition(numerator > 0 && denominator > 0, "Frames come at some rate.")
    self.numerator = numerator
    self.denominator = denominator
  }

  func start(of frame: Int) -> Int {
    (2 * frame * 100 * denominator + numerator) / (2 * numerator)
  }

  package func hundredths(from first: Int, to last: Int) -> Int {
    start(of: last) - start(of: first)
  }
}
