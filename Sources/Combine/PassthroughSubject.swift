/// Passes each value on to its present subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>(asksAtOnce: false)
  public init() {}

  public func send(_ value: Output) { listeners.send(value) }
  public func send(subscription: any Subscription) { listeners.send(subscription: subscription) }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output { listeners.add(subscriber, to: self) }
}
