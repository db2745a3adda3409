import Foundation
import Geometry

/// The radii of a rectangle's four corners, in the rectangle's unit.
///
/// Circular arcs; iOS's continuous corners come in as paths.
package struct CornerRadii: Equatable, Hashable, Sendable {
  package var minXMinY: Double
  package var maxXMinY: Double
  package var maxXMaxY: Double
  package var minXMaxY: Double

  package init(minXMinY: Double, maxXMinY: Double, maxXMaxY: Double, minXMaxY: Double) {
    self.minXMinY = minXMinY
    self.maxXMinY = maxXMinY
    self.maxXMaxY = maxXMaxY
    self.minXMaxY = minXMaxY
  }

  package init(_ radius: Double) {
    self.init(minXMinY: radius, maxXMinY: radius, maxXMaxY: radius, minXMaxY: radius)
  }

  /// Those of an outline that lies `distance` within.
  package func inset(by distance: Double) -> CornerRadii {
    CornerRadii(
      minXMinY: max(0, minXMinY - distance),
      maxXMinY: max(0, maxXMinY - distance),
      maxXMaxY: max(0, maxXMaxY - distance),
      minXMaxY: max(0, minXMaxY - distance)
    )
  }

  /// Not negative, and no more than half of the shorter side.
  package func clamped(to size: CGSize) -> CornerRadii {
    let limit = max(0, min(size.width, size.height) / 2)
    func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    return CornerRadii(
      minXMinY: clamp(minXMinY),
      maxXMinY: clamp(maxXMinY),
      maxXMaxY: clamp(maxXMaxY),
      minXMaxY: clamp(minXMaxY)
    )
  }
}

/// What is filled, clipped to or casts a shadow, in the local space of its context.
package enum Shape: Equatable, Hashable, Sendable {
  case rect(CGRect)
  case roundedRect(CGRect, CornerRadii)
  /// Open subpaths are closed.
  case path(Path, FillRule)

  package static func path(_ path: Path) -> Shape { .path(path, .nonZero) }

  package static func roundedRect(_ rect: CGRect, radius: Double) -> Shape {
    radius > 0 ? .roundedRect(rect, CornerRadii(radius)) : .rect(rect)
  }

  package static func ellipse(in rect: CGRect) -> Shape { .path(Shape.ellipsePath(in: rect)) }

  /// Bounds of the control points; null when empty.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _): rect.standardized
    case .path(let path, _): CGRect(boundingBoxOf: path.points)
    }
  }

  /// The outline.
  ///
  /// Rectangles run clockwise on a y-down screen from the minX, minY corner.
  package var path: Path {
    switch self {
    case .path(let path, _): return path
    case .rect(let rect):
      let r = rect.standardized
      var path = Path()
      path.move(to: CGPoint(x: r.minX, y: r.minY))
      path.addLine(to: CGPoint(x: r.maxX, y: r.minY))
      path.addLine(to: CGPoint(x: r.maxX, y: r.maxY))
      path.addLine(to: CGPoint(x: r.minX, y: r.maxY))
      path.closeSubpath()
      return path
    case .roundedRect(let rect, let radii):
      return Shape.roundedRectPath(rect.standardized, radii)
    }
  }

  package var fillRule: FillRule {
    if case .path(_, let rule) = self { return rule }
    return .nonZero
  }

  /// The distance of a quarter circle's control point from its end, for radius 1; the value of iOS
  /// (measured).
  package static let kappa = 0.5522847498

  private static func roundedRectPath(_ r: CGRect, _ radii: CornerRadii) -> Path {
    let c = radii.clamped(to: r.size)
    var path = Path()
    func corner(_ radius: Double, _ x: Double, _ y: Double, _ inX: Double, _ inY: Double) {
      // The outline arrives at the corner (x, y) in direction (inX, inY) and turns right.
      let outX = -inY
      let outY = inX
      let start = CGPoint(x: x - inX * radius, y: y - inY * radius)
      if path.isEmpty { path.move(to: start) } else { path.addLine(to: start) }
      guard radius > 0 else { return }
      let rest = radius * (1 - kappa)
      path.addCurve(
        to: CGPoint(x: x + outX * radius, y: y + outY * radius),
        control1: CGPoint(x: x - inX * rest, y: y - inY * rest),
        control2: CGPoint(x: x + outX * rest, y: y + outY * rest)
      )
    }
    corner(c.minXMinY, r.minX, r.minY, 0, -1)
    corner(c.maxXMinY, r.maxX, r.minY, 1, 0)
    corner(c.maxXMaxY, r.maxX, r.maxY, 0, 1)
    corner(c.minXMaxY, r.minX, r.maxY, -1, 0)
    path.closeSubpath()
    return path
  }

  private static func ellipsePath(in rect: CGRect) -> Path {
    let r = rect.standardized
    let x = r.midX
    let y = r.midY
    let a = r.width / 2
    let b = r.height / 2
    let ka = a * kappa
    let kb = b * kappa
    func at(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
    var path = Path()
    path.move(to: at(a, 0))
    path.addCurve(to: at(0, b), control1: at(a, kb), control2: at(ka, b))
    path.addCurve(to: at(-a, 0), control1: at(-ka, b), control2: at(-a, kb))
    path.addCurve(to: at(0, -b), control1: at(-a, -kb), control2: at(-ka, -b))
    path.addCurve(to: at(a, 0), control1: at(ka, -b), control2: at(a, -kb))
    path.closeSubpath()
    return path
  }
}
