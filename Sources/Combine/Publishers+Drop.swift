extension Publishers {
  /// All values but the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let count = count
      var left = count
      upstream.pipe(to: subscriber) { pipe, value in
        guard left > 0 else { return pipe.send(value) }
        left -= 1
        return .max(1)
      }
    }
  }

  /// Values from the first that a predicate is false of.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var isDropping = true
      upstream.pipe(to: subscriber) { pipe, value in
        if isDropping, predicate(value) { return .max(1) }
        isDropping = false
        return pipe.send(value)
      }
    }
  }

  /// Values from the first that a predicate is false of, by a predicate that may throw.
  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
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
      var isDropping = true
      upstream.attempt(to: subscriber) { pipe, value in
        if isDropping, try predicate(value) { return .max(1) }
        isDropping = false
        return pipe.send(value)
      }
    }
  }

  /// Values from the moment that another publisher sends one.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Other.Failure == Upstream.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(to: subscriber)
      var isReady = false
      subscriber.receive(subscription: outlet)
      other.feed(
        outlet,
        complete: { completion in
          switch completion {
          case .finished: if !isReady { outlet.finish() }
          case .failure: if !isReady { outlet.finish(completion) }
          }
        },
        receive: { _ in isReady = true }
      )
      guard outlet.isOpen else { return }
      upstream.feed(
        outlet,
        complete: { outlet.finish($0) },
        receive: { if isReady { outlet.send($0) } }
      )
    }
  }
}
