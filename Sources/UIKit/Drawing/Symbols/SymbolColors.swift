/// The colours that symbols have of their own; those of other symbols are not known here
/// (inferred).
enum SymbolColors {
  /// By level, the front one first; further levels have the last colour.
  private static let colors: [String: [UIColor]] = {
    var colors: [String: [UIColor]] = [
      "sun.max": sunny, "sun.min": sunny, "sun.haze": [.systemYellow, .systemGray],
      "sun.dust": [.systemYellow, .systemGray],
      "cloud": [.white], "cloud.fog": [.white, .systemGray], "smoke": [.white],
      "cloud.sun": [.white, .systemYellow], "cloud.moon": [.white],
      "cloud.drizzle": rainy, "cloud.rain": rainy, "cloud.heavyrain": rainy,
      "cloud.snow": [.white], "cloud.hail": [.white],
      "cloud.bolt": [.white, .systemYellow],
      "snowflake": [.systemCyan], "snow": [.systemCyan], "drop": [.systemCyan],
      "bolt": sunny, "star": sunny, "heart": [.systemRed], "flame": [.systemRed],
      "leaf": [.systemGreen],
    ]
    // A symbol's outline and its filled form have the same colours.
    for (name, own) in colors { colors[name + ".fill"] = own }
    return colors
  }()

  private static let sunny: [UIColor] = [.systemYellow]
  private static let rainy: [UIColor] = [.white, .systemCyan]

  static func contain(_ name: String) -> Bool { colors[name] != nil }

  /// Nil for a symbol that has none.
  static func color(ofLevel level: Int, in name: String) -> UIColor? {
    colors[name].map { $0[min(level, $0.count - 1)] }
  }
}
