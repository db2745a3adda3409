/// The least precision of a time that was multiplied by a number that is not whole (inferred).
private let leastProductScale: CMTimeScale = 65536

extension CMTime {
  /// A fraction of any size with the finest scale that a time can have for it.
  ///
  /// - Parameter isRounded: whether the fraction was not exact.
  private init(
    _ value: Int128,
    over scale: Int128,
    epoch: CMTimeEpoch,
    isRounded: Bool = false
  ) {
    var timescale = min(scale, Int128(CMTimeScale.max))
    while true {
      let (whole, isExact) = CMTimeRoundingMethod.default.round(
        value * timescale,
        by: scale,
        isFiner: false
      )
      if let fitting = CMTimeValue(exactly: whole) {
        self.init(
          value: fitting,
          timescale: CMTimeScale(timescale),
          flags: isExact && !isRounded ? .valid : [.valid, .hasBeenRounded],
          epoch: epoch
        )
        return
      }
      guard timescale > 1 else {
        self = value > 0 ? .positiveInfinity : .negativeInfinity
        return
      }
      timescale /= 2
    }
  }

  /// What is not a number stays so; two infinities of different signs are indefinite (documented).
  private static func sum(_ a: CMTime, _ b: CMTime) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    let isPositive = a.isPositiveInfinity || b.isPositiveInfinity
    let isNegative = a.isNegativeInfinity || b.isNegativeInfinity
    if isPositive || isNegative {
      return isPositive == isNegative
        ? .indefinite : isPositive ? .positiveInfinity : .negativeInfinity
    }
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    guard a.isFraction, b.isFraction, a.epoch == b.epoch || a.epoch == 0 || b.epoch == 0 else {
      return .invalid
    }
    let divisor = Int128(commonDivisor(UInt128(a.timescale), UInt128(b.timescale)))
    let (left, right) = (Int128(b.timescale) / divisor, Int128(a.timescale) / divisor)
    return CMTime(
      Int128(a.value) * left + Int128(b.value) * right,
      over: Int128(a.timescale) * left,
      // Between two times of one epoch lies a length, which has none.
      epoch: a.epoch == b.epoch ? 0 : a.epoch + b.epoch,
      isRounded: a.hasBeenRounded || b.hasBeenRounded
    )
  }

  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, -b) }

  static prefix func - (time: CMTime) -> CMTime { time.times(-1, over: 1) }

  var absolute: CMTime { isNegativeInfinity || (isFraction && value < 0) ? -self : self }

  /// The time multiplied by a fraction.
  func times(_ multiplier: Int32, over divisor: Int32) -> CMTime {
    guard isFraction else { return times(Double(multiplier) / Double(divisor)) }
    guard divisor != 0 else { return .invalid }
    let sign: Int128 = divisor < 0 ? -1 : 1
    return CMTime(
      Int128(value) * Int128(multiplier) * sign,
      over: Int128(timescale) * Int128(divisor) * sign,
      epoch: epoch,
      isRounded: hasBeenRounded
    )
  }

  func times(_ multiplier: Double) -> CMTime {
    guard isValid, !multiplier.isNaN else { return .invalid }
    guard isFraction else {
      guard isPositiveInfinity || isNegativeInfinity else { return self }
      return CMTime(seconds: seconds * multiplier, preferredTimescale: 1)
    }
    let product = Double(value) * multiplier
    if let exact = CMTimeValue(exactly: product) {
      return CMTime(value: exact, timescale: timescale, flags: flags, epoch: epoch)
    }
    var scale = timescale
    while scale < leastProductScale { scale *= 2 }
    var result = CMTime(seconds: product / Double(timescale), preferredTimescale: scale)
    result.epoch = epoch
    return result
  }

  /// The time in parts of another size; what is no number stays as it is.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard isFraction else { return isNumeric ? .invalid : self }
    guard newTimescale > 0 else { return .invalid }
    let (whole, isExact) = method.round(
      Int128(value) * Int128(newTimescale),
      by: Int128(timescale),
      isFiner: newTimescale > timescale
    )
    guard let fitting = CMTimeValue(exactly: whole) else {
      return value > 0 ? .positiveInfinity : .negativeInfinity
    }
    return CMTime(
      value: fitting,
      timescale: newTimescale,
      flags: isExact ? flags : [flags, .hasBeenRounded],
      epoch: epoch
    )
  }
}
