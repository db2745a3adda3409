import Foundation

/// The closed loops of a border, whose inside is on the left of each piece.
struct BorderWalk {
  private(set) var loops: [[GridSegment]] = []

  /// - Parameter border: as many pieces begin at a corner as end there.
  init(_ border: [GridSegment]) {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, piece) in border.enumerated() { leaving[piece.start, default: []].append(index) }
    var isTaken = Array(repeating: false, count: border.count)
    for first in border.indices where !isTaken[first] {
      var loop: [GridSegment] = []
      var next: Int? = first
      while let index = next {
        isTaken[index] = true
        loop.append(border[index])
        let piece = border[index]
        if piece.end == border[first].start { break }
        next = leaving[piece.end]?.filter { !isTaken[$0] }.min {
          BorderWalk.comes(border[$0], before: border[$1], after: piece)
        }
      }
      if BorderWalk.hasArea(loop) { loops.append(loop) }
    }
  }

  /// Of two pieces that leave a corner, the one that a clockwise turn from the piece that arrives
  /// meets first: loops that touch at a corner stay apart.
  private static func comes(
    _ first: GridSegment,
    before second: GridSegment,
    after piece: GridSegment
  ) -> Bool {
    let back = piece.start &- piece.end
    func half(_ direction: GridPoint) -> Int {
      let side = turn(GridPoint(0, 0), back, direction)
      // Clockwise of `back` first, then the opposite half.
      if side != 0 { return side < 0 ? 0 : 1 }
      let along = direction.x * back.x + direction.y * back.y
      return along > 0 ? 2 : 1
    }
    let (a, b) = (first.end &- first.start, second.end &- second.start)
    if half(a) != half(b) { return half(a) < half(b) }
    return turn(GridPoint(0, 0), a, b) < 0
  }

  /// Rounding to the grid can leave slivers a step wide.
  private static func hasArea(_ loop: [GridSegment]) -> Bool {
    guard let origin = loop.first?.start else { return false }
    var area = 0.0
    var length = 0.0
    for piece in loop {
      area += Double(turn(origin, piece.start, piece.end))
      let side = piece.end &- piece.start
      length += Double(abs(side.x) + abs(side.y))
    }
    return abs(area) > 4 * length
  }
}
