import Synchronization

/// The clock of `DispatchQueue`, `Timer`, `RunLoop` and `Thread`, and how it runs.
///
/// The world of a stage is a host.
open class RunLoopHost {
  public let clock = VirtualClock()
  /// Whether a background block is running, and how long it has slept.
  private var isInBackground = false
  private var backgroundDelay = 0.0
  /// Whether a block runs that may not be the main queue's on a device: frameworks answer there on
  /// queues of their own, and here on the main queue.
  private var isInBlock = false

  /// The queue whose block runs; nil is the main queue.
  var queue: DispatchQueue?

  var modes = RunLoopModes()
  private var slots: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  // MARK: State of other modules

  /// The one object of this type that belongs to the host.
  package func state<State: AnyObject>(_ type: State.Type, make: () -> State) -> State {
    if let state = slots[ObjectIdentifier(type)] as? State { return state }
    let state = make()
    slots[ObjectIdentifier(type)] = state
    return state
  }

  /// Releases the state of other modules.
  package func forgetState() {
    // State may request other state while it is released, and so make some again.
    for _ in 0..<4 where !slots.isEmpty {
      let old = slots
      slots = [:]
      withExtendedLifetime(old) {}
    }
  }

  /// The host last made current in this task or on this thread; an empty one without any.
  public static var present: RunLoopHost {
    if let host = existing { return host }
    let host = RunLoopHost()
    host.makeCurrent()
    return host
  }

  /// The current host, if there is one.
  public static var existing: RunLoopHost? { CurrentHost.host }

  public func makeCurrent() { CurrentHost.set(self) }

  /// Stops being the current host of every task and thread.
  public func resign() { CurrentHost.forget(self) }

  /// The time as running code sees it: later than the clock's once a background block has slept.
  public var now: Double { clock.now + backgroundDelay }

  /// How many events have run in this process, for a thread that watches whether one ends.
  package static let turns = Atomic(0)

  package static func countTurn() { turns.add(1, ordering: .relaxed) }

  /// Runs the next event that is due up to `time`; returns false when there is none.
  @discardableResult
  open func runOneTurn(until time: Double) -> Bool {
    guard let next = clock.next, next.time.isDue(at: time), let action = clock.takeNext() else {
      return false
    }
    RunLoopHost.countTurn()
    action()
    return true
  }

  // MARK: What is going on

  /// What the last turns did.
  package var recentWork = RecentWork()

  package func note(
    _ kind: StaticString,
    of owner: Any.Type? = nil,
    name: StaticString? = nil,
    file: StaticString? = nil,
    line: UInt = 0
  ) {
    recentWork.append((kind, owner, name, file, line))
  }

  /// Virtual seconds after which a wait counts as endless.
  private static let patience: Double = 60

  /// Runs the world until `isOver`.
  ///
  /// Returns false when `limit` comes first, when no event is left that could end the wait, and
  /// after a minute in which none did: a device hangs then.
  func wait(until limit: Double, for what: String, isOver: () -> Bool) -> Bool {
    let end = clock.now + RunLoopHost.patience
    recentWork.removeAll()
    // What runs meanwhile is not of the queue that waits.
    let waiting = queue
    queue = nil
    defer { queue = waiting }
    while !isOver() {
      guard runOneTurn(until: min(limit, end)) else {
        guard limit > end else { return false }
        let why =
          recentWork.words.isEmpty || clock.isIdle
          ? "nothing is left that could end it"
          : "a minute has gone by, and there was only \(recentWork.words)"
        Deadlock.report("\(what) would wait forever: \(why).")
        return false
      }
    }
    return true
  }

  /// Runs everything that is due up to `time`, in order, and stops there.
  open func advance(to time: Double) {
    makeCurrent()
    while runOneTurn(until: time) {}
    clock.move(to: max(time, clock.now))
  }

  /// On the main queue the clock moves without running events; in a background block only the rest
  /// of the block is delayed.
  func sleep(for interval: Double) {
    guard interval > 0, interval < .infinity else { return }
    if isInBackground {
      backgroundDelay += interval
      clock.system.setElapsed(now - VirtualClock.startTime)
    } else {
      clock.move(to: clock.now + interval)
    }
  }

  /// Whether the running code is on the main queue of a device, too.
  var isSurelyMain: Bool { !isInBackground && !isInBlock }

  /// Runs what may be elsewhere on a device.
  func runInBlock(_ work: () -> Void) {
    let saved = isInBlock
    isInBlock = true
    work()
    isInBlock = saved
  }

  func runInBackground(_ work: () -> Void) {
    let saved = (isInBackground, backgroundDelay)
    (isInBackground, backgroundDelay) = (true, 0)
    work()
    (isInBackground, backgroundDelay) = saved
    clock.system.setElapsed(now - VirtualClock.startTime)
  }
}
