extension Subscribers {
  /// Calls closures, and accepts as many values as there are.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public private(set) var receiveValue: (Input) -> Void
    public private(set) var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isOver = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard !isOver, self.subscription == nil else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isOver { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isOver else { return }
      let complete = receiveCompletion
      end()
      complete(completion)
    }

    public func cancel() {
      guard !isOver else { return }
      let subscription = subscription
      end()
      subscription?.cancel()
    }

    /// Lets the closures go with what they hold.
    private func end() {
      isOver = true
      subscription = nil
      receiveValue = { _ in }
      receiveCompletion = { _ in }
    }
  }

  /// Sets a property of an object, which it keeps until the end.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    public typealias Failure = Never
    public private(set) var object: Root?
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    public func receive(subscription: any Subscription) {
      guard object != nil, self.subscription == nil else {
        subscription.cancel()
        return
      }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    public func receive(completion: Completion<Never>) {
      object = nil
      subscription = nil
    }

    public func cancel() {
      let subscription = subscription
      object = nil
      self.subscription = nil
      subscription?.cancel()
    }
  }
}
