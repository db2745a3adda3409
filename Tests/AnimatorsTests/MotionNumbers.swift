import QuartzCore
import UIKit

/// Every number of a layer tree that a transition may move, by layer and name.
@MainActor
struct MotionNumbers {
  private struct Key: Hashable {
    var layer: ObjectIdentifier
    var name: Int
  }

  private var values: [Key: Double] = [:]

  init(_ layer: CALayer) { add(layer) }

  private mutating func add(_ layer: CALayer) {
    let shown = layer.presentation() ?? layer
    let transform = shown.transform
    var numbers = [
      shown.position.x, shown.position.y, shown.bounds.width, shown.bounds.height,
      shown.bounds.minX, shown.bounds.minY, transform.m11, transform.m12, transform.m13,
      transform.m21, transform.m22, transform.m41, transform.m42, transform.m43, shown.cornerRadius,
      shown.zPosition,
      CGFloat(shown.opacity), CGFloat(shown.shadowOpacity),
    ]
    if let path = (shown as? CAShapeLayer)?.path {
      // Not the box alone: a hole may grow inside a path that keeps its size.
      path.applyWithBlock { element in
        let point = element.pointee.points[0]
        if element.pointee.type != .closeSubpath { numbers += [point.x, point.y] }
      }
    }
    for (name, number) in numbers.enumerated() {
      values[Key(layer: ObjectIdentifier(layer), name: name)] = Double(number)
    }
    if let mask = layer.mask { add(mask) }
    for child in layer.sublayers ?? [] { add(child) }
  }

  /// How far all that moves at one moment moves between each moment and the next: each number as a
  /// part of its own range.
  static func steps(of moments: [MotionNumbers], movingAt index: Int) -> [Double] {
    let moving = moments[index].values.keys.filter { key in
      moments[index].values[key] != moments[index + 1].values[key]
    }
    let ranges = moving.map { key in
      let values = moments.compactMap { $0.values[key] }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }
    return zip(moments, moments.dropFirst()).map { before, after in
      zip(moving, ranges).reduce(0) { sum, entry in
        guard entry.1 > 1e-3, let value = before.values[entry.0], let next = after.values[entry.0]
        else { return sum }
        return sum + abs(next - value) / entry.1
      }
    }
  }
}
