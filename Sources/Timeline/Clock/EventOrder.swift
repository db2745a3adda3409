/// The place of an event among all events: by time to the nanosecond, then by insertion.
public struct EventOrder: Comparable, Sendable {
  public let time: Double
  public let sequence: UInt64

  public init(time: Double, sequence: UInt64) {
    self.time = time
    self.sequence = sequence
  }

  public static func < (a: EventOrder, b: EventOrder) -> Bool {
    a.time.isSameInstant(as: b.time) ? a.sequence < b.sequence : a.time < b.time
  }
}

extension Double {
  /// Whether two times in seconds round to the same nanosecond.
  @inlinable
  public func isSameInstant(as other: Double) -> Bool {
    self == other || (self * 1e9).rounded() == (other * 1e9).rounded()
  }

  /// Whether something due at this time must happen when the clock is at `time`.
  @inlinable
  public func isDue(at time: Double) -> Bool {
    self <= time || isSameInstant(as: time)
  }
}
