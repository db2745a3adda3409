import Foundation
import QuartzCore

/// The root of everything that can receive an event.
///
/// A root class of our own: Foundation's `NSObject.init()` is not isolated on Linux, so an isolated
/// subclass could not override it.
@preconcurrency
@MainActor
open class UIResponder: MainActorObject, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting, UIUserActivityRestoring
{
  public init() { super.init(isolated: ()) }

  open override class func _construct() -> NSObject { constructResponder() }

  /// The next responder for an event that the receiver does not handle.
  open var next: UIResponder? { nil }

  // MARK: First responder

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.firstResponder = nil
    return true
  }

  /// The window whose first responder this may become: the first one up the chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView { return view.window }
      responder = current.next
    }
    return nil
  }

  /// Which gestures of three fingers undo, copy and paste: none of them are recognized here.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Touches, presses and motion: unhandled events go up the chain

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Buttons of headphones, which nothing presses here.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Focus of views and controllers, which a phone does not have

  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open weak var preferredFocusedView: UIView? { nil }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Commands

  /// Whether it has the method (documented).
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// The first one in the chain that can perform the action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}

  // MARK: Undo

  /// The nearest one up the chain; a window has one (documented).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input views and editing

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() {}
  /// Never performed: no keyboard is connected to a stage.
  open var keyCommands: [UIKeyCommand]? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Never called: a phone has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }
  open var textInputContextIdentifier: String? { nil }
  open class func clearTextInputContextIdentifier(_ identifier: String) {}
  /// The bar over the keyboard of an iPad; a phone has none.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = additions?.assistant { return item }
    let item = UITextInputAssistantItem()
    ownAdditions.assistant = item
    return item
  }

  // MARK: Activities, pasting and links

  /// Few responders have any of these.
  private final class Additions {
    var activity: NSUserActivity?
    var pasteConfiguration: UIPasteConfiguration?
    var assistant: UITextInputAssistantItem?
  }

  private var additions: Additions?

  private var ownAdditions: Additions {
    let own = additions ?? Additions()
    additions = own
    return own
  }

  /// What the user does here, to be continued elsewhere.
  open var userActivity: NSUserActivity? {
    get { additions?.activity }
    set { ownAdditions.activity = newValue }
  }
  /// Called before an activity that needs saving is sent on, which never happens here.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Called for an activity that the app continues: a stage has none.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  open var pasteConfiguration: UIPasteConfiguration? {
    get { additions?.pasteConfiguration }
    set { ownAdditions.pasteConfiguration = newValue }
  }
  /// Called with what a paste or a drop brings.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Whether one of the providers has a type that the configuration accepts (documented).
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    guard let accepted = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
    return itemProviders.contains { provider in
      accepted.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  // MARK: Accessibility, as plain storage

  private var ownLabel: String?
  private var isElement = false
  open override var isAccessibilityElement: Bool {
    get { isElement }
    set { isElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { ownLabel }
    set { ownLabel = newValue }
  }
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityLanguage: String?
  open var accessibilityFrame: CGRect = .zero
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden: Bool = false
  open var accessibilityViewIsModal: Bool = false
  open var accessibilityIgnoresInvertColors: Bool = false
  open var shouldGroupAccessibilityChildren: Bool = false
  open var accessibilityElements: [Any]?
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    let element = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === element } ?? NSNotFound
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
