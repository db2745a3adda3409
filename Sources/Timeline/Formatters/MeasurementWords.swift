import Foundation

/// The English words of units.
struct MeasurementWords {
  /// Behind a number without a space.
  var narrow: String
  /// Behind a number, with a space where it does not join.
  var medium: String
  var one: String
  var other: String
  /// Whether the medium form follows its number without a space.
  var joins = false

  static func of(_ unit: Unit) -> MeasurementWords {
    let symbol = unit.symbol
    guard let line = table[symbol] else {
      return MeasurementWords(narrow: symbol, medium: symbol, one: symbol, other: symbol)
    }
    let parts = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return MeasurementWords(
      narrow: parts[0],
      medium: parts[1],
      one: parts[2],
      other: parts[3],
      joins: parts[1].hasPrefix("°")
    )
  }

  /// By symbol: narrow, medium, one, several.
  private static let table: [String: String] = [
    "km": "km|km|kilometer|kilometers", "m": "m|m|meter|meters",
    "cm": "cm|cm|centimeter|centimeters", "mm": "mm|mm|millimeter|millimeters",
    "mi": "mi|mi|mile|miles", "yd": "yd|yd|yard|yards", "ft": "′|ft|foot|feet",
    "in": "″|in|inch|inches", "kg": "kg|kg|kilogram|kilograms", "g": "g|g|gram|grams",
    "mg": "mg|mg|milligram|milligrams", "t": "t|t|metric ton|metric tons",
    "lb": "#|lb|pound|pounds", "oz": "oz|oz|ounce|ounces", "st": "st|st|stone|stones",
    "°C": "°C|°C|degree Celsius|degrees Celsius",
    "°F": "°F|°F|degree Fahrenheit|degrees Fahrenheit", "K": "K|K|kelvin|kelvins",
    "s": "s|sec|second|seconds", "min": "m|min|minute|minutes", "hr": "h|hr|hour|hours",
    "m/s": "m/s|m/s|meter per second|meters per second",
    "km/h": "km/h|km/h|kilometer per hour|kilometers per hour",
    "mph": "mph|mph|mile per hour|miles per hour", "kn": "kn|kn|knot|knots",
    "L": "L|L|liter|liters", "mL": "mL|mL|milliliter|milliliters", "gal": "gal|gal|gallon|gallons",
    "fl oz": "fl oz|fl oz|fluid ounce|fluid ounces", "cup": "c|c|cup|cups",
    "J": "J|J|joule|joules", "kJ": "kJ|kJ|kilojoule|kilojoules",
    "kCal": "kcal|kcal|kilocalorie|kilocalories", "cal": "cal|cal|calorie|calories",
    "kWh": "kWh|kWh|kilowatt-hour|kilowatt hours", "W": "W|W|watt|watts",
    "kW": "kW|kW|kilowatt|kilowatts", "hPa": "hPa|hPa|hectopascal|hectopascals",
    "°": "°|°|degree|degrees", "rad": "rad|rad|radian|radians", "B": "B|byte|byte|bytes",
    "kB": "kB|kB|kilobyte|kilobytes", "MB": "MB|MB|megabyte|megabytes",
    "GB": "GB|GB|gigabyte|gigabytes", "Hz": "Hz|Hz|hertz|hertz",
    "kHz": "kHz|kHz|kilohertz|kilohertz", "MHz": "MHz|MHz|megahertz|megahertz",
    "V": "V|V|volt|volts", "A": "A|A|ampere|amperes", "%": "%|%|percent|percent",
  ]

  /// Metric units and what Americans use in their place.
  static let customary: [(metric: Dimension, american: Dimension)] = [
    (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
    (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
    (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
    (UnitTemperature.celsius, UnitTemperature.fahrenheit),
    (UnitTemperature.kelvin, UnitTemperature.fahrenheit),
    (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
    (UnitSpeed.metersPerSecond, UnitSpeed.milesPerHour), (UnitVolume.liters, UnitVolume.gallons),
    (UnitVolume.milliliters, UnitVolume.fluidOunces),
  ]

  /// Units of one kind, from the smallest.
  static let scales: [[Dimension]] = [
    [
      UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers,
    ],
    [UnitLength.inches, UnitLength.feet, UnitLength.miles],
    [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
    [UnitMass.ounces, UnitMass.pounds],
    [UnitVolume.milliliters, UnitVolume.liters],
    [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
  ]
}
