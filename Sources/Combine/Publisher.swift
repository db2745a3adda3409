import Foundation

// Values over time, as far as view code uses them: one value at a time, always at once, with no back
// pressure. `receive(on:)` and `debounce` wait on the virtual clock.

/// What ends a stream.
public enum Subscribers {
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

/// Something that sends values to its subscribers.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls the closures until the result is cancelled or released.
  func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable
}

/// A publisher that hides its type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public typealias Receive = (Output) -> Void
  public typealias Complete = (Subscribers.Completion<Failure>) -> Void

  private let start: (@escaping Complete, @escaping Receive) -> AnyCancellable

  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    start = { publisher.subscribe(receiveCompletion: $0, receiveValue: $1) }
  }

  init(start: @escaping (@escaping Complete, @escaping Receive) -> AnyCancellable) {
    self.start = start
  }

  public func subscribe(
    receiveCompletion: @escaping Complete,
    receiveValue: @escaping Receive
  ) -> AnyCancellable { start(receiveCompletion, receiveValue) }
}

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// The end, perhaps, and no value.
public struct Empty<Output, Failure: Error>: Publisher {
  private let completes: Bool
  public init(completeImmediately: Bool = true) { completes = completeImmediately }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    if completes { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// One later value, or a failure.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func subscribe(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subject.subscribe(
      receiveCompletion: { [subject] completion in
        if let value = subject.lastValue { value.map(receiveValue) }
        receiveCompletion(completion)
      },
      receiveValue: { _ in }
    )
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
