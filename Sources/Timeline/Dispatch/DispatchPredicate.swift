/// A condition of a queue for `dispatchPrecondition(condition:)`.
public enum DispatchPredicate: Sendable {
  case onQueue(DispatchQueue)
  case onQueueAsBarrier(DispatchQueue)
  case notOnQueue(DispatchQueue)
}

/// Ends an app on iOS whose code runs on another queue than it believes.
///
/// Here one thread runs all queues, each block at a moment of its own, so every
/// condition counts as met.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
