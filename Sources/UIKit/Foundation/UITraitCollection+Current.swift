import Foundation
import QuartzCore

extension UITraitCollection {
  /// The traits that dynamic colours resolve against: those of the view that draws or lays out now,
  /// else those of the current stage's screen.
  public static var current: UITraitCollection {
    get { World.current.uikit.currentTraits ?? World.current.uikit.screenTraits }
    set { World.current.uikit.currentTraits = newValue }
  }

  /// The traits without a current stage: those of a phone in light mode.
  package static let base = UITraitCollection(.base)

  static let compactWidth = UITraitCollection(horizontalSizeClass: .compact)
  static let elevated = UITraitCollection(userInterfaceLevel: .elevated)
  static let elevatedCompactWidth = UITraitCollection(traitsFrom: [elevated, compactWidth])

  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    defer { UITraitCollection.current = previous }
    actions()
  }
}

extension UITraitCollection.Values {
  package static let base: Self = {
    var values = Self()
    values.userInterfaceIdiom = .phone
    values.userInterfaceStyle = .light
    values.userInterfaceLevel = .base
    values.layoutDirection = .leftToRight
    values.displayScale = 3
    values.displayGamut = .SRGB
    values.horizontalSizeClass = .compact
    values.verticalSizeClass = .regular
    values.preferredContentSizeCategory = .large
    values.accessibilityContrast = .normal
    values.legibilityWeight = .regular
    return values
  }()
}
