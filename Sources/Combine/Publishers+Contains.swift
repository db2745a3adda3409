extension Publishers {
  /// Whether a predicate is true of some value.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let predicate = predicate
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(false) }
          outlet.finish(completion)
        },
        receive: { outlet, value in if predicate(value) { outlet.finish(after: true) } }
      )
    }
  }

  /// Whether a predicate is true of some value, by a function that may throw.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let predicate = predicate
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(false) }
          outlet.finish(completion.mapError { $0 })
        },
        receive: { outlet, value in
          do { if try predicate(value) { outlet.finish(after: true) } } catch {
            outlet.finish(.failure(error))
          }
        }
      )
    }
  }

  /// Whether a predicate is true of all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let predicate = predicate
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(true) }
          outlet.finish(completion)
        },
        receive: { outlet, value in if !predicate(value) { outlet.finish(after: false) } }
      )
    }
  }

  /// Whether a predicate is true of all values, by a function that may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let predicate = predicate
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(true) }
          outlet.finish(completion.mapError { $0 })
        },
        receive: { outlet, value in
          do { if try !predicate(value) { outlet.finish(after: false) } } catch {
            outlet.finish(.failure(error))
          }
        }
      )
    }
  }
}

extension Publisher {
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> { .init(upstream: self, predicate: predicate) }

  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> { .init(upstream: self, predicate: predicate) }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> { .init(upstream: self, predicate: predicate) }

  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> { .init(upstream: self, predicate: predicate) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
