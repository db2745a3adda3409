import Foundation
import QuartzCore

extension UIView {
  /// Animates `view` from its present picture to the one after `animations`.
  ///
  /// The changes themselves are not animated, unless `.allowAnimatedContent` is given (documented).
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let recorder = UIKitWorld.current.animations
    let changes = animations ?? {}
    guard let style = ViewTransition(options) else {
      // No transition named: an ordinary block.
      runBlock(
        duration: duration,
        delay: 0,
        pace: AnimationPace(options),
        options: options,
        animations: changes,
        completion: completion
      )
      return
    }
    let context = recorder.makeContext(
      duration: duration,
      pace: AnimationPace(options),
      options: options,
      completion: completion
    )
    guard recorder.isEnabled, context.animates, view.layer.superlayer != nil else {
      changes()
      context.tracker.close()
      return
    }
    style.begin(on: view, in: context)
    if options.contains(.allowAnimatedContent) {
      recorder.perform(in: context, changes)
    } else {
      performWithoutAnimation {
        changes()
        view.layoutIfNeeded()
      }
    }
    context.tracker.close()
  }

  /// Replaces `fromView` by `toView` in its superview.
  ///
  /// The transition moves the superview.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      World.current.schedule(after: 0) { completion?(true) }
      return
    }
    let showsAndHides = options.contains(.showHideTransitionViews)
    transition(
      with: container,
      duration: duration,
      options: options,
      animations: {
        if showsAndHides {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      },
      completion: completion
    )
  }
}
