import Timeline

// Hides what Swift's own module declares, so that a task of an app sleeps for exactly so long on the
// virtual clock. Swift's would ask the real clock how much of the time is left.

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
