import Foundation

extension UIColor {
  /// What VoiceOver says for the colour, in English, such as "dark vibrant blue" or "light gray".
  ///
  /// Apple documents no words: hue, lightness and vividness in this order (inferred).
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else {
      return "clear"
    }
    if alpha == 0 { return "clear" }
    if brightness < 0.08 { return "black" }
    if saturation < 0.1 {
      if brightness > 0.95 { return "white" }
      return brightness > 0.7 ? "light gray" : brightness < 0.35 ? "dark gray" : "gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "mint", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    if name == "orange", brightness < 0.65 { return "brown" }
    let light = brightness < 0.55 ? "dark " : saturation < 0.45 ? "light " : ""
    return light + (saturation > 0.85 && brightness > 0.85 ? "vibrant " : "") + name
  }

  /// How much something stands out among others (iOS 18).
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary

    /// As the system's label colours have it (inferred).
    fileprivate var share: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The colour, less opaque the less it stands out.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor { traits in
      let own = self.resolvedColor(with: traits)
      return own.withAlphaComponent(own.cgColor.alpha * prominence.share)
    }
  }
}

extension UIColor {
  /// A colour brighter than white where `exposure` is above 0: each step doubles its light
  /// (documented).
  ///
  /// A film shows nothing brighter than white, so that the colour is drawn without the exposure.
  public convenience init(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    exposure: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// As with an exposure, of which this is the factor.
  public convenience init(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat,
    linearExposure: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }

  /// The colour as it is drawn here, without what is brighter than white.
  public var standardDynamicRange: UIColor { self }
}
