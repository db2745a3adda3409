/// The values of a publisher, for a loop with `for await`.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: ValueReader<P.Output, Never>

    public mutating func next() async -> P.Output? { await reader.next()?.value }

    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await reader.next(isolation: actor)?.value
    }
  }
}

/// The values of a publisher that may fail, for a loop with `for try await`.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(reader: ValueReader(publisher)) }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let reader: ValueReader<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? {
      guard let event = await reader.next() else { return nil }
      return try event.get()
    }

    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws -> P.Output? {
      guard let event = await reader.next(isolation: actor) else { return nil }
      return try event.get()
    }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Result where Failure == Never {
  fileprivate var value: Success {
    switch self {
    case .success(let value): value
    }
  }
}

/// Asks for one value at a time; one that nothing waits for is not sent.
private final class ValueReader<Output, Failure: Error>: @unchecked Sendable {
  private var intake: Intake<Output, Failure>?
  private var continuation: CheckedContinuation<Event, Never>?
  private var ready: [Result<Output, Failure>] = []
  private var isOver = false

  /// A world has one thread, which sends and receives.
  private struct Event: @unchecked Sendable {
    let result: Result<Output, Failure>?
  }

  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    let intake = Intake<Output, Failure>(
      demand: .none,
      complete: { [weak self] in self?.end($0) },
      receive: { [weak self] in
        self?.take(.success($0))
        return .none
      }
    )
    self.intake = intake
    publisher.subscribe(intake)
  }

  deinit { intake?.cancel() }

  private func take(_ result: Result<Output, Failure>) {
    guard let continuation else {
      ready.append(result)
      return
    }
    self.continuation = nil
    continuation.resume(returning: Event(result: result))
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    intake = nil
    if case .failure(let error) = completion {
      take(.failure(error))
    } else if let continuation {
      self.continuation = nil
      continuation.resume(returning: Event(result: nil))
    }
  }

  private func stop() {
    intake?.cancel()
    end(.finished)
  }

  func next(
    isolation actor: isolated (any Actor)? = #isolation
  ) async -> sending Result<Output, Failure>? {
    let event = await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: actor) { continuation in
          wait(continuation)
        }
      },
      onCancel: { self.stop() },
      isolation: actor
    )
    nonisolated(unsafe) let result = event.result
    return result
  }

  private func wait(_ continuation: CheckedContinuation<Event, Never>) {
    if !ready.isEmpty {
      continuation.resume(returning: Event(result: ready.removeFirst()))
    } else if isOver || Task.isCancelled {
      continuation.resume(returning: Event(result: nil))
    } else {
      self.continuation = continuation
      intake?.request(.max(1))
    }
  }
}
