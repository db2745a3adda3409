import Foundation

/// What a command is while other keys are held down.
@preconcurrency
@MainActor
open class UICommandAlternate: MainActorObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init(isolated: ())
  }
}

/// An element of a menu that does something.
@preconcurrency
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get }
  var subtitle: String? { get set }
  var image: UIImage? { get }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  var sender: Any? { get }
  /// Performs it as if it was chosen in a menu.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {
  public func performWithSender(_ sender: Any?, target: Any?) {
    perform(sender: sender, target: target)
  }
}

extension UICommand: UIMenuLeaf {
  public var sender: Any? { nil }

  /// Without a target it goes up the responder chain.
  public func performWithSender(_ sender: Any?, target: Any?) {
    guard let action, !attributes.contains(.disabled) else { return }
    UIApplication.shared.sendAction(action, to: target, from: sender ?? self, for: nil)
  }
}
