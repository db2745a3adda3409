import Geometry

/// A value of an emitter that an animation can reach.
enum EmitterValue {
  case number(WritableKeyPath<EmitterState, Float>)
  case position(WritableKeyPath<CGPoint, CGFloat>?)
  case size(WritableKeyPath<CGSize, CGFloat>?)
  /// `NAME.KEY` of a cell.
  case cell(String)

  /// The names that Apple's header calls animatable, besides those of depth.
  static func isAnimatable(_ key: String) -> Bool {
    [
      "birthRate", "lifetime", "velocity", "scale", "spin", "emitterPosition", "emitterSize",
    ].contains(key)
  }

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
      return AnimatedValue(movable: emitter.cells.value(at: path))
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
}

extension [CAEmitterLayer.Era] {
  /// The same values with what animations make of them, between two layer times: many short eras
  /// while something moves.
  func moved(by motions: [OwnMotion], from begin: Double, until time: Double) -> Self {
    var result: Self = []
    for (number, era) in enumerated() where era.start <= time {
      let end = number + 1 < count ? Swift.min(self[number + 1].start, time) : time
      guard end >= begin else { continue }
      let start = Swift.max(era.start, begin)
      let motions = motions.filter { $0.mayShow(from: start, until: Swift.max(end, start.nextUp)) }
      var moments: Set<Double> = [start]
      for motion in motions { moments.formUnion(motion.moments(from: start, until: end)) }
      for moment in moments.sorted() {
        var emitter = era.emitter
        for motion in motions { emitter.move(by: motion, at: moment) }
        result.append(CAEmitterLayer.Era(start: moment, emitter: emitter))
      }
    }
    return result
  }
}

extension EmitterState {
  fileprivate mutating func move(by motion: OwnMotion, at time: Double) {
    guard let value = EmitterValue(motion.keyPath), let present = value.get(self) else { return }
    value.set(motion.value(at: time, over: present), &self)
  }
}
