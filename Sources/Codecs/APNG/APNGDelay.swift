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

  /// The fraction of 16-bit numbers that is nearest, or nearly so: exact where the numbers allow it.
  ///
  /// - Precondition: it is between 1/65535 and 65535 seconds.
  package init(nearest numerator: Int, over denominator: Int) {
    let limit = Int(UInt16.max)
    precondition(
      numerator <= limit * denominator && denominator <= limit * numerator,
      "A delay is between 1/65535 and 65535 seconds."
    )
    var (above, below) = (numerator, denominator)
    // The last two convergents of the continued fraction.
    var (old, last) = ((0, 1), (1, 0))
    while below > 0 {
      let part = above / below
      let next = (part * last.0 + old.0, part * last.1 + old.1)
      guard max(next.0, next.1) <= limit else { break }
      (old, last) = (last, next)
      (above, below) = (below, above % below)
    }
    self.init(numerator: UInt16(last.0), denominator: UInt16(last.1))
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }

  /// The sum of both, or nil if it is not a fraction of 16-bit numbers.
  func followed(by other: APNGDelay) -> APNGDelay? {
    guard denominator == other.denominator else { return nil }
    let (sum, overflow) = numerator.addingReportingOverflow(other.numerator)
    return overflow ? nil : APNGDelay(numerator: sum, denominator: denominator)
  }
}
