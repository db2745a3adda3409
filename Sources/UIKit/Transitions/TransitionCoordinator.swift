import Foundation

/// Animations and completions of clients that belong to a running transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  let transitionDuration: TimeInterval
  let isInterruptible: Bool
  let initiallyInteractive: Bool
  let completionCurve: UIView.AnimationCurve

  private var alongside: [Block] = []
  private var completions: [Block] = []
  private var interactionEnds: [Block] = []
  private var interactionChanges: [Block] = []
  private var endings: [() -> Void] = []
  private var animatorHasRun = false
  /// Views outside the container whose animations belong to the transition; scrubbed with it.
  private(set) var alongsideViews: [UIView] = []
  /// Moves the alongside animations while an interaction of the app's own moves the screens.
  var driver: AlongsideDriver?

  init(
    context: TransitionContext,
    duration: TimeInterval,
    isInterruptible: Bool,
    initiallyInteractive: Bool,
    completionCurve: UIView.AnimationCurve
  ) {
    self.context = context
    transitionDuration = duration
    self.isInterruptible = isInterruptible
    self.initiallyInteractive = initiallyInteractive
    self.completionCurve = completionCurve
  }

  /// Of a transition that a percentage drives: what joins it later is undone with it, too.
  var journal: AnimationJournal?

  // MARK: Context

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  // MARK: Joining in

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool {
    if let view, !alongsideViews.contains(where: { $0 === view }) { alongsideViews.append(view) }
    if let completion { completions.append(completion) }
    guard let animation else { return isAnimated }
    alongside.append(animation)
    if animatorHasRun { runAlongsideAnimations() }
    return isAnimated
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { interactionEnds.append(handler) }
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {
    interactionChanges.append(handler)
  }

  // MARK: Driven by the transition

  /// Runs `body`, the animator; the first animation block it opens includes the alongside
  /// animations.
  func joiningAnimationBlocks(_ body: () -> Void) {
    guard !alongside.isEmpty else { return body() }
    UIKitWorld.current.animations.joinNextBlock(with: { self.drainAlongside() }, during: body)
  }

  /// Runs the alongside animations that no block of the animator included, with the transition's
  /// duration.
  func runAlongsideAnimations() {
    animatorHasRun = true
    guard !alongside.isEmpty else { return }
    if let driver, driver.takesAnimations {
      driver.add { self.drainAlongside() }
      return
    }
    guard isAnimated, transitionDuration > 0 else {
      UIView.performWithoutAnimation { drainAlongside() }
      return
    }
    let animate = {
      UIView.animate(withDuration: self.transitionDuration, delay: 0, options: []) {
        self.drainAlongside()
      }
    }
    guard let journal else { return animate() }
    UIKitWorld.current.animations.keep(journal, during: animate)
  }

  func drainAlongside() {
    let blocks = alongside
    alongside = []
    for block in blocks { block(self) }
  }

  func interactionDidChange() {
    for handler in interactionChanges { handler(self) }
    guard !isInteractive else { return }
    let ends = interactionEnds
    interactionEnds = []
    for handler in ends { handler(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
    let ends = endings
    endings = []
    for ending in ends { ending() }
    interactionEnds = []
    interactionChanges = []
  }

  /// Drops everything pending, silently.
  func abandon() {
    alongside = []
    driver = nil
    completions = []
    endings = []
    interactionEnds = []
    interactionChanges = []
  }

  /// UIKit's own work after all completions.
  func addEnding(_ ending: @escaping () -> Void) { endings.append(ending) }
}
