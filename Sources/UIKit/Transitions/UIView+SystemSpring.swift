import Foundation

extension UIView {
  /// The motion of system transitions: the spring of mass 3, stiffness 1000 and damping 500, over
  /// half a second.
  static func animateWithSystemSpring(
    duration: TimeInterval = TransitionDuration.systemSpring,
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runBlock(
      duration: duration,
      delay: 0,
      pace: .system,
      options: [],
      animations: animations,
      completion: completion
    )
  }
}
