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

  public func perform() {
    guard !isCancelled else { return }
    block()
    hasRun = true
    for (queue, block) in observers { queue.enqueue(block) }
    observers = []
  }

  public func cancel() { isCancelled = true }

  public func notify(
    qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [],
    queue: DispatchQueue,
    execute: @escaping @MainActor () -> Void
  ) {
    let block = withoutIsolation(execute)
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
