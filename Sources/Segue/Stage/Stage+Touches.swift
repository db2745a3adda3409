import ObjectiveC
import Foundation
import QuartzCore
import Timeline
import UIKit

/// Scripted fingers.
///
/// Each call schedules events on the virtual clock and returns at once; they happen as the stage
/// advances. A script that is scheduled before another has ended begins when that one ends.
///
///     stage.tap(at: CGPoint(x: 100, y: 200))
///     stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 260, y: 400), over: 0.4)
///     try stage.settle()
///
/// Points are those of the screen. Moves are sampled `touchRate` times a second, at exact times.
/// Each call returns the stage time at which the last finger lifts.
extension Stage {
  /// How a finger leaves the screen.
  public enum TouchEnd: Hashable, Sendable {
    /// The finger leaves the glass.
    case lifted
    /// The system cancels the touch, as for an incoming call.
    case cancelled
  }

  /// Taps at a place on the screen, in points, `delay` seconds from now.
  @discardableResult
  public func tap(at point: CGPoint, after delay: TimeInterval = 0) -> TimeInterval {
    play([TouchPath([point], duration: Self.tapTime)], after: delay)
  }

  /// Taps twice, at the speed of a double tap.
  @discardableResult
  public func doubleTap(at point: CGPoint, after delay: TimeInterval = 0) -> TimeInterval {
    tap(at: point, after: delay)
    return tap(at: point, after: 0.1)
  }

  /// Taps with several fingers around a place.
  @discardableResult
  public func tap(
    with fingers: Int,
    at point: CGPoint,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    let paths = (0..<fingers).map {
      TouchPath([CGPoint(x: point.x + CGFloat($0) * 40, y: point.y)], duration: Self.tapTime)
    }
    return play(paths, after: delay)
  }

  /// Holds a finger down, by default longer than a long press needs.
  @discardableResult
  public func longPress(
    at point: CGPoint,
    for duration: TimeInterval = 0.75,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    play([TouchPath([point], duration: duration)], after: delay)
  }

  /// Holds a finger down, then drags it along a line: it carries what the long press lifts.
  ///
  /// - Parameters:
  ///   - hold: the seconds before the finger moves.
  ///   - duration: the seconds of its way.
  @discardableResult
  public func longPress(
    at start: CGPoint,
    for hold: TimeInterval = 0.75,
    thenDragTo end: CGPoint,
    over duration: TimeInterval,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    play([TouchPath([start, end], duration: hold + duration, rest: hold)], after: delay)
  }

  /// Drags a finger along a line.
  ///
  /// - Parameter velocity: the speed at release, in points per second; the mean speed if nil. With
  ///   0 the finger rests before it lifts.
  @discardableResult
  public func drag(
    from start: CGPoint,
    to end: CGPoint,
    over duration: TimeInterval,
    velocity: CGFloat? = nil,
    ending: TouchEnd = .lifted,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    drag(
      along: [start, end],
      over: duration,
      velocity: velocity,
      ending: ending,
      after: delay
    )
  }

  /// Drags through several points, at one speed.
  @discardableResult
  public func drag(
    along points: [CGPoint],
    over duration: TimeInterval,
    velocity: CGFloat? = nil,
    ending: TouchEnd = .lifted,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    guard !points.isEmpty else { fatalError("A drag needs a point to begin at.") }
    let path = TouchPath(points, duration: duration, releaseSpeed: velocity)
    return play([path], ending: ending, after: delay)
  }

  /// Drags two fingers beside each other, whose middle goes through several points.
  ///
  /// - Parameter distance: in points, from the left finger to the right one.
  @discardableResult
  public func pan(
    along points: [CGPoint],
    distance: CGFloat = 60,
    over duration: TimeInterval,
    velocity: CGFloat? = nil,
    ending: TouchEnd = .lifted,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    guard !points.isEmpty else { fatalError("A pan needs a point to begin at.") }
    let paths = [-distance / 2, distance / 2].map { side in
      TouchPath(
        points.map { CGPoint(x: $0.x + side, y: $0.y) },
        duration: duration,
        releaseSpeed: velocity
      )
    }
    return play(paths, ending: ending, after: delay)
  }

  /// Two fingers around `center` move from one distance to another.
  ///
  /// - Parameter angle: the direction of the second finger from the first one, in radians.
  @discardableResult
  public func pinch(
    at center: CGPoint,
    from startDistance: CGFloat,
    to endDistance: CGFloat,
    angle: CGFloat = 0,
    over duration: TimeInterval,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    let paths = [CGFloat.pi, 0].map { side in
      TouchPath(
        [startDistance, endDistance].map { Self.point(center, angle + side, $0 / 2) },
        duration: duration
      )
    }
    return play(paths, after: delay)
  }

  /// Two fingers turn around `center`, clockwise on the screen for a positive angle in radians.
  @discardableResult
  public func rotate(
    at center: CGPoint,
    by angle: CGFloat,
    distance: CGFloat = 120,
    over duration: TimeInterval,
    after delay: TimeInterval = 0
  ) -> TimeInterval {
    let steps = 60
    let paths = [CGFloat.pi, 0].map { side in
      TouchPath(
        (0...steps).map {
          Self.point(center, side + angle * CGFloat($0) / CGFloat(steps), distance / 2)
        },
        duration: duration
      )
    }
    return play(paths, after: delay)
  }

  private static let tapTime: TimeInterval = 1 / 16

  private static func point(_ center: CGPoint, _ angle: CGFloat, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
  }

  // MARK: Playing

  /// Schedules the events of fingers that land and lift together.
  private func play(
    _ paths: [TouchPath],
    ending: TouchEnd = .lifted,
    after delay: TimeInterval
  ) -> TimeInterval {
    let script = world.state(TouchScript.self) { TouchScript() }
    let now = world.clock.now
    let start = max(now, script.end) + delay
    let duration = paths.map(\.duration).max() ?? 0
    let numbers = paths.indices.map { script.nextFinger + $0 }
    script.nextFinger += paths.count
    script.end = start + duration
    script.fingers += paths.map {
      ScriptedFinger(start: start - VirtualClock.startTime, path: $0)
    }

    func send(at time: TimeInterval, _ phase: UITouch.Phase) {
      let fingers = zip(numbers, paths).map { number, path in
        TouchScreen.Finger(number, at: path.location(at: time), phase)
      }
      world.clock.schedule(
        at: start + time,
        withoutIsolation { TouchScreen.current.send(fingers) }
      )
    }
    send(at: 0, .began)
    var count = 1
    while Double(count) / Double(touchRate) < duration {
      send(at: Double(count) / Double(touchRate), .moved)
      count += 1
    }
    if duration > 0 { send(at: duration, .moved) }
    send(at: duration, ending == .lifted ? .ended : .cancelled)
    let watch = stepWatch
    if watch.isWatching, let point = paths.first?.location(at: 0) {
      watch.fingerWillLand(at: point)
      world.clock.schedule(
        at: start + duration,
        withoutIsolation { [weak self] in if let self { watch.fingerDidLift(on: self) } }
      )
    }
    return script.end - VirtualClock.startTime
  }

  /// No finger lands for a while: scripts that follow begin after it.
  func keepFingersAway(for seconds: TimeInterval) {
    let script = world.state(TouchScript.self) { TouchScript() }
    script.end = max(world.clock.now, script.end) + seconds
    _ = world.clock.schedule(at: script.end) {}
  }

  /// The stage time at which the last scheduled finger lifts, or a pause ends.
  var scriptEnd: TimeInterval {
    world.state(TouchScript.self) { TouchScript() }.end - VirtualClock.startTime
  }

  /// All fingers that were ever scheduled, past and future.
  var fingers: [ScriptedFinger] { world.state(TouchScript.self) { TouchScript() }.fingers }

  /// Samples of moving fingers per second.
  ///
  /// iPhones have 60, those with fast displays 120.
  public var touchRate: Int {
    get { world.state(TouchScript.self) { TouchScript() }.rate }
    set {
      guard newValue > 0 else { fatalError("Touches need at least one sample per second.") }
      world.state(TouchScript.self) { TouchScript() }.rate = newValue
    }
  }
}

/// What has been scripted so far.
private final class TouchScript {
  /// When the last scheduled finger lifts, in the world's time.
  var end: TimeInterval = 0
  var nextFinger = 0
  var fingers: [ScriptedFinger] = []
  var rate = 120
}
