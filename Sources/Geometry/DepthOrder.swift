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
      let middle = shards[a].polygon.middle
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
      shards.map { surfaces[$0.plane].depth(at: $0.polygon.middle) }
        + flat.map { surfaces[$0].depth }
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
