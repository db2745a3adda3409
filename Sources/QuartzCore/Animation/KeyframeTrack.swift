import Geometry
import Timeline

/// A `CAKeyframeAnimation` prepared for evaluation.
final class KeyframeTrack {
  private enum Way {
    case values([AnimatedValue])
    case spline(KochanekBartels, like: AnimatedValue)
    case path(KeyframePath)
  }

  let target: AnimationTarget
  private let way: Way
  private let times: [Double]
  private let curves: [CubicCurve]
  private let isDiscrete: Bool
  /// Added to the direction of travel, when the layer turns with it.
  ///
  /// Radians.
  private let turn: Double?

  init?(_ animation: CAKeyframeAnimation, for layer: CALayer) {
    guard let target = AnimationTarget(animation, for: layer) else { return nil }
    self.target = target
    let mode = animation.calculationMode
    let isPaced = mode == .paced || mode == .cubicPaced
    isDiscrete = mode == .discrete
    var count: Int
    var distances: [Double] = []
    if let path = animation.path, case .point = target.sample {
      let keyframes = KeyframePath(path.path)
      guard !keyframes.isEmpty else { return nil }
      way = .path(keyframes)
      count = keyframes.count
      if isPaced { distances = keyframes.lengths }
    } else {
      let values = (animation.values ?? []).compactMap {
        AnimatedValue(boxed: $0, like: target.sample)
      }
      guard !values.isEmpty, values.count == animation.values?.count else { return nil }
      count = values.count
      if mode == .cubic || mode == .cubicPaced, let spline = KeyframeTrack.spline(values, animation)
      {
        way = .spline(spline, like: values[0])
        if isPaced { distances = KeyframeTrack.lengths(of: spline, count: count) }
      } else {
        way = .values(values)
        if isPaced { distances = zip(values, values.dropFirst()).map { $0.distance(to: $1) } }
      }
    }
    let given = animation.keyTimes?.map(\.doubleValue)
    if isPaced {
      times = Keyframes.pacedTimes(distances: distances)
    } else if let given, given.count >= count, KeyframeTrack.areAscending(given) {
      times = given
    } else {
      // A discrete animation shows each value equally long.
      times = isDiscrete ? Keyframes.evenTimes(count + 1) : Keyframes.evenTimes(count)
    }
    curves = isPaced ? [] : (animation.timingFunctions ?? []).map(\.curve)
    switch animation.rotationMode {
    case .rotateAuto?: turn = 0
    case .rotateAutoReverse?: turn = .pi
    default: turn = nil
    }
  }

  var leavesPlane: Bool {
    switch way {
    case .values(let values): target.leavesPlane(values)
    case .spline(_, let sample): target.leavesPlane([sample])
    case .path: false
    }
  }

  private static func areAscending(_ times: [Double]) -> Bool {
    times.allSatisfy(\.isFinite) && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private static func spline(
    _ values: [AnimatedValue],
    _ animation: CAKeyframeAnimation
  ) -> KochanekBartels? {
    func number(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, index < list.count else { return 0 }
      return list[index].doubleValue
    }
    var points: [KochanekBartels.Point] = []
    for (index, value) in values.enumerated() {
      guard let coordinates = value.coordinates else { return nil }
      points.append(
        KochanekBartels.Point(
          coordinates,
          tension: number(animation.tensionValues, index),
          continuity: number(animation.continuityValues, index),
          bias: number(animation.biasValues, index)
        )
      )
    }
    return KochanekBartels(points)
  }

  /// The lengths of the pieces of a spline, from short chords.
  private static func lengths(of spline: KochanekBartels, count: Int) -> [Double] {
    (0..<max(0, count - 1)).map { index in
      var length = 0.0
      var last = spline.value(from: index, at: 0)
      for step in 1...32 {
        let next = spline.value(from: index, at: Double(step) / 32)
        length += zip(last, next).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        last = next
      }
      return length
    }
  }

  func apply(to state: inout LayerState, progress: Double, cycle: Int) {
    if let turn, case .path(let path) = way, !isDiscrete {
      let (index, t) = segment(at: progress)
      let angle = path.direction(from: index, at: t) + turn
      state.transform = CATransform3D(rotationAngle: angle, x: 0, y: 0, z: 1)
        .concatenating(state.transform)
    }
    target.store(value(at: progress), end: value(at: 1), cycle: cycle, in: &state)
  }

  private func value(at progress: Double) -> AnimatedValue {
    if isDiscrete {
      switch way {
      case .values(let values):
        return values[Keyframes.step(at: progress, times: times, count: values.count)]
      case .path(let path):
        let index = Keyframes.step(at: progress, times: times, count: path.count)
        return .point(path.keyframe(index))
      case .spline: break
      }
    }
    let (index, t) = segment(at: progress)
    switch way {
    case .values(let values):
      guard values.count > 1 else { return values[0] }
      return values[min(index, values.count - 2)]
        .interpolated(to: values[min(index + 1, values.count - 1)], t)
    case .spline(let spline, let sample):
      return sample.with(coordinates: spline.value(from: index, at: t))
    case .path(let path): return .point(path.point(from: index, at: t))
    }
  }

  private func segment(at progress: Double) -> (Int, Double) {
    let (index, t) = Keyframes.segment(at: progress, times: times)
    return (index, index < curves.count ? curves[index].value(at: t) : t)
  }
}
