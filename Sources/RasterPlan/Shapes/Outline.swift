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

extension OutlineEdge {
  /// Nil for a level edge, which covers nothing.
  fileprivate init?(from a: CGPoint, to b: CGPoint) {
    guard a.y != b.y else { return nil }
    let isDown = a.y < b.y
    let top = isDown ? a : b
    let bottom = isDown ? b : a
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    guard slope.isFinite else { return nil }
    self.init(
      x0: top.x,
      y0: top.y,
      x1: bottom.x,
      y1: bottom.y,
      slope: slope,
      winding: isDown ? 1 : -1
    )
  }
}

/// A flattened shape in device pixels.
package struct Outline: Sendable {
  /// Thousands of layers that move are turned rectangles.
  ///
  /// Their corners stand in the value itself: memory takes longer to get than a small one to draw.
  private enum Contours {
    case quad(CGPoint, CGPoint, CGPoint, CGPoint)
    case edges([OutlineEdge])
  }

  private var contours = Contours.edges([])
  /// Whether any contour has height; level ones may lie at several heights and have no edges.
  private var hasEdges = false
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
    guard hasEdges else { return .empty }
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
    let height = Double(rect.minY)...Double(rect.maxY)
    return withEdges { edges in
      // Where the winding of the rectangle's rows changes, and by how much.
      var changes: [(y: Double, winding: Double)] = []
      for edge in edges where edge.y1 > top && edge.y0 < bottom {
        let start = edge.x0 + (max(edge.y0, top) - edge.y0) * edge.slope
        let end = edge.y1 <= bottom ? edge.x1 : edge.x0 + (bottom - edge.y0) * edge.slope
        if min(start, end) > right { continue }
        guard max(start, end) < left else { return false }
        guard edge.y1 > height.lowerBound, edge.y0 < height.upperBound else { continue }
        changes.append((max(edge.y0, height.lowerBound), edge.winding))
        changes.append((min(edge.y1, height.upperBound), -edge.winding))
      }
      return isInside(all: height, changes)
    }
  }

  /// Whether no row of a range is outside: between two contours there may be a gap whose level
  /// edges are not among the edges.
  private func isInside(
    all rows: ClosedRange<Double>,
    _ changes: [(y: Double, winding: Double)]
  ) -> Bool {
    var y = rows.lowerBound
    var winding = 0.0
    for change in changes.sorted(by: { $0.y < $1.y }) {
      if change.y > y {
        let isInside =
          rule == .evenOdd ? winding.truncatingRemainder(dividingBy: 2) != 0 : winding != 0
        guard isInside else { return false }
        y = change.y
      }
      winding += change.winding
    }
    return y == rows.upperBound
  }

  /// The edges in the order of the contours.
  package func withEdges<Result>(
    _ body: (UnsafeBufferPointer<OutlineEdge>) -> Result
  ) -> Result {
    switch contours {
    case .edges(let edges): return edges.withUnsafeBufferPointer(body)
    case .quad(let a, let b, let c, let d):
      return withUnsafeTemporaryAllocation(of: OutlineEdge.self, capacity: 4) { memory in
        var count = 0
        func add(from start: CGPoint, to end: CGPoint) {
          guard let edge = OutlineEdge(from: start, to: end) else { return }
          memory.initializeElement(at: count, to: edge)
          count += 1
        }
        add(from: d, to: a)
        add(from: a, to: b)
        add(from: b, to: c)
        add(from: c, to: d)
        return body(UnsafeBufferPointer(rebasing: memory[..<count]))
      }
    }
  }

  /// Adds its edges, or the corners that make them.
  func combine(into fingerprint: inout Fingerprint) {
    switch contours {
    case .quad(let a, let b, let c, let d):
      fingerprint.combine(a)
      fingerprint.combine(b)
      fingerprint.combine(c)
      fingerprint.combine(d)
    case .edges(let edges):
      for edge in edges {
        fingerprint.combine(edge.x0)
        fingerprint.combine(edge.y0)
        fingerprint.combine(edge.x1)
        fingerprint.combine(edge.y1)
        fingerprint.combine(edge.winding)
      }
    }
  }

  package var edges: [OutlineEdge] {
    if case .edges(let edges) = contours { return edges }
    return withEdges(Array.init)
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
    let isFirst = !hasEdges
    convexity = isFirst ? Convexity(of: points) : .none
    for point in points {
      hasEdges = hasEdges || point.y != points[0].y
      minX = min(minX, point.x)
      maxX = max(maxX, point.x)
      minY = min(minY, point.y)
      maxY = max(maxY, point.y)
    }
    if isFirst, points.count == 4 {
      contours = .quad(points[0], points[1], points[2], points[3])
      return
    }
    var edges = takeEdges()
    // Most shapes have one contour; those that have many grow as arrays do.
    if edges.isEmpty { edges.reserveCapacity(points.count) }
    var previous = points[points.count - 1]
    for point in points {
      if let edge = OutlineEdge(from: previous, to: point) { edges.append(edge) }
      previous = point
    }
    contours = .edges(edges)
  }

  /// The edges, of which no copy remains.
  private mutating func takeEdges() -> [OutlineEdge] {
    defer { contours = .edges([]) }
    return edges
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
    contours = .edges(takeEdges() + other.edges)
    hasEdges = hasEdges || other.hasEdges
    minX = min(minX, other.minX)
    maxX = max(maxX, other.maxX)
    minY = min(minY, other.minY)
    maxY = max(maxY, other.maxY)
  }

  /// Twice the enclosed area, positive when clockwise on a y-down screen.
  var signedArea: Double {
    withEdges { $0.reduce(0) { $0 + $1.winding * ($1.x0 + $1.x1) * ($1.y1 - $1.y0) } }
  }

  mutating func reverse() {
    convexity = .none
    var edges = takeEdges()
    for index in edges.indices { edges[index].winding.negate() }
    contours = .edges(edges)
  }
}
