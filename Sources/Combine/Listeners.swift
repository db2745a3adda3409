/// The subscribers of a subject, in order, until it completes.
final class Listeners<Output, Failure: Error> {
  private var all: [Listener<Output, Failure>] = []
  private var sources: [any Subscription] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  /// Whether the sources have been asked for values.
  private var isAsked: Bool

  /// A subject that keeps no value asks its sources when it is asked itself.
  init(asksAtOnce: Bool) { isAsked = asksAtOnce }

  var isComplete: Bool { completion != nil }

  private func ask() {
    guard !isAsked else { return }
    isAsked = true
    for source in sources { source.request(.unlimited) }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for listener in all { listener.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = all
    self.all = []
    sources = []
    for listener in all { listener.finish(completion) }
  }

  func send(subscription: any Subscription) {
    guard completion == nil else {
      subscription.cancel()
      return
    }
    sources.append(subscription)
    if isAsked { subscription.request(.unlimited) }
  }

  /// The subscription keeps `subject`.
  ///
  /// With `current`, a new subscriber receives a value first, and one that was not ready for a
  /// value receives the last one later.
  func add<S: Subscriber>(
    _ subscriber: S,
    to subject: AnyObject,
    current: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let listener = Listener<Output, Failure>(
      of: subject,
      subscriber: AnySubscriber(subscriber),
      current: current
    )
    listener.remove = { [weak self, unowned listener] in
      self?.all.removeAll { $0 === listener }
    }
    listener.ask = { [weak self] in self?.ask() }
    all.append(listener)
    subscriber.receive(subscription: listener)
  }

  deinit { for source in sources { source.cancel() } }
}

/// The subscription of one subscriber to a subject.
final class Listener<Output, Failure: Error>: Subscription {
  private var subject: AnyObject?
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var current: (() -> Output)?
  /// Whether the subscriber has not received the current value.
  private var isBehind: Bool
  var remove: () -> Void = {}
  var ask: () -> Void = {}

  init(
    of subject: AnyObject,
    subscriber: AnySubscriber<Output, Failure>,
    current: (() -> Output)?
  ) {
    self.subject = subject
    self.subscriber = subscriber
    self.current = current
    isBehind = current != nil
  }

  func offer(_ value: Output) {
    guard let subscriber else { return }
    guard demand > .none else {
      isBehind = current != nil
      return
    }
    isBehind = false
    demand -= 1
    demand += subscriber.receive(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    end()
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    ask()
    if isBehind, let current { offer(current()) }
  }

  func cancel() {
    guard subscriber != nil else { return }
    withExtendedLifetime(subject) {
      remove()
      end()
    }
  }

  private func end() {
    subscriber = nil
    current = nil
    isBehind = false
    subject = nil
    remove = {}
    ask = {}
  }
}
