import Foundation
import QuartzCore

/// How the properties of layers move in a transition: curves from 0 (as it began) to 1 (as it
/// ended), sampled over its time. What a filmstrip plots.
public struct Motion: Equatable, Sendable {
  public struct Curve: Equatable, Sendable {
    /// The key paths that move like this, such as `position.y, opacity`.
    public var label: String
    /// Progress at each sample; a spring goes beyond 1.
    public var values: [Double]
  }

  public var duration: Double
  public var curves: [Curve]

  /// The key paths that are looked at; each is one number.
  static let keyPaths = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "opacity",
    "transform.scale.x", "transform.translation.x", "transform.translation.y",
    "transform.rotation.z", "transform.rotation.y", "cornerRadius",
  ]

  /// More curves than this cannot be told apart.
  static let maximumCount = 4
}

extension Scenario {
  /// Samples the motion of every layer that is animated, `count` times over `duration`.
  public func motion(duration: Double, count: Int = 61) throws -> Motion {
    let performance = try begin()
    var tracks: [ObjectIdentifier: MotionTrack] = [:]
    var order: [ObjectIdentifier] = []
    for index in 0..<count {
      let time = duration * Double(index) / Double(count - 1)
      _ = try performance.displayList(at: time)
      let shown = performance.stage.window.layer.shownDescendants
      for layer in shown {
        let name = ObjectIdentifier(layer)
        guard tracks[name] == nil, !(layer.animationKeys() ?? []).isEmpty else { continue }
        tracks[name] = MotionTrack(layer: layer, firstSample: index)
        order.append(name)
      }
      let names = Set(shown.map { ObjectIdentifier($0) })
      for name in order { tracks[name]?.sample(isShown: names.contains(name)) }
    }
    let curves = order.compactMap { tracks[$0] }.flatMap { $0.curves(count: count) }
    return Motion(duration: duration, curves: Motion.merge(curves))
  }
}

extension Motion {
  /// What people call a property.
  fileprivate static func plainName(of keyPath: String) -> String {
    switch keyPath {
    case "position.x", "transform.translation.x": "x"
    case "position.y", "transform.translation.y": "y"
    case "bounds.size.width": "width"
    case "bounds.size.height": "height"
    case "transform.scale.x": "scale"
    case "transform.rotation.z": "rotation"
    case "transform.rotation.y": "turn"
    case "cornerRadius": "corner radius"
    case "path": "size of the shape"
    default: keyPath
    }
  }

  /// Curves that run alike become one, with all their names.
  fileprivate static func merge(_ curves: [Curve]) -> [Curve] {
    var merged: [(curve: Curve, names: [String])] = []
    for curve in curves {
      let twin = merged.firstIndex { other in
        zip(other.curve.values, curve.values).allSatisfy { abs($0 - $1) < 0.005 }
      }
      if let twin {
        let name = plainName(of: curve.label)
        if !merged[twin].names.contains(name) { merged[twin].names.append(name) }
      } else {
        merged.append((curve, [plainName(of: curve.label)]))
      }
    }
    var seen: [String: Int] = [:]
    return merged.prefix(maximumCount).map { entry in
      let label = entry.names.joined(separator: ", ")
      seen[label, default: 0] += 1
      // Two layers may move the same property differently.
      let count = seen[label] ?? 1
      return Curve(label: count > 1 ? "\(label) (\(count))" : label, values: entry.curve.values)
    }
  }
}

/// The numbers of one layer over time.
private struct MotionTrack {
  let layer: CALayer
  let firstSample: Int
  private var series: [String: [Double]] = [:]

  init(layer: CALayer, firstSample: Int) {
    self.layer = layer
    self.firstSample = firstSample
  }

  /// What has been taken off the screen keeps the values it had there: tidying up after a transition
  /// is not motion.
  mutating func sample(isShown: Bool) {
    guard isShown || series.isEmpty else {
      for (keyPath, values) in series { series[keyPath] = values + values.suffix(1) }
      return
    }
    let shown = layer.presentation() ?? layer
    for keyPath in Motion.keyPaths {
      guard let value = number(shown.value(forKeyPath: keyPath)) else { continue }
      series[keyPath, default: []].append(value)
    }
    // A path is plotted by how wide it is.
    if let shape = shown as? CAShapeLayer, let path = shape.path {
      series["path", default: []].append(Double(path.boundingBoxOfPath.width))
    }
  }

  /// What changed, from 0 to 1; before the layer was seen first, its first value holds.
  func curves(count: Int) -> [Motion.Curve] {
    (Motion.keyPaths + ["path"]).compactMap { keyPath in
      guard let values = series[keyPath], let first = values.first, let last = values.last,
        let least = values.min(), let most = values.max(), most - least > 1e-3
      else { return nil }
      let span = abs(last - first) > 1e-3 ? last - first : most - least
      let padding = [Double](repeating: 0, count: count - values.count)
      return Motion.Curve(label: keyPath, values: padding + values.map { ($0 - first) / span })
    }
  }

  private func number(_ value: Any?) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension CALayer {
  /// Itself and everything in it that is not hidden, masks too, in painter's order.
  fileprivate var shownDescendants: [CALayer] {
    var found: [CALayer] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard !layer.isHidden else { continue }
      found.append(layer)
      if let mask = layer.mask { waiting.append(mask) }
      waiting += (layer.sublayers ?? []).reversed()
    }
    return found
  }
}
