/// What becomes of a part that a scale does not have.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero
  case roundAwayFromZero
  /// Toward zero for a coarser scale, away from zero for a finer one; a time before zero never
  /// becomes zero (documented).
  case quickTime
  case roundTowardPositiveInfinity
  case roundTowardNegativeInfinity

  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  /// A fraction as a whole number, and whether it was one.
  ///
  /// - Parameter isFiner: whether the new scale is finer than the old one.
  func round(
    _ dividend: Int128,
    by divisor: Int128,
    isFiner: Bool
  ) -> (whole: Int128, isExact: Bool) {
    let (whole, rest) = dividend.quotientAndRemainder(dividingBy: divisor)
    guard rest != 0 else { return (whole, true) }
    let away = whole + rest.signum()
    switch self {
    case .roundHalfAwayFromZero:
      return (Int128(rest.magnitude) * 2 >= divisor ? away : whole, false)
    case .roundTowardZero: return (whole, false)
    case .roundAwayFromZero: return (away, false)
    case .quickTime: return (isFiner || (whole == 0 && rest < 0) ? away : whole, false)
    case .roundTowardPositiveInfinity: return (rest > 0 ? away : whole, false)
    case .roundTowardNegativeInfinity: return (rest < 0 ? away : whole, false)
    }
  }
}
