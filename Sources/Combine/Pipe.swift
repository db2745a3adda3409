/// What is between the publisher before an operator and the subscriber after it.
///
/// It passes demand up and values down. An operator keeps its state in the closures, so that each
/// subscription has its own.
final class Pipe<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Receive = (Pipe, Input) -> Subscribers.Demand
  typealias Complete = (Pipe, Subscribers.Completion<Failure>) -> Void

  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let onInput: Receive
  private let onCompletion: Complete
  /// Whether it still sends values.
  private(set) var isOpen = true

  init(to downstream: Downstream, complete: @escaping Complete, receive: @escaping Receive) {
    self.downstream = downstream
    onCompletion = complete
    onInput = receive
  }

  // MARK: From above

  func receive(subscription: any Subscription) {
    guard isOpen, upstream == nil else {
      subscription.cancel()
      return
    }
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { isOpen ? onInput(self, input) : .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream = nil
    if isOpen { onCompletion(self, completion) }
  }

  // MARK: From below

  /// A publisher of an app may take a request for nothing as a mistake, as Apple's do.
  func request(_ demand: Subscribers.Demand) { if demand > .none { upstream?.request(demand) } }

  func cancel() {
    isOpen = false
    downstream = nil
    let upstream = upstream
    self.upstream = nil
    upstream?.cancel()
  }

  // MARK: Downwards

  func send(_ output: Downstream.Input) -> Subscribers.Demand {
    downstream?.receive(output) ?? .none
  }

  /// Sends the last value; what comes while it is received does not count.
  func finish(after output: Downstream.Input) -> Subscribers.Demand {
    isOpen = false
    _ = send(output)
    finish()
    return .none
  }

  /// Ends the subscription on both sides.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
    let downstream = downstream
    cancel()
    downstream?.receive(completion: completion)
  }
}

extension Pipe where Downstream.Failure == any Error {
  /// Fails with what `body` throws.
  func attempt(_ body: () throws -> Subscribers.Demand) -> Subscribers.Demand {
    do { return try body() } catch {
      finish(.failure(error))
      return .none
    }
  }
}

extension Publisher {
  /// Subscribes `subscriber` to what `receive` makes of the values.
  func pipe<S: Subscriber>(
    to subscriber: S,
    complete: @escaping Pipe<Output, Failure, S>.Complete,
    receive: @escaping Pipe<Output, Failure, S>.Receive
  ) { subscribe(Pipe(to: subscriber, complete: complete, receive: receive)) }

  func pipe<S: Subscriber>(to subscriber: S, receive: @escaping Pipe<Output, Failure, S>.Receive)
  where S.Failure == Failure {
    pipe(to: subscriber, complete: { $0.finish($1) }, receive: receive)
  }

  /// For operators whose closures may throw.
  func attempt<S: Subscriber>(
    to subscriber: S,
    receive: @escaping (Pipe<Output, Failure, S>, Output) throws -> Subscribers.Demand
  ) where S.Failure == any Error {
    pipe(
      to: subscriber,
      complete: { pipe, completion in pipe.finish(completion.mapError { $0 }) },
      receive: { pipe, value in pipe.attempt { try receive(pipe, value) } }
    )
  }
}
