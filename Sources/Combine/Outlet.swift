/// The subscription to a publisher that makes values at its own pace, or from several sources.
///
/// Values wait here until the subscriber asks for them.
final class Outlet<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  /// What the subscriber has asked for and not received.
  private(set) var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var completion: Subscribers.Completion<Downstream.Failure>?
  private var isSending = false
  private var sources: [any Cancellable] = []
  /// Called with what the subscriber asks for.
  var onRequest: ((Subscribers.Demand) -> Void)?

  var isOpen: Bool { downstream != nil }
  /// Whether the subscriber waits for a value.
  var isAsked: Bool { demand > .none && waiting.isEmpty }
  var waitingCount: Int { waiting.count }

  init(to downstream: Downstream) { self.downstream = downstream }

  /// Cancels the source with this subscription, which may be over already.
  func keep(_ source: any Cancellable) {
    guard isOpen else { return source.cancel() }
    sources.removeAll { ($0 as? any Ending)?.isOver ?? false }
    sources.append(source)
  }

  // MARK: From above

  func send(_ value: Downstream.Input) {
    guard let downstream, completion == nil else { return }
    guard isAsked else {
      waiting.append(value)
      return
    }
    demand -= 1
    demand += downstream.receive(value)
    drain()
  }

  /// Sends a value that was asked for, and returns what the subscriber asks for in addition.
  func pass(_ value: Downstream.Input) -> Subscribers.Demand {
    guard let downstream, completion == nil else { return .none }
    guard isAsked else {
      waiting.append(value)
      return .none
    }
    demand -= 1
    let more = downstream.receive(value)
    demand += more
    return more
  }

  /// Ends after the values that wait.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
    guard isOpen, self.completion == nil else { return }
    self.completion = completion
    drain()
  }

  /// Sends the last value; what comes while it is received does not count.
  func finish(after value: Downstream.Input) {
    guard isOpen, completion == nil else { return }
    waiting.append(value)
    finish()
  }

  func dropFirst() { if !waiting.isEmpty { waiting.removeFirst() } }

  private func drain() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  // MARK: From below

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    drain()
    if isOpen { onRequest?(demand) }
  }

  func cancel() {
    downstream = nil
    waiting = []
    onRequest = nil
    let sources = sources
    self.sources = []
    for source in sources { source.cancel() }
  }
}

extension Publisher {
  /// Feeds all values into closures until the outlet is cancelled.
  func feed<S: Subscriber>(
    _ outlet: Outlet<S>,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    receive: @escaping (Output) -> Void
  ) {
    let intake = Intake<Output, Failure>(complete: complete) {
      receive($0)
      return .none
    }
    outlet.keep(intake)
    subscribe(intake)
  }

  /// Sends all values on, and asks for as many as the subscriber does.
  func relay<S: Subscriber>(
    to outlet: Outlet<S>,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void
  ) where S.Input == Output {
    let intake = Intake<Output, Failure>(
      demand: .none,
      start: { if outlet.demand > .none { $0.request(outlet.demand) } },
      complete: complete,
      receive: { outlet.pass($0) }
    )
    outlet.onRequest = { [weak intake] in intake?.request($0) }
    outlet.keep(intake)
    subscribe(intake)
  }

  /// Sends all values on to `subscriber`; the closure sends what follows them.
  func relay<S: Subscriber>(
    to subscriber: S,
    complete: @escaping (Outlet<S>, Subscribers.Completion<Failure>) -> Void
  ) where S.Input == Output {
    let outlet = Outlet(to: subscriber)
    subscriber.receive(subscription: outlet)
    guard outlet.isOpen else { return }
    relay(to: outlet) { complete(outlet, $0) }
  }

  /// Subscribes `subscriber` to what the closures send, now or later.
  func gather<S: Subscriber>(
    to subscriber: S,
    complete: @escaping (Outlet<S>, Subscribers.Completion<Failure>) -> Void,
    receive: @escaping (Outlet<S>, Output) -> Void
  ) {
    let outlet = Outlet(to: subscriber)
    subscriber.receive(subscription: outlet)
    guard outlet.isOpen else { return }
    feed(
      outlet,
      complete: { complete(outlet, $0) },
      receive: { if outlet.isOpen { receive(outlet, $0) } }
    )
  }
}
