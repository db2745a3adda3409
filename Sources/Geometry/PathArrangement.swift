import Foundation

/// One or two outlines cut wherever they meet, and what lies on both sides of each piece.
///
/// Curves are cut as chords on a grid, where crossings can be decided exactly; their
/// pieces become curves again.
struct PathArrangement {
  /// A piece between two corners, once however many outlines run along it.
  private struct Edge {
    let segment: GridSegment
    /// How often each outline runs along it, from its lower corner to its higher one; backwards
    /// counts -1.
    var turns: [Int]
  }

  private let grid: Grid
  private let curves: [Bezier]
  /// Cut at all meetings.
  private let segments: [GridSegment]

  /// - Parameter isOpen: whether subpaths of the first outline stay open.
  init(_ first: Path, _ second: Path = Path(), isOpen: Bool = false) {
    let outlines = [first, second]
    let bounds = first.controlBounds.union(second.controlBounds)
    let size = max(bounds.width, bounds.height, 1e-6)
    var grid = Grid(around: bounds)
    var curves: [Bezier] = []
    var segments: [GridSegment] = []
    for (owner, outline) in outlines.enumerated() {
      for subpath in outline.subpaths {
        var pieces = subpath.curves
        if let end = pieces.last?.end, end != subpath.start, !(isOpen && owner == 0) {
          pieces.append(Bezier(line: end, subpath.start))
        }
        for piece in pieces {
          segments += grid.chords(of: piece, curve: curves.count, owner, tolerance: size / 20_000)
          curves.append(piece)
        }
      }
    }
    self.grid = grid
    self.curves = curves
    self.segments = PathArrangement.cut(segments)
  }

  /// Cuts move corners to the grid, which can make new meetings: until there are none.
  private static func cut(_ segments: [GridSegment]) -> [GridSegment] {
    var segments = segments.filter { !$0.isPoint }
    for _ in 0..<16 {
      var cuts: [Int: [GridPoint]] = [:]
      SegmentSweep.forEachPair(segments) { first, second in
        for point in segments[first].cuts(with: segments[second]) {
          for index in [first, second]
          where point != segments[index].start && point != segments[index].end {
            cuts[index, default: []].append(point)
          }
        }
      }
      if cuts.isEmpty { break }
      segments = segments.indices.flatMap { index in
        cuts[index].map { segments[index].cut(at: $0) } ?? [segments[index]]
      }.filter { !$0.isPoint }
    }
    return segments
  }

  // MARK: Areas

  /// The outline of the places for which `isInside` is true of the two winding numbers: its inside
  /// is on the left where y is up, no two pieces cross, and both fill rules fill the same.
  func outline(where isInside: (Int, Int) -> Bool) -> [Subpath] {
    let edges = self.edges
    let winding = WindingTable(edges.map { ($0.segment, $0.turns) })
    var border: [GridSegment] = []
    for edge in edges {
      let right = winding.right(of: edge.segment)
      let isLeft = isInside(right[0] + edge.turns[0], right[1] + edge.turns[1])
      guard isLeft != isInside(right[0], right[1]) else { continue }
      border.append(isLeft ? edge.segment : edge.segment.reversed)
    }
    return BorderWalk(border).loops.compactMap(subpath)
  }

  /// Pieces that lie on each other as one.
  private var edges: [Edge] {
    var places: [[GridPoint]: Int] = [:]
    var result: [Edge] = []
    for segment in segments {
      let isForward = (segment.start.y, segment.start.x) < (segment.end.y, segment.end.x)
      let upward = isForward ? segment : segment.reversed
      let key = [upward.start, upward.end]
      let index = places[key] ?? result.count
      if index == result.count {
        places[key] = index
        result.append(Edge(segment: upward, turns: [0, 0]))
      }
      result[index].turns[segment.owner] += isForward ? 1 : -1
    }
    return result.filter { $0.turns != [0, 0] }
  }

  // MARK: Lines

  /// The parts of the first outline, which is not filled, that lie inside the second one, or
  /// outside.
  func lines(insideSecond isInside: Bool, rule: FillRule) -> [Subpath] {
    let area = segments.filter { $0.owner == 1 }.map { segment in
      let isForward = (segment.start.y, segment.start.x) < (segment.end.y, segment.end.x)
      return (isForward ? segment : segment.reversed, [0, isForward ? 1 : -1])
    }
    let winding = WindingTable(area)
    var runs: [[GridSegment]] = []
    for segment in segments where segment.owner == 0 {
      let isForward = (segment.start.y, segment.start.x) < (segment.end.y, segment.end.x)
      let number = winding.right(of: isForward ? segment : segment.reversed)[1]
      let isFilled = rule == .nonZero ? number != 0 : number % 2 != 0
      guard isFilled == isInside else { continue }
      if let last = runs.last?.last, last.end == segment.start {
        runs[runs.count - 1].append(segment)
      } else {
        runs.append([segment])
      }
    }
    return runs.map { run in
      var result = Subpath(start: grid.point(run[0].start))
      result.curves = pieces(of: run)
      result.isClosed = run.first?.start == run.last?.end
      return result
    }
  }

  // MARK: Curves again

  /// Nil for a loop without an area.
  private func subpath(_ loop: [GridSegment]) -> Subpath? {
    // A loop begins where a curve does.
    let start =
      loop.indices.first { index in
        let before = loop[(index + loop.count - 1) % loop.count]
        return !before.isContinued(by: loop[index])
      } ?? 0
    let turned = Array(loop[start...] + loop[..<start])
    guard let first = turned.first, turned.count > 1 else { return nil }
    var result = Subpath(start: grid.point(first.start))
    result.curves = pieces(of: turned)
    result.isClosed = true
    return result
  }

  private func pieces(of run: [GridSegment]) -> [Bezier] {
    var result: [Bezier] = []
    var index = 0
    while index < run.count {
      var last = index
      while last + 1 < run.count, run[last].isContinued(by: run[last + 1]) { last += 1 }
      result.append(piece(from: run[index], to: run[last]))
      index = last + 1
    }
    return result
  }

  private func piece(from first: GridSegment, to last: GridSegment) -> Bezier {
    let (start, end) = (grid.point(first.start), grid.point(last.end))
    let curve = curves[first.curve]
    if curve.isLine { return Bezier(line: start, end) }
    let isBackward = first.startTime > last.endTime
    let (low, high) =
      isBackward ? (last.endTime, first.startTime) : (first.startTime, last.endTime)
    var part = curve.part(from: low, to: high)
    if isBackward {
      part = Bezier(
        start: part.end,
        control1: part.control2,
        control2: part.control1,
        end: part.start
      )
    }
    // The ends are corners of the arrangement, which lie on the chords.
    part.control1 = part.control1 + (start - part.start)
    part.control2 = part.control2 + (end - part.end)
    part.start = start
    part.end = end
    return part
  }
}

extension GridSegment {
  fileprivate var reversed: GridSegment {
    GridSegment(
      start: end,
      end: start,
      owner: owner,
      curve: curve,
      startTime: endTime,
      endTime: startTime
    )
  }

  /// Whether the other one is the next part of the same curve.
  fileprivate func isContinued(by next: GridSegment) -> Bool {
    curve == next.curve && end == next.start && endTime == next.startTime
      && (endTime > startTime) == (next.endTime > next.startTime)
  }
}

/// The steps that corners lie on, and the points that they stand for.
private struct Grid {
  private let origin: CGPoint
  private let step: CGFloat
  /// Corners of the outlines keep their exact place.
  private var corners: [GridPoint: CGPoint] = [:]

  init(around bounds: CGRect) {
    let isEmpty = bounds.isNull || !bounds.midX.isFinite || !bounds.midY.isFinite
    origin = isEmpty ? .zero : CGPoint(x: bounds.midX, y: bounds.midY)
    step = max(bounds.width, bounds.height, 1e-6) / CGFloat(1 << 26)
  }

  func point(_ corner: GridPoint) -> CGPoint {
    corners[corner]
      ?? CGPoint(
        x: origin.x + CGFloat(corner.x) * step,
        y: origin.y + CGFloat(corner.y) * step
      )
  }

  private func corner(at point: CGPoint) -> GridPoint {
    func steps(_ value: CGFloat) -> Int64 {
      let limit = CGFloat(1 << 26)
      return value.isFinite ? Int64(min(max(value / step, -limit), limit).rounded()) : 0
    }
    return GridPoint(steps(point.x - origin.x), steps(point.y - origin.y))
  }

  mutating func chords(
    of curve: Bezier,
    curve index: Int,
    _ owner: Int,
    tolerance: CGFloat
  ) -> [GridSegment] {
    let count = curve.stepCount(tolerance: tolerance)
    var last = corner(at: curve.start)
    corners[last] = curve.start
    return (1...count).map { step in
      let time = CGFloat(step) / CGFloat(count)
      let point = step == count ? curve.end : curve.point(at: time)
      let next = corner(at: point)
      if step == count { corners[next] = point }
      defer { last = next }
      return GridSegment(
        start: last,
        end: next,
        owner: owner,
        curve: index,
        startTime: CGFloat(step - 1) / CGFloat(count),
        endTime: time
      )
    }
  }
}
