import Dispatch
import func ObjectiveC.withoutIsolation

/// A timer of Dispatch on the virtual clock.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  )
  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

  public func schedule(
    deadline: DispatchTime,
    repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, repeating: interval, leeway: leeway) }

  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }

  public func schedule(
    wallDeadline: DispatchWallTime,
    repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline, repeating: interval, leeway: leeway) }
}

/// Calls a handler whenever something happens.
public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (@MainActor () -> Void)?
  )
  func setCancelHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (@MainActor () -> Void)?
  )
  func resume()
  func suspend()
  func activate()
  func cancel()
  var isCancelled: Bool { get }
}

extension DispatchSourceProtocol {
  @preconcurrency
  public func setEventHandler(handler: (@MainActor () -> Void)?) {
    setEventHandler(qos: .unspecified, flags: [], handler: handler)
  }
  @preconcurrency
  public func setCancelHandler(handler: (@MainActor () -> Void)?) {
    setCancelHandler(qos: .unspecified, flags: [], handler: handler)
  }
}

/// Makes sources; a stage has timers only.
///
/// Hides Dispatch's class of the same name.
open class DispatchSource: @unchecked Sendable {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public class func makeTimerSource(
    flags: TimerFlags = [],
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { VirtualTimerSource(queue: queue) }
}

/// Fires from the clock of the world it was made in.
private final class VirtualTimerSource: DispatchSourceTimer {
  private let queue: DispatchQueue
  private let world = RunLoopHost.present
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var next = Double.infinity
  private var interval = Double.infinity
  private var event: EventQueue<() -> Void>.ID?
  /// Sources are made suspended.
  private var suspensions = 1
  private(set) var isCancelled = false

  init(queue: DispatchQueue?) { self.queue = queue ?? .global() }

  func schedule(
    deadline: DispatchTime,
    repeating interval: DispatchTimeInterval,
    leeway: DispatchTimeInterval
  ) { schedule(deadline, interval.inSeconds) }

  func schedule(deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval) {
    schedule(deadline, interval)
  }

  private func schedule(_ deadline: DispatchTime, _ interval: Double) {
    next = deadline.seconds
    // A timer that repeats without a pause would stop the clock.
    self.interval = max(interval, 0.0001)
    arm()
  }

  func setEventHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (@MainActor () -> Void)?
  ) { self.handler = handler.map { withoutIsolation($0) } }

  func setCancelHandler(
    qos: DispatchQoS,
    flags: DispatchWorkItemFlags,
    handler: (@MainActor () -> Void)?
  ) { cancelHandler = handler.map { withoutIsolation($0) } }

  func resume() {
    suspensions = max(0, suspensions - 1)
    arm()
  }

  func activate() {
    suspensions = 0
    arm()
  }

  func suspend() {
    suspensions += 1
    disarm()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    disarm()
    if let cancelHandler { queue.enqueue(cancelHandler) }
    handler = nil
    cancelHandler = nil
  }

  private func disarm() {
    if let event { world.clock.cancel(event) }
    event = nil
  }

  private func arm() {
    disarm()
    guard suspensions == 0, !isCancelled, next < .infinity else { return }
    event = world.clock.schedule(at: next, repeats: interval < .infinity) { [weak self] in
      self?.fire()
    }
  }

  private func fire() {
    event = nil
    next += interval
    handler?()
    if event == nil { arm() }
  }
}
