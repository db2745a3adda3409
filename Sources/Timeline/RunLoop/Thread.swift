import Foundation

/// What code about drawing and time asks threads for; they sleep in virtual time. Hides Foundation's
/// class of the same name.
public enum Thread {
  public static var current: Foundation.Thread { .current }
  public static var main: Foundation.Thread { Foundation.Thread.mainThread }
  /// All code of a world counts as main.
  public static var isMainThread: Bool { true }

  public static func sleep(forTimeInterval ti: TimeInterval) { RunLoopHost.present.sleep(for: ti) }

  public static func sleep(until date: Date) {
    RunLoopHost.present.sleep(for: date.virtualInterval)
  }
}

extension Date {
  /// Seconds from now until this date, to the millisecond: the wall clock moves on between making a
  /// date and using it, and must not be seen.
  var virtualInterval: TimeInterval {
    let interval = timeIntervalSinceNow
    return interval.isFinite ? (interval * 1000).rounded() / 1000 : interval
  }
}
