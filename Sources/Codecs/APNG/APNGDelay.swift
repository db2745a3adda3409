/// How long a frame of an animated PNG shows: an exact fraction of a second.
package struct APNGDelay: Equatable, Sendable {
  package let numerator: UInt16
  package let denominator: UInt16

  /// The denominator is at least 1: readers take 0 for 100.
  package init(numerator: UInt16, denominator: UInt16) {
    precondition(denominator > 0, "A frame's delay has a denominator of at least 1.")
    self.numerator = numerator
    self.denominator = denominator
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// The sum of both, or nil if it is not a fraction of 16-bit numbers.
  func followed(by other: APNGDelay) -> APNGDelay? {
    guard denominator == other.denominator else { return nil }
    let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
    return overflow ? nil : APNGDelay(numerator: sum, denominator: denominator)
  }
}
