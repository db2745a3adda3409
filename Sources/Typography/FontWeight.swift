/// The nine weights of the system font, as the 100...900 of font files.
package enum FontWeight: Int, CaseIterable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// `UIFont.Weight.rawValue` of each (documented constants).
  package var trait: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// The weight nearest to a trait in -1...1.
  package init(trait: Double) {
    self = FontWeight.allCases.min { abs($0.trait - trait) < abs($1.trait - trait) } ?? .regular
  }

  /// The weight nearest to a file's 1...1000.
  package init(nearestTo value: Int) {
    self =
      FontWeight.allCases.min { abs($0.rawValue - value) < abs($1.rawValue - value) } ?? .regular
  }

  /// How Inter names its file of this weight.
  var interName: String {
    switch self {
    case .ultraLight: "Thin"
    case .thin: "ExtraLight"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "SemiBold"
    case .bold: "Bold"
    case .heavy: "ExtraBold"
    case .black: "Black"
    }
  }
}
