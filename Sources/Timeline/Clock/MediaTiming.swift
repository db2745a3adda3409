import Foundation

/// `CAMediaTiming` as numbers: how parent time becomes active time, and active time becomes the
/// place within one pass.
///
/// Seconds.
public struct MediaTiming: Equatable, Sendable {
  public enum Fill: Sendable {
    case removed
    case forwards
    case backwards
    case both

    var holdsStart: Bool { self == .backwards || self == .both }
    var holdsEnd: Bool { self == .forwards || self == .both }
  }

  public var beginTime: Double
  public var duration: Double
  public var speed: Double
  public var timeOffset: Double
  public var repeatCount: Double
  public var repeatDuration: Double
  public var autoreverses: Bool
  public var fill: Fill
  /// Whether a positive offset only moves what shows: the animation keeps its whole active time,
  /// and plays at the end what the offset skipped at the beginning (observed).
  ///
  /// Else it ends early by the offset.
  public var keepsDuration: Bool

  public init(
    beginTime: Double = 0,
    duration: Double,
    speed: Double = 1,
    timeOffset: Double = 0,
    repeatCount: Double = 0,
    repeatDuration: Double = 0,
    autoreverses: Bool = false,
    fill: Fill = .removed,
    keepsDuration: Bool = true
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fill = fill
    self.keepsDuration = keepsDuration
  }

  /// A place within the passes.
  public struct Sample: Equatable, Sendable {
    /// Seconds into the pass, running backwards on a way back.
    public var time: Double
    /// The same as a fraction of the duration.
    public var progress: Double
    /// How many whole cycles came before.
    public var cycle: Int
  }

  /// One pass there, and one back when it autoreverses.
  public var cycleDuration: Double { duration * (autoreverses ? 2 : 1) }

  /// What lasts longer, ten days, goes on for ever: apps write `.greatestFiniteMagnitude` for it.
  private static let endless = 864_000.0

  /// How long it is active, in active time; may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let sum = cycleDuration * (repeatCount > 0 ? repeatCount : 1)
    return sum < MediaTiming.endless ? sum : .infinity
  }

  /// What shows at `parentTime`; nil when nothing does.
  ///
  /// `begin` replaces `beginTime`.
  public func sample(at parentTime: Double, begin: Double) -> Sample? {
    let skipped = skippedTime
    let time = (parentTime - begin) * speed + timeOffset - skipped
    let active = activeDuration
    // Of an infinite speed, or of a number that an app has divided by zero.
    guard !time.isNaN else { return nil }
    // A time within a nanosecond of a boundary counts as on it, as sums of decimal numbers are
    // inexact.
    if time < 0, !time.isSameInstant(as: 0) {
      guard fill.holdsStart else { return nil }
      return skipped > 0 ? place(at: skipped) : Sample(time: 0, progress: 0, cycle: 0)
    }
    if time >= active || time.isSameInstant(as: active) {
      return fill.holdsEnd ? end : nil
    }
    return place(at: max(time, 0) + skipped)
  }

  /// What a wrapping offset skips at the beginning.
  private var skippedTime: Double { keepsDuration && speed > 0 ? max(timeOffset, 0) : 0 }

  /// The last value.
  public var end: Sample {
    let active = activeDuration
    let skipped = skippedTime
    if skipped > 0, active < .infinity { return place(at: active + skipped) }
    guard active < .infinity, cycleDuration > 0 else {
      return autoreverses
        ? Sample(time: 0, progress: 0, cycle: 0)
        : Sample(time: duration, progress: 1, cycle: 0)
    }
    let cycles = active / cycleDuration
    let whole = cycles.rounded()
    if whole >= 1, abs(cycles - whole) < 1e-9 {
      return autoreverses
        ? Sample(time: 0, progress: 0, cycle: Int(min(whole, 1e15)) - 1)
        : Sample(time: duration, progress: 1, cycle: Int(min(whole, 1e15)) - 1)
    }
    return place(at: active)
  }

  /// Interior boundaries belong to the next cycle.
  private func place(at time: Double) -> Sample {
    let cycleDuration = self.cycleDuration
    guard cycleDuration > 0, cycleDuration < .infinity else {
      return Sample(time: time, progress: 0, cycle: 0)
    }
    var cycle = (time / cycleDuration).rounded(.down)
    var rest = time - cycle * cycleDuration
    if rest.isSameInstant(as: cycleDuration) {
      cycle += 1
      rest = 0
    }
    if rest.isSameInstant(as: 0) { rest = max(0, min(rest, 0)) }
    if rest > duration { rest = max(0, 2 * duration - rest) }
    return Sample(time: rest, progress: min(1, rest / duration), cycle: Int(min(cycle, 1e15)))
  }

  /// When it becomes active and when it ends, in parent time; infinite when never.
  public func span(from begin: Double) -> (start: Double, end: Double) {
    guard speed != 0 else {
      return (timeOffset >= 0 ? -.infinity : .infinity, .infinity)
    }
    let active = activeDuration
    if speed > 0 {
      let offset = timeOffset - skippedTime
      return (begin - offset / speed, begin + (active - offset) / speed)
    }
    // Backwards: over when the start is reached.
    return (begin + (active - timeOffset) / speed, begin - timeOffset / speed)
  }
}
