extension Publishers {
  /// The values of a publisher for each value, at most so many publishers at a time.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream,
      maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let maxPublishers = maxPublishers
      let transform = transform
      let outlet = Outlet(to: subscriber)
      var active = 0
      var isOver = false
      weak var source: Intake<Upstream.Output, Upstream.Failure>?
      let intake = Intake<Upstream.Output, Upstream.Failure>(
        demand: maxPublishers,
        complete: { completion in
          isOver = true
          switch completion {
          case .finished: if active == 0 { outlet.finish() }
          case .failure: outlet.finish(completion)
          }
        },
        receive: { value in
          guard outlet.isOpen else { return .none }
          active += 1
          transform(value).feed(
            outlet,
            complete: { completion in
              active -= 1
              switch completion {
              case .failure: outlet.finish(completion)
              case .finished:
                if isOver, active == 0 { outlet.finish() } else { source?.request(.max(1)) }
              }
            },
            receive: { outlet.send($0) }
          )
          return .none
        }
      )
      source = intake
      outlet.keep(intake)
      subscriber.receive(subscription: outlet)
      if outlet.isOpen { upstream.subscribe(intake) }
    }
  }

  /// The values of the last publisher that was sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where Upstream.Output == P, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(to: subscriber)
      var current: Intake<Output, Failure>?
      var isOver = false
      outlet.keep(AnyCancellable { current?.cancel() })
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      upstream.feed(
        outlet,
        complete: { completion in
          isOver = true
          switch completion {
          case .finished: if current == nil { outlet.finish() }
          case .failure: outlet.finish(completion)
          }
        },
        receive: { publisher in
          current?.cancel()
          let intake = Intake<Output, Failure>(
            complete: { completion in
              current = nil
              switch completion {
              case .finished: if isOver { outlet.finish() }
              case .failure: outlet.finish(completion)
              }
            },
            receive: {
              outlet.send($0)
              return .none
            }
          )
          current = intake
          publisher.subscribe(intake)
        }
      )
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    .init(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// The new publishers never fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    .init(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output: Publisher, Output.Failure == Failure { .init(upstream: self) }

  /// The publishers that are sent never fail.
  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Failure == Never {
  /// The new publishers may fail; this one does not.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    .init(
      upstream: setFailureType(to: P.Failure.self),
      maxPublishers: maxPublishers,
      transform: transform
    )
  }

  @_disfavoredOverload
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  where Output: Publisher { setFailureType(to: Output.Failure.self).switchToLatest() }
}
