import Foundation
import QuartzCore

/// A transition from one picture of a view to the next.
///
/// All of them are transitions of Core Animation, also the flip (its type `oglFlip` is in no
/// header): they begin with the last frame and end with what the view shows, whenever that
/// was added (Fidelity 10).
enum ViewTransition {
  case crossDissolve
  case flip(from: CATransitionSubtype)
  case curl(up: Bool)

  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case 1: self = .flip(from: .fromLeft)
    case 2: self = .flip(from: .fromRight)
    case 3: self = .curl(up: true)
    case 4: self = .curl(up: false)
    case 5: self = .crossDissolve
    // The top of Core Animation is the largest y.
    case 6: self = .flip(from: .fromBottom)
    case 7: self = .flip(from: .fromTop)
    default: return nil
    }
  }

  private var animation: CATransition {
    let transition = CATransition()
    switch self {
    case .crossDissolve: transition.type = .fade
    case .curl(let up): transition.type = up ? .pageCurl : .pageUnCurl
    case .flip(let side):
      transition.type = .flip
      transition.subtype = side
    }
    return transition
  }

  private var isFlip: Bool { if case .flip = self { true } else { false } }

  /// Call it before the view changes.
  @MainActor
  func begin(on view: UIView, in context: AnimationContext) {
    let transition = animation
    context.time(transition)
    // What is new on the screen begins as it is: a flip needs two sides (inferred).
    if isFlip || view is TransitionContainerView, !view.layer.wasShown {
      view.layoutIfNeeded()
      view.layer.displayTree()
      transition.beginsWithPresentLook = true
    }
    let add = { view.layer.add(transition, forKey: kCATransition) }
    if let container = view as? TransitionContainerView {
      container.withScreenBefore(add)
    } else {
      add()
    }
  }
}

extension AnimationContext {
  /// Gives a transition the time and pace of the block, which waits for it.
  fileprivate func time(_ transition: CATransition) {
    transition.duration = duration
    transition.fillMode = .both
    transition.repeatCount = repeatCount
    transition.autoreverses = autoreverses
    switch pace {
    case .curve(let function): transition.timingFunction = function
    // The spring of the system is over most of its way early (inferred for fades).
    case .spring, .thrown: transition.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    if delay > 0 { transition.beginTime = CACurrentMediaTime() + delay }
    tracker.track(transition)
  }
}
