import Foundation
import QuartzCore

extension UIView {
  public class func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let mode = options.calculationMode
    var options = options.animationOptions
    // Keyframe options cannot override the inherited curve; a curve's bits do (inferred).
    if options.curve != 0 { options.insert(.overrideInheritedCurve) }
    runBlock(
      duration: duration,
      delay: delay,
      pace: AnimationPace(options),
      options: options,
      keyframes: KeyframeCollector(mode: mode),
      animations: animations,
      completion: completion
    )
  }

  /// Times are fractions of the whole.
  ///
  /// Outside `animateKeyframes` the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = UIKitWorld.current.animations.current?.keyframes else {
      animations()
      return
    }
    keyframes.perform(start: frameStartTime, duration: frameDuration, animations)
  }
}
