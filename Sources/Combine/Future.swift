/// One later value, or a failure.
///
/// A world has one thread, so any code may wait for it.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  /// Those who wait for the result, in order.
  private var waiting: [Waiter] = []

  private final class Waiter {
    let receive: (Result<Output, Failure>) -> Void
    init(_ receive: @escaping (Result<Output, Failure>) -> Void) { self.receive = receive }
  }

  /// Calls the closure at once, subscribed to or not.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] in resolve($0) }
  }

  /// Only the first result counts.
  private func resolve(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = waiting
    self.waiting = []
    for waiter in waiting { waiter.receive(result) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(to: subscriber)
    subscriber.receive(subscription: outlet)
    guard outlet.isOpen else { return }
    let waiter = whenDone { result in
      switch result {
      case .success(let value): outlet.finish(after: value)
      case .failure(let error): outlet.finish(.failure(error))
      }
    }
    guard let waiter else { return }
    outlet.keep(AnyCancellable { [self] in waiting.removeAll { $0 === waiter } })
  }

  /// Calls the closure now, or later: then it returns who waits.
  @discardableResult
  private func whenDone(_ action: @escaping (Result<Output, Failure>) -> Void) -> Waiter? {
    if let result {
      action(result)
      return nil
    }
    let waiter = Waiter(action)
    waiting.append(waiter)
    return waiter
  }
}

extension Future where Failure == Never {
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenDone { result in
          nonisolated(unsafe) let result = result
          continuation.resume(with: result)
        }
      }
    }
  }
}

extension Future {
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        whenDone { result in
          nonisolated(unsafe) let result = result.mapError { $0 as any Error }
          continuation.resume(with: result)
        }
      }
    }
  }
}
