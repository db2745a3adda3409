import Foundation

/// A subpath of straight lines.
package struct Polyline: Equatable, Sendable {
  /// Without the first point again at the end of a closed one.
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension Path {
  /// The default of the greatest distance between a curve and its lines.
  package static let defaultTolerance: CGFloat = 0.02

  /// The path with every curve as lines that stay within `tolerance` of it.
  package func flattened(tolerance: CGFloat = Path.defaultTolerance) -> Path {
    var result = Path()
    var current = CGPoint.zero
    var start = CGPoint.zero
    func add(_ curve: Bezier) {
      let count = curve.stepCount(tolerance: tolerance)
      for step in 1..<max(count, 1) {
        result.addLine(to: curve.point(at: CGFloat(step) / CGFloat(count)))
      }
      result.addLine(to: curve.end)
      current = curve.end
    }
    forEach { element in
      switch element {
      case .move(let point):
        result.move(to: point)
        current = point
        start = point
      case .line(let end):
        result.addLine(to: end)
        current = end
      case .quad(let control, let end):
        add(Bezier(quad: current, control: control, end: end))
      case .cubic(let control1, let control2, let end):
        add(Bezier(start: current, control1: control1, control2: control2, end: end))
      case .close:
        result.closeSubpath()
        current = start
      }
    }
    return result
  }

  /// The flattened subpaths as point lists.
  package func polylines(tolerance: CGFloat = Path.defaultTolerance) -> [Polyline] {
    var result: [Polyline] = []
    flattened(tolerance: tolerance).forEach { element in
      switch element {
      case .move(let point): result.append(Polyline(points: [point], isClosed: false))
      case .line(let point):
        if let last = result.indices.last { result[last].points.append(point) }
      case .close:
        guard let last = result.indices.last else { return }
        result[last].isClosed = true
        if result[last].points.count > 1, result[last].points.first == result[last].points.last {
          result[last].points.removeLast()
        }
      case .quad, .cubic: break
      }
    }
    return result
  }
}
