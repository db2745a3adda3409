import Foundation

/// A corner of an arrangement: whole steps of a fine grid, so that all decisions are exact.
typealias GridPoint = SIMD2<Int64>

/// Twice the area of a triangle: positive if `c` is to the left of the line from `a`
/// to `b`, where y is up.
///
/// Exact for points within 2^27 steps of the origin.
func turn(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
  let (u, v) = (b &- a, c &- a)
  return u.x * v.y - u.y * v.x
}

/// A straight piece of one of two outlines, on the grid.
struct GridSegment {
  var start: GridPoint
  var end: GridPoint
  /// Which of the two outlines it belongs to: 0 or 1.
  let owner: Int
  /// The curve that it is a chord of, and the curve's parameters at its ends.
  let curve: Int
  var startTime: CGFloat
  var endTime: CGFloat

  var isPoint: Bool { start == end }

  private var low: GridPoint { pointwiseMin(start, end) }
  private var high: GridPoint { pointwiseMax(start, end) }

  func touches(boxOf other: GridSegment) -> Bool {
    all(low .<= other.high) && all(other.low .<= high)
  }

  /// Points of the grid at which one of the two, or both, must be cut.
  func cuts(with other: GridSegment) -> [GridPoint] {
    let first = turn(start, end, other.start)
    let second = turn(start, end, other.end)
    let third = turn(other.start, other.end, start)
    let fourth = turn(other.start, other.end, end)
    if first.signum() * second.signum() < 0, third.signum() * fourth.signum() < 0 {
      let share = Double(first) / (Double(first) - Double(second))
      let (x, y) = (other.end.x - other.start.x, other.end.y - other.start.y)
      return [
        GridPoint(
          other.start.x + Int64((Double(x) * share).rounded()),
          other.start.y + Int64((Double(y) * share).rounded())
        )
      ]
    }
    var result: [GridPoint] = []
    if first == 0, contains(other.start) { result.append(other.start) }
    if second == 0, contains(other.end) { result.append(other.end) }
    if third == 0, other.contains(start) { result.append(start) }
    if fourth == 0, other.contains(end) { result.append(end) }
    return result
  }

  /// Of a point on the line through the segment.
  private func contains(_ point: GridPoint) -> Bool {
    all(low .<= point) && all(point .<= high)
  }

  /// The pieces between points on it, from its start on.
  func cut(at points: [GridPoint]) -> [GridSegment] {
    let direction = end &- start
    let length = direction.x * direction.x + direction.y * direction.y
    let inner = Set(points).subtracting([start, end])
    guard length > 0, !inner.isEmpty else { return [self] }
    func share(_ point: GridPoint) -> CGFloat {
      let offset = point &- start
      return CGFloat(offset.x * direction.x + offset.y * direction.y) / CGFloat(length)
    }
    let stops = inner.map { ($0, min(max(share($0), 0), 1)) }
      .sorted { ($0.1, $0.0.x, $0.0.y) < ($1.1, $1.0.x, $1.0.y) }
    var result: [GridSegment] = []
    var piece = self
    for (point, place) in stops {
      piece.end = point
      piece.endTime = startTime + (endTime - startTime) * place
      result.append(piece)
      piece.start = point
      piece.startTime = piece.endTime
    }
    piece.end = end
    piece.endTime = endTime
    result.append(piece)
    return result
  }
}

/// All pairs of segments whose boxes touch, found by a sweep from left to right.
struct SegmentSweep {
  static func forEachPair(_ segments: [GridSegment], _ body: (Int, Int) -> Void) {
    let order = segments.indices.sorted {
      min(segments[$0].start.x, segments[$0].end.x) < min(segments[$1].start.x, segments[$1].end.x)
    }
    var active: [Int] = []
    for index in order {
      let segment = segments[index]
      let left = min(segment.start.x, segment.end.x)
      active.removeAll { max(segments[$0].start.x, segments[$0].end.x) < left }
      for other in active where segment.touches(boxOf: segments[other]) { body(other, index) }
      active.append(index)
    }
  }
}
