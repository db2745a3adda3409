import Foundation

/// Writes quantities in English, with the units of the locale: `3.107 mi`.
///
/// Hides Foundation's class of the same name, which is unavailable on Linux.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit that the measurement has, not the usual one of the locale.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    /// A larger or smaller unit where the number is better to read.
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    /// Writes `22°`, without the letter of the scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = .autoupdatingCurrent
  open var numberFormatter: NumberFormatter!

  public override init() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    numberFormatter = formatter
    super.init()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    let words = MeasurementWords.of(unit)
    switch unitStyle {
    case .long: return "\(number) \(number == "1" ? words.one : words.other)"
    case .short: return number + words.narrow
    default: return number + (words.joins ? "" : " ") + words.medium
    }
  }

  /// The unit alone.
  open func string(from unit: Unit) -> String {
    let words = MeasurementWords.of(unit)
    return unitStyle == .long ? words.other : unitStyle == .short ? words.narrow : words.medium
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? Unit).map { string(from: $0) }
  }

  // MARK: Units

  private func shown(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard let unit = unit as? Dimension else { return (value, unit) }
    var quantity = (value: value, unit: unit)
    func convert(to other: Dimension) {
      let base = quantity.unit.converter.baseUnitValue(fromValue: quantity.value)
      quantity = (other.converter.value(fromBaseUnitValue: base), other)
    }
    if !unitOptions.contains(.providedUnit), let usual = usualUnit(for: unit) { convert(to: usual) }
    if unitOptions.contains(.naturalScale) {
      for scale in MeasurementWords.scales where scale.contains(quantity.unit) {
        let base = quantity.unit.converter.baseUnitValue(fromValue: quantity.value)
        let fitting = scale.last { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 }
        convert(to: fitting ?? scale[0])
        break
      }
    }
    return quantity
  }

  /// The unit that people of the locale use in place of this one, if it is another one.
  private func usualUnit(for unit: Dimension) -> Dimension? {
    let isAmerican = (locale?.region?.identifier).map { ["US", "LR", "MM"].contains($0) } ?? true
    let pairs = MeasurementWords.customary
    if isAmerican || locale?.region?.identifier == "001" {
      return pairs.first { $0.metric == unit }?.american
    }
    return pairs.last { $0.american == unit }?.metric
  }
}
