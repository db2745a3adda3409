import Timeline

// Hides Swift's own declarations, so that a task of an app sleeps for exactly this time on the
// virtual clock. Swift's measure the remaining time by the real clock.

extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await VirtualSleep.sleep(seconds: Double(duration) / 1e9)
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard let duration = duration as? Duration else {
      try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
      return
    }
    try await VirtualSleep.sleep(seconds: duration.inSeconds)
  }
}
