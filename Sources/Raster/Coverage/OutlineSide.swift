// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import RasterPlan

/// The edges of one side of a convex outline, from the top down.
struct OutlineSide {
  let edges: UnsafeBufferPointer<OutlineEdge>
  /// Of the present edge, in the contour's order.
  var index: Int
  /// Edges left, the present one included.
  var remaining: Int
  /// +1 when the contour runs down on this side.
  let step: Int

  @inline(__always)
  var edge: UnsafePointer<OutlineEdge> { edges.baseAddress! + index }

  @inline(__always)
  mutating func skip(above y: Double) {
    while remaining > 0, edge.pointee.y1 <= y { advance() }
  }

  /// The edges that reach into the row at `y`, as at most two ranges in the contour's order;
  /// advances to the last of them.
  mutating func pieces(from y: Double) -> (first: Range<Int>, second: Range<Int>) {
    let start = index
    var end = index
    var isWrapped = false
    var count = 0
    while remaining > 0, edge.pointee.y0 < y + 1 {
      if count > 0, step > 0 ? index < end : index > end { isWrapped = true }
      end = index
      count += 1
      guard edge.pointee.y1 < y + 1 else { break }
      advance()
    }
    if count == 0 { return (0..<0, 0..<0) }
    let low = step > 0 ? start : end
    let high = step > 0 ? end : start
    return isWrapped ? (0..<high + 1, low..<edges.count) : (low..<high + 1, 0..<0)
  }

  @inline(__always)
  mutating func advance() {
    remaining &-= 1
    index &+= step
    if index == edges.count { index = 0 }
    if index < 0 { index = edges.count &- 1 }
  }
}

extension UnsafePointer<OutlineEdge> {
  /// x where the edge crosses the line y, or of its nearer end.
  @inline(__always)
  func x(nearest y: Double) -> Double {
    if y >= pointee.y1 { return pointee.x1 }
    if y <= pointee.y0 { return pointee.x0 }
    return pointee.x0 + (y - pointee.y0) * pointee.slope
  }
}
