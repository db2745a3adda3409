extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    fileprivate var count: Int {
      switch self {
      case .byTime: .max
      case .byTimeOrCount(_, _, let count): count
      }
    }
  }

  /// The values of each interval in an array, where there are some.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let strategy = strategy
      let options = options
      let scheduler = strategy.scheduler
      let interval = strategy.interval
      let limit = strategy.count
      let outlet = Outlet(to: subscriber)
      var group: Output = []
      func send() {
        guard !group.isEmpty else { return }
        let ready = group
        group = []
        outlet.send(ready)
      }
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      outlet.keep(
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          interval: interval,
          tolerance: scheduler.minimumTolerance,
          options: options,
          send
        )
      )
      upstream.feed(
        outlet,
        complete: { completion in
          if case .finished = completion { send() }
          outlet.finish(completion)
        },
        receive: { value in
          group.append(value)
          if group.count >= limit { send() }
        }
      )
    }
  }
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    .init(upstream: self, strategy: strategy, options: options)
  }
}
