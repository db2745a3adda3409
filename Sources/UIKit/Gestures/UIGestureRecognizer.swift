import Foundation

/// Watches the touches on a view and its subviews for a pattern.
///
/// Subclasses follow touches in `touchesBegan` … and set `state`; that setter decides whether a
/// recognizer may begin, and which others fail. Actions are sent once all recognizers have seen the
/// event.
@preconcurrency
@MainActor
open class UIGestureRecognizer: MainActorObject {
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5

    public static let recognized = State.ended
  }

  /// Apps take over those of another recognizer, by key.
  var targets: [TargetAction] = []

  /// Those that must fail before this one may begin.
  private struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
  }
  private var requirements: [WeakRecognizer] = []

  /// The touches the recognizer follows, in the order of their landing.
  package internal(set) var touches: [UITouch] = []
  private var ignoredTouches: Set<UITouch> = []
  /// Whether it waits for others, as it was answered when the attempt began.
  private var waitingAnswers: [ObjectIdentifier: Bool] = [:]

  private var currentState = State.possible

  /// The state that the recognizer takes once the others it waits for have failed.
  private var heldState: State?

  /// Whether the recognizer has begun since it was last reset; discrete ones when they recognized.
  private(set) var hasRecognized = false

  /// Set while it waits for its sequence of touches to be over; then it is reset.
  var isDone: Bool {
    currentState == .ended || currentState == .cancelled || currentState == .failed
  }

  /// The recognizer's actions from storyboards; targets are not kept alive.
  var interfaceTriggers: [AnyObject] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { addTarget(target as Any, action: action) }
  }

  public convenience init() { self.init(target: nil, action: nil) }

  open override class func _construct() -> NSObject { construct(target: nil, action: nil) }

  /// Not required, as on iOS: subclasses need not have it.
  public init?(coder: NSCoder) {
    super.init(isolated: ())
    coder.read(into: self, as: UIGestureRecognizer.self)
  }

  // MARK: Settings

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var isEnabled = true {
    didSet {
      guard !isEnabled, oldValue else { return }
      if isActive { state = .cancelled } else if !touches.isEmpty { state = .failed }
      dispatcher.settle()
    }
  }

  open package(set) weak var view: UIView?
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var allowedTouchTypes: [NSNumber] = [0, 2, 3]
  open var name: String?
  /// Fingers have neither keys nor buttons.
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The touches of the world the recognizer lives in.
  var dispatcher: TouchDispatcher { TouchDispatcher.current }

  // MARK: Targets

  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.isSame(target, action) }) else { return }
    targets.append(TargetAction(target: target, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.matches(target, action) }
  }

  func sendActions() {
    for pair in targets { pair.send(from: self) }
  }

  // MARK: State

  /// Subclasses set it; a change that the delegate, a requirement or another recognizer forbids
  /// ends elsewhere.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  /// Between began and the end.
  var isActive: Bool { currentState == .began || currentState == .changed }

  private func move(to newState: State) {
    switch (currentState, newState) {
    case (.possible, .began), (.possible, .ended):
      begin(as: newState)
    case (.possible, .changed) where heldState != nil:
      break
    case (.possible, .failed), (.possible, .cancelled):
      heldState = nil
      currentState = .failed
      dispatcher.didFail(self)
    case (.began, .changed) where dispatcher.isAboutToTell(of: self):
      // Its first action is still to come, and comes as the beginning.
      break
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      currentState = newState
      dispatcher.didChange(self)
    case (.began, .failed), (.changed, .failed):
      currentState = .cancelled
      dispatcher.didChange(self)
    default:
      break
    }
  }

  private func begin(as newState: State) {
    if dispatcher.isWaiting(self) {
      heldState = newState
      return
    }
    heldState = nil
    guard dispatcher.mayBegin(self) else {
      currentState = .failed
      dispatcher.didFail(self)
      return
    }
    willBegin()
    currentState = newState
    hasRecognized = true
    dispatcher.didRecognize(self)
  }

  /// Called when nothing forbids the gesture any longer, before its first action.
  func willBegin() {}

  /// Called when a recognizer this one waits for has failed.
  func requirementsMayBeMet() {
    guard let heldState, currentState == .possible, !dispatcher.isWaiting(self) else {
      return
    }
    self.heldState = nil
    // The held changes happen at once; a gesture that is over by now is sent as ended alone.
    begin(as: heldState)
  }

  var isHeld: Bool { heldState != nil }

  /// Whether it takes nothing more from its touches.
  var isOver: Bool { isDone || heldState == .ended }

  /// Whether the recognizer waits for another touch after the present ones have lifted.
  var isAwaitingMore: Bool { false }

  /// Makes a held continuous gesture end when its touches have lifted.
  func touchesLiftedWhileHeld() {
    if heldState == .began { heldState = .ended }
  }

  func resetToPossible() {
    currentState = .possible
    heldState = nil
    hasRecognized = false
    touches = []
    ignoredTouches = []
    waitingAnswers = [:]
    reset()
  }

  // MARK: Relations

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether this one must wait for the other to fail, by any of the three ways to require it.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    requirements.contains { $0.recognizer === other } || isToldToWait(for: other)
  }

  /// What subclasses and delegates answer, who are asked once an attempt (documented), as its touch
  /// begins (inferred: delegates decide by where that is).
  func isToldToWait(for other: UIGestureRecognizer) -> Bool {
    if let known = waitingAnswers[ObjectIdentifier(other)] { return known }
    let answer =
      shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    waitingAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    let isSimultaneous =
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
    return !isSimultaneous
  }

  // MARK: Touches

  open var numberOfTouches: Int { touches.count }

  /// The middle of the touches; nil asks for window coordinates.
  open func location(in view: UIView?) -> CGPoint {
    let point = windowLocation
    return view?.convert(point, from: nil) ?? point
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return touches[touchIndex].location(in: view)
  }

  /// The middle of the touches in the window.
  var windowLocation: CGPoint {
    guard !touches.isEmpty else { return .zero }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: touches.reduce(0) { $0 + $1.windowLocation.y } / count
    )
  }

  open func ignore(_ touch: UITouch, for event: UIEvent) {
    ignoredTouches.insert(touch)
    touches.removeAll { $0 === touch }
  }

  /// Lets go of the touches that are over.
  ///
  /// - Returns: whether others are still there.
  func releaseLiftedTouches() -> Bool {
    guard touches.contains(where: { !$0.isOver }) else { return false }
    touches.removeAll(where: \.isOver)
    return true
  }

  func isIgnoring(_ touch: UITouch) -> Bool { ignoredTouches.contains(touch) }

  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called before the recognizer becomes possible again.
  open func reset() {}

  /// Of presses that it takes: `UIPress.PressType` by their numbers.
  open var allowedPressTypes: [NSNumber] = []
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: fingers are known exactly.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
}
