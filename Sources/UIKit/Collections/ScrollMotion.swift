import Foundation

/// How one axis of a scroll view moves when no finger holds it: a function of the time since the
/// release.
///
/// The laws are those that published measurements agree on: the velocity shrinks by a factor each
/// millisecond, and beyond the edge a critically damped spring (stiffness 100, mass 1) pulls back.
enum ScrollMotion: Sendable {
  case rest(at: CGFloat)
  case deceleration(from: CGFloat, velocity: CGFloat, rate: CGFloat)
  case spring(from: CGFloat, velocity: CGFloat, to: CGFloat)
  /// The eased way of `setContentOffset(_:animated:)`.
  case eased(from: CGFloat, to: CGFloat, duration: TimeInterval)
  indirect case sequence(ScrollMotion, until: TimeInterval, then: ScrollMotion)

  /// The distance in points at which the motion counts as at rest.
  private static let threshold: CGFloat = 0.25
  private static let springFrequency: CGFloat = 10

  /// A release at `position`: decelerates, bounces at the edges of `range`, ends at rest.
  static func release(
    at position: CGFloat,
    velocity: CGFloat,
    rate: CGFloat,
    in range: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> ScrollMotion {
    if !range.contains(position) {
      let edge = min(max(position, range.lowerBound), range.upperBound)
      return .spring(from: position, velocity: velocity, to: edge)
    }
    let free = ScrollMotion.deceleration(from: position, velocity: velocity, rate: rate)
    let end = position - velocity / (1000 * log(rate))
    guard !range.contains(end) else { return free }
    let edge = end < range.lowerBound ? range.lowerBound : range.upperBound
    // The time at which the deceleration reaches the edge, and the speed left there.
    let slope = 1000 * log(rate)
    let time = log(1 + slope * (edge - position) / velocity) / slope
    guard time.isFinite, time >= 0 else { return .rest(at: edge) }
    let speed = velocity * exp(slope * time)
    return .sequence(
      free,
      until: TimeInterval(time),
      then: bounces ? .spring(from: edge, velocity: speed, to: edge) : .rest(at: edge)
    )
  }

  /// A release that must end at `target`: the deceleration with the speed that leads there.
  static func aimed(from position: CGFloat, to target: CGFloat, rate: CGFloat) -> ScrollMotion {
    .deceleration(
      from: position,
      velocity: (position - target) * 1000 * log(rate),
      rate: rate
    )
  }

  func position(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    switch self {
    case .rest(let position): return position
    case .deceleration(let start, let velocity, let rate):
      let slope = 1000 * log(rate)
      return start + velocity * (exp(slope * t) - 1) / slope
    case .spring(let start, let velocity, let target):
      let offset = start - target
      let w = Self.springFrequency
      return target + exp(-w * t) * (offset + (velocity + w * offset) * t)
    case .eased(let start, let end, let duration):
      guard duration > 0 else { return end }
      let progress = Self.ease(min(1, t / CGFloat(duration)))
      return start + (end - start) * progress
    case .sequence(let first, let until, let then):
      return time < until ? first.position(at: time) : then.position(at: time - until)
    }
  }

  /// The time after which the motion is at rest.
  var duration: TimeInterval {
    switch self {
    case .rest: return 0
    case .deceleration(_, let velocity, let rate):
      let slope = -1000 * log(rate)
      let reach = abs(velocity) / slope
      return reach <= Self.threshold ? 0 : TimeInterval(log(reach / Self.threshold) / slope)
    case .spring(let start, let velocity, let target):
      let offset = abs(start - target)
      let w = Self.springFrequency
      // e^(−wt)·(a + b·t) falls below the threshold; a few steps of the fixed point are enough.
      let push = abs(velocity) + w * offset
      guard offset + push > 0 else { return 0 }
      var t: CGFloat = 1 / w
      for _ in 0..<12 { t = max(0, log(max(1, (offset + push * t) / Self.threshold)) / w) }
      return TimeInterval(t)
    case .eased(_, _, let duration): return duration
    case .sequence(_, let until, let then): return until + then.duration
    }
  }

  var end: CGFloat {
    switch self {
    case .rest(let position): position
    case .deceleration(let start, let velocity, let rate): start - velocity / (1000 * log(rate))
    case .spring(_, _, let target): target
    case .eased(_, let end, _): end
    case .sequence(_, _, let then): then.end
    }
  }

  /// An eased way with another end, at the same time of its course.
  func leading(to end: CGFloat) -> ScrollMotion {
    guard case .eased(let start, _, let duration) = self else { return self }
    return .eased(from: start, to: end, duration: duration)
  }

  /// The same motion, elsewhere in the content by `way`; an eased one still leads to its end.
  func shifted(by way: CGFloat, at time: TimeInterval) -> ScrollMotion {
    guard way != 0 else { return self }
    switch self {
    case .rest(let position): return .rest(at: position + way)
    case .deceleration(let start, let velocity, let rate):
      return .deceleration(from: start + way, velocity: velocity, rate: rate)
    case .spring(let start, let velocity, let target):
      return .spring(from: start + way, velocity: velocity, to: target + way)
    case .eased(let start, let end, let duration):
      guard duration > 0 else { return self }
      // What is left of the way begins at the place of now; at the very end it is none.
      let left = 1 - Self.ease(min(1, CGFloat(max(0, time) / duration)))
      return left < 0.001 ? self : .eased(from: start + way / left, to: end, duration: duration)
    case .sequence(let first, let until, let then):
      return .sequence(
        first.shifted(by: way, at: time),
        until: until,
        then: then.shifted(by: way, at: time - until)
      )
    }
  }

  /// Whether it is the way of `setContentOffset(_:animated:)`.
  var isEased: Bool {
    if case .eased = self { true } else { false }
  }

  /// What follows from `time` on where code has moved the content by `way`.
  ///
  /// It is the same motion from there, in `range`. An eased one has the same course, and its end
  /// moves, too; a spring still pulls to its edge.
  func recentred(
    by way: CGFloat,
    at time: TimeInterval,
    in range: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> ScrollMotion {
    let position = position(at: time) + way
    switch self {
    case .rest: return .rest(at: position)
    case .eased(let start, let end, let duration):
      return .eased(from: start + way, to: end + way, duration: duration)
    case .deceleration(_, _, let rate):
      return .release(
        at: position,
        velocity: velocity(at: time),
        rate: rate,
        in: range,
        bounces: bounces
      )
    case .spring(_, _, let target):
      let isEdge = [range.lowerBound, range.upperBound].contains { abs($0 - target) < 0.01 }
      // A page may end there, too: its content has been brought farther from the edge.
      let distance = abs(position - way - target)
      let isPage = range.contains(position) && abs(position - target) > distance + 0.01
      return .spring(
        from: position,
        velocity: velocity(at: time),
        to: isEdge && !isPage ? target : target + way
      )
    case .sequence(let first, let until, let then):
      return time < until
        ? first.recentred(by: way, at: time, in: range, bounces: bounces)
        : then.recentred(by: way, at: time - until, in: range, bounces: bounces)
    }
  }

  /// The speed in points a second.
  func velocity(at time: TimeInterval) -> CGFloat {
    let t = CGFloat(max(0, time))
    switch self {
    case .rest: return 0
    case .deceleration(_, let velocity, let rate): return velocity * exp(1000 * log(rate) * t)
    case .spring(let start, let velocity, let target):
      let w = Self.springFrequency
      let slope = velocity + w * (start - target)
      return slope * exp(-w * t) - w * (position(at: time) - target)
    case .eased(_, _, let duration):
      guard time < duration else { return 0 }
      let step = 0.0001
      return (position(at: time + step) - position(at: time)) / CGFloat(step)
    case .sequence(let first, let until, let then):
      return time < until ? first.velocity(at: time) : then.velocity(at: time - until)
    }
  }

  /// What follows from `time` on where the content may come to rest in `range`.
  ///
  /// Content beyond an edge goes to that edge. Other content goes on as before, as far as the range
  /// lets it.
  func resumed(
    at time: TimeInterval,
    in range: ClosedRange<CGFloat>,
    bounces: Bool
  ) -> ScrollMotion {
    let position = position(at: time)
    let velocity = velocity(at: time)
    func limited(_ place: CGFloat) -> CGFloat {
      min(max(place, range.lowerBound), range.upperBound)
    }
    switch self {
    case .sequence(let first, let until, let then):
      return time < until
        ? first.resumed(at: time, in: range, bounces: bounces)
        : then.resumed(at: time - until, in: range, bounces: bounces)
    case .deceleration(_, _, let rate)
    where range.contains(position) && abs(limited(end) - end) < 0.01:
      return .deceleration(from: position, velocity: velocity, rate: rate)
    case .deceleration(_, _, let rate):
      return .release(at: position, velocity: velocity, rate: rate, in: range, bounces: bounces)
    case .rest where range.contains(position): return self
    case .rest, .spring:
      let target = limited(range.contains(position) ? end : position)
      return .spring(from: position, velocity: velocity, to: target)
    case .eased(_, let end, let duration):
      return .eased(from: position, to: limited(end), duration: max(0, duration - time))
    }
  }

  /// The ease-in-ease-out curve, (0.42, 0) (0.58, 1).
  private static func ease(_ x: CGFloat) -> CGFloat {
    var low: CGFloat = 0
    var high: CGFloat = 1
    func bezier(_ a: CGFloat, _ b: CGFloat, _ s: CGFloat) -> CGFloat {
      let r = 1 - s
      return 3 * r * r * s * a + 3 * r * s * s * b + s * s * s
    }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(0.42, 0.58, middle) < x { low = middle } else { high = middle }
    }
    return bezier(0, 1, (low + high) / 2)
  }

  /// How far content moves when it is pulled `distance` beyond its edge, in a view of `dimension`
  /// points (measured: 0.55).
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard dimension > 0 else { return 0 }
    return (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension * (distance < 0 ? -1 : 1)
  }

  /// The finger's `position`, damped beyond the range.
  static func banded(
    _ position: CGFloat,
    in range: ClosedRange<CGFloat>,
    dimension: CGFloat,
    bounces: Bool
  ) -> CGFloat {
    if position < range.lowerBound {
      return bounces
        ? range.lowerBound + rubberBand(position - range.lowerBound, dimension: dimension)
        : range.lowerBound
    }
    if position > range.upperBound {
      return bounces
        ? range.upperBound + rubberBand(position - range.upperBound, dimension: dimension)
        : range.upperBound
    }
    return position
  }
}
