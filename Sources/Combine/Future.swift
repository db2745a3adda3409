/// One later value, or a failure.
///
/// A world has one thread, so any code may wait for it.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private var result: Result<Output, Failure>?
  private var waiting: [() -> Void] = []

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
    for action in waiting { action() }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(to: subscriber)
    subscriber.receive(subscription: outlet)
    let tell = { [self] in
      switch result {
      case .success(let value):
        outlet.send(value)
        outlet.finish()
      case .failure(let error): outlet.finish(.failure(error))
      case nil: break
      }
    }
    if result == nil { waiting.append(tell) } else { tell() }
  }

  private func whenDone(_ action: @escaping (Result<Output, Failure>) -> Void) {
    if let result {
      action(result)
    } else {
      waiting.append { [self] in result.map(action) }
    }
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
