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
  private var start: TimeInterval
  private var motion: UIScrollView.Motion
  private var duration: TimeInterval
  private let adapt: (UIScrollView.Motion, TimeInterval) -> UIScrollView.Motion?
  private let onTick: (CGPoint) -> Void
  private let onEnd: () -> Void
  private var id: EventQueue<() -> Void>.ID?
  private var count = 0
  /// Where an eased way leads, asked again at each step: what is measured on the way may move its
  /// end.
  var destination: (() -> CGPoint)?

  /// - Parameter adapt: a motion that takes the place of the present one, whose time it is given.
  init(
    _ motion: UIScrollView.Motion,
    adapt: @escaping (UIScrollView.Motion, TimeInterval) -> UIScrollView.Motion?,
    onTick: @escaping (CGPoint) -> Void,
    onEnd: @escaping () -> Void
  ) {
    self.motion = motion
    self.adapt = adapt
    self.onTick = onTick
    self.onEnd = onEnd
    start = world.clock.now
    duration = max(motion.x.duration, motion.y.duration)
    schedule()
  }

  var target: CGPoint { CGPoint(x: motion.x.end, y: motion.y.end) }

  /// Goes on from another place, after content that is not seen has changed its size.
  func shift(by way: CGPoint) {
    let elapsed = world.clock.now - start
    motion = (
      motion.x.shifted(by: way.x, at: elapsed), motion.y.shifted(by: way.y, at: elapsed)
    )
  }

  /// How far code has moved the content since the last step, and what this makes of the motion.
  private var recentring:
    (way: CGPoint, change: (UIScrollView.Motion, CGPoint, TimeInterval) -> UIScrollView.Motion)?

  func recentre(
    by way: CGPoint,
    _ change: @escaping (UIScrollView.Motion, CGPoint, TimeInterval) -> UIScrollView.Motion
  ) {
    let earlier = recentring?.way ?? .zero
    recentring = (CGPoint(x: earlier.x + way.x, y: earlier.y + way.y), change)
  }

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

  private func restart(with other: UIScrollView.Motion, at time: TimeInterval) {
    motion = other
    start += time
    duration = max(other.x.duration, other.y.duration)
    count = 0
  }

  private func tick(_ time: TimeInterval) {
    id = nil
    var elapsed = time
    if let (way, change) = recentring {
      recentring = nil
      if motion.x.isEased {
        // It keeps its course.
        motion = change(motion, way, time)
      } else {
        restart(with: change(motion, way, time), at: time)
        elapsed = 0
      }
    }
    if let end = destination?() {
      motion = (motion.x.leading(to: end.x), motion.y.leading(to: end.y))
    }
    if let other = adapt(motion, elapsed) {
      restart(with: other, at: elapsed)
      elapsed = 0
    }
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
