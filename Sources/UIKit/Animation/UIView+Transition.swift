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
    let performance = TransitionPerformance(style, of: view, in: context)
    if options.contains(.allowAnimatedContent) {
      recorder.perform(in: context, changes)
    } else {
      performWithoutAnimation {
        changes()
        view.layoutIfNeeded()
      }
    }
    performance.run()
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

/// A transition from one picture of a view to the next.
enum ViewTransition {
  case crossDissolve
  /// About the y axis, or the x axis; +1 brings the left or the bottom side forward.
  case flip(aboutY: Bool, sign: Double)
  case curl(up: Bool)

  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1: self = .flip(aboutY: true, sign: 1)
    case 2: self = .flip(aboutY: true, sign: -1)
    case 3: self = .curl(up: true)
    case 4: self = .curl(up: false)
    case 5: self = .crossDissolve
    case 6: self = .flip(aboutY: false, sign: -1)
    case 7: self = .flip(aboutY: false, sign: 1)
    default: return nil
    }
  }
}
