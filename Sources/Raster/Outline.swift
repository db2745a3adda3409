import Display
import Foundation
import Geometry
import Pixels

/// A straight edge of a shape in device pixels, running down.
struct OutlineEdge: Sendable, BitwiseCopyable {
  var x0: Double
  /// Less than `y1`.
  var y0: Double
  var x1: Double
  var y1: Double
  /// Change of x from row to row.
  var slope: Double
  /// +1 when the path runs down here, -1 when it runs up.
  var winding: Double

  @inline(__always)
  func crosses(_ y: Double) -> Bool { y0 <= y && y < y1 }

  @inline(__always)
  func x(at y: Double) -> Double { x0 + (y - y0) * slope }
}

/// A flattened shape in device pixels.
struct Outline: Sendable {
  var edges: [OutlineEdge] = []
  var rule = FillRule.nonZero
  var isAntialiased = true
  /// Made of rectangles' corners alone, not of flattened curves.
  private(set) var isPolygonal = false
  var convexity = Convexity.none
  private(set) var minX = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxY = -Double.infinity

  init() { isPolygonal = true }

  /// Curves are replaced by chords that stay within a 64th of a pixel. What lies behind the eye is
  /// cut off.
  init(_ shape: Shape, _ projection: Projection, isAntialiased: Bool) {
    rule = shape.fillRule
    self.isAntialiased = isAntialiased
    if case .rect(let rect) = shape {
      isPolygonal = true
      add(polygon: projection.corners(of: rect.standardized))
      return
    }
    var contour = Contour(projection)
    shape.path.forEach { element in
      switch element {
      case .move(let point):
        finish(&contour)
        contour.start(point)
      case .line(let point): contour.line(to: point)
      case .quad(let control, let end): contour.quad(control, end)
      case .cubic(let control1, let control2, let end): contour.cubic(control1, control2, end)
      case .close: finish(&contour)
      }
    }
    finish(&contour)
  }

  var isEmpty: Bool { edges.isEmpty }

  /// The pixels it can touch.
  var bounds: PixelRect {
    guard !edges.isEmpty else { return .empty }
    return PixelRect(coveringX: minX, maxX, y: minY, maxY)
  }

  /// Whether every pixel of `rect` is covered: no edge comes within a pixel of it, and it lies inside.
  func encloses(_ rect: PixelRect) -> Bool {
    guard !rect.isEmpty, bounds.contains(rect) else { return false }
    let top = Double(rect.minY) - 1
    let bottom = Double(rect.maxY) + 1
    let left = Double(rect.minX) - 1
    let right = Double(rect.maxX) + 1
    let middle = (top + bottom) / 2
    var winding = 0.0
    for edge in edges where edge.y1 > top && edge.y0 < bottom {
      let start = edge.x0 + (max(edge.y0, top) - edge.y0) * edge.slope
      let end = edge.y1 <= bottom ? edge.x1 : edge.x0 + (bottom - edge.y0) * edge.slope
      if min(start, end) > right { continue }
      guard max(start, end) < left else { return false }
      if edge.y0 <= middle, middle < edge.y1 { winding += edge.winding }
    }
    return rule == .evenOdd ? winding.truncatingRemainder(dividingBy: 2) != 0 : winding != 0
  }

  private mutating func finish(_ contour: inout Contour) {
    add(polygon: contour.finish())
  }

  mutating func add(polygon points: [CGPoint]) {
    guard points.count > 2 else { return }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    let points = isAntialiased ? points : points.map(Outline.snapped)
    convexity = edges.isEmpty ? Convexity(of: points) : .none
    var previous = points[points.count - 1]
    for point in points {
      add(from: previous, to: point)
      previous = point
    }
  }

  /// A coordinate on the grid that edges without antialiasing lie on. Layers that abut come to their
  /// common corners by different sums; on the grid they meet exactly, so that every pixel belongs to
  /// one of them.
  static func snapped(_ value: Double) -> Double { (value * 4096).rounded() / 4096 }

  private static func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  /// The first pixel whose centre is not before `value`.
  @inline(__always)
  static func firstCenter(from value: Double) -> Double { (value - 0.5).rounded(.up) }

  /// The edges of `other`, too: one shape whose inner abutting edges cancel.
  mutating func add(_ other: Outline) {
    convexity = .none
    edges += other.edges
    minX = min(minX, other.minX)
    maxX = max(maxX, other.maxX)
    minY = min(minY, other.minY)
    maxY = max(maxY, other.maxY)
  }

  /// Twice the enclosed area, positive when clockwise on a y-down screen.
  var signedArea: Double {
    edges.reduce(0) { $0 + $1.winding * ($1.x0 + $1.x1) * ($1.y1 - $1.y0) }
  }

  mutating func reverse() {
    convexity = .none
    for index in edges.indices { edges[index].winding.negate() }
  }

  private mutating func add(from a: CGPoint, to b: CGPoint) {
    minX = min(minX, b.x)
    maxX = max(maxX, b.x)
    minY = min(minY, b.y)
    maxY = max(maxY, b.y)
    guard a.y != b.y else { return }
    let isDown = a.y < b.y
    let top = isDown ? a : b
    let bottom = isDown ? b : a
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    guard slope.isFinite else { return }
    edges.append(
      OutlineEdge(
        x0: top.x,
        y0: top.y,
        x1: bottom.x,
        y1: bottom.y,
        slope: slope,
        winding: isDown ? 1 : -1
      )
    )
  }
}

/// One closed contour on its way to device space.
private struct Contour {
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
    // The second difference bounds the distance from chord to curve: n >= sqrt(d / (4 * tolerance)).
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

  /// The contour as a polygon in device pixels; starts anew.
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

extension PixelRect {
  /// Far more than any bitmap; keeps conversions from overflowing.
  private static let farthest = 1e8

  /// The pixels that a rectangle of device coordinates touches.
  init(coveringX x0: Double, _ x1: Double, y y0: Double, _ y1: Double) {
    func bounded(_ value: Double) -> Int {
      Int(max(-PixelRect.farthest, min(PixelRect.farthest, value)))
    }
    self.init(
      minX: bounded(x0.rounded(.down)),
      minY: bounded(y0.rounded(.down)),
      maxX: bounded(x1.rounded(.up)),
      maxY: bounded(y1.rounded(.up))
    )
    if isEmpty { self = .empty }
  }

  init(covering rect: CGRect) {
    self.init(coveringX: rect.minX, rect.maxX, y: rect.minY, rect.maxY)
  }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      minX: minX + distance,
      minY: minY + distance,
      maxX: maxX - distance,
      maxY: maxY - distance
    )
  }
}
