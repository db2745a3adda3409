import Geometry

/// What a property animation writes to, and how.
struct AnimationTarget {
  let keyPath: LayerKeyPath
  let function: CAValueFunctionName?
  let isAdditive: Bool
  let isCumulative: Bool
  /// A value of the kind the animation's values have.
  let sample: AnimatedValue

  init?(_ animation: CAPropertyAnimation, for layer: CALayer) {
    guard let path = animation.keyPath, let keyPath = LayerKeyPath(path) else { return nil }
    self.keyPath = keyPath
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    let value = keyPath.value(in: layer.values)
    if let function = animation.valueFunction?.name, case .transform = value {
      self.function = function
      sample = function == .scale || function == .translate ? .list([]) : .number(0)
    } else {
      function = nil
      sample = value
    }
  }

  /// Whether it adds matrices to the layer's transform.
  var addsToTransform: Bool {
    keyPath.property == .transform && keyPath.component == nil && function == nil && isAdditive
      && !isCumulative
  }

  /// Whether one of the values turns or moves a layer out of its superlayer's plane.
  func leavesPlane(_ values: [AnimatedValue]) -> Bool {
    guard keyPath.property == .transform || keyPath.property == .anchorPointZ else { return false }
    if let function {
      return ![.rotateZ, .scaleX, .scaleY, .translateX, .translateY].contains(function)
    }
    switch keyPath.component {
    case nil: break
    case .rotationX?, .rotationY?, .translationZ?: return true
    default: return false
    }
    return values.contains { value in
      if case .transform(let matrix) = value { return !matrix.liesInPlane }
      return true
    }
  }

  /// The value before this animation; zero for an additive one.
  func base(in state: LayerState) -> AnimatedValue {
    if let function {
      if case .number = sample { return .number(function.isScale ? 1 : 0) }
      let number = function.isScale ? 1.0 : 0
      return .list([.number(number), .number(number), .number(number)])
    }
    let value = keyPath.value(in: state)
    return isAdditive ? value.zero ?? value : value
  }

  /// Stores `value`; `end` is the animation's last value, which a cumulative one adds up.
  func store(
    _ value: AnimatedValue,
    end: @autoclosure () -> AnimatedValue,
    cycle: Int,
    in state: inout LayerState
  ) {
    var value = value
    if isCumulative, cycle > 0, let gathered = end().multiplied(by: cycle) {
      value = gathered.adding(value)
    }
    if let function { value = .transform(function.matrix(value)) }
    keyPath.store(isAdditive ? keyPath.value(in: state).adding(value) : value, in: &state)
  }
}

extension CAValueFunctionName {
  fileprivate var isScale: Bool {
    [.scale, .scaleX, .scaleY, .scaleZ].contains(self)
  }

  fileprivate func matrix(_ value: AnimatedValue) -> CATransform3D {
    var numbers = [0.0, 0.0, 0.0]
    var number = 0.0
    switch value {
    case .number(let n): number = n
    case .list(let values):
      for (index, value) in values.prefix(3).enumerated() {
        if case .number(let n) = value { numbers[index] = n }
      }
    default: break
    }
    switch self {
    case .rotateX: return CATransform3D(rotationAngle: number, x: 1, y: 0, z: 0)
    case .rotateY: return CATransform3D(rotationAngle: number, x: 0, y: 1, z: 0)
    case .rotateZ: return CATransform3D(rotationAngle: number, x: 0, y: 0, z: 1)
    case .scale: return CATransform3D(scaleX: numbers[0], y: numbers[1], z: numbers[2])
    case .scaleX: return CATransform3D(scaleX: number, y: 1, z: 1)
    case .scaleY: return CATransform3D(scaleX: 1, y: number, z: 1)
    case .scaleZ: return CATransform3D(scaleX: 1, y: 1, z: number)
    case .translate: return CATransform3D(translationX: numbers[0], y: numbers[1], z: numbers[2])
    case .translateX: return CATransform3D(translationX: number, y: 0, z: 0)
    case .translateY: return CATransform3D(translationX: 0, y: number, z: 0)
    case .translateZ: return CATransform3D(translationX: 0, y: 0, z: number)
    default: return .identity
    }
  }
}
