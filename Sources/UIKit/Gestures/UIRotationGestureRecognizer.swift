import Foundation

/// Two fingers that turn around each other.
@preconcurrency
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers must turn before the rotation begins, in radians (inferred: 10°).
  ///
  /// The rotation excludes this angle.
  private static let slop = CGFloat.pi / 18

  private var lastAngle: CGFloat = 0
  /// Turned since the fingers came down, whole turns included.
  private var turned: CGFloat = 0
  private var reference: CGFloat = 0
  private var motion = MotionTracker()

  /// In radians, clockwise on the screen.
  ///
  /// May be set, to count from there.
  open var rotation: CGFloat {
    get { hasRecognized ? turned - reference : 0 }
    set { reference = turned - newValue }
  }

  /// Radians per second.
  open var velocity: CGFloat { motion.velocity.x }

  private var angle: CGFloat {
    guard touches.count >= 2 else { return lastAngle }
    let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
    return atan2(b.y - a.y, b.x - a.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    lastAngle = angle
    if !isActive { turned = 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    let now = angle
    turned += remainder(now - lastAngle, 2 * .pi)
    lastAngle = now
    if isActive {
      motion.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
      state = .changed
    } else if state == .possible, abs(turned) >= Self.slop {
      reference = turned
      motion.reset()
      motion.add(.zero, at: event.timestamp)
      state = .began
    }
  }

  /// The gesture ends as both fingers have lifted, as a pinch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive { motion.add(CGPoint(x: rotation, y: 0), at: event.timestamp) }
    if releaseLiftedTouches() {
      lastAngle = angle
    } else {
      state = isActive ? .ended : .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() { motion.reset() }
}
