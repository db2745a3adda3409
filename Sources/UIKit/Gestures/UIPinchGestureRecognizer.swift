import Foundation

/// Two fingers that move apart or together.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance must change before the pinch begins (observed).
  ///
  /// The scale excludes this change.
  private static let slop: CGFloat = 8

  /// The distance at the landing, and the last one while there is a single finger.
  private var startDistance: CGFloat = 0
  private var reference: CGFloat = 1
  private var motion = MotionTracker()

  /// The distance of the fingers, relative to that at the beginning.
  ///
  /// May be set, to count from there.
  open var scale: CGFloat {
    get { hasRecognized && reference > 0 ? distance / reference : 1 }
    set { if newValue > 0 { reference = distance / newValue } }
  }

  /// Change of scale per second.
  open var velocity: CGFloat { motion.velocity.x }

  private var distance: CGFloat {
    guard touches.count >= 2 else { return startDistance }
    let (a, b) = (touches[0].windowLocation, touches[1].windowLocation)
    return hypot(b.x - a.x, b.y - a.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 2 else { return }
    // A finger that comes back goes on from the present scale.
    let scale = isActive && reference > 0 ? startDistance / reference : 1
    startDistance = distance
    reference = scale > 0 ? distance / scale : distance
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches >= 2 else { return }
    if isActive {
      motion.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .changed
    } else if state == .possible, abs(distance - startDistance) >= Self.slop {
      reference = distance
      motion.reset()
      motion.add(CGPoint(x: 1, y: 0), at: event.timestamp)
      state = .began
    }
  }

  /// The gesture ends as both fingers have lifted (documented); one alone changes nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let (last, kept) = (distance, scale)
    if isActive { motion.add(CGPoint(x: kept, y: 0), at: event.timestamp) }
    guard releaseLiftedTouches() else {
      state = isActive ? .ended : .failed
      return
    }
    // Of three fingers, two others may be left.
    startDistance = numberOfTouches < 2 ? last : distance
    if numberOfTouches >= 2, kept > 0 { reference = distance / kept }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() { motion.reset() }
}
