/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Never, S.Input == Output {
    CollectionOfOne(output).publisher.receive(subscriber: subscriber)
  }
}

extension Just: Equatable where Output: Equatable {}

/// The end, perhaps, and no value.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true,
    outputType: Output.Type,
    failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A failure, and no value.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output { createPublisher().subscribe(subscriber) }
}

/// Values and an end that are known from the beginning.
public struct Record<Output, Failure: Error>: Publisher {
  public struct Recording {
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>

    public init() { self.init(output: []) }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      self.output = output
      self.completion = completion
    }

    public mutating func receive(_ input: Output) { output.append(input) }

    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  public let recording: Recording

  public init(recording: Recording) { self.recording = recording }

  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    let outlet = Outlet(to: subscriber)
    subscriber.receive(subscription: outlet)
    for value in recording.output { outlet.send(value) }
    outlet.finish(recording.completion)
  }
}
