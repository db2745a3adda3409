import Display
import Foundation

/// One closed contour on its way to device space.
struct Contour {
  private typealias Point = (x: Double, y: Double, w: Double)

  private let projection: Projection
  private var points: [Point] = []
  private var current = CGPoint.zero
  private var start = CGPoint.zero

  /// A chord may leave its curve by a 64th of a pixel.
  private static let tolerance = 1.0 / 64
  private static let maxSegments = 500.0

  init(_ projection: Projection) { self.projection = projection }

  mutating func start(_ point: CGPoint) {
    start = point
    points.removeAll(keepingCapacity: true)
    line(to: point)
  }

  mutating func line(to point: CGPoint) {
    points.append(projection.homogeneous(point))
    current = point
  }

  mutating func quad(_ control: CGPoint, _ end: CGPoint) {
    let p0 = projection.homogeneous(current)
    let p1 = projection.homogeneous(control)
    let p2 = projection.homogeneous(end)
    // The second difference bounds the distance from chord to curve: n >= sqrt(d / (4 *
    // tolerance)).
    let bend = deviation(p0, p1, p2)
    let count = segments(bend / 4)
    for step in 1...count {
      let t = Double(step) / Double(count)
      let s = 1 - t
      let a = s * s
      let b = 2 * s * t
      let c = t * t
      points.append(
        (
          p0.x * a + p1.x * b + p2.x * c, p0.y * a + p1.y * b + p2.y * c,
          p0.w * a + p1.w * b + p2.w * c
        )
      )
    }
    points[points.count - 1] = p2
    current = end
  }

  mutating func cubic(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let p0 = projection.homogeneous(current)
    let p1 = projection.homogeneous(control1)
    let p2 = projection.homogeneous(control2)
    let p3 = projection.homogeneous(end)
    let bend = max(deviation(p0, p1, p2), deviation(p1, p2, p3))
    let count = segments(bend * 0.75)
    for step in 1...count {
      let t = Double(step) / Double(count)
      let s = 1 - t
      let a = s * s * s
      let b = 3 * s * s * t
      let c = 3 * s * t * t
      let d = t * t * t
      points.append(
        (
          p0.x * a + p1.x * b + p2.x * c + p3.x * d, p0.y * a + p1.y * b + p2.y * c + p3.y * d,
          p0.w * a + p1.w * b + p2.w * c + p3.w * d
        )
      )
    }
    points[points.count - 1] = p3
    current = end
  }

  /// The length of the second difference, in device pixels.
  private func deviation(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let w = max(Projection.nearestW, min(a.w, min(b.w, c.w)))
    let x = (a.x - 2 * b.x + c.x) / w
    let y = (a.y - 2 * b.y + c.y) / w
    return (x * x + y * y).squareRoot()
  }

  private func segments(_ bend: Double) -> Int {
    let count = (bend / Contour.tolerance).squareRoot()
    guard count < Contour.maxSegments else { return Int(Contour.maxSegments) }
    return count > 1 ? Int(count.rounded(.up)) : 1
  }

  /// The contour as a polygon in device pixels; starts over.
  mutating func finish() -> [CGPoint] {
    defer {
      points.removeAll(keepingCapacity: true)
      points.append(projection.homogeneous(start))
      current = start
    }
    guard points.count > 2 else { return [] }
    if projection.isAffine { return points.map { CGPoint(x: $0.x, y: $0.y) } }
    let near = Projection.nearestW
    var result: [CGPoint] = []
    var from = points[points.count - 1]
    for to in points {
      if (from.w >= near) != (to.w >= near) {
        let t = (near - from.w) / (to.w - from.w)
        result.append(
          CGPoint(
            x: (from.x + (to.x - from.x) * t) / near,
            y: (from.y + (to.y - from.y) * t) / near
          )
        )
      }
      if to.w >= near { result.append(CGPoint(x: to.x / to.w, y: to.y / to.w)) }
      from = to
    }
    return result
  }
}
