import Display
import Foundation
import Geometry
import Pixels

/// A straight edge of a shape in device pixels, running down.
package struct OutlineEdge: Sendable, BitwiseCopyable {
  package var x0: Double
  /// Less than `y1`.
  package var y0: Double
  package var x1: Double
  package var y1: Double
  /// Change of x from row to row.
  package var slope: Double
  /// +1 when the path runs down here, -1 when it runs up.
  package var winding: Double
}

/// A flattened shape in device pixels.
package struct Outline: Sendable {
  package private(set) var edges: [OutlineEdge] = []
  package private(set) var rule = FillRule.nonZero
  package private(set) var isAntialiased = true
  /// How many places a pixel has on which corners may lie; nil for all.
  private var grid: Double?
  /// Made of rectangles' corners alone, not of flattened curves.
  private(set) var isPolygonal = false
  package internal(set) var convexity = Convexity.none
  package private(set) var minX = Double.infinity
  package private(set) var maxX = -Double.infinity
  package private(set) var minY = Double.infinity
  package private(set) var maxY = -Double.infinity

  package init() { isPolygonal = true }

  /// Curves are replaced by chords that stay within a 64th of a pixel.
  ///
  /// The part behind the eye is cut off.
  ///
  /// - Parameter isSettled: whether shapes that differ by rounding errors are made the same.
  package init(
    _ shape: Shape,
    _ projection: Projection,
    isAntialiased: Bool,
    isSettled: Bool = false
  ) {
    rule = shape.fillRule
    self.isAntialiased = isAntialiased
    grid = !isAntialiased ? Outline.coarseGrid : isSettled ? 256 * Outline.coarseGrid : nil
    if case .rect(let rect) = shape {
      isPolygonal = true
      guard projection.isAffine else {
        add(polygon: projection.corners(of: rect.standardized))
        return
      }
      let corners = projection.affineCorners(of: rect.standardized)
      withUnsafeBytes(of: corners) { add(polygon: $0.assumingMemoryBound(to: CGPoint.self)) }
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

  /// The pixels it can touch.
  package var bounds: PixelRect {
    guard !edges.isEmpty else { return .empty }
    return PixelRect(coveringX: minX, maxX, y: minY, maxY)
  }

  /// Whether every pixel of `rect` is covered: no edge comes within a pixel of it, and it lies
  /// inside.
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

  package mutating func add(polygon points: [CGPoint]) {
    points.withUnsafeBufferPointer { add(polygon: $0) }
  }

  private mutating func add(polygon points: UnsafeBufferPointer<CGPoint>) {
    guard points.count > 2 else { return }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    if let grid {
      points.map { Outline.snapped($0, grid) }.withUnsafeBufferPointer { addEdges(of: $0) }
    } else {
      addEdges(of: points)
    }
  }

  private mutating func addEdges(of points: UnsafeBufferPointer<CGPoint>) {
    convexity = edges.isEmpty ? Convexity(of: points) : .none
    // Most shapes have one contour; those that have many grow as arrays do.
    if edges.isEmpty { edges.reserveCapacity(points.count) }
    var previous = points[points.count - 1]
    for point in points {
      add(from: previous, to: point)
      previous = point
    }
  }

  /// A coordinate on the grid that edges without antialiasing lie on.
  ///
  /// Layers that abut come to their common corners by different sums; on the grid they meet
  /// exactly, so that every pixel belongs to one of them.
  static func snapped(_ value: Double) -> Double { (value * coarseGrid).rounded() / coarseGrid }

  private static let coarseGrid = 4096.0

  private static func snapped(_ point: CGPoint, _ grid: Double) -> CGPoint {
    CGPoint(x: (point.x * grid).rounded() / grid, y: (point.y * grid).rounded() / grid)
  }

  /// The first pixel whose centre is not before `value`.
  package static func firstCenter(from value: Double) -> Double { (value - 0.5).rounded(.up) }

  /// Adds the edges of `other`; abutting inner edges cancel.
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
