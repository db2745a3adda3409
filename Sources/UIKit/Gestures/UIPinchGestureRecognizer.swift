import Foundation

/// Two fingers that move apart or together.
@preconcurrency
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the distance must change before the pinch begins (observed).
  ///
  /// The scale excludes this change.
  private static let slop: CGFloat = 8

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
    startDistance = distance
    reference = distance
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

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      motion.add(CGPoint(x: scale, y: 0), at: event.timestamp)
      state = .ended
    } else if self.touches.allSatisfy(\.isOver) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() { motion.reset() }
}
