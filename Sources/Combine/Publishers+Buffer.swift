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
      upstream.gather(
        to: subscriber,
        complete: { $0.finish($1) },
        receive: { outlet, value in
          guard !outlet.isAsked, outlet.waitingCount >= size else {
            outlet.send(value)
            return
          }
          switch whenFull {
          case .dropNewest: break
          case .dropOldest:
            outlet.dropFirst()
            outlet.send(value)
          case .customError(let error): outlet.finish(.failure(error()))
          }
        }
      )
    }
  }
}

extension Publishers {
  /// What a buffer asks for: all values, or as many as it has room for.
  ///
  /// Both take all values here.
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
