extension Publishers {
  /// The next value of each, together.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      var first: [A.Output] = []
      var second: [B.Output] = []
      var isFirstOver = false
      var isSecondOver = false
      /// No further pair is possible where one side has ended and has nothing left.
      func finishIfNeeded() {
        if isFirstOver && first.isEmpty || isSecondOver && second.isEmpty { outlet.finish() }
      }
      func pairUp() {
        guard !first.isEmpty, !second.isEmpty else { return }
        outlet.send((first.removeFirst(), second.removeFirst()))
        finishIfNeeded()
      }
      func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: finishIfNeeded()
        case .failure: outlet.finish(completion)
        }
      }
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      a.feed(
        outlet,
        complete: {
          isFirstOver = true
          end($0)
        },
        receive: {
          first.append($0)
          pairUp()
        }
      )
      guard outlet.isOpen else { return }
      b.feed(
        outlet,
        complete: {
          isSecondOver = true
          end($0)
        },
        receive: {
          second.append($0)
          pairUp()
        }
      )
    }
  }

  /// The next value of each, together.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      a.zip(b).zip(c).map { ($0.0, $0.1, $1) }
        .receive(subscriber: subscriber)
    }
  }

  /// The next value of each, together.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      a.zip(b, c).zip(d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure { .init(self, b) }

  public func zip<B: Publisher, T>(
    _ b: B,
    _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T>
  where B.Failure == Failure { zip(b).map { transform($0.0, $0.1) } }

  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure { .init(self, b, c) }

  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B,
    _ c: C,
    _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure { zip(b, c).map { transform($0.0, $0.1, $0.2) } }

  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B,
    _ c: C,
    _ d: D
  ) -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { .init(self, b, c, d) }

  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B,
    _ c: C,
    _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
