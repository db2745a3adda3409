import Dispatch

/// Lets blocks wait for each other.
///
/// Hides Dispatch's type of the same name.
///
/// All blocks of a world run on one thread: waiting runs the world until another block signals.
/// When no block is left that could, a device hangs; here the wait ends with a diagnostic.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  public init(value: Int) { self.value = value }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value <= 0 ? 1 : 0
  }

  public func wait() { _ = wait(timeout: .distantFuture) }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard
      RunLoopHost.present.wait(
        until: timeout.seconds,
        for: "DispatchSemaphore.wait()",
        isOver: { value > 0 }
      )
    else { return .timedOut }
    value -= 1
    return .success
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout)
  }
}

/// Reports waits that never end on a device.
package enum Deadlock {
  /// Receives the message.
  ///
  /// The world of a stage keeps it with its diagnostics.
  nonisolated(unsafe) package static var report: (String) -> Void = { _ in }
}
