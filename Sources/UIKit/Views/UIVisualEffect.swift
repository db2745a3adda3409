import Foundation

/// The effect of a `UIVisualEffectView` on what is behind it or in it.
@preconcurrency
@MainActor
open class UIVisualEffect: MainActorObject {
  /// The effect of this class itself is none.
  public init() {}
}

@preconcurrency
@MainActor
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    private static let all: [Style] = [
      .extraLight, .light, .dark, .regular, .prominent,
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
      .systemChromeMaterial, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark,
    ]

    /// The number 3 is tvOS's `extraDark` (documented).
    public init?(rawValue: Int) {
      self = .numbered(rawValue, among: Style.all, else: rawValue == 3 ? .dark : .regular)
    }
  }

  package let style: Style

  /// The style whose number is 0 (inferred from apps that make a blur this way).
  public override init() {
    style = .extraLight
    super.init()
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// Makes the content show what is behind it.
///
/// Only the shape of the content counts: it is drawn translucent, light over dark materials and
/// dark over light ones (inferred).
@preconcurrency
@MainActor
open class UIVibrancyEffect: UIVisualEffect {
  package let opacity: CGFloat
  /// The blur that it lies over.
  let blur: UIBlurEffect?

  /// Vibrancy over no blur does nothing (inferred).
  public override init() {
    opacity = 1
    blur = nil
    super.init()
  }

  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect
    switch style {
    case .label: opacity = 0.9
    case .secondaryLabel: opacity = 0.6
    case .tertiaryLabel: opacity = 0.4
    case .quaternaryLabel: opacity = 0.25
    case .fill: opacity = 0.35
    case .secondaryFill: opacity = 0.25
    case .tertiaryFill: opacity = 0.15
    case .separator: opacity = 0.3
    }
    super.init()
  }
}

/// The numbers of a blur.
///
/// Apple publishes none: chosen to look like the system's materials.
package struct BlurMaterial: Equatable, Sendable {
  /// The deviation of the gaussian, in points.
  package var radius: CGFloat
  package var saturation: CGFloat
  /// Laid over the blurred picture.
  package var white: CGFloat
  package var alpha: CGFloat

  @MainActor
  package init(_ style: UIBlurEffect.Style, in traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    func material(_ dark: Bool, light lightAlpha: CGFloat, dark darkAlpha: CGFloat) -> BlurMaterial
    {
      BlurMaterial(
        radius: 20,
        saturation: 1.8,
        white: dark ? 0.12 : 0.97,
        alpha: dark ? darkAlpha : lightAlpha
      )
    }
    switch style {
    case .extraLight: self.init(radius: 20, saturation: 1.8, white: 0.97, alpha: 0.82)
    case .light: self.init(radius: 30, saturation: 1.8, white: 1, alpha: 0.3)
    case .dark: self.init(radius: 20, saturation: 1.8, white: 0.11, alpha: 0.73)
    case .regular: self = material(isDark, light: 0.5, dark: 0.6)
    case .prominent: self = material(isDark, light: 0.75, dark: 0.7)
    case .systemUltraThinMaterial: self = material(isDark, light: 0.35, dark: 0.4)
    case .systemThinMaterial: self = material(isDark, light: 0.5, dark: 0.52)
    case .systemMaterial: self = material(isDark, light: 0.65, dark: 0.65)
    case .systemThickMaterial: self = material(isDark, light: 0.8, dark: 0.8)
    case .systemChromeMaterial: self = material(isDark, light: 0.75, dark: 0.75)
    case .systemUltraThinMaterialLight: self = material(false, light: 0.35, dark: 0)
    case .systemThinMaterialLight: self = material(false, light: 0.5, dark: 0)
    case .systemMaterialLight: self = material(false, light: 0.65, dark: 0)
    case .systemThickMaterialLight: self = material(false, light: 0.8, dark: 0)
    case .systemChromeMaterialLight: self = material(false, light: 0.75, dark: 0)
    case .systemUltraThinMaterialDark: self = material(true, light: 0, dark: 0.4)
    case .systemThinMaterialDark: self = material(true, light: 0, dark: 0.52)
    case .systemMaterialDark: self = material(true, light: 0, dark: 0.65)
    case .systemThickMaterialDark: self = material(true, light: 0, dark: 0.8)
    case .systemChromeMaterialDark: self = material(true, light: 0, dark: 0.75)
    }
  }

  init(radius: CGFloat, saturation: CGFloat, white: CGFloat, alpha: CGFloat) {
    self.radius = radius
    self.saturation = saturation
    self.white = white
    self.alpha = alpha
  }
}
