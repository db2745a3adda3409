import UIKit

public enum HKMetricPrefix: Int, Sendable {
  case none, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto

  var symbol: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }
  var factor: Double {
    [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 0.1, 10, 100, 1e3, 1e6, 1e9, 1e12, 1e-15][rawValue]
  }
}

/// A product of powers of kinds, and how much of their base units it is.
open class HKUnit: UIKit.NSObject, NSCopying, @unchecked Sendable {
  public let unitString: String
  let factor: Double
  /// What is added before the factor, for temperatures.
  let offset: Double
  /// Exponents of kinds such as "length".
  let kinds: [String: Int]

  init(_ unitString: String, _ kinds: [String: Int], factor: Double = 1, offset: Double = 0) {
    (self.unitString, self.factor, self.offset) = (unitString, factor, offset)
    self.kinds = kinds.filter { $0.value != 0 }
  }

  /// - Parameter string: units such as "count/min", "kg", or "m/s^2".
  public convenience init(from string: String) {
    let parts = string.split(separator: "/", maxSplits: 1).map(String.init)
    var result = HKUnit.product(parts.first ?? "")
    if parts.count == 2 {
      let lower = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "()"))
      result = result.unitDivided(by: HKUnit.product(lower))
    }
    self.init(string, result.kinds, factor: result.factor, offset: result.offset)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }
  open func isNull() -> Bool { kinds.isEmpty && factor == 1 }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return other.kinds == kinds && other.factor == factor && other.offset == offset
  }
  open override var hash: Int { kinds.hashValue ^ factor.hashValue }
  open override var description: String { unitString }

  // MARK: Arithmetic

  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)·\(unit.unitString)",
      kinds.merging(unit.kinds, uniquingKeysWith: +),
      factor: factor * unit.factor
    )
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit(
      "\(unitString)/\(unit.unitString)",
      kinds.merging(unit.kinds.mapValues { -$0 }, uniquingKeysWith: +),
      factor: factor / unit.factor
    )
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(
      "\(unitString)^\(power)",
      kinds.mapValues { $0 * power },
      factor: pow(factor, Double(power))
    )
  }
  open func reciprocal() -> HKUnit {
    HKUnit("1/\(unitString)", kinds.mapValues { -$0 }, factor: 1 / factor)
  }

  // MARK: Reading

  private static func product(_ string: String) -> HKUnit {
    let factors = string.split { "·*.".contains($0) }.map(String.init)
    guard let first = factors.first else { return HKUnit("", [:]) }
    return factors.dropFirst().reduce(power(first)) { $0.unitMultiplied(by: power($1)) }
  }
  private static func power(_ string: String) -> HKUnit {
    let parts = string.split(separator: "^").map(String.init)
    let base = single(parts.first ?? "")
    return parts.count == 2 ? base.unitRaised(toPower: Int(parts[1]) ?? 1) : base
  }
  private static func single(_ string: String) -> HKUnit {
    if string == "1" { return HKUnit("", [:]) }
    if let known = units[string] { return known }
    for prefix in prefixes where string.hasPrefix(prefix.symbol) {
      if let base = metric[String(string.dropFirst(prefix.symbol.count))] {
        return base.with(prefix)
      }
    }
    fatalError("Unable to parse factorization string \(string)")
  }

  func with(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.symbol + unitString, kinds, factor: factor * prefix.factor)
  }

  /// Long symbols before short ones, as "da" begins like "d".
  private static let prefixes: [HKMetricPrefix] = [
    .deca, .micro, .pico, .nano, .milli, .centi, .deci, .hecto, .kilo, .mega, .giga, .tera, .femto,
  ]
}
