import Dispatch
import func ObjectiveC.withoutIsolation

/// Waits for several blocks.
///
/// Hides Dispatch's type of the same name.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var observers: [(DispatchQueue, () -> Void)] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    // This ends the app on iOS too.
    guard count > 0 else { fatalError("Unbalanced call to dispatch_group_leave()") }
    count -= 1
    if count == 0 { tellObservers() }
  }

  @preconcurrency
  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    observers.append((queue, withoutIsolation(work)))
    if count == 0 { tellObservers() }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    observers.append((queue, work.perform))
    if count == 0 { tellObservers() }
  }

  /// Runs the world until all blocks have left the group, or no block remains that could leave it.
  public func wait() { _ = wait(timeout: .distantFuture) }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let isOver = RunLoopHost.present.wait(
      until: timeout.seconds,
      for: "DispatchGroup.wait()",
      isOver: { count == 0 }
    )
    return isOver ? .success : .timedOut
  }

  private func tellObservers() {
    let due = observers
    observers = []
    for (queue, block) in due { queue.enqueue(block) }
  }
}
