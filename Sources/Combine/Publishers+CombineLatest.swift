extension Publishers {
  /// The last value of each, whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let outlet = Outlet(to: subscriber)
      var first: A.Output?
      var second: B.Output?
      var left = 2
      func send() { if let first, let second { outlet.send((first, second)) } }
      func end(_ completion: Subscribers.Completion<Failure>) {
        left -= 1
        switch completion {
        case .finished: if left == 0 { outlet.finish() }
        case .failure: outlet.finish(completion)
        }
      }
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      a.feed(
        outlet,
        complete: end,
        receive: {
          first = $0
          send()
        }
      )
      guard outlet.isOpen else { return }
      b.feed(
        outlet,
        complete: end,
        receive: {
          second = $0
          send()
        }
      )
    }
  }

  /// The last value of each, whenever one of them has a new one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The last value of each, whenever one of them has a new one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      a.combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
  where B.Failure == Failure { .init(self, b) }

  public func combineLatest<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T>
  where B.Failure == Failure { combineLatest(b).map { transform($0.0, $0.1) } }

  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B,
    _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }

  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }

  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
