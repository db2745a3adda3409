// Values over time. A world has one thread, so nothing here locks; what waits does so on the
// virtual clock.

/// Something that sends values to its subscribers.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Gives the subscriber a subscription, and then what it asks for.
  func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output
}

/// The publishers that operators make.
public enum Publishers {}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Failure == Failure, S.Input == Output { receive(subscriber: subscriber) }

  /// Sends everything on through the subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Failure == Failure, S.Output == Output {
    let feeder = Intake<Output, Failure>(
      demand: .none,
      start: { subject.send(subscription: $0) },
      complete: { subject.send(completion: $0) },
      receive: {
        subject.send($0)
        return .none
      }
    )
    subscribe(feeder)
    return AnyCancellable(feeder)
  }

  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Keeps the object as long as the subscription.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
