import Foundation
import Timeline

extension UIView {
  /// The motion of system transitions: the spring of mass 3, stiffness 1000 and damping 500, over
  /// half a second.
  ///
  /// - Parameter velocity: the speed it begins with, in whole ways a second.
  static func animateWithSystemSpring(
    duration: TimeInterval = TransitionDuration.systemSpring,
    velocity: CGFloat = 0,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration,
      delay: 0,
      pace: velocity == 0 ? .system : .spring(spring(velocity: velocity)),
      options: options,
      animations: animations,
      completion: completion
    )
  }

  private static func spring(velocity: CGFloat) -> Spring {
    var spring = Spring.system
    spring.initialVelocity = Double(velocity)
    return spring
  }
}
