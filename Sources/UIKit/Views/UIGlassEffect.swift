import CoreGraphics
import Foundation

/// The glass of iOS 26: a weak blur with a tint and a bright edge.
///
/// The glass of iOS also bends what is behind its edge, which is not drawn.
@preconcurrency
@MainActor
open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular, clear
  }

  package let style: Style
  /// Whether it grows a little under a finger: stored.
  open var isInteractive = false
  open var tintColor: UIColor?

  public init(style: Style = .regular) {
    self.style = style
    super.init()
  }
}

/// Lets the glass views in its content flow into each other: here each has its own edge.
@preconcurrency
@MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  open var spacing: CGFloat = 0

  public override init() { super.init() }
}

extension BlurMaterial {
  /// Apple publishes no numbers: chosen to look like pictures of iOS 26.
  @MainActor
  init(_ glass: UIGlassEffect, in traits: UITraitCollection) {
    let isDark = traits.userInterfaceStyle == .dark
    switch glass.style {
    case .regular:
      self.init(
        radius: 8,
        saturation: 1.5,
        white: isDark ? 0.15 : 1,
        alpha: isDark ? 0.45 : 0.5
      )
    case .clear:
      self.init(radius: 2, saturation: 1.2, white: isDark ? 0.1 : 1, alpha: 0.12)
    }
  }

  @MainActor
  static func tint(of glass: UIGlassEffect, _ material: BlurMaterial) -> UIColor {
    // A tinted glass is nearly opaque in its own colour (observed in pictures).
    glass.tintColor.map { $0.withAlphaComponent(0.75 * $0.cgColor.alpha) }
      ?? UIColor(white: material.white, alpha: material.alpha)
  }
}
