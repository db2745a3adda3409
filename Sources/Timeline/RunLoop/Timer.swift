import Foundation
import class ObjectiveC.NSObject
import struct ObjectiveC.Selector
import enum ObjectiveC.Argument
import func ObjectiveC.withoutIsolation

/// A timer on the virtual clock.
///
/// Hides Foundation's class of the same name.
open class Timer: NSObject {
  open private(set) var timeInterval: TimeInterval
  open private(set) var isValid = true
  open private(set) var userInfo: Any?
  /// Virtual timers are exact.
  open var tolerance: TimeInterval = 0

  private let repeats: Bool
  private var action: ((Timer) -> Void)?
  /// Those of the run loop in which it fires.
  private var modes: Set<RunLoop.Mode> = []
  /// Whether it has waited for one of them.
  private var isLate = false
  private let world: RunLoopHost
  private var event: EventQueue<() -> Void>.ID?
  /// When it fires next, in virtual time.
  private var nextTime: Double
  /// The owner, for messages: the class of its target, or the place of its block.
  private var owner: Any.Type?
  private var place: (file: StaticString, line: UInt)?

  private init(
    delay: TimeInterval,
    interval: TimeInterval,
    repeats: Bool,
    userInfo: Any? = nil,
    action: @escaping (Timer) -> Void
  ) {
    // As documented: intervals of 0 and less count as a tenth of a millisecond.
    timeInterval = interval > 0 && interval.isFinite ? interval : 0.0001
    self.repeats = repeats
    self.userInfo = userInfo.map(Argument.object)
    self.action = action
    world = RunLoopHost.present
    nextTime = world.now + max(0, delay.isNaN ? 0 : delay)
    super.init()
  }

  // MARK: Making timers

  /// A timer that never fires and is not valid, such as the initial value of `var timer = Timer()`:
  /// code asks whether it is before it makes another (inferred).
  public override convenience init() {
    self.init(delay: .greatestFiniteMagnitude, interval: 1, repeats: false, action: { _ in })
    invalidate()
  }

  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(
      delay: interval,
      interval: interval,
      repeats: repeats,
      action: withoutIsolation(block)
    )
    place = (file, line)
  }

  @preconcurrency
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void
  ) {
    self.init(
      delay: date.virtualInterval,
      interval: interval,
      repeats: repeats,
      action: withoutIsolation(block)
    )
  }

  public convenience init(
    fireAt date: Date,
    interval ti: TimeInterval,
    target t: Any,
    selector s: Selector,
    userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = t as AnyObject
    self.init(delay: date.virtualInterval, interval: ti, repeats: rep, userInfo: ui) { timer in
      s.perform(on: target, with: timer)
    }
    owner = type(of: target)
  }

  /// Keeps `aTarget` until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = aTarget as AnyObject
    self.init(delay: ti, interval: ti, repeats: yesOrNo, userInfo: userInfo) { timer in
      aSelector.perform(on: target, with: timer)
    }
    owner = type(of: target)
  }

  @preconcurrency
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping @MainActor (Timer) -> Void,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      repeats: repeats,
      block: block,
      file: file,
      line: line
    )
    timer.schedule(for: .default)
    return timer
  }

  @discardableResult
  open class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    timer.schedule(for: .default)
    return timer
  }

  // MARK: Running

  /// The next firing as a date, at the same distance from now as on the virtual clock.
  open var fireDate: Date {
    get { Date(timeIntervalSinceNow: nextTime - world.now) }
    set {
      nextTime = world.now + max(0, newValue.virtualInterval)
      if event != nil { schedule() }
    }
  }

  open func fire() {
    guard isValid else { return }
    let action = self.action
    if !repeats { invalidate() }
    action?(self)
  }

  open func invalidate() {
    isValid = false
    if let event { world.clock.cancel(event) }
    event = nil
    action = nil
  }

  /// Adds the timer to the run loop in another mode.
  func schedule(for mode: RunLoop.Mode) {
    modes.insert(mode)
    schedule()
  }

  private func schedule() {
    guard isValid else { return }
    if let event { world.clock.cancel(event) }
    guard nextTime < .infinity else { return }
    event = world.clock.schedule(at: nextTime, repeats: repeats) { [self] in
      event = nil
      guard world.runs(in: modes) else { return wait() }
      nextTime += timeInterval
      // What it has missed meanwhile is not made up for (documented).
      while isLate, nextTime <= world.now { nextTime += timeInterval }
      isLate = false
      world.note("a timer", of: owner, file: place?.file, line: place?.line ?? 0)
      fire()
      if isValid, event == nil { schedule() }
    }
  }

  private func wait() {
    isLate = true
    world.perform(in: modes) { [self] in if event == nil { schedule() } }
  }
}
