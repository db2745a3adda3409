import Foundation

/// The drawing order of planes in one space, so that nearer ones hide farther ones.
///
/// Planes that pass through each other are cut.
///
/// The eye looks along z from far in front: perspective is part of the planes' matrices. Planes
/// that coincide, or hide nothing of each other, keep their given order.
package struct DepthOrder {
  package struct Plane {
    /// From the thing's own space, where it lies at z = 0, to the common one.
    package var matrix: CATransform3D
    /// What it covers, in its own space.
    package var extent: CGRect

    package init(matrix: CATransform3D, extent: CGRect) {
      self.matrix = matrix
      self.extent = extent
    }
  }

  /// A plane or a part of one.
  package struct Piece: Equatable {
    /// Index into the planes.
    package var plane: Int
    /// The part lies inside all of these convex polygons of the common space; none means the whole.
    package var cuts: [[CGPoint]]
  }

  /// Beyond this number of comparisons depth alone decides, as for planes far apart.
  private static let comparisonLimit = 200_000
  /// Up to this number, planes that hide each other in a cycle are cut apart.
  private static let circleLimit = 32

  private var surfaces: [Surface]
  private var shards: [Shard] = []
  private var comparisons = 0

  /// The pieces from the farthest to the nearest.
  ///
  /// Planes seen edge-on are among them, uncut.
  package static func pieces(of planes: [Plane]) -> [Piece] {
    let surfaces = planes.map(Surface.init)
    guard planes.count > 1 else {
      return planes.indices.map { Piece(plane: $0, cuts: []) }
    }
    if areParallel(surfaces) { return byDepth(surfaces) }
    var order = DepthOrder(surfaces: surfaces)
    order.placeShards()
    guard order.comparisons < comparisonLimit else { return byDepth(surfaces) }
    var (result, isCircular) = order.sorted()
    if isCircular, planes.count <= circleLimit {
      order.cutEverywhere()
      (result, isCircular) = order.sorted()
    }
    return result
  }

  private init(surfaces: [Surface]) { self.surfaces = surfaces }

  // MARK: By depth alone

  private static func areParallel(_ surfaces: [Surface]) -> Bool {
    guard let first = surfaces.first(where: { !$0.polygon.isEmpty }) else { return true }
    return surfaces.allSatisfy {
      $0.polygon.isEmpty
        || (abs($0.slopeX - first.slopeX) < 1e-9 && abs($0.slopeY - first.slopeY) < 1e-9)
    }
  }

  private static func byDepth(_ surfaces: [Surface]) -> [Piece] {
    ranking(surfaces.map(\.depth)).map { Piece(plane: $0, cuts: []) }
  }

  /// Indices from the farthest to the nearest; a few units in the last place do not count.
  private static func ranking(_ depths: [Double]) -> [Int] {
    let keys = depths.map { ($0 * 1e6).rounded() }
    return depths.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  // MARK: Which planes hide which

  /// Cuts planes where they pass through each other and notes which piece is in front of which.
  private mutating func placeShards() {
    let order = surfaces.indices.filter { !surfaces[$0].polygon.isEmpty }
      .sorted { (surfaces[$0].box.minX, $0) < (surfaces[$1].box.minX, $1) }
    // Those that reach to the right of the sweep's position.
    var active: [Int] = []
    for plane in order {
      let surface = surfaces[plane]
      active.removeAll { shards[$0].box.maxX <= surface.box.minX }
      let rivals = active.filter { shards[$0].box.intersects(surface.box) }
      var parts = [Shard(plane: plane, polygon: surface.polygon)]
      for rival in rivals {
        comparisons += parts.count
        parts = parts.flatMap { part -> [Shard] in
          guard case .crossing(let line) = relation(part, shards[rival]) else { return [part] }
          return part.split(by: line)
        }
      }
      guard comparisons < DepthOrder.comparisonLimit else { return }
      for part in parts {
        let index = shards.count
        shards.append(part)
        for rival in rivals { note(index, rival) }
        active.append(index)
      }
    }
  }

  /// Cuts every plane along every other one, which breaks all cycles.
  private mutating func cutEverywhere() {
    shards = []
    for plane in surfaces.indices where !surfaces[plane].polygon.isEmpty {
      var parts = [Shard(plane: plane, polygon: surfaces[plane].polygon)]
      for other in surfaces.indices where other != plane && !surfaces[other].polygon.isEmpty {
        let line = surfaces[plane].line(where: surfaces[other])
        guard line.x != 0 || line.y != 0 else { continue }
        parts = parts.flatMap { $0.split(by: line) }
      }
      for part in parts {
        let index = shards.count
        shards.append(part)
        for other in 0..<index { note(index, other) }
      }
    }
  }

  private mutating func note(_ a: Int, _ b: Int) {
    guard shards[a].plane != shards[b].plane else { return }
    switch relation(shards[a], shards[b]) {
    case .apart: break
    case .inFront: shards[a].behind.append(b)
    case .behind: shards[b].behind.append(a)
    // Cut already, or by too little to be seen.
    case .crossing(let line):
      let middle = shards[a].middle
      if line.value(at: middle) > 0 {
        shards[a].behind.append(b)
      } else {
        shards[b].behind.append(a)
      }
    }
  }

  private enum Relation {
    case apart
    /// The first is in front of the second.
    case inFront
    case behind
    /// They cut each other where the line is 0; the first is in front where it is positive.
    case crossing(Line)
  }

  private func relation(_ a: Shard, _ b: Shard) -> Relation {
    guard a.box.intersects(b.box) else { return .apart }
    let common = a.polygon.intersection(b.polygon)
    guard common.count > 2, common.area > 1e-6 else { return .apart }
    let (first, second) = (surfaces[a.plane], surfaces[b.plane])
    let line = first.line(where: second)
    var low = 0.0
    var high = 0.0
    var size = 1.0
    for point in common {
      let value = line.value(at: point)
      low = min(low, value)
      high = max(high, value)
      size = max(size, abs(first.depth(at: point)))
    }
    let slack = 1e-6 * size
    if low < -slack, high > slack { return .crossing(line) }
    if high > slack { return .inFront }
    if low < -slack { return .behind }
    return a.plane > b.plane ? .inFront : .behind
  }

  // MARK: The order

  /// Hidden shards come first, and farther ones before nearer ones.
  private func sorted() -> (pieces: [Piece], isCircular: Bool) {
    // Planes seen edge-on have no shard and are sorted by depth.
    let flat = surfaces.indices.filter { surfaces[$0].polygon.isEmpty }
    let ranks = DepthOrder.ranking(
      shards.map { surfaces[$0.plane].depth(at: $0.middle) } + flat.map { surfaces[$0].depth }
    )
    var result: [Piece] = []
    var isCircular = false
    // 0 not looked at, 1 waits for what is behind it, 2 is in the result.
    var marks = [UInt8](repeating: 0, count: shards.count)
    var waiting: [(shard: Int, next: Int)] = []
    for rank in ranks {
      guard rank < shards.count else {
        result.append(Piece(plane: flat[rank - shards.count], cuts: []))
        continue
      }
      guard marks[rank] == 0 else { continue }
      marks[rank] = 1
      waiting.append((rank, 0))
      while let (shard, next) = waiting.last {
        guard next < shards[shard].behind.count else {
          waiting.removeLast()
          marks[shard] = 2
          result.append(piece(shard))
          continue
        }
        waiting[waiting.count - 1].next += 1
        let other = shards[shard].behind[next]
        if marks[other] == 1 { isCircular = true }
        if marks[other] == 0 {
          marks[other] = 1
          waiting.append((other, 0))
        }
      }
    }
    return (result, isCircular)
  }

  /// Every cut is a separate polygon made from one line: both sides get the same two points and
  /// meet without a gap.
  private func piece(_ index: Int) -> Piece {
    let shard = shards[index]
    let box = surfaces[shard.plane].surroundings
    return Piece(plane: shard.plane, cuts: shard.cuts.map { box.clipped(to: $0) })
  }
}

// MARK: - Planes

/// A plane as seen from the front: z = depth + slopeX x + slopeY y.
private struct Surface {
  var slopeX = 0.0
  var slopeY = 0.0
  /// z at the origin of the common space.
  var offset = 0.0
  /// z at the middle of the extent.
  var depth = 0.0
  /// The visible part of the extent, counterclockwise for y up; empty when it is edge-on or behind
  /// the eye.
  var polygon: [CGPoint] = []
  var box = CGRect.null

  init(_ plane: DepthOrder.Plane) {
    let m = plane.matrix
    let extent = plane.extent.standardized
    let w = extent.midX * m.m14 + extent.midY * m.m24 + m.m44
    let z = extent.midX * m.m13 + extent.midY * m.m23 + m.m43
    depth = w > 0 ? z / w : z
    // The plane through the rows 1, 2 and 4 of the matrix, in homogeneous coordinates.
    let a =
      m.m12 * (m.m23 * m.m44 - m.m24 * m.m43) - m.m13 * (m.m22 * m.m44 - m.m24 * m.m42)
      + m.m14 * (m.m22 * m.m43 - m.m23 * m.m42)
    let b =
      m.m11 * (m.m23 * m.m44 - m.m24 * m.m43) - m.m13 * (m.m21 * m.m44 - m.m24 * m.m41)
      + m.m14 * (m.m21 * m.m43 - m.m23 * m.m41)
    let c =
      m.m11 * (m.m22 * m.m44 - m.m24 * m.m42) - m.m12 * (m.m21 * m.m44 - m.m24 * m.m41)
      + m.m14 * (m.m21 * m.m42 - m.m22 * m.m41)
    let d =
      m.m11 * (m.m22 * m.m43 - m.m23 * m.m42) - m.m12 * (m.m21 * m.m43 - m.m23 * m.m41)
      + m.m13 * (m.m21 * m.m42 - m.m22 * m.m41)
    guard c != 0, (a / c).isFinite, (b / c).isFinite, (d / c).isFinite else { return }
    // The cofactors alternate in sign: a x - b y + c z - d w = 0.
    slopeX = -a / c
    slopeY = b / c
    offset = d / c
    guard extent.width > 0, extent.height > 0 else { return }
    polygon = Surface.outline(of: extent, m)
    if polygon.signedArea < 0 { polygon.reverse() }
    if polygon.area < 1e-9 { polygon = [] }
    box = CGRect(boundingBoxOf: polygon)
  }

  /// Where the eye's plane is cut off.
  private static let nearestW = 1e-3

  private static func outline(of rect: CGRect, _ m: CATransform3D) -> [CGPoint] {
    let corners = [
      (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
      (rect.minX, rect.maxY),
    ].map { x, y in
      (
        x: x * m.m11 + y * m.m21 + m.m41, y: x * m.m12 + y * m.m22 + m.m42,
        w: x * m.m14 + y * m.m24 + m.m44
      )
    }
    var result: [CGPoint] = []
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      if from.w >= nearestW { result.append(CGPoint(x: from.x / from.w, y: from.y / from.w)) }
      if (from.w >= nearestW) != (to.w >= nearestW) {
        let t = (nearestW - from.w) / (to.w - from.w)
        result.append(
          CGPoint(
            x: (from.x + (to.x - from.x) * t) / nearestW,
            y: (from.y + (to.y - from.y) * t) / nearestW
          )
        )
      }
    }
    return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : []
  }

  func depth(at point: CGPoint) -> Double { offset + slopeX * point.x + slopeY * point.y }

  /// How far this plane is in front of the other.
  func line(where other: Surface) -> Line {
    Line(x: slopeX - other.slopeX, y: slopeY - other.slopeY, offset: offset - other.offset)
  }

  /// Larger than anything drawn outside the extent, such as a shadow.
  var surroundings: [CGPoint] {
    let margin = 2 * max(box.width, box.height) + 400
    let outer = box.insetBy(dx: -margin, dy: -margin)
    return [
      CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX, y: outer.minY),
      CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX, y: outer.maxY),
    ]
  }
}

/// The part of a plane that one drawing shows.
private struct Shard {
  var plane: Int
  var polygon: [CGPoint]
  var box: CGRect
  var cuts: [Line] = []
  /// The shards that must be drawn before it.
  var behind: [Int] = []

  init(plane: Int, polygon: [CGPoint]) {
    self.plane = plane
    self.polygon = polygon
    box = CGRect(boundingBoxOf: polygon)
  }

  var middle: CGPoint {
    let sum = polygon.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = Double(max(1, polygon.count))
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// The parts on both sides of a line; the shard itself when one of them is empty.
  func split(by line: Line) -> [Shard] {
    let near = polygon.clipped(to: line)
    let far = polygon.clipped(to: line.reversed)
    guard near.count > 2, far.count > 2, near.area > 1e-6, far.area > 1e-6 else { return [self] }
    return [(near, line), (far, line.reversed)].map { part, cut in
      var shard = self
      shard.polygon = part
      shard.box = CGRect(boundingBoxOf: part)
      shard.cuts.append(cut)
      return shard
    }
  }
}

// MARK: - Polygons

/// The points where x * X + y * Y + offset is 0; a half-plane where it is not negative.
private struct Line {
  var x: Double
  var y: Double
  var offset: Double

  func value(at point: CGPoint) -> Double { x * point.x + y * point.y + offset }

  var reversed: Line { Line(x: -x, y: -y, offset: -offset) }
}

extension [CGPoint] {
  fileprivate var signedArea: Double {
    var sum = 0.0
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      sum += a.x * b.y - b.x * a.y
    }
    return sum / 2
  }

  fileprivate var area: Double { abs(signedArea) }

  /// The part of a convex polygon inside a half-plane.
  fileprivate func clipped(to line: Line) -> [CGPoint] {
    var result: [CGPoint] = []
    result.reserveCapacity(count + 1)
    for index in indices {
      let (a, b) = (self[index], self[index + 1 == count ? 0 : index + 1])
      let (from, to) = (line.value(at: a), line.value(at: b))
      if from >= 0 { result.append(a) }
      if (from > 0 && to < 0) || (from < 0 && to > 0) {
        let t = from / (from - to)
        result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
      }
    }
    return result
  }

  /// The intersection of two convex polygons of positive area.
  fileprivate func intersection(_ other: [CGPoint]) -> [CGPoint] {
    var result = self
    for index in other.indices {
      let (a, b) = (other[index], other[index + 1 == other.count ? 0 : index + 1])
      // Positive on the inner side.
      let line = Line(x: a.y - b.y, y: b.x - a.x, offset: a.x * b.y - b.x * a.y)
      result = result.clipped(to: line)
      if result.count < 3 { return [] }
    }
    return result
  }
}
