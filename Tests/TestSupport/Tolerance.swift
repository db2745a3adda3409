/// How far a picture may be from its golden.
///
/// Nothing, unless the call allows it and gives the reason.
package struct Tolerance: Equatable, Sendable {
  /// The largest difference that one channel of a pixel may have.
  package let maxDelta: Int
  /// How many pixels may differ at all.
  package let pixels: Int
  package let reason: String

  package static let exact = Tolerance(maxDelta: 0, pixels: 0, because: "")

  package init(maxDelta: Int, pixels: Int, because reason: String) {
    self.maxDelta = maxDelta
    self.pixels = pixels
    self.reason = reason
  }
}
