import Geometry
import Timeline

/// An animation of a value that layers in general do not have, such as an emitter's birth rate or a
/// property that an app's class draws by.
///
/// It moves a value of the same kind of a layer that nobody sees, from where the owner takes it.
struct OwnMotion {
  /// The layer's copy; it says when the motion is removed.
  let animation: CAAnimation
  let keyPath: String
  /// A value of the kind.
  let sample: AnimatedValue
  private let standIn: LayerKeyPath
  private let track: AnimationTrack
  /// When it was added, in layer time: it does not change what was before, whatever it fills with.
  private let added: Double
  /// In layer time.
  let begin: Double
  /// In layer time; from then on it changes nothing.
  fileprivate(set) var end: Double

  /// All motions of an animation, which may be a group.
  ///
  /// - Parameter value: the present one at the animation's key path; nil where the layer has none.
  static func all(
    _ animation: CAAnimation,
    on layer: CALayer,
    now: Double,
    value: (CAPropertyAnimation) -> AnimatedValue?
  ) -> [Self] {
    let children = (animation as? CAAnimationGroup)?.animations ?? [animation]
    return children.compactMap { child in
      guard let single = child as? CAPropertyAnimation, let sample = value(single) else {
        return nil
      }
      return Self(single, sample, of: animation, on: layer, now: now)
    }
  }

  private init?(
    _ single: CAPropertyAnimation,
    _ sample: AnimatedValue,
    of animation: CAAnimation,
    on layer: CALayer,
    now: Double
  ) {
    guard let keyPath = single.keyPath, let standIn = sample.standIn,
      let target = LayerKeyPath(standIn), let copy = animation.copy() as? CAAnimation,
      let child = single.copy() as? CAPropertyAnimation
    else { return nil }
    child.keyPath = standIn
    if let group = copy as? CAAnimationGroup {
      group.animations = [child]
    } else {
      (copy as? CAPropertyAnimation)?.keyPath = standIn
    }
    guard let track = AnimationTrack(copy, for: layer) else { return nil }
    self.animation = animation
    self.keyPath = keyPath
    self.sample = sample
    self.standIn = target
    self.track = track
    added = now
    begin = track.timing.beginTime != 0 ? track.timing.beginTime : now
    end = animation.isRemovedOnCompletion ? track.timing.span(from: begin).end : .infinity
  }

  /// Times of one moment may differ by rounding.
  private func isThere(at time: Double) -> Bool { added - 1e-9 < time && time < end }

  /// Whether it may change values between two times.
  func mayShow(from start: Double, until end: Double) -> Bool { added < end && start < self.end }

  /// Whether it changes the value.
  func shows(at time: Double) -> Bool {
    isThere(at: time) && track.timing.sample(at: time, begin: begin) != nil
  }

  /// What it makes of the present value.
  func value(at time: Double, over present: AnimatedValue) -> AnimatedValue {
    guard isThere(at: time) else { return present }
    var state = LayerState()
    standIn.store(present, in: &state)
    track.apply(to: &state, at: LayerInstant(time: time), begin: begin)
    return standIn.value(in: state)
  }

  /// When its value changes, from `start` until before `end`: at each refresh of the screen.
  func moments(from start: Double, until end: Double) -> [Double] {
    let step = 1 / CADisplayLink.refreshRate
    // What it fills with from then on stays the same.
    let last = min(self.end, track.timing.span(from: begin).end)
    var moments: [Double] = []
    var number = max(0, ((start - begin) / step).rounded(.up))
    while begin + number * step < min(last, end) {
      moments.append(begin + number * step)
      number += 1
    }
    return moments + [last, self.end].filter { start < $0 && $0 < end }
  }
}

extension [OwnMotion] {
  /// The animation was removed before it ended.
  mutating func stop(_ animation: CAAnimation, at time: Double) {
    for index in indices where self[index].animation === animation {
      self[index].end = Swift.min(self[index].end, time)
    }
  }
}

extension AnimatedValue {
  /// A property of layers that is of the same kind.
  fileprivate var standIn: String? {
    switch self {
    case .number: "zPosition"
    case .point: "position"
    case .size: "bounds.size"
    case .rect: "bounds"
    case .color: "backgroundColor"
    default: nil
    }
  }

  /// A value of a kind that can be in between; nil for any other.
  init?(movable value: Any?) {
    switch value {
    case let color as CGColor: self = .color(color)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    default:
      guard let number = Double(boxed: value) else { return nil }
      self = .number(number)
    }
  }
}
