import Geometry
import Timeline

/// An animation of an emitter's own values, such as its birth rate or `emitterCells.NAME.scale`.
///
/// Layers in general have none of these: the animation moves a value of the same kind of a layer that
/// nobody sees, and the emitter takes it from there.
struct EmitterMotion {
  /// The layer's copy; it says when the motion is removed.
  let animation: CAAnimation
  private let value: EmitterValue
  private let track: AnimationTrack
  /// In layer time.
  let begin: Double
  /// In layer time; from then on it changes nothing.
  private(set) var end: Double

  /// All motions of an animation, which may be a group.
  static func all(_ animation: CAAnimation, on layer: CAEmitterLayer, now: Double) -> [Self] {
    switch animation {
    case let single as CAPropertyAnimation:
      guard let motion = Self(single, of: animation, on: layer, now: now) else { return [] }
      return [motion]
    case let group as CAAnimationGroup:
      return (group.animations ?? []).compactMap { child in
        guard let single = child as? CAPropertyAnimation else { return nil }
        return Self(single, of: group, on: layer, now: now)
      }
    default: return []
    }
  }

  private init?(
    _ single: CAPropertyAnimation,
    of animation: CAAnimation,
    on layer: CAEmitterLayer,
    now: Double
  ) {
    guard let value = single.keyPath.flatMap({ EmitterValue($0) }),
      let copy = animation.copy() as? CAAnimation,
      let child = single.copy() as? CAPropertyAnimation,
      let standIn = value.standIn(in: layer.emitter)
    else { return nil }
    child.keyPath = standIn
    if let group = copy as? CAAnimationGroup {
      group.animations = [child]
    } else {
      (copy as? CAPropertyAnimation)?.keyPath = standIn
    }
    guard let track = AnimationTrack(copy, for: layer) else { return nil }
    self.animation = animation
    self.value = value
    self.track = track
    begin = track.timing.beginTime != 0 ? track.timing.beginTime : now
    end = animation.isRemovedOnCompletion ? track.timing.span(from: begin).end : .infinity
  }

  /// The animation was removed before it ended.
  mutating func stop(at time: Double) { end = min(end, time) }

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

  func apply(to emitter: inout EmitterState, at time: Double) {
    guard time < end, let standIn = value.standIn(in: emitter).flatMap({ LayerKeyPath($0) }),
      let present = value.get(emitter)
    else { return }
    var state = LayerState()
    standIn.store(present, in: &state)
    track.apply(to: &state, at: LayerInstant(time: time), begin: begin)
    value.set(standIn.value(in: state), &emitter)
  }
}

/// A value of an emitter that an animation can reach.
private enum EmitterValue {
  case number(WritableKeyPath<EmitterState, Float>)
  case position(WritableKeyPath<CGPoint, CGFloat>?)
  case size(WritableKeyPath<CGSize, CGFloat>?)
  /// `NAME.KEY` of a cell.
  case cell(String)

  init?(_ keyPath: String) {
    switch keyPath {
    case "birthRate": self = .number(\.birthRate)
    case "lifetime": self = .number(\.lifetime)
    case "velocity": self = .number(\.velocity)
    case "scale": self = .number(\.scale)
    case "spin": self = .number(\.spin)
    case "emitterPosition": self = .position(nil)
    case "emitterPosition.x": self = .position(\.x)
    case "emitterPosition.y": self = .position(\.y)
    case "emitterSize": self = .size(nil)
    case "emitterSize.width": self = .size(\.width)
    case "emitterSize.height": self = .size(\.height)
    default:
      guard let path = [CAEmitterCell].innerPath(keyPath) else { return nil }
      self = .cell(String(path))
    }
  }

  func get(_ emitter: EmitterState) -> AnimatedValue? {
    switch self {
    case .number(let path): return .number(Double(emitter[keyPath: path]))
    case .position(nil): return .point(emitter.position)
    case .position(let part?): return .number(Double(emitter.position[keyPath: part]))
    case .size(nil): return .size(emitter.size)
    case .size(let part?): return .number(Double(emitter.size[keyPath: part]))
    case .cell(let path):
      let value = emitter.cells.value(at: path)
      if let color = value as? CGColor { return .color(color) }
      return Double(boxed: value).map { .number($0) }
    }
  }

  func set(_ value: AnimatedValue, _ emitter: inout EmitterState) {
    switch (self, value) {
    case (.number(let path), .number(let number)): emitter[keyPath: path] = Float(number)
    case (.position(nil), .point(let point)): emitter.position = point
    case (.position(let part?), .number(let number)): emitter.position[keyPath: part] = number
    case (.size(nil), .size(let size)): emitter.size = size
    case (.size(let part?), .number(let number)): emitter.size[keyPath: part] = number
    case (.cell(let path), _): emitter.cells = emitter.cells.setting(value.boxed, at: path)
    default: break
    }
  }

  /// The layer's value of the same kind; nil when the emitter has no such value.
  func standIn(in emitter: EmitterState) -> String? {
    switch get(emitter) {
    case .number?: "zPosition"
    case .point?: "position"
    case .size?: "bounds.size"
    case .color?: "backgroundColor"
    default: nil
    }
  }
}

extension [CAEmitterLayer.Era] {
  /// The same values with what animations make of them, between two layer times: many short eras
  /// while something moves.
  func moved(by motions: [EmitterMotion], from begin: Double, until time: Double) -> Self {
    var result: Self = []
    for (number, era) in enumerated() where era.start <= time {
      let end = number + 1 < count ? Swift.min(self[number + 1].start, time) : time
      guard end >= begin else { continue }
      let start = Swift.max(era.start, begin)
      var moments: Set<Double> = [start]
      for motion in motions { moments.formUnion(motion.moments(from: start, until: end)) }
      for moment in moments.sorted() {
        var emitter = era.emitter
        for motion in motions { motion.apply(to: &emitter, at: moment) }
        result.append(CAEmitterLayer.Era(start: moment, emitter: emitter))
      }
    }
    return result
  }
}
