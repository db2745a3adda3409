import UIKit

extension DispatchQueue: Scheduler {
  /// A moment of the virtual clock.
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(dispatchTime.distance(to: other.dispatchTime))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime.advanced(by: n.timeInterval))
    }

    public static func < (a: SchedulerTimeType, b: SchedulerTimeType) -> Bool {
      a.dispatchTime < b.dispatchTime
    }

    /// A length of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Sendable
    {
      public var magnitude: Int

      private init(nanoseconds: Int) { magnitude = nanoseconds }
      /// A literal is in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      public init(floatLiteral value: Double) { self = .seconds(value) }

      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let count): self = .seconds(count)
        case .milliseconds(let count): self = .milliseconds(count)
        case .microseconds(let count): self = .microseconds(count)
        case .nanoseconds(let count): self = .nanoseconds(count)
        default: magnitude = .max
        }
      }

      public var timeInterval: DispatchTimeInterval {
        magnitude == .max ? .never : .nanoseconds(magnitude)
      }

      /// What is too long to count is endless.
      private static func times(_ count: Int, _ unit: Int) -> Stride {
        let (value, isTooLarge) = count.multipliedReportingOverflow(by: unit)
        return Stride(nanoseconds: isTooLarge ? .max : value)
      }

      public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
      public static func + (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude + b.magnitude)
      }
      public static func - (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: a.magnitude - b.magnitude)
      }
      public static func * (a: Stride, b: Stride) -> Stride {
        Stride(nanoseconds: Int(Double(a.magnitude) * Double(b.magnitude) / 1e9))
      }
      public static func += (a: inout Stride, b: Stride) { a = a + b }
      public static func -= (a: inout Stride, b: Stride) { a = a - b }
      public static func *= (a: inout Stride, b: Stride) { a = a * b }

      public static func seconds(_ s: Int) -> Stride { times(s, 1_000_000_000) }
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(exactly: (s * 1e9).rounded()) ?? .max)
      }
      public static func milliseconds(_ ms: Int) -> Stride { times(ms, 1_000_000) }
      public static func microseconds(_ us: Int) -> Stride { times(us, 1_000) }
      public static func nanoseconds(_ ns: Int) -> Stride { times(ns, 1) }
    }
  }

  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified,
      flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async(group: options?.group) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: date.dispatchTime) { action() }
  }

  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.start(on: self, after: date, interval: interval, action)
  }
}

/// A closure that is run again and again.
enum Repetition {
  private final class State { var isOver = false }

  static func start<S: Scheduler>(
    on scheduler: S,
    after date: S.SchedulerTimeType,
    interval: S.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let state = State()
    func wait(until date: S.SchedulerTimeType) {
      scheduler.schedule(after: date) {
        guard !state.isOver else { return }
        action()
        if !state.isOver { wait(until: date.advanced(by: interval)) }
      }
    }
    wait(until: date)
    return AnyCancellable { state.isOver = true }
  }
}
