import Foundation
import Timeline

/// What code about drawing and time asks threads for; they sleep in virtual time. Hides Foundation's
/// class of the same name.
public enum Thread {
  public static var current: Foundation.Thread { .current }
  public static var main: Foundation.Thread { Foundation.Thread.mainThread }
  /// All code of a world counts as main.
  public static var isMainThread: Bool { true }

  public static func sleep(forTimeInterval ti: TimeInterval) { World.current.sleep(for: ti) }

  public static func sleep(until date: Date) { World.current.sleep(for: date.virtualInterval) }
}

extension Date {
  /// Seconds from now until this date, to the millisecond: the wall clock moves on between making a
  /// date and using it, and must not be seen.
  var virtualInterval: TimeInterval {
    let interval = timeIntervalSinceNow
    return interval.isFinite ? (interval * 1000).rounded() / 1000 : interval
  }
}

extension World {
  /// The time as running code sees it: behind the clock's while a background block sleeps.
  package var now: Double { clock.now + backgroundDelay }

  /// On the main queue the clock moves and nothing happens meanwhile; in a background block only what
  /// the block does afterwards comes later.
  func sleep(for interval: Double) {
    guard interval > 0, interval < .infinity else { return }
    if isInBackground {
      backgroundDelay += interval
    } else {
      clock.move(to: clock.now + interval)
    }
  }

  func runInBackground(_ work: () -> Void) {
    let saved = (isInBackground, backgroundDelay)
    (isInBackground, backgroundDelay) = (true, 0)
    work()
    (isInBackground, backgroundDelay) = saved
  }
}
