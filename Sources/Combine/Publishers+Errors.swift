extension Publishers {
  /// The failure as a function of it.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let transform = transform
      upstream.pipe(
        to: subscriber,
        complete: { $0.finish($1.mapError(transform)) },
        receive: { $0.send($1) }
      )
    }
  }

  /// The values of a publisher that never fails, as one that may.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      upstream.pipe(
        to: subscriber,
        complete: { pipe, _ in pipe.finish() },
        receive: { $0.send($1) }
      )
    }
  }

  /// A value instead of the failure.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let output = output
      upstream.relay(to: subscriber) { outlet, completion in
        if case .failure = completion { outlet.send(output) }
        outlet.finish()
      }
    }
  }

  /// Stops the program when there is a failure.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let file = file
      let line = line
      upstream.pipe(
        to: subscriber,
        complete: { pipe, completion in
          if case .failure(let error) = completion {
            fatalError("\(prefix)\(error)", file: file, line: line)
          }
          pipe.finish()
        },
        receive: { $0.send($1) }
      )
    }
  }

  /// Another publisher after a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let handler = handler
      upstream.relay(to: subscriber) { outlet, completion in
        switch completion {
        case .finished: outlet.finish()
        case .failure(let error): handler(error).relay(to: outlet) { outlet.finish($0) }
        }
      }
    }
  }

  /// Another publisher after a failure, or another failure.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where NewPublisher.Output == Upstream.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let handler = handler
      upstream.relay(to: subscriber) { outlet, completion in
        switch completion {
        case .finished: outlet.finish()
        case .failure(let error):
          do {
            try handler(error).relay(to: outlet) { outlet.finish($0.mapError { $0 }) }
          } catch {
            outlet.finish(.failure(error))
          }
        }
      }
    }
  }

  /// Subscribes again after a failure, at most so many times; without a number, always.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let retries = retries
      let outlet = Outlet(to: subscriber)
      var left = retries
      func start() {
        upstream.relay(to: outlet) { completion in
          if case .failure = completion, left ?? 1 > 0, outlet.isOpen {
            left = left.map { $0 - 1 }
            start()
          } else {
            outlet.finish(completion)
          }
        }
      }
      subscriber.receive(subscription: outlet)
      if outlet.isOpen { start() }
    }
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> { .init(upstream: self, transform: transform) }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    .init(upstream: self, output: output)
  }

  public func assertNoFailure(
    _ prefix: String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    .init(upstream: self, prefix: prefix, file: file, line: line)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    .init(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    .init(upstream: self, retries: retries)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> { .init(upstream: self) }
}
