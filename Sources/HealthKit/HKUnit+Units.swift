import UIKit

/// Units by their symbols: base units are grams, meters, seconds, joules and so on.
extension HKUnit {
  private static func named(_ units: [HKUnit]) -> [String: HKUnit] {
    Dictionary(units.map { ($0.unitString, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Those that take prefixes.
  static let metric = named([
    HKUnit("g", ["mass": 1]), HKUnit("m", ["length": 1]), HKUnit("s", ["time": 1]),
    HKUnit("J", ["energy": 1]), HKUnit("cal", ["energy": 1], factor: 4.184),
    HKUnit("L", ["length": 3], factor: 1e-3), HKUnit("l", ["length": 3], factor: 1e-3),
    HKUnit("Pa", ["pressure": 1]), HKUnit("K", ["temperature": 1]), HKUnit("S", ["conductance": 1]),
    HKUnit("W", ["power": 1]), HKUnit("V", ["potential": 1]), HKUnit("Hz", ["time": -1]),
  ])

  static let units = metric.merging(
    named([
      HKUnit("oz", ["mass": 1], factor: 28.349523125),
      HKUnit("lb", ["mass": 1], factor: 453.59237),
      HKUnit("st", ["mass": 1], factor: 6350.29318),
      HKUnit("in", ["length": 1], factor: 0.0254), HKUnit("ft", ["length": 1], factor: 0.3048),
      HKUnit("yd", ["length": 1], factor: 0.9144), HKUnit("mi", ["length": 1], factor: 1609.344),
      HKUnit("min", ["time": 1], factor: 60), HKUnit("hr", ["time": 1], factor: 3600),
      HKUnit("d", ["time": 1], factor: 86400), HKUnit("Cal", ["energy": 1], factor: 4184),
      HKUnit("fl_oz_us", ["length": 3], factor: 2.95735295625e-5),
      HKUnit("cup_us", ["length": 3], factor: 2.365882365e-4),
      HKUnit("mmHg", ["pressure": 1], factor: 133.322387415),
      HKUnit("degC", ["temperature": 1], offset: 273.15),
      HKUnit("degF", ["temperature": 1], factor: 5.0 / 9, offset: 459.67),
      HKUnit("count", [:]), HKUnit("%", [:], factor: 0.01), HKUnit("IU", ["activity": 1]),
      HKUnit("dBASPL", ["loudness": 1]), HKUnit("appleEffortScore", ["effort": 1]),
    ]),
    uniquingKeysWith: { first, _ in first }
  )

  private static func unit(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
    let base = units[symbol] ?? HKUnit(symbol, [:])
    return prefix == .none ? base : base.with(prefix)
  }

  public class func gram() -> HKUnit { unit("g") }
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", prefix) }
  public class func ounce() -> HKUnit { unit("oz") }
  public class func pound() -> HKUnit { unit("lb") }
  public class func stone() -> HKUnit { unit("st") }

  public class func meter() -> HKUnit { unit("m") }
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", prefix) }
  public class func inch() -> HKUnit { unit("in") }
  public class func foot() -> HKUnit { unit("ft") }
  public class func yard() -> HKUnit { unit("yd") }
  public class func mile() -> HKUnit { unit("mi") }

  public class func second() -> HKUnit { unit("s") }
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("s", prefix) }
  public class func minute() -> HKUnit { unit("min") }
  public class func hour() -> HKUnit { unit("hr") }
  public class func day() -> HKUnit { unit("d") }

  public class func joule() -> HKUnit { unit("J") }
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("J", prefix) }
  public class func calorie() -> HKUnit { unit("cal") }
  public class func smallCalorie() -> HKUnit { unit("cal") }
  public class func kilocalorie() -> HKUnit { unit("cal", .kilo) }
  public class func largeCalorie() -> HKUnit { unit("Cal") }

  public class func liter() -> HKUnit { unit("L") }
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", prefix) }
  public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us") }
  public class func cupUS() -> HKUnit { unit("cup_us") }

  public class func pascal() -> HKUnit { unit("Pa") }
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("Pa", prefix) }
  public class func millimeterOfMercury() -> HKUnit { unit("mmHg") }

  public class func kelvin() -> HKUnit { unit("K") }
  public class func degreeCelsius() -> HKUnit { unit("degC") }
  public class func degreeFahrenheit() -> HKUnit { unit("degF") }

  public class func count() -> HKUnit { unit("count") }
  public class func percent() -> HKUnit { unit("%") }
  public class func internationalUnit() -> HKUnit { unit("IU") }
  public class func watt() -> HKUnit { unit("W") }
  public class func volt() -> HKUnit { unit("V") }
  public class func hertz() -> HKUnit { unit("Hz") }
  public class func siemen() -> HKUnit { unit("S") }
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("S", prefix) }
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL") }
  public class func appleEffortScore() -> HKUnit { unit("appleEffortScore") }
}

/// A number of units, which other units of the kind measure as well.
open class HKQuantity: UIKit.NSObject, @unchecked Sendable {
  private let unit: HKUnit
  private let value: Double

  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }

  /// In base units.
  private var base: Double { (value + unit.offset) * unit.factor }

  open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.kinds == self.unit.kinds }

  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(
      self.is(compatibleWith: unit),
      "Attempt to convert incompatible units: \(self.unit), \(unit)"
    )
    return base / unit.factor - unit.offset
  }

  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    base == quantity.base
      ? .orderedSame : base < quantity.base ? .orderedAscending : .orderedDescending
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity else { return false }
    return other.is(compatibleWith: unit) && other.base == base
  }
  open override var hash: Int { base.hashValue }
  open override var description: String { "\(value) \(unit)" }
}
