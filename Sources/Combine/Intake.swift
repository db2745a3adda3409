/// A source that need not be kept when it is over.
protocol Ending { var isOver: Bool { get } }

/// A subscriber that calls closures, and can be asked to accept more.
final class Intake<Input, Failure: Error>: Subscriber, Subscription, Ending {
  private let demand: Subscribers.Demand
  private let start: ((any Subscription) -> Void)?
  private var onInput: ((Input) -> Subscribers.Demand)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var upstream: (any Subscription)?
  private(set) var isOver = false

  init(
    demand: Subscribers.Demand = .unlimited,
    start: ((any Subscription) -> Void)? = nil,
    complete: @escaping (Subscribers.Completion<Failure>) -> Void,
    receive: @escaping (Input) -> Subscribers.Demand
  ) {
    self.demand = demand
    self.start = start
    onInput = receive
    onCompletion = complete
  }

  func receive(subscription: any Subscription) {
    guard !isOver, upstream == nil else {
      subscription.cancel()
      return
    }
    upstream = subscription
    start?(subscription)
    if demand > .none { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand { onInput?(input) ?? .none }

  func receive(completion: Subscribers.Completion<Failure>) {
    let complete = onCompletion
    end()
    complete?(completion)
  }

  func request(_ demand: Subscribers.Demand) { if demand > .none { upstream?.request(demand) } }

  func cancel() {
    let upstream = upstream
    end()
    upstream?.cancel()
  }

  private func end() {
    isOver = true
    upstream = nil
    onInput = nil
    onCompletion = nil
  }
}
