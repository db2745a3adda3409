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
  ///   - time: How long ago the last step was. What meets now came through the side that was
  ///     outside then: a fast corner may be deeper in by now than another side is away.
  init?(_ a: DynamicBody, _ b: DynamicBody, side: Side? = nil, after time: Double = 0) {
    switch (a.shape, b.shape) {
    case (.circle(let first), .circle(let second)):
      let way = b.position - a.position
      let depth = first + second - way.length
      guard depth > 0 else { return nil }
      normal = way.length > 0 ? way.unit : .init(0, 1)
      points = [Point(position: a.position + normal * first, depth: depth)]
    case (.polygon(let corners), .circle(let radius)):
      let outline = corners.map(a.place)
      guard let (way, depth) = Self.exit(of: b.position, radius: radius, from: outline) else {
        return nil
      }
      normal = way
      points = [Point(position: b.position - way * radius, depth: depth)]
    case (.circle, .polygon):
      guard let other = DynamicContact(b, a) else { return nil }
      self = other
      normal = -other.normal
    case (.polygon(let first), .polygon(let second)):
      guard
        let contact = Self.clip(
          first.map(a.place),
          second.map(b.place),
          from: a.position,
          to: b.position,
          side: side,
          earlier: time > 0 && side == nil
            ? (first.map { a.place($0, before: time) }, second.map { b.place($0, before: time) })
            : nil
        )
      else { return nil }
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
    from outline: [DynamicVector]
  ) -> (way: DynamicVector, depth: Double)? {
    var nearest: (point: DynamicVector, distance: Double)?
    var isInside = outline.count > 2
    for (a, b) in edges(of: outline) {
      let edge = b - a
      if (center - a).cross(edge) > 0 { isInside = false }
      let along = max(0, min(1, (center - a).dot(edge) / max(edge.dot(edge), 1e-12)))
      let point = a + edge * along
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
    _ first: [DynamicVector],
    _ second: [DynamicVector],
    from a: DynamicVector,
    to b: DynamicVector,
    side known: Side?,
    earlier: (first: [DynamicVector], second: [DynamicVector])?
  ) -> DynamicContact? {
    guard
      let mine = overlaps(of: first, with: second, towards: b, isOfSecond: false),
      let theirs = overlaps(of: second, with: first, towards: a, isOfSecond: true)
    else { return nil }
    let all = mine + theirs
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
    } else if let earlier {
      let apart = all.map { overlap -> (Overlap, Double) in
        let (outline, other) =
          overlap.side.isOfSecond
          ? (earlier.second, earlier.first) : (earlier.first, earlier.second)
        let edge = (
          outline[overlap.side.edge], outline[(overlap.side.edge + 1) % outline.count]
        )
        let normal = outward(edge)
        return (overlap, other.map { ($0 - edge.0).dot(normal) }.min() ?? 0)
      }
      if let widest = apart.max(by: { $0.1 < $1.1 }), widest.1 > 0 { best = widest.0 }
    }
    let isFlipped = best.side.isOfSecond
    let (side, outline, other) = isFlipped ? (best, second, first) : (best, first, second)
    let (start, end) = (outline[side.side.edge], outline[(side.side.edge + 1) % outline.count])
    let way = side.normal
    guard let facing = edges(of: other).min(by: { outward($0).dot(way) < outward($1).dot(way) })
    else { return nil }
    let along = (end - start).unit
    guard
      let kept = Self.cut([facing.0, facing.1], below: start.dot(-along), along: -along)
        .flatMap({ Self.cut($0, below: end.dot(along), along: along) })
    else { return nil }
    let points = kept.compactMap { point -> Point? in
      let depth = (start - point).dot(way)
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

  /// Of each side; nil when one of them has the other outline outside.
  private static func overlaps(
    of outline: [DynamicVector],
    with other: [DynamicVector],
    towards center: DynamicVector,
    isOfSecond: Bool
  ) -> [Overlap]? {
    var result: [Overlap] = []
    for (index, edge) in edges(of: outline).enumerated() {
      let normal = outward(edge)
      // A wall has two sides; only the one that faces the other body counts.
      if outline.count == 2, (center - edge.0).dot(normal) < 0 { continue }
      let overlap = -(other.map { ($0 - edge.0).dot(normal) }.min() ?? 0)
      if overlap <= 0 { return nil }
      result.append(
        Overlap(
          side: Side(isOfSecond: isOfSecond, edge: index),
          normal: normal,
          overlap: overlap
        )
      )
    }
    return result.isEmpty ? nil : result
  }

  /// The part of a line whose places along `direction` are at most `limit`.
  private static func cut(
    _ line: [DynamicVector],
    below limit: Double,
    along direction: DynamicVector
  ) -> [DynamicVector]? {
    let (a, b) = (line[0], line[1])
    let (before, after) = (a.dot(direction) - limit, b.dot(direction) - limit)
    if before > 0, after > 0 { return nil }
    if before <= 0, after <= 0 { return line }
    let crossing = a + (b - a) * (before / (before - after))
    return before > 0 ? [crossing, b] : [a, crossing]
  }

  /// The direction out of an outline that goes clockwise on a screen.
  private static func outward(_ edge: (DynamicVector, DynamicVector)) -> DynamicVector {
    let way = (edge.1 - edge.0).unit
    return .init(way.y, -way.x)
  }

  private static func edges(
    of corners: [DynamicVector]
  ) -> [(DynamicVector, DynamicVector)] {
    corners.indices.map { (corners[$0], corners[($0 + 1) % corners.count]) }
  }
}
