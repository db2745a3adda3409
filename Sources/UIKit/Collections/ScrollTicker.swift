import Foundation
import ObjectiveC
import QuartzCore
import Timeline

/// Moves a scroll view along two motions on the virtual clock, 120 times a second, and ends
/// exactly.
@MainActor
final class ScrollTicker {
  private static let interval = 1.0 / 120

  private let world = World.current
  private let start: TimeInterval
  private let motion: (x: ScrollMotion, y: ScrollMotion)
  private let duration: TimeInterval
  private let onTick: (CGPoint) -> Void
  private let onEnd: () -> Void
  private var id: EventQueue<() -> Void>.ID?
  private var count = 0

  init(
    _ motion: (x: ScrollMotion, y: ScrollMotion),
    onTick: @escaping (CGPoint) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.motion = motion
    self.onTick = onTick
    self.onEnd = onEnd
    start = world.clock.now
    duration = max(motion.x.duration, motion.y.duration)
    schedule()
  }

  var target: CGPoint { CGPoint(x: motion.x.end, y: motion.y.end) }

  func stop() {
    if let id { world.clock.cancel(id) }
    id = nil
  }

  private func schedule() {
    count += 1
    let elapsed = min(duration, Double(count) * Self.interval)
    id = world.clock.schedule(
      at: start + elapsed,
      withoutIsolation { [weak self] in self?.tick(elapsed) }
    )
  }

  private func tick(_ elapsed: TimeInterval) {
    id = nil
    if elapsed >= duration {
      onTick(target)
      onEnd()
    } else {
      onTick(
        CGPoint(x: motion.x.position(at: elapsed), y: motion.y.position(at: elapsed))
      )
      schedule()
    }
  }
}
