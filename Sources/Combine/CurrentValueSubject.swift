/// Keeps the last value and sends it to each new subscriber first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let listeners = Listeners<Output, Failure>(asksAtOnce: true)
  private var stored: Output
  public init(_ value: Output) { stored = value }

  public var value: Output {
    get { stored }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard !listeners.isComplete else { return }
    stored = value
    listeners.send(value)
  }

  public func send(subscription: any Subscription) { listeners.send(subscription: subscription) }

  public func send(completion: Subscribers.Completion<Failure>) {
    listeners.send(completion: completion)
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Failure == Failure, S.Input == Output {
    listeners.add(subscriber, to: self) { [unowned self] in stored }
  }
}
