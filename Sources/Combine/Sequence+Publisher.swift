extension Publishers {
  /// The elements of a sequence, as many as the subscriber asks for.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let reader = Reader(sequence.makeIterator(), for: subscriber)
      guard reader.isAtEnd else {
        subscriber.receive(subscription: reader)
        return
      }
      // An empty sequence ends without being asked.
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: .finished)
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

/// Reads one element ahead, so that the end follows the last value at once.
private final class Reader<Iterator: IteratorProtocol, Downstream: Subscriber>: Subscription
where Iterator.Element == Downstream.Input {
  private var iterator: Iterator
  private var next: Iterator.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  var isAtEnd: Bool { next == nil }

  init(_ iterator: Iterator, for downstream: Downstream) {
    self.iterator = iterator
    self.downstream = downstream
    next = self.iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let downstream, self.demand > .none, let value = next {
      next = iterator.next()
      self.demand -= 1
      self.demand += downstream.receive(value)
      if isAtEnd, let downstream = self.downstream {
        self.downstream = nil
        downstream.receive(completion: .finished)
      }
    }
  }

  func cancel() {
    downstream = nil
    next = nil
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// The value, if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Wrapped {
      (output.map { [$0] } ?? []).publisher.receive(subscriber: subscriber)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// The value, then the end; or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Success {
      switch result {
      case .success(let value):
        Publishers.Sequence<CollectionOfOne<Success>, Failure>(sequence: CollectionOfOne(value))
          .receive(subscriber: subscriber)
      case .failure(let error):
        Fail<Success, Failure>(error: error).receive(subscriber: subscriber)
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
