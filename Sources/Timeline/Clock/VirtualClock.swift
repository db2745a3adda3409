/// The time of one simulated world, in seconds.
///
/// It moves only through `move(to:)` and `takeNext()`. It is never 0, because a `beginTime` of 0
/// means "not set".
public final class VirtualClock {
  /// When a world begins.
  ///
  /// A power of two, so that adding it costs the fewest bits.
  public static let startTime: Double = 64

  public private(set) var now: Double = VirtualClock.startTime
  private var queue = EventQueue<() -> Void>()
  private var sequence: UInt64 = 0
  /// Pending events that schedule themselves again without end.
  private var repeating: Set<EventQueue<() -> Void>.ID> = []

  /// The system's date and randomness, as the world's code sees them.
  package let system = WorldSystem()

  public init() {}

  /// Seconds since the world began.
  public var elapsed: Double { now - VirtualClock.startTime }

  /// Orders things that happen at the same time.
  public func nextSequence() -> UInt64 {
    sequence += 1
    return sequence
  }

  /// Runs `action` in its own turn at `time`, or now if that has passed.
  ///
  /// NaN counts as now, and an infinite time never comes.
  ///
  /// - Parameter repeats: whether the action schedules itself again, as that of a repeating timer.
  @discardableResult
  public func schedule(
    at time: Double,
    repeats: Bool = false,
    _ action: @escaping () -> Void
  ) -> EventQueue<() -> Void>.ID {
    let id = queue.insert(action, at: time > now ? time : now, sequence: nextSequence())
    if repeats { repeating.insert(id) }
    return id
  }

  @discardableResult
  public func cancel(_ id: EventQueue<() -> Void>.ID) -> Bool {
    repeating.remove(id)
    return queue.cancel(id)
  }

  /// Removes everything that is scheduled.
  public func cancelAll() {
    queue = EventQueue()
    repeating = []
  }

  public func isWaiting(_ id: EventQueue<() -> Void>.ID) -> Bool { queue.contains(id) }

  /// Whether nothing is scheduled.
  public var isIdle: Bool { queue.isEmpty }

  /// Whether everything that is scheduled repeats without end.
  public var onlyRepeats: Bool { queue.count == repeating.count }

  /// The order of the next scheduled event; nil when there is none.
  public var next: EventOrder? { queue.first?.order }

  /// Moves the clock to the next event and returns its action.
  public func takeNext() -> (() -> Void)? {
    guard let event = queue.popFirst() else { return nil }
    repeating.remove(event.id)
    move(to: event.time)
    return event.payload
  }

  /// Moves the clock; it never goes back, and ignores an infinite time.
  public func move(to time: Double) {
    guard time > now, time < .infinity else { return }
    now = time
    system.setElapsed(elapsed)
  }
}
