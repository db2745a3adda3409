extension Publishers {
  /// Keeps values until the subscriber asks for them.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let size: Int
    public let prefetch: PrefetchStrategy
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream,
      size: Int,
      prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let size = size
      let whenFull = whenFull
      let outlet = Outlet(to: subscriber)
      func take(_ value: Output) {
        guard !outlet.isAsked, outlet.waitingCount >= size else { return outlet.send(value) }
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
          outlet.dropFirst()
          outlet.send(value)
        case .customError(let error): outlet.finish(.failure(error()))
        }
      }
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      switch prefetch {
      case .byRequest: upstream.feed(outlet, complete: { outlet.finish($0) }, receive: take)
      case .keepFull: fill(outlet, take)
      }
    }

    /// Asks for as many values as there is room for, now and after each that leaves.
    private func fill<S: Subscriber>(_ outlet: Outlet<S>, _ take: @escaping (Output) -> Void)
    where S.Failure == Failure, S.Input == Output {
      let size = size
      var expected = 0
      func missing() -> Subscribers.Demand {
        let room = Swift.max(0, size - outlet.waitingCount - expected)
        expected += room
        return .max(room)
      }
      let intake = Intake<Output, Failure>(
        demand: missing(),
        complete: { outlet.finish($0) },
        receive: {
          expected -= 1
          take($0)
          return missing()
        }
      )
      outlet.onRequest = { [weak intake] _ in intake?.request(missing()) }
      outlet.keep(intake)
      upstream.subscribe(intake)
    }
  }
}

extension Publishers {
  /// What a buffer asks for: as many values as it has room for, or all.
  public enum PrefetchStrategy: Sendable {
    case keepFull
    case byRequest
  }

  /// What a full buffer does with another value.
  public enum BufferingStrategy<Failure: Error> {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
}

extension Publisher {
  public func buffer(
    size: Int,
    prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    .init(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
