import Foundation

extension Path {
  /// The least box round all points, control points too; null for an empty path.
  package var controlBounds: CGRect { CGRect(boundingBoxOf: points) }

  /// The least box round the curves; null for an empty path.
  ///
  /// A move with nothing after it counts, as in Core Graphics.
  package var bounds: CGRect {
    guard verbs.contains(where: { $0 == .quad || $0 == .cubic }) else { return controlBounds }
    var result = CGRect.null
    func add(_ rect: CGRect) {
      // `union` ignores rectangles without area, such as a straight line's.
      guard !result.isNull else {
        result = rect
        return
      }
      let minX = min(result.minX, rect.minX)
      let minY = min(result.minY, rect.minY)
      result = CGRect(
        x: minX,
        y: minY,
        width: max(result.maxX, rect.maxX) - minX,
        height: max(result.maxY, rect.maxY) - minY
      )
    }
    for subpath in subpaths {
      add(CGRect(origin: subpath.start, size: .zero))
      for curve in subpath.curves { add(curve.bounds) }
    }
    return result
  }

  /// The rectangle the path draws, when it is one closed subpath of four sides along the axes.
  package var rectangle: CGRect? {
    var corners: [CGPoint] = []
    var closes = false
    for (index, verb) in verbs.enumerated() {
      switch verb {
      case .move where index == 0: break
      case .line where !closes: break
      case .close where index == verbs.count - 1: closes = true
      default: return nil
      }
    }
    corners = points
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard closes || points.count == 5, corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isWide = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isTall = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isWide || isTall else { return nil }
    return CGRect(boundingBoxOf: corners)
  }
}
