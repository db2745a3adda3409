import Foundation
import QuartzCore

/// The root of everything that can receive an event.
///
/// A root class of our own: Foundation's `NSObject.init()` is not isolated on Linux, so an isolated
/// subclass could not override it.
@preconcurrency
@MainActor
open class UIResponder: MainActorObject, UIResponderStandardEditActions,
  UIPasteConfigurationSupporting, UIUserActivityRestoring, UIActivityItemsConfigurationProviding
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
    guard let window = responderWindow else {
      UIKitWorld.current.keyboard.awaitWindow(of: self)
      return false
    }
    guard window.firstResponder !== self else { return true }
    guard canBecomeFirstResponder else { return false }
    return window.owner.keyboard.holding {
      if let previous = window.firstResponder, !previous.resignFirstResponder() { return false }
      window.firstResponder = self
      return true
    }
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else {
      UIKitWorld.current.keyboard.stopAwaitingWindow(of: self)
      return true
    }
    guard canResignFirstResponder else { return false }
    let window = responderWindow
    window?.firstResponder = nil
    window?.owner.keyboard.responderMayHaveChanged()
    return true
  }

  /// Ends what a responder does while it is the first one, if it refused to resign and had to.
  ///
  /// A text's delegate is told that editing ended though it said no: "may be called if
  /// forced even if shouldEndEditing returns NO (e.g. view removed from window) or
  /// endEditing:YES called" (documented).
  func wasForcedToResign() {}

  /// The window whose first responder this may become: the first one up the chain.
  package var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      if let view = current as? UIView {
        // What is above the keyboard edits with the window below it.
        return view.window?.served ?? view.window
      }
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
  open func printContent(_ sender: Any?) {}
  /// Reads text with a camera, which no stage has.
  open func captureTextFromCamera(_ sender: Any?) {}
  open func alignLeft(_ sender: Any?) {}
  open func alignCenter(_ sender: Any?) {}
  open func alignRight(_ sender: Any?) {}
  open func alignJustified(_ sender: Any?) {}
  open func toggleSidebar(_ sender: Any?) {}
  open func toggleInspector(_ sender: Any?) {}
  open func newFromPasteboard(_ sender: Any?) {}
  open func performClose(_ sender: Any?) {}
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  open func pasteAndGo(_ sender: Any?) {}
  open func pasteAndSearch(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open func findAndReplace(_ sender: Any?) {}
  open func findNext(_ sender: Any?) {}
  open func findPrevious(_ sender: Any?) {}
  open func useSelectionForFind(_ sender: Any?) {}
  open func rename(_ sender: Any?) {}
  open func duplicate(_ sender: Any?) {}
  open func move(_ sender: Any?) {}
  open func export(_ sender: Any?) {}

  // MARK: Undo

  /// The nearest one up the chain; a window has one (documented).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Input views and editing

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open func reloadInputViews() { responderWindow?.owner.keyboard.reload(for: self) }
  /// Never performed: no keyboard with command keys is connected to a stage.
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
    var itemsConfiguration: (any UIActivityItemsConfigurationReading)?
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
  /// The items that the app shares from here: kept for the app's own share sheet.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { additions?.itemsConfiguration }
    set { ownAdditions.itemsConfiguration = newValue }
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

  // MARK: Accessibility: what every object has is stored by `NSObject`

  private var accessibility: UIAccessibilityValues?

  private var ownAccessibility: UIAccessibilityValues {
    let own = accessibility ?? UIAccessibilityValues()
    accessibility = own
    return own
  }

  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElementBlock?() ?? super.isAccessibilityElement }
    set { super.isAccessibilityElement = newValue }
  }
  open override var accessibilityLabel: String? {
    get { accessibility?.labelBlock?() ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityHint: String? {
    get { accessibility?.hintBlock?() ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  open override var accessibilityValue: String? {
    get { accessibility?.valueBlock?() ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifierBlock?() ?? accessibility?.identifier }
    set { ownAccessibility.identifier = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { ownAccessibility.path = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traitsBlock?() ?? super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { ownAccessibility.ignoresInvertColors = newValue }
  }
  open var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { ownAccessibility.textualContext = newValue }
  }
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { ownAccessibility.navigationStyle = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ownAccessibility.containerType = newValue }
  }
  open override var accessibilityElements: [Any]? {
    get { accessibility?.elementsBlock?() ?? super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ownAccessibility.customActions = newValue }
  }
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { ownAccessibility.customRotors = newValue }
  }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

  // MARK: The same, asked for when it is needed

  open var accessibilityElementsBlock: AXArrayReturnBlock? {
    get { accessibility?.elementsBlock }
    set { ownAccessibility.elementsBlock = newValue }
  }
  open var accessibilityLabelBlock: AXStringReturnBlock? {
    get { accessibility?.labelBlock }
    set { ownAccessibility.labelBlock = newValue }
  }
  open var accessibilityValueBlock: AXStringReturnBlock? {
    get { accessibility?.valueBlock }
    set { ownAccessibility.valueBlock = newValue }
  }
  open var accessibilityHintBlock: AXStringReturnBlock? {
    get { accessibility?.hintBlock }
    set { ownAccessibility.hintBlock = newValue }
  }
  open var accessibilityIdentifierBlock: AXStringReturnBlock? {
    get { accessibility?.identifierBlock }
    set { ownAccessibility.identifierBlock = newValue }
  }
  open var accessibilityTraitsBlock: AXTraitsReturnBlock? {
    get { accessibility?.traitsBlock }
    set { ownAccessibility.traitsBlock = newValue }
  }
  open var isAccessibilityElementBlock: AXBoolReturnBlock? {
    get { accessibility?.isElementBlock }
    set { ownAccessibility.isElementBlock = newValue }
  }
}
