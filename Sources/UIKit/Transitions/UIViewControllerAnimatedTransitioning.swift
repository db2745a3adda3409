/// Draws one change of screens.
///
/// The application writes it; UIKit has one for each built-in style.
@preconcurrency
@MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Seconds. May be asked more than once, and without a context.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Arranges the views in the context's container and animates them; must end in
  /// `completeTransition`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Optional. The animator that can be scrubbed and reversed; the same object for the whole
  /// transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional. Called when everything is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    NoInterruptibleAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {}

  // On iOS an animator is an object of Objective-C, and code asks it what it is. A class's own
  // methods are preferred to these.

  @_disfavoredOverload
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? any NSObjectProtocol)?.isKind(of: aClass) ?? (Swift.type(of: self) == aClass)
  }

  @_disfavoredOverload
  public func isEqual(_ object: Any?) -> Bool {
    (self as? any NSObjectProtocol)?.isEqual(object) ?? false
  }

  /// The animator's own interruptible animator, or nil when it does not implement that method.
  func implementedInterruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: context)
    return animator is NoInterruptibleAnimator ? nil : animator
  }
}

/// The answer of animators that do not implement `interruptibleAnimator(using:)`.
private final class NoInterruptibleAnimator: UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}

extension UIViewControllerAnimatedTransitioning {
  /// Every animator of an app is an object that knows its methods by name.
  public func responds(to aSelector: Selector!) -> Bool {
    (self as? NSObject)?.responds(to: aSelector) ?? false
  }
}
