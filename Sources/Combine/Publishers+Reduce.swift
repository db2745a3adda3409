extension Publishers {
  /// All values in one.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let initial = initial
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(result) }
          outlet.finish(completion)
        },
        receive: { outlet, value in result = nextPartialResult(result, value) }
      )
    }
  }

  /// All values in one, by a function that may throw.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let initial = initial
      let nextPartialResult = nextPartialResult
      var result = initial
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(result) }
          outlet.finish(completion.mapError { $0 })
        },
        receive: { outlet, value in
          do { result = try nextPartialResult(result, value) } catch {
            outlet.finish(.failure(error))
          }
        }
      )
    }
  }

  /// All values in an array.
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      var all: [Upstream.Output] = []
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(all) }
          outlet.finish(completion)
        },
        receive: { _, value in all.append(value) }
      )
    }
  }

  /// Arrays of so many values each; the last may be shorter.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
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
      var group: [Upstream.Output] = []
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion, !group.isEmpty { outlet.send(group) }
          outlet.finish(completion)
        },
        receive: { outlet, value in
          group.append(value)
          guard group.count >= count else { return }
          let full = group
          group = []
          outlet.send(full)
        }
      )
    }
  }

  /// The number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      var count = 0
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { outlet.send(count) }
          outlet.finish(completion)
        },
        receive: { _, _ in count += 1 }
      )
    }
  }

  /// The last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      var last: Output?
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { last.map(outlet.send) }
          outlet.finish(completion)
        },
        receive: { _, value in last = value }
      )
    }
  }

  /// The last value that a predicate is true of.
  public struct LastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { last.map(outlet.send) }
          outlet.finish(completion)
        },
        receive: { outlet, value in if predicate(value) { last = value } }
      )
    }
  }

  /// The last value that a predicate is true of, by a function that may throw.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
      var last: Output?
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion { last.map(outlet.send) }
          outlet.finish(completion.mapError { $0 })
        },
        receive: { outlet, value in
          do { if try predicate(value) { last = value } } catch { outlet.finish(.failure(error)) }
        }
      )
    }
  }

  /// A value where there is none.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let output = output
      var isEmpty = true
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if case .finished = completion, isEmpty { outlet.send(output) }
          outlet.finish(completion)
        },
        receive: { outlet, value in
          isEmpty = false
          outlet.send(value)
        }
      )
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    .init(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func collect() -> Publishers.Collect<Self> { .init(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    .init(upstream: self, count: count)
  }

  public func count() -> Publishers.Count<Self> { .init(upstream: self) }
  public func last() -> Publishers.Last<Self> { .init(upstream: self) }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    .init(upstream: self, predicate: predicate)
  }

  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> { .init(upstream: self, predicate: predicate) }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    .init(upstream: self, output: output)
  }
}
