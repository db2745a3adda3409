import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// A time as a fraction: `value` parts, of which `timescale` make a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Invalid without a number or a scale; a scale that is too fine for the number is halved
  /// until it fits (documented).
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    var scale = preferredTimescale
    var whole = (seconds * Double(scale)).rounded()
    while abs(whole) >= 0x1p63, scale > 1 {
      scale /= 2
      whole = (seconds * Double(scale)).rounded()
    }
    guard let value = CMTimeValue(exactly: whole) else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: value, timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  // MARK: Times that are no numbers

  public static let invalid = CMTime()
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let indefinite = CMTime(flags: .indefinite)
  public static let positiveInfinity = CMTime(flags: .positiveInfinity)
  public static let negativeInfinity = CMTime(flags: .negativeInfinity)

  private init(flags: CMTimeFlags) {
    self.init(value: 0, timescale: 0, flags: [.valid, flags], epoch: 0)
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: CMTimeFlags.impliedValueFlagsMask)
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// A number that is a fraction: with a scale of its own.
  var isFraction: Bool { isNumeric && timescale > 0 }

  /// NaN unless the time is a number.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isFraction ? Double(value) / Double(timescale) : .nan
  }
}

extension CMTime: Comparable, Hashable {
  /// -infinity < numbers < indefinite < +infinity < invalid (documented).
  private var rank: Int {
    if isNegativeInfinity { return 0 }
    if isFraction { return 1 }
    if isIndefinite { return 2 }
    return isPositiveInfinity ? 3 : 4
  }

  /// Whether two numbers are in order, or equal; later epochs are greater (documented).
  private static func areOrdered(
    _ a: CMTime,
    _ b: CMTime,
    by order: (Int128, Int128) -> Bool
  ) -> Bool {
    if a.rank != 1 || b.rank != 1 { return order(Int128(a.rank), Int128(b.rank)) }
    if a.epoch != b.epoch { return order(Int128(a.epoch), Int128(b.epoch)) }
    return order(Int128(a.value) * Int128(b.timescale), Int128(b.value) * Int128(a.timescale))
  }

  public static func == (a: CMTime, b: CMTime) -> Bool { areOrdered(a, b, by: ==) }
  public static func < (a: CMTime, b: CMTime) -> Bool { areOrdered(a, b, by: <) }

  public func hash(into hasher: inout Hasher) {
    guard isFraction else { return hasher.combine(rank) }
    // Halves are equal whether they are written as 1/2 or as 300/600.
    let divisor = CMTime.commonDivisor(Int128(value).magnitude, UInt128(timescale))
    hasher.combine(Int128(value) / Int128(divisor))
    hasher.combine(UInt128(timescale) / divisor)
    hasher.combine(epoch)
  }

  static func commonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
