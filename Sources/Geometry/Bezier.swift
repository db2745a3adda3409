import Foundation

/// One piece of a subpath from `start` to `end`, as a cubic whatever it was.
package struct Bezier: Equatable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint
  /// Whether the piece is a straight line at constant speed.
  package var isLine: Bool

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  package init(line start: CGPoint, _ end: CGPoint) {
    self.start = start
    control1 = start.lerp(to: end, 1 / 3)
    control2 = start.lerp(to: end, 2 / 3)
    self.end = end
    isLine = true
  }

  /// The same curve as the quadratic, one degree up.
  package init(quad start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start,
      control1: start.lerp(to: control, 2 / 3),
      control2: end.lerp(to: control, 2 / 3),
      end: end
    )
  }

  package func point(at t: CGFloat) -> CGPoint {
    if isLine { return start.lerp(to: end, t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y
    )
  }

  /// The direction of travel, not of unit length; zero only for a curve that is one point.
  package func tangent(at t: CGFloat) -> CGVector {
    let s = 1 - t
    let (a, b, c) = (s * s, 2 * s * t, t * t)
    let (u, v, w) = (control1 - start, control2 - control1, end - control2)
    let derivative = CGVector(
      dx: a * u.dx + b * v.dx + c * w.dx,
      dy: a * u.dy + b * v.dy + c * w.dy
    )
    let size = abs(u.dx) + abs(u.dy) + abs(v.dx) + abs(v.dy) + abs(w.dx) + abs(w.dy)
    if abs(derivative.dx) + abs(derivative.dy) > size * 1e-9 { return derivative }
    // A control point on its end point: the direction is that of the next one.
    for other in t < 0.5 ? [control2 - start, end - start] : [end - control1, end - start] {
      if other.dx != 0 || other.dy != 0 { return other }
    }
    return derivative
  }

  /// The part between two parameters.
  package func part(from t0: CGFloat, to t1: CGFloat) -> Bezier {
    if isLine { return Bezier(line: point(at: t0), point(at: t1)) }
    let tail = t0 <= 0 ? self : split(at: t0).1
    guard t1 < 1 else { return tail }
    guard t0 < 1 else { return tail }
    return tail.split(at: (t1 - t0) / (1 - t0)).0
  }

  package func split(at t: CGFloat) -> (Bezier, Bezier) {
    if isLine {
      let middle = point(at: t)
      return (Bezier(line: start, middle), Bezier(line: middle, end))
    }
    let a = start.lerp(to: control1, t)
    let b = control1.lerp(to: control2, t)
    let c = control2.lerp(to: end, t)
    let ab = a.lerp(to: b, t)
    let bc = b.lerp(to: c, t)
    let middle = ab.lerp(to: bc, t)
    return (
      Bezier(start: start, control1: a, control2: ab, end: middle),
      Bezier(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// How many equal steps of the parameter keep the chords within `tolerance` of the curve.
  ///
  /// The second differences bound the distance.
  package func stepCount(tolerance: CGFloat) -> Int {
    if isLine { return 1 }
    let u = CGVector(
      dx: start.x - 2 * control1.x + control2.x,
      dy: start.y - 2 * control1.y + control2.y
    )
    let v = CGVector(
      dx: control1.x - 2 * control2.x + end.x,
      dy: control1.y - 2 * control2.y + end.y
    )
    let bend = max(u.dx * u.dx + u.dy * u.dy, v.dx * v.dx + v.dy * v.dy).squareRoot()
    let count = (0.75 * bend / max(tolerance, 1e-9)).squareRoot().rounded(.up)
    return count.isFinite ? Int(min(max(count, 1), 1024)) : 1
  }

  /// The least box round the curve itself.
  package var bounds: CGRect {
    var points = [start, end]
    if !isLine {
      for t in extremes(start.x, control1.x, control2.x, end.x) { points.append(point(at: t)) }
      for t in extremes(start.y, control1.y, control2.y, end.y) { points.append(point(at: t)) }
    }
    return CGRect(boundingBoxOf: points)
  }

  /// Parameters inside (0, 1) where one coordinate's derivative is zero.
  private func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (u, v, w) = (b - a, c - b, d - c)
    let p = u - 2 * v + w
    let q = 2 * (v - u)
    let roots: [CGFloat]
    if abs(p) < 1e-12 * (abs(u) + abs(v) + abs(w)) {
      roots = q == 0 ? [] : [-u / q]
    } else {
      let discriminant = q * q - 4 * p * u
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  /// The point `t` of the way to `other`, exactly `other` at 1.
  package func lerp(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    if t == 1 { return other }
    return CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  package static func - (lhs: CGPoint, rhs: CGPoint) -> CGVector {
    CGVector(dx: lhs.x - rhs.x, dy: lhs.y - rhs.y)
  }

  package static func + (lhs: CGPoint, rhs: CGVector) -> CGPoint {
    CGPoint(x: lhs.x + rhs.dx, y: lhs.y + rhs.dy)
  }
}

extension CGVector {
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }

  /// A quarter turn from +x towards +y.
  package var turned: CGVector { CGVector(dx: -dy, dy: dx) }

  /// The same direction with length 1; nil without a direction.
  package var unit: CGVector? {
    let length = self.length
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  package static func * (lhs: CGVector, rhs: CGFloat) -> CGVector {
    CGVector(dx: lhs.dx * rhs, dy: lhs.dy * rhs)
  }

  package static func + (lhs: CGVector, rhs: CGVector) -> CGVector {
    CGVector(dx: lhs.dx + rhs.dx, dy: lhs.dy + rhs.dy)
  }

  package static prefix func - (vector: CGVector) -> CGVector {
    CGVector(dx: -vector.dx, dy: -vector.dy)
  }

  package func dot(_ other: CGVector) -> CGFloat { dx * other.dx + dy * other.dy }

  /// Positive when `other` lies a turn from +x towards +y away.
  package func cross(_ other: CGVector) -> CGFloat { dx * other.dy - dy * other.dx }
}
