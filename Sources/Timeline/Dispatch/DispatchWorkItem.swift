import Dispatch
import func ObjectiveC.withoutIsolation

/// A block that can be cancelled before it runs.
///
/// Hides Dispatch's type of the same name.
public final class DispatchWorkItem: @unchecked Sendable {
  private let block: () -> Void
  public private(set) var isCancelled = false
  private var hasRun = false
  private var observers: [(DispatchQueue, () -> Void)] = []

  @preconcurrency
  public init(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = withoutIsolation(block)
  }

  /// A cancelled one does nothing, but its time is over as well: others hear of it as usual.
  public func perform() {
    if !isCancelled { block() }
    hasRun = true
    for (queue, block) in observers { queue.enqueue(block) }
    observers = []
  }

  public func cancel() { isCancelled = true }

  /// Runs the world until the block has run, or nothing is left that could run it.
  public func wait() { _ = wait(timeout: .distantFuture) }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    let isOver = RunLoopHost.present.wait(
      until: timeout.seconds,
      for: "DispatchWorkItem.wait()",
      isOver: { hasRun }
    )
    return isOver ? .success : .timedOut
  }

  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    tell(queue, withoutIsolation(execute))
  }

  public func notify(queue: DispatchQueue, execute: DispatchWorkItem) {
    tell(queue, execute.perform)
  }

  private func tell(_ queue: DispatchQueue, _ block: @escaping () -> Void) {
    if hasRun { queue.enqueue(block) } else { observers.append((queue, block)) }
  }
}

extension DispatchQueue {
  /// Runs a block without isolation as soon as possible.
  func enqueue(_ block: @escaping () -> Void) {
    async(execute: DispatchWorkItem(unisolated: block))
  }
}

extension DispatchWorkItem {
  convenience init(unisolated block: @escaping () -> Void) {
    self.init(block: unsafeBitCast(block, to: (@MainActor () -> Void).self))
  }
}
