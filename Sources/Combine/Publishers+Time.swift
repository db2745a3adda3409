extension Publishers {
  /// Values in a later turn of a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let scheduler = scheduler
      let options = options
      upstream.pipe(
        to: subscriber,
        complete: { pipe, completion in
          scheduler.schedule(options: options) { pipe.finish(completion) }
        },
        receive: { pipe, value in
          scheduler.schedule(options: options) { pipe.request(pipe.send(value)) }
          return .none
        }
      )
    }
  }

  /// Subscribes in a later turn of a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let scheduler = scheduler
      let options = options
      scheduler.schedule(options: options) {
        upstream.pipe(to: subscriber) { $0.send($1) }
      }
    }
  }

  /// Values later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let tolerance: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let interval = interval
      let tolerance = tolerance
      let scheduler = scheduler
      let options = options
      func wait(_ action: @escaping () -> Void) {
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: tolerance,
          options: options,
          action
        )
      }
      upstream.pipe(
        to: subscriber,
        complete: { pipe, completion in wait { pipe.finish(completion) } },
        receive: { pipe, value in
          wait { pipe.request(pipe.send(value)) }
          return .none
        }
      )
    }
  }

  /// A value that no other one follows within a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let dueTime = dueTime
      let scheduler = scheduler
      let options = options
      var count = 0
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          count += 1
          // As on iOS, the end does not wait for a value that does: that one is lost. *Inferred.*
          scheduler.schedule(options: options) { outlet.finish(completion) }
        },
        receive: { outlet, value in
          count += 1
          let own = count
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime),
            tolerance: scheduler.minimumTolerance,
            options: options
          ) {
            if own == count { outlet.send(value) }
          }
        }
      )
    }
  }

  /// At most one value in each interval: the first or the last one.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let interval = interval
      let scheduler = scheduler
      let latest = latest
      var next: Context.SchedulerTimeType?
      var waiting: Output?
      var isScheduled = false
      var last: Subscribers.Completion<Failure>?
      upstream.gather(
        to: subscriber,
        complete: { outlet, completion in
          if isScheduled { last = completion } else { outlet.finish(completion) }
        },
        receive: { outlet, value in
          let now = scheduler.now
          if latest || waiting == nil { waiting = value }
          guard !isScheduled else { return }
          isScheduled = true
          let date = Swift.max(next ?? now, now)
          scheduler.schedule(after: date) {
            isScheduled = false
            next = scheduler.now.advanced(by: interval)
            if let value = waiting {
              waiting = nil
              outlet.send(value)
            }
            if let last { outlet.finish(last) }
          }
        }
      )
    }
  }

  /// Ends when there is no value within a time.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?,
      customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let interval = interval
      let scheduler = scheduler
      let options = options
      let customError = customError
      var count = 0
      func watch(_ outlet: Outlet<S>) {
        count += 1
        let own = count
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval),
          tolerance: scheduler.minimumTolerance,
          options: options
        ) {
          guard own == count else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let outlet = Outlet(to: subscriber)
      subscriber.receive(subscription: outlet)
      guard outlet.isOpen else { return }
      watch(outlet)
      upstream.feed(
        outlet,
        complete: { completion in
          count += 1
          outlet.finish(completion)
        },
        receive: { value in
          watch(outlet)
          outlet.send(value)
        }
      )
    }
  }

  /// The time since the value before.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let scheduler = scheduler
      var last = scheduler.now
      upstream.pipe(to: subscriber) { pipe, _ in
        let now = scheduler.now
        let interval = last.distance(to: now)
        last = now
        return pipe.send(interval)
      }
    }
  }
}

extension Publisher {
  /// In a later turn, even where this is called on the same scheduler.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  public func subscribe<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    .init(upstream: self, scheduler: scheduler, options: options)
  }

  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    .init(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }

  /// Sends a value that no other one follows within this time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    .init(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    .init(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    .init(
      upstream: self,
      interval: interval,
      scheduler: scheduler,
      options: options,
      customError: customError
    )
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> { .init(upstream: self, scheduler: scheduler) }
}
