/// Frames a second as an exact fraction, so that `index / rate` never drifts.
public struct FrameRate: Equatable, Hashable, Sendable, CustomStringConvertible {
  /// Frames.
  public let numerator: Int
  /// Seconds that they take together.
  public let denominator: Int

  /// The rates that make sense for a transition: 1 to 1000 frames a second.
  public static let legalRange = 1.0...1000.0

  /// Nil when the rate is outside `legalRange`, or a fraction of numbers that no film's format
  /// holds.
  public init?(_ numerator: Int, per denominator: Int = 1) {
    guard numerator > 0, denominator > 0,
      FrameRate.legalRange.contains(Double(numerator) / Double(denominator))
    else { return nil }
    let divisor = greatestCommonDivisor(numerator, denominator)
    guard max(numerator, denominator) / divisor <= Int(Int32.max) else { return nil }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Reads `60`, `29.97` or `30000/1001`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.count == 2, let numerator = Int(parts[0]), let denominator = Int(parts[1]) {
      self.init(numerator, per: denominator)
      return
    }
    let decimals = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(decimals.count), decimals.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }),
      let whole = Int(decimals[0]), whole <= 1000
    else { return nil }
    guard decimals.count == 2 else {
      self.init(whole)
      return
    }
    guard (1...6).contains(decimals[1].count), let fraction = Int(decimals[1]) else { return nil }
    let scale = decimals[1].reduce(1) { result, _ in result * 10 }
    self.init(whole * scale + fraction, per: scale)
  }

  /// As one number.
  public var framesPerSecond: Double { Double(numerator) / Double(denominator) }

  /// When frame `index` (from 0) is shown, in seconds.
  public func time(of index: Int) -> Double { Double(index * denominator) / Double(numerator) }

  /// How many frame intervals cover `seconds`; a rounding error does not add one.
  public func intervals(covering seconds: Double) -> Int {
    Int((seconds * framesPerSecond - 1e-6).rounded(.up))
  }

  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  b == 0 ? a : greatestCommonDivisor(b, a % b)
}
