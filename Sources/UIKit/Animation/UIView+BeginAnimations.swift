import Foundation
import QuartzCore

/// Animations before blocks. Settings belong to the innermost open pair.
extension UIView {
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let recorder = UIKitWorld.current.animations
    recorder.legacySettings.append(LegacyAnimationSettings(name: animationID, context: context))
    recorder.openLegacyBlock()
  }

  public class func commitAnimations() {
    let recorder = UIKitWorld.current.animations
    guard let settings = recorder.legacySettings.popLast(), let context = recorder.closeInnermost()
    else { return }
    if recorder.isEnabled, context.animates {
      for (style, view) in settings.transitions where view.layer.superlayer != nil {
        TransitionPerformance(style, of: view, in: context).run()
      }
    }
    settings.announce(on: context.tracker)
    context.tracker.close()
  }

  public class func setAnimationDelegate(_ delegate: Any?) {
    noteLegacySetting { $0.delegate = delegate as AnyObject? }
  }

  /// The method takes the name and the context of the block, or nothing.
  public class func setAnimationWillStart(_ selector: Selector?) {
    noteLegacySetting { $0.willStart = selector }
  }

  /// The method takes the name of the block, a number that says whether it finished, and the context; or nothing.
  public class func setAnimationDidStop(_ selector: Selector?) {
    noteLegacySetting { $0.didStop = selector }
  }

  /// A setting of the whole block.
  private static func noteLegacySetting(_ change: (inout LegacyAnimationSettings) -> Void) {
    let recorder = UIKitWorld.current.animations
    guard !recorder.legacySettings.isEmpty else { return }
    change(&recorder.legacySettings[recorder.legacySettings.count - 1])
  }

  /// The view goes from its look in the last frame to that at the end of the block.
  public class func setAnimationTransition(
    _ transition: AnimationTransition,
    for view: UIView,
    cache: Bool
  ) {
    let options = AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
    guard let style = ViewTransition(options) else { return }
    noteLegacySetting { $0.transitions.append((style, view)) }
  }

  public class func setAnimationDuration(_ duration: TimeInterval) {
    changeLegacySettings { $0.duration = duration }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    changeLegacySettings { $0.delay = delay }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    changeLegacySettings { $0.curve = curve }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeLegacySettings { $0.repeatCount = repeatCount }
  }

  public class func setAnimationRepeatAutoreverses(_ autoreverses: Bool) {
    changeLegacySettings { $0.autoreverses = autoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeLegacySettings { settings in
      if fromCurrentState {
        settings.options.insert(.beginFromCurrentState)
      } else {
        settings.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// A setting applies to the changes that follow.
  private static func changeLegacySettings(_ change: (inout LegacyAnimationSettings) -> Void) {
    let recorder = UIKitWorld.current.animations
    guard var settings = recorder.legacySettings.popLast() else { return }
    change(&settings)
    recorder.legacySettings.append(settings)
    recorder.closeInnermost()?.tracker.close()
    recorder.openLegacyBlock()
  }
}

struct LegacyAnimationSettings {
  let name: String?
  let context: UnsafeMutableRawPointer?
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
  /// They begin when the block ends: their old pictures are those of the last frame.
  var transitions: [(style: ViewTransition, view: UIView)] = []
}

extension LegacyAnimationSettings {
  /// Calls the delegate when the block begins, after its delay, and when its last animation has stopped.
  fileprivate func announce(on tracker: AnimationTracker) {
    guard let delegate else { return }
    if let willStart {
      World.current.schedule(after: delay) { [name, context] in
        _ = willStart.call(on: delegate, with: [name, context])
      }
    }
    guard let didStop else { return }
    tracker.addCompletion { [name, context] finished in
      _ = didStop.call(on: delegate, with: [name, NSNumber(value: finished), context])
    }
  }
}

extension AnimationRecorder {
  @MainActor
  fileprivate func openLegacyBlock() {
    guard let settings = legacySettings.last else { return }
    let context = makeContext(
      duration: settings.duration,
      delay: settings.delay,
      pace: .curve(settings.curve.timingFunction),
      options: settings.options
    )
    context.repeatCount = settings.repeatCount
    context.autoreverses = settings.autoreverses
    open(context)
  }
}
