extension Publishers {
  /// Calls closures with what passes.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let receiveSubscription: ((any Subscription) -> Void)?
    public let receiveOutput: ((Upstream.Output) -> Void)?
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    public let receiveCancel: (() -> Void)?
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?,
      receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let receiveSubscription = receiveSubscription
      let receiveOutput = receiveOutput
      let receiveCompletion = receiveCompletion
      let receiveCancel = receiveCancel
      let receiveRequest = receiveRequest
      let observer = Observer(
        to: subscriber,
        receiveCancel: receiveCancel,
        receiveRequest: receiveRequest
      )
      let intake = Intake<Output, Failure>(
        demand: .none,
        start: { subscription in
          receiveSubscription?(subscription)
          observer.start(subscription)
        },
        complete: { completion in
          receiveCompletion?(completion)
          observer.finish(completion)
        },
        receive: { value in
          receiveOutput?(value)
          let demand = observer.send(value)
          if demand > .none { receiveRequest?(demand) }
          return demand
        }
      )
      observer.cancelSource = { [weak intake] in intake?.cancel() }
      upstream.subscribe(intake)
    }
  }

  /// Prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      func write(_ text: String) {
        if stream == nil { Swift.print(start + text) } else { stream?.write(start + text + "\n") }
      }
      upstream.handleEvents(
        receiveSubscription: { write("receive subscription: (\($0))") },
        receiveOutput: { write("receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: write("receive finished")
          case .failure(let error): write("receive error: (\(error))")
          }
        },
        receiveCancel: { write("receive cancel") },
        receiveRequest: { write("request " + ($0.max.map { "max: (\($0))" } ?? "unlimited")) }
      ).receive(subscriber: subscriber)
    }
  }
}

/// The subscription that `HandleEvents` gives to its subscriber.
private final class Observer<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private let receiveCancel: (() -> Void)?
  private let receiveRequest: ((Subscribers.Demand) -> Void)?
  var cancelSource: () -> Void = {}

  init(
    to downstream: Downstream,
    receiveCancel: (() -> Void)?,
    receiveRequest: ((Subscribers.Demand) -> Void)?
  ) {
    self.downstream = downstream
    self.receiveCancel = receiveCancel
    self.receiveRequest = receiveRequest
  }

  func start(_ subscription: any Subscription) {
    upstream = subscription
    downstream?.receive(subscription: self)
  }

  func send(_ value: Downstream.Input) -> Subscribers.Demand {
    downstream?.receive(value) ?? .none
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = downstream
    self.downstream = nil
    upstream = nil
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    guard let upstream else { return }
    receiveRequest?(demand)
    upstream.request(demand)
  }

  func cancel() {
    guard upstream != nil else { return }
    receiveCancel?()
    upstream = nil
    downstream = nil
    cancelSource()
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    .init(
      upstream: self,
      receiveSubscription: receiveSubscription,
      receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion,
      receiveCancel: receiveCancel,
      receiveRequest: receiveRequest
    )
  }

  public func print(
    _ prefix: String = "",
    to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> { .init(upstream: self, prefix: prefix, stream: stream) }

  /// Does nothing: there is no debugger to stop in.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Self { self }

  /// Does nothing: there is no debugger to stop in.
  public func breakpointOnError() -> Self { self }
}
