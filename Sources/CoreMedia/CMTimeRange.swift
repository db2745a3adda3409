/// From `start`, for `duration`.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self = .invalid }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// Both are valid, and the length is none before zero (documented).
  public var isValid: Bool {
    start.isValid && duration.isValid && duration.epoch == 0
      && !(duration.isNumeric && duration.value < 0)
  }
  public var isIndefinite: Bool { isValid && (start.isIndefinite || duration.isIndefinite) }
  public var isEmpty: Bool { isValid && duration == .zero }

  public var end: CMTime { start + duration }

  /// The end is not in it (documented).
  public func containsTime(_ time: CMTime) -> Bool {
    isValid && time.isValid && time >= start && time < end
  }

  public func containsTimeRange(_ range: CMTimeRange) -> Bool {
    isValid && range.isValid && range.start >= start && range.end <= end
  }

  /// From the earlier start to the later end.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    return CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }

  /// What both have; `zero` where they have nothing (documented).
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    guard isValid, other.isValid else { return .invalid }
    let (first, last) = (max(start, other.start), min(end, other.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
}
