import Foundation

/// A view that sends actions to targets in response to touches.
@preconcurrency
@MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private struct Registration {
    var events: Event
    let pair: TargetAction?
    let action: UIAction?
  }

  private var registrations: [Registration] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(into: self, as: UIControl.self)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }

  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when the control must change its look.
  ///
  /// UIKit's subclasses override it.
  package func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Whether the control asks itself for a menu, as the delegate of its interaction.
  open var isContextMenuInteractionEnabled = false {
    didSet { if isContextMenuInteractionEnabled != oldValue { installMenuPress() } }
  }
  /// The one that shows the control's own menu.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    isContextMenuInteractionEnabled || ownMenu != nil ? menuInteraction : nil
  }
  private(set) lazy var menuInteraction = ControlMenuInteraction(of: self)
  open var showsMenuAsPrimaryAction = false

  /// What opens at a touch if the menu is the primary action.
  var ownMenu: UIMenu? { nil }
  var menuElementOrder: UIContextMenuConfiguration.ElementOrder { .automatic }

  /// Called when an action of the control's menu was chosen.
  func menuDidSelect(_ action: UIAction) {}
  /// Shown by a pointer that rests over the control: no pointer is connected to a stage.
  open var toolTip: String? {
    didSet {
      guard let toolTip else {
        if let toolTipInteraction { removeInteraction(toolTipInteraction) }
        return
      }
      if toolTipInteraction == nil { addInteraction(UIToolTipInteraction()) }
      toolTipInteraction?.defaultToolTip = toolTip
    }
  }
  open var toolTipInteraction: UIToolTipInteraction? {
    for case let interaction as UIToolTipInteraction in interactions { return interaction }
    return nil
  }
  /// Whether the system animates symbols by itself at a touch, which it does not do here.
  open var isSymbolAnimationEnabled = false

  // Subclasses override these, so they are in the class (documented).

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { ownMenuConfiguration }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  /// A finger that has come down on the control counts as inside this far around it (observed).
  private static let trackingMargin: CGFloat = 70

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    if showsMenuAsPrimaryAction, openOwnMenu(at: touch.location(in: self)) {
      sendActions(for: [.touchDown, .menuActionTriggered], with: event)
      return
    }
    guard beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside, with: event)
    if isInside, tapIsPrimaryAction { sendPrimaryAction(with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  /// Controls whose main event is not a tap send it themselves.
  package func sendPrimaryAction(with event: UIEvent?) {
    sendActions(for: .primaryActionTriggered, with: event)
  }

  /// False for controls with a value: their primary action is its change.
  package var tapIsPrimaryAction: Bool { true }

  /// Tells of a value that the user changed, which is also the primary action of its control
  /// (observed in apps: they make sliders, steppers and refresh controls with one).
  func sendValueChanged(with event: UIEvent? = nil) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  /// Where a property animator moves the control, it is where it shows, as when the finger came
  /// down (inferred: what finds it there must not lose it there).
  private func isNear(_ touch: UITouch) -> Bool {
    let margin = -UIControl.trackingMargin
    return bounds.insetBy(dx: margin, dy: margin).contains(touchedPoint(of: touch))
  }

  /// A tap on a control does not also count for a recognizer on a view around it (documented).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Targets and actions

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    if let index = registrations.firstIndex(where: { $0.pair?.isSame(target, action) ?? false }) {
      registrations[index].events.formUnion(controlEvents)
      return
    }
    let pair = TargetAction(target: target, action: action)
    registrations.append(Registration(events: controlEvents, pair: pair, action: nil))
  }

  /// Other events of the same action stay.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    for index in registrations.indices {
      guard let pair = registrations[index].pair, pair.matches(target, action) else { continue }
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.pair != nil && $0.events.isEmpty }
  }

  /// An action with the identifier of an earlier one replaces it (documented), for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(events: controlEvents, pair: nil, action: action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Other events of the same action stay.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    for index in registrations.indices
    where registrations[index].action?.identifier == actionIdentifier {
      registrations[index].events.subtract(controlEvents)
    }
    registrations.removeAll { $0.action != nil && $0.events.isEmpty }
  }

  /// The names of the selectors; nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = registrations.compactMap { registration -> String? in
      guard let pair = registration.pair, pair.matches(target),
        !registration.events.isDisjoint(with: controlEvent)
      else { return nil }
      return pair.action?.name
    }
    return names.isEmpty ? nil : names
  }

  open var allControlEvents: Event {
    registrations.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// With a null object for actions that go up the chain of responders (documented).
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard let pair = registration.pair else { return nil }
        return pair.hasTarget ? pair.target as? AnyHashable : NSNull()
      }
    )
  }

  /// The one place through which actions go, for subclasses that watch them.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if let pair = registration.pair, let action = pair.action, !pair.isGone || pair.hadValue {
        sendAction(action, to: pair.target, for: event)
      } else if let action = registration.action {
        sendAction(action)
      }
    }
  }

  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for registration in registrations {
      let pair = registration.pair.flatMap { pair in pair.action.map { (pair.target as Any?, $0) } }
      iterator(registration.action, pair, registration.events, &stop)
      if stop { return }
    }
  }

  /// As if the user had chosen the control.
  open func performPrimaryAction() { sendPrimaryAction(with: nil) }

  /// Where a menu points to, in the control.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
}
