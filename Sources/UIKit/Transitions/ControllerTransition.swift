import Foundation
import QuartzCore

/// One change of screens from its first callback to its last: the state machine behind every
/// present, dismiss, push, pop and tab switch.
///
/// Subclasses decide which views move and which controllers are called; the order is here.
///
///     waiting ──start──► running ──completeTransition──► over
///
/// 1. `willBegin`: containers and chrome   2. "will" appearance callbacks   3. `arrangeViews`
/// 4. the animator, or the interaction that drives it   5. `commitViews` or `restoreViews`
/// 6. `didEnd`   7. "did" appearance callbacks   8. coordinator completions
/// 9. `animationEnded`   10. `afterEnd`
@MainActor
class ControllerTransition {
  enum Phase {
    case waiting
    case running
    case over
  }

  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  let appearance: AppearanceTransition
  private(set) var phase = Phase.waiting
  /// In the time of the world; nil before the start.
  private(set) var startTime: TimeInterval?
  private(set) var animatorHasStarted = false
  /// The arriving view, with its alpha of before the animator, which it has again in the end
  /// (inferred).
  private var arrivingView: (view: UIView, alpha: CGFloat)?
  /// The only property animator that `animateTransition` has started.
  private(set) weak var propertyAnimator: UIViewPropertyAnimator?
  /// While an animator runs without an animation, its completion waits.
  private var holdsCompletion = false
  private var heldCompletion: Bool?

  /// The controllers that answer `transitionCoordinator` while this runs.
  private let participants: [UIViewController]
  private var safeAreaHolder: UIViewController?

  init(
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    context: TransitionContext,
    appearance: AppearanceTransition,
    participants: [UIViewController]
  ) {
    self.animator = animator
    self.interactor = interactor
    self.context = context
    self.appearance = appearance
    self.participants = participants
    let startsInteractively = context.isAnimated && interactor?.wantsInteractiveStart == true
    context.isInteractive = startsInteractively
    coordinator = TransitionCoordinator(
      context: context,
      duration: animator.transitionDuration(using: context),
      isInterruptible: interactor != nil,
      initiallyInteractive: startsInteractively,
      completionCurve: interactor?.completionCurve ?? .easeInOut
    )
    context.transition = self
  }

  // MARK: What subclasses decide

  /// Who was asked for an animator.
  var delegate: AnyObject? { nil }
  var presentation: UIPresentationController? { nil }

  func willBegin() {}
  func arrangeViews() {}
  func commitViews() {}
  func restoreViews() {}
  func didEnd(completed: Bool) {}
  func afterEnd(completed: Bool) {}

  // MARK: Running

  final func start() {
    phase = .running
    startTime = CACurrentMediaTime()
    for participant in participants { participant.runningTransition = self }
    TransitionQueue.current.didStart(self)
    willBegin()
    holdSafeArea()
    appearance.begin()
    arrangeViews()
    if !context.isInteractive { updateSystemChrome() }
    if context.isAnimated, let interactor {
      // Also where it does not want to begin interactively: Apple's own samples set the screens up
      // here, with an empty `animateTransition` (observed).
      start(interactor)
      driveAlongsideAnimations(by: interactor)
      coordinator.runAlongsideAnimations()
      // It may be over before it has begun.
      if !context.isInteractive { interactionLeavesAlongsideAnimations() }
    } else {
      runAnimator()
    }
  }

  /// What runs alongside joins the first animation that an app's own interaction opens, as it does
  /// an animator's: some only start the animator, and report no percentage (inferred from them).
  private func start(_ interactor: any UIViewControllerInteractiveTransitioning) {
    let isOfUIKit =
      interactor is UIPercentDrivenInteractiveTransition || interactor is SheetDrag
      || interactor is ZoomDrag
    if isOfUIKit { return interactor.startInteractiveTransition(context) }
    coordinator.joiningAnimationBlocks { interactor.startInteractiveTransition(context) }
  }

  /// An interaction of the app's own moves the screens and reports a percentage; UIKit's own runs
  /// the animator, and everything alongside with it.
  private func driveAlongsideAnimations(
    by interactor: any UIViewControllerInteractiveTransitioning
  ) {
    guard phase == .running, coordinator.initiallyInteractive, !animatorHasStarted else { return }
    let driver = AlongsideDriver(
      duration: coordinator.transitionDuration,
      interactor: interactor
    )
    driver.scrub(to: context.percentComplete)
    coordinator.driver = driver
    context.onUpdate = { driver.scrub(to: $0) }
  }

  private func interactionLeavesAlongsideAnimations() {
    coordinator.driver?.release(cancelled: context.transitionWasCancelled)
  }

  /// The new screen decides the look of the status bar from the start of the transition; in an
  /// interactive one, from the release of the finger (inferred).
  ///
  /// What only the end shows makes no transition longer.
  private func updateSystemChrome(fades: Bool = true) {
    UIKitWorld.current.systemChrome?.update(
      animated: context.isAnimated && fades,
      within: remainingTime
    )
  }

  /// In seconds: after an interaction, the part that it has left to the transition.
  private var remainingTime: TimeInterval {
    let speed = interactor?.completionSpeed ?? 1
    let rest = min(max(1 - TimeInterval(context.percentComplete), 0), 1)
    return rest * coordinator.transitionDuration / (speed > 0 ? TimeInterval(speed) : 1)
  }

  /// The leaving screen keeps its safe area while it moves, so that it is not laid out again when
  /// it leaves the edge with an inset (inferred).
  private func holdSafeArea() {
    guard let leaving = context.viewController(forKey: .from),
      !leaving.containment.keepsSafeAreaInsets
    else { return }
    leaving.containment.keepsSafeAreaInsets = true
    safeAreaHolder = leaving
  }

  private func releaseSafeArea() {
    safeAreaHolder?.containment.keepsSafeAreaInsets = false
    safeAreaHolder?.viewIfLoaded?.safeAreaInsetsMayHaveChanged()
    safeAreaHolder = nil
  }

  /// Called when the interruptible animator replaces `animateTransition`.
  final func animatorRunsByItself() { animatorHasStarted = true }

  /// Starts the animator.
  ///
  /// Alongside animations join the first animation block it opens, with that block's duration and
  /// curve; when it opens none, they run right after it with the transition's own.
  final func runAnimator() {
    guard !animatorHasStarted else { return }
    animatorHasStarted = true
    (context.containerView as? TransitionContainerView)?.animatorBegins()
    let to = context.viewController(forKey: .to)
    arrivingView = (context.view(forKey: .to) ?? to?.viewIfLoaded).map { ($0, $0.ownOpacity) }
    guard context.isAnimated else {
      // The callbacks at the end are outside: a screen may animate in its `viewDidAppear`.
      holdsCompletion = true
      runAnimatorAtOnce()
      holdsCompletion = false
      if let heldCompletion { complete(heldCompletion) }
      return
    }
    coordinator.joiningAnimationBlocks {
      notingPropertyAnimator { animator.animateTransition(using: context) }
    }
    coordinator.runAlongsideAnimations()
    // What the animator dims counts from the start, too.
    if !context.isInteractive { updateSystemChrome() }
  }

  /// Notes what an interaction may catch later.
  private func notingPropertyAnimator(_ body: () -> Void) {
    guard interactor is UIPercentDrivenInteractiveTransition else { return body() }
    let world = UIKitWorld.current
    let before = Set(world.startedAnimators.map { ObjectIdentifier($0) })
    body()
    let new = world.startedAnimators.filter { !before.contains(ObjectIdentifier($0)) }
    if new.count == 1 { propertyAnimator = new.first }
  }

  /// What a view adds to the screen in the end that its animator hides or fades until it arrives.
  ///
  /// Nil for another view, or when all is over.
  final func finalOpacity(of view: UIView) -> CGFloat? {
    guard phase == .running, let arrivingView, arrivingView.view === view else { return nil }
    return max(arrivingView.alpha, view.ownOpacity)
  }

  /// An animator of the app's own, which only arranges the container, moves nothing.
  private func runAnimatorAtOnce() {
    let run = { self.animator.animateTransition(using: self.context) }
    if animator is ImmediateAnimator {
      UIKitWorld.current.animations.performQuietly(run)
    } else {
      UIView.performWithoutAnimation(run)
    }
  }

  /// Ends the interactive part: the rest runs by itself.
  final func interactionDidEnd() {
    if !context.isInteractive, !context.transitionWasCancelled { updateSystemChrome() }
    coordinator.interactionDidChange()
    context.isInteractive ? coordinator.driver?.pause() : interactionLeavesAlongsideAnimations()
  }

  /// Whether a screen that comes without an animation is laid out before it has appeared
  /// (observed).
  var laysOutBeforeAppearing: Bool { true }

  final func complete(_ didComplete: Bool) {
    guard !holdsCompletion else {
      heldCompletion = heldCompletion ?? didComplete
      return
    }
    guard phase == .running else {
      if phase == .over {
        Diagnostics.report("\(animatorName) called completeTransition more than once.")
      }
      return
    }
    noteContradiction(completed: didComplete)
    phase = .over
    if context.isInteractive {
      context.isInteractive = false
      coordinator.interactionDidChange()
    }
    coordinator.runAlongsideAnimations()
    coordinator.driver?.end(completed: didComplete)
    context.onUpdate = nil
    UIKitWorld.current.animations.performQuietly {
      didComplete ? commitViews() : restoreViews()
      if !context.isAnimated, laysOutBeforeAppearing {
        context.viewController(forKey: .to)?.viewIfLoaded?.layoutIfNeeded()
      }
    }
    didEnd(completed: didComplete)
    releaseSafeArea()
    appearance.end(completed: didComplete)
    releaseParticipants()
    coordinator.runCompletions()
    animator.animationEnded(didComplete)
    // Its own completion may go on after this (inferred: code there uses `self` without holding
    // it).
    DispatchQueue.main.async { [animator] in withExtendedLifetime(animator) {} }
    afterEnd(completed: didComplete)
    (interactor as? UIPercentDrivenInteractiveTransition)?.detach()
    updateSystemChrome(fades: !didComplete)
    TransitionQueue.current.didEnd(self)
  }

  /// Notes an end that the context does not say: a cancelled transition that is completed, or the
  /// other way round.
  private func noteContradiction(completed: Bool) {
    if completed && context.transitionWasCancelled {
      Diagnostics.report(
        "\(animatorName) completed a cancelled transition with true; the new screen stays."
      )
    }
    if !completed && !context.transitionWasCancelled {
      UIKitWorld.current.withdrawnTransitions.append(animatorName)
    }
  }

  /// Breaks the cycles of a running transition, without callbacks, when its world ends.
  final func abandon() {
    phase = .over
    (interactor as? UIPercentDrivenInteractiveTransition)?.detach()
    (interactor as? SheetDrag)?.detach()
    (interactor as? ZoomDrag)?.detach()
    context.onUpdate = nil
    coordinator.abandon()
    releaseParticipants()
  }

  private func releaseParticipants() {
    for participant in participants where participant.runningTransition === self {
      participant.runningTransition = nil
    }
  }
}
