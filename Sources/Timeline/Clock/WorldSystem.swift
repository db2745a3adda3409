import CSystem

/// The date and the random numbers of one world: what `Date()`, `UUID()`, `Int.random(in:)`,
/// `shuffled()` and the like return to its code, the same in every run.
///
/// `ContinuousClock` and `SuspendingClock` have its time. `sleep()`, `usleep()` and `nanosleep()`
/// let its time pass instead of the real one.
package final class WorldSystem {
  /// 9 September 2025, 9:41 UTC: devices in Apple's pictures show 9:41.
  package static let startDate: Double = 1_757_410_860
  private static let seed: UInt64 = 0x5E6_0E5E_6D0E

  private let system: OpaquePointer?

  private static let sleeps: Void = segue_system_set_sleep { seconds in
    RunLoopHost.present.sleep(for: seconds)
  }

  init() {
    WorldSystem.sleeps
    system = segue_system_new(WorldSystem.seed)
    setElapsed(0)
  }

  deinit { segue_system_free(system) }

  /// Seconds since the world began.
  func setElapsed(_ seconds: Double) {
    guard let system else { return }
    let nanoseconds = UInt64((min(max(seconds, 0), 1e9) * 1e9).rounded())
    segue_system_set_date(system, UInt64(WorldSystem.startDate) * 1_000_000_000 + nanoseconds)
    // The same as `CACurrentMediaTime()`.
    segue_system_set_uptime(system, UInt64(VirtualClock.startTime) * 1_000_000_000 + nanoseconds)
  }

  /// Runs code that belongs to the world.
  ///
  /// All other code in the process sees the real date.
  package func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = segue_system_enter(system)
    defer { segue_system_enter(before) }
    return try body()
  }
}
