import Foundation

/// Where two outlines touch: one or two points, the way out, and how deep.
struct DynamicContact {
  var points: [Point] = []
  /// From the first body to the second, of length 1.
  var normal = DynamicVector.zero
  /// The side that decides the way out, for outlines with sides.
  var side: Side?

  /// A side of one of two outlines.
  struct Side: Equatable {
    var isOfSecond: Bool
    var edge: Int
  }

  struct Point {
    var position: DynamicVector
    /// In points; positive where the outlines overlap.
    var depth: Double
  }

  /// Nil when they are apart.
  ///
  /// - Parameters:
  ///   - side: The side by which they touched in the last step, if they did.
  ///   - earlier: Where they were in the last step, if there was one. What meets now came through
  ///     the side that was outside then: a fast corner may be deeper in by now than another side is
  ///     away.
  init?(
    _ a: DynamicOutline,
    _ b: DynamicOutline,
    side: Side? = nil,
    earlier: () -> (first: DynamicOutline, second: DynamicOutline)?
  ) {
    switch (a.radius, b.radius) {
    case (let first?, let second?):
      let way = b.center - a.center
      let depth = first + second - way.length
      guard depth > 0 else { return nil }
      normal = way.length > 0 ? way.unit : .init(0, 1)
      points = [Point(position: a.center + normal * first, depth: depth)]
    case (nil, let radius?):
      guard let (way, depth) = Self.exit(of: b.center, radius: radius, from: a) else { return nil }
      normal = way
      points = [Point(position: b.center - way * radius, depth: depth)]
    case (_?, nil):
      guard let other = DynamicContact(b, a, earlier: { nil }) else { return nil }
      self = other
      normal = -other.normal
    case (nil, nil):
      guard let contact = Self.clip(a, b, side: side, earlier: earlier) else { return nil }
      self = contact
    }
  }

  private init(points: [Point], normal: DynamicVector, side: Side) {
    self.points = points
    self.normal = normal
    self.side = side
  }

  /// The way a circle leaves an outline, and how far it must go.
  private static func exit(
    of center: DynamicVector,
    radius: Double,
    from outline: DynamicOutline
  ) -> (way: DynamicVector, depth: Double)? {
    var nearest: (point: DynamicVector, distance: Double)?
    var isInside = outline.corners.count > 2
    for index in outline.corners.indices {
      let side = outline.side(index)
      let edge = side.end - side.start
      if (center - side.start).cross(edge) > 0 { isInside = false }
      let along = max(0, min(1, (center - side.start).dot(edge) / max(edge.dot(edge), 1e-12)))
      let point = side.start + edge * along
      let distance = (center - point).length
      if distance < nearest?.distance ?? .infinity { nearest = (point, distance) }
    }
    guard let nearest, isInside || nearest.distance < radius else { return nil }
    let out = isInside ? nearest.point - center : center - nearest.point
    let way = out.length > 0 ? out.unit : DynamicVector(0, -1)
    return (way, radius + (isInside ? nearest.distance : -nearest.distance))
  }

  /// Two convex outlines: the side with the least overlap decides the way, and the facing side of
  /// the other is cut to its width.
  private static func clip(
    _ first: DynamicOutline,
    _ second: DynamicOutline,
    side known: Side?,
    earlier: () -> (first: DynamicOutline, second: DynamicOutline)?
  ) -> DynamicContact? {
    var all: [Overlap] = []
    guard
      add(overlapsOf: first, with: second, isOfSecond: false, to: &all),
      add(overlapsOf: second, with: first, isOfSecond: true, to: &all)
    else { return nil }
    // The first outline's side wins near a tie, so that resting things do not swap sides at each
    // step.
    guard
      var best = all.min(by: {
        $0.overlap + ($0.side.isOfSecond ? 0.01 : 0) < $1.overlap + ($1.side.isOfSecond ? 0.01 : 0)
      })
    else { return nil }
    if let known, let same = all.first(where: { $0.side == known }),
      same.overlap < best.overlap + stickiness
    {
      best = same
    } else if known == nil, let earlier = earlier() {
      let apart = all.map { overlap -> (Overlap, Double) in
        let (outline, other) =
          overlap.side.isOfSecond
          ? (earlier.second, earlier.first) : (earlier.first, earlier.second)
        let side = outline.side(overlap.side.edge)
        return (overlap, other.distance(from: side, along: side.outward))
      }
      if let widest = apart.max(by: { $0.1 < $1.1 }), widest.1 > 0 { best = widest.0 }
    }
    let isFlipped = best.side.isOfSecond
    let (outline, other) = isFlipped ? (second, first) : (first, second)
    let side = outline.side(best.side.edge)
    let way = best.normal
    let sides = other.corners.indices.map(other.side)
    guard let facing = sides.min(by: { $0.outward.dot(way) < $1.outward.dot(way) }) else {
      return nil
    }
    let along = (side.end - side.start).unit
    guard
      let kept = cut(facing, below: side.start.dot(-along), along: -along)
        .flatMap({ cut($0, below: side.end.dot(along), along: along) })
    else { return nil }
    let points = [kept.start, kept.end].compactMap { point -> Point? in
      let depth = (side.start - point).dot(way)
      return depth > 0 ? Point(position: point + way * (depth / 2), depth: depth) : nil
    }
    return points.isEmpty
      ? nil : DynamicContact(points: points, normal: isFlipped ? -way : way, side: best.side)
  }

  /// How much deeper than another one the side of the last step may be and still count, in points.
  private static let stickiness = 3.0

  private struct Overlap {
    var side: Side
    var normal: DynamicVector
    var overlap: Double
  }

  /// Adds the overlap of each side; false when one of them has the other outline outside.
  private static func add(
    overlapsOf outline: DynamicOutline,
    with other: DynamicOutline,
    isOfSecond: Bool,
    to all: inout [Overlap]
  ) -> Bool {
    let count = all.count
    for index in outline.corners.indices {
      let side = outline.side(index)
      let normal = side.outward
      // A wall has two sides; only the one that faces the other body counts.
      if outline.corners.count == 2, (other.center - side.start).dot(normal) < 0 { continue }
      let overlap = -other.distance(from: side, along: normal)
      if overlap <= 0 { return false }
      all.append(
        Overlap(
          side: Side(isOfSecond: isOfSecond, edge: index),
          normal: normal,
          overlap: overlap
        )
      )
    }
    return all.count > count
  }

  /// The part of a line whose places along `direction` are at most `limit`.
  private static func cut(
    _ line: DynamicOutline.Side,
    below limit: Double,
    along direction: DynamicVector
  ) -> DynamicOutline.Side? {
    let (a, b) = (line.start, line.end)
    let (before, after) = (a.dot(direction) - limit, b.dot(direction) - limit)
    if before > 0, after > 0 { return nil }
    if before <= 0, after <= 0 { return line }
    let crossing = a + (b - a) * (before / (before - after))
    return before > 0 ? .init(start: crossing, end: b) : .init(start: a, end: crossing)
  }
}
