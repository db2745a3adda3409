import Foundation
import QuartzCore

/// For what a quantity is written.
///
/// All but `asProvided` have the usual unit of the locale.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  public static var general: Self { Self(name: "general") }
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focalLength") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension Measurement where UnitType: Dimension {
  /// Writes quantities in English, as `MeasurementFormatter` does.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let style: Int

      /// As in `3 kilometers`.
      public static var wide: Self { Self(style: Formatter.UnitStyle.long.rawValue) }
      /// As in `3 km`.
      public static var abbreviated: Self { Self(style: Formatter.UnitStyle.medium.rawValue) }
      /// As in `3km`.
      public static var narrow: Self { Self(style: Formatter.UnitStyle.short.rawValue) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let formatter = MeasurementFormatter()
      formatter.locale = locale
      formatter.unitStyle = Formatter.UnitStyle(rawValue: width.style) ?? .medium
      if usage == .asProvided { formatter.unitOptions = .providedUnit }
      formatter.numberFormatter = StyledNumberFormatter(number)
      return formatter.string(from: value)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    /// Numbers in the usual unit have two digits, or all of their whole ones (inferred).
    private var number: @Sendable (Double) -> String {
      if let numberFormatStyle { return { numberFormatStyle.format($0) } }
      let style = FloatingPointFormatStyle<Double>(locale: locale)
      if usage == .asProvided { return { style.format($0) } }
      return { value in
        let isLong = abs(value) >= 10
        return isLong
          ? style.precision(.fractionLength(0)).format(value)
          : style.precision(.significantDigits(1...2)).format(value)
      }
    }
  }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}

/// Writes numbers as a style does.
private final class StyledNumberFormatter: NumberFormatter, @unchecked Sendable {
  private let write: @Sendable (Double) -> String

  init(_ write: @escaping @Sendable (Double) -> String) {
    self.write = write
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func string(from number: NSNumber) -> String? { write(number.doubleValue) }
}
