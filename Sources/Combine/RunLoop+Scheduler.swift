import UIKit

/// A moment of the virtual clock, as a date.
public struct SchedulerDate: Strideable, Hashable, Sendable {
  private let time: DispatchQueue.SchedulerTimeType

  fileprivate init(_ time: DispatchQueue.SchedulerTimeType) { self.time = time }

  public init(_ date: Date) {
    self.init(DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow)))
  }

  /// At the same distance from now as on the virtual clock.
  public var date: Date {
    Date(timeIntervalSinceNow: Double(DispatchQueue.main.now.distance(to: time).magnitude) / 1e9)
  }

  fileprivate var deadline: DispatchTime { time.dispatchTime }
  fileprivate static var now: SchedulerDate { SchedulerDate(DispatchQueue.main.now) }

  public func distance(to other: SchedulerDate) -> Stride {
    Stride(Double(time.distance(to: other.time).magnitude) / 1e9)
  }

  public func advanced(by n: Stride) -> SchedulerDate {
    SchedulerDate(time.advanced(by: .seconds(n.timeInterval)))
  }

  public static func < (a: SchedulerDate, b: SchedulerDate) -> Bool { a.time < b.time }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public var magnitude: TimeInterval
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
    public static func += (a: inout Stride, b: Stride) { a = a + b }
    public static func -= (a: inout Stride, b: Stride) { a = a - b }
    public static func *= (a: inout Stride, b: Stride) { a = a * b }

    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public struct SchedulerOptions {}

  public var now: SchedulerDate { .now }
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The scheduler of a run loop uses its default mode: what it delivers waits for a list
    // that scrolls (observed).
    DispatchQueue.main.schedule(options: nil) { RunLoop.main.performInDefaultMode(action) }
  }

  public func schedule(
    after date: SchedulerDate,
    tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.main.asyncAfter(deadline: date.deadline) {
      RunLoop.main.performInDefaultMode(action)
    }
  }

  public func schedule(
    after date: SchedulerDate,
    interval: SchedulerDate.Stride,
    tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.start(on: self, after: date, interval: interval, action)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerDate
  public struct SchedulerOptions {}

  public var now: SchedulerDate { .now }
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    (underlyingQueue ?? .main).schedule(options: nil, action)
  }

  public func schedule(
    after date: SchedulerDate,
    tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    (underlyingQueue ?? .main).asyncAfter(deadline: date.deadline) { action() }
  }

  public func schedule(
    after date: SchedulerDate,
    interval: SchedulerDate.Stride,
    tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    Repetition.start(on: self, after: date, interval: interval, action)
  }
}
