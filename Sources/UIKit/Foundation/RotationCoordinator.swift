import Foundation

/// The coordinator of a turn of the device.
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  let containerView: UIView
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var isUnderWay = false

  init(duration: TimeInterval, turn: CGFloat, container: UIView) {
    transitionDuration = duration
    targetTransform = CGAffineTransform(rotationAngle: turn)
    containerView = container
  }

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { isUnderWay ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  @discardableResult
  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    if let animation {
      if isUnderWay {
        UIView.animate(withDuration: transitionDuration) { animation(self) }
      } else {
        animations.append(animation)
      }
    }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Block?,
    completion: Block?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Block) {}

  func runAnimations() {
    isUnderWay = true
    let blocks = animations
    animations = []
    for block in blocks { block(self) }
  }

  func runCompletions() {
    let blocks = completions
    completions = []
    for block in blocks { block(self) }
  }
}
