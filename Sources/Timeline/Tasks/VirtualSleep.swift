import Synchronization

/// A task that waits for a moment of the virtual clock, or to be cancelled.
package enum VirtualSleep {
  /// Sleeps in the world's time where tasks run on its clock, else by the wall clock.
  package static func sleep(seconds: Double) async throws {
    guard VirtualExecutors.runTasksHere else {
      let clock = ContinuousClock()
      try await clock.sleep(until: clock.now.advanced(by: .seconds(max(0, seconds))))
      return
    }
    let sleeper = Sleeper()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleeper.begin(continuation, seconds: seconds)
      }
    } onCancel: {
      sleeper.wake()
    }
    try Task.checkCancellation()
  }

  /// Resumes its task once, by the timer or by cancellation.
  private final class Sleeper: Sendable {
    private enum State {
      case awake
      case asleep(CheckedContinuation<Void, Never>)
      case woken
    }

    private let state = Mutex(State.awake)

    func begin(_ continuation: CheckedContinuation<Void, Never>, seconds: Double) {
      let isWoken = state.withLock { state in
        if case .woken = state { return true }
        state = .asleep(continuation)
        return false
      }
      guard !isWoken else {
        continuation.resume()
        return
      }
      let host = RunLoopHost.present
      host.clock.schedule(at: host.now + max(0, seconds)) { self.wake() }
    }

    func wake() {
      let continuation: CheckedContinuation<Void, Never>? = state.withLock { state in
        defer { state = .woken }
        guard case .asleep(let continuation) = state else { return nil }
        return continuation
      }
      continuation?.resume()
    }
  }
}
