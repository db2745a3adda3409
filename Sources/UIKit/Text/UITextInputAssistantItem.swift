import Foundation

/// The buttons of the bar over an iPad's keyboard, which a phone does not have.
@preconcurrency
@MainActor
open class UITextInputAssistantItem: MainActorObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var keyboardActionButtonItem: UIBarButtonItem?

  public init() { super.init(isolated: ()) }
}
