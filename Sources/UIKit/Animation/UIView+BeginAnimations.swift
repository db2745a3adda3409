import Foundation
import QuartzCore

/// Animations before blocks. Settings belong to the innermost open pair.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let recorder = UIKitWorld.current.animations
    recorder.legacySettings.append(LegacyAnimationSettings(name: animationID, context: context))
    recorder.open(
      recorder.makeContext(
        duration: 0.2,
        pace: .easeInOut,
        options: [.overrideInheritedDuration, .overrideInheritedCurve]
      )
    )
  }

  public class func commitAnimations() {
    let recorder = UIKitWorld.current.animations
    guard let settings = recorder.legacySettings.popLast(), let context = recorder.closeInnermost()
    else { return }
    recorder.beginTransitions(of: context)
    settings.announce(in: context)
    context.tracker.close()
  }

  public class func setAnimationDelegate(_ delegate: Any?) {
    noteLegacySetting { $0.delegate = delegate as AnyObject? }
  }

  /// The method takes the name and the context of the block, or nothing.
  public class func setAnimationWillStart(_ selector: Selector?) {
    noteLegacySetting { $0.willStart = selector }
  }

  /// The method takes the name of the block, a number that says whether it finished, and
  /// the context; or nothing.
  public class func setAnimationDidStop(_ selector: Selector?) {
    noteLegacySetting { $0.didStop = selector }
  }

  /// A setting of the whole block.
  private static func noteLegacySetting(_ change: (inout LegacyAnimationSettings) -> Void) {
    let recorder = UIKitWorld.current.animations
    guard !recorder.legacySettings.isEmpty else { return }
    change(&recorder.legacySettings[recorder.legacySettings.count - 1])
  }

  /// The view goes from its look in the last frame to that at the end of the block, which may be
  /// one of `animate(withDuration:)`, too (existing code relies on it).
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    guard let style = ViewTransition(options) else { return }
    changeInnermostBlock { $0.transitions.append((style, view)) }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeInnermostBlock { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeInnermostBlock { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// A spring stays one (inferred).
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    changeInnermostBlock { block in
      guard case .curve = block.pace else { return }
      block.pace = .curve(curve.timingFunction)
    }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeInnermostBlock { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    changeInnermostBlock { $0.autoreverses = autoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeInnermostBlock { block in
      if fromCurrentState {
        block.options.insert(.beginFromCurrentState)
      } else {
        block.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// A setting applies to the changes that follow in the innermost open block.
  ///
  /// That may be a block of `animate(withDuration:)` too: before iOS 13 it was how its animations
  /// repeated a few times (observed).
  private static func changeInnermostBlock(_ change: (AnimationContext) -> Void) {
    guard let block = UIKitWorld.current.animations.top else { return }
    change(block)
  }
}

struct LegacyAnimationSettings {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
}

extension LegacyAnimationSettings {
  /// Calls the delegate when the block begins, after its delay, and when its last
  /// animation has stopped.
  fileprivate func announce(in block: AnimationContext) {
    guard let delegate else { return }
    if let willStart {
      World.current.schedule(after: block.delay) { [name, context] in
        _ = willStart.call(on: delegate, with: [name, context])
      }
    }
    guard let didStop else { return }
    block.tracker.addCompletion { [name, context] finished in
      _ = didStop.call(on: delegate, with: [name, NSNumber(value: finished), context])
    }
  }
}
