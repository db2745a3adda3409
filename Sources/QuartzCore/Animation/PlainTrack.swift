import Geometry

/// The commonest animations, without `AnimatedValue`: a number, point, rectangle, colour or
/// transform from one value to another.
///
/// The result equals the general path bit by bit.
struct PlainTrack {
  private enum Way {
    case opacity(Double, Double)
    case cornerRadius(Double, Double)
    case x(Double, Double)
    case y(Double, Double)
    case position(CGPoint, CGPoint)
    case bounds(CGRect, CGRect)
    case background(CGColor?, CGColor?)
    indirect case transform(CATransform3D, CATransform3D)
    case part(LayerKeyPath.Component, Double, Double)
  }

  private let way: Way
  /// Whether the value is added to the presented value without it.
  private let isAdditive: Bool

  /// nil when only the general path works.
  init?(_ target: AnimationTarget, from: AnimatedValue?, to: AnimatedValue?) {
    guard let from, let to, target.function == nil, !target.isCumulative else { return nil }
    isAdditive = target.isAdditive
    let path = target.keyPath
    switch (path.property, path.component, from, to) {
    case (.opacity, nil, .number(let from), .number(let to)): way = .opacity(from, to)
    case (.cornerRadius, nil, .number(let from), .number(let to)): way = .cornerRadius(from, to)
    case (.position, .x?, .number(let from), .number(let to)): way = .x(from, to)
    case (.position, .y?, .number(let from), .number(let to)): way = .y(from, to)
    case (.position, nil, .point(let from), .point(let to)): way = .position(from, to)
    case (.bounds, nil, .rect(let from), .rect(let to)): way = .bounds(from, to)
    case (.backgroundColor, nil, .color(let from), .color(let to)) where !isAdditive:
      way = .background(from, to)
    case (.transform, nil, .transform(let from), .transform(let to)) where !isAdditive:
      way = .transform(from, to)
    case (.transform, let part?, .number(let from), .number(let to)) where !isAdditive:
      way = .part(part, from, to)
    default: return nil
    }
  }

  /// `t` of the way; `t` may overshoot.
  func apply(to state: inout LayerState, _ t: Double) {
    func mix(_ from: Double, _ to: Double, _ base: Double) -> Double {
      let value = AnimatedValue.mix(from, to, t)
      return isAdditive ? base + value : value
    }
    switch way {
    case .opacity(let from, let to): state.opacity = Float(mix(from, to, Double(state.opacity)))
    case .cornerRadius(let from, let to): state.cornerRadius = mix(from, to, state.cornerRadius)
    case .x(let from, let to): state.position.x = mix(from, to, state.position.x)
    case .y(let from, let to): state.position.y = mix(from, to, state.position.y)
    case .position(let from, let to):
      state.position.x = mix(from.x, to.x, state.position.x)
      state.position.y = mix(from.y, to.y, state.position.y)
    case .bounds(let from, let to):
      let old = state.bounds
      state.bounds = CGRect(
        x: mix(from.origin.x, to.origin.x, old.origin.x),
        y: mix(from.origin.y, to.origin.y, old.origin.y),
        width: mix(from.size.width, to.size.width, old.size.width),
        height: mix(from.size.height, to.size.height, old.size.height)
      )
    case .background(let from, let to): state.backgroundColor = AnimatedValue.mix(from, to, t)
    case .transform(let from, let to): state.transform = from.mixed(with: to, t)
    case .part(let part, let from, let to):
      state.transform = part.set(.number(AnimatedValue.mix(from, to, t)), state.transform)
    }
  }
}
