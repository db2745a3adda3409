import Foundation

/// Something that has traits: screens, windows, views, controllers, presentation controllers.
@preconcurrency
@MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
