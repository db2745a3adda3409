import Foundation

/// The winding numbers of two outlines beside their pieces.
///
/// Pieces run from lower to higher corners (from left to right if level) and do not cross.
struct WindingTable {
  private let pieces: [(segment: GridSegment, turns: [Int])]
  /// Pieces that cover each part of the height, so that a ray meets few others.
  private var rows: [[Int]] = []
  private var columns: [[Int]] = []
  private var low = GridPoint(0, 0)
  private var height: Int64 = 1
  private var width: Int64 = 1
  private static let count: Int64 = 256

  init(_ pieces: [(segment: GridSegment, turns: [Int])]) {
    self.pieces = pieces
    guard let first = pieces.first?.segment else { return }
    var high = first.start
    low = first.start
    for (segment, _) in pieces {
      low = pointwiseMin(low, pointwiseMin(segment.start, segment.end))
      high = pointwiseMax(high, pointwiseMax(segment.start, segment.end))
    }
    height = (high.y - low.y) / WindingTable.count + 1
    width = (high.x - low.x) / WindingTable.count + 1
    rows = Array(repeating: [], count: Int(WindingTable.count))
    columns = rows
    for (index, piece) in pieces.enumerated() {
      let (start, end) = (piece.segment.start, piece.segment.end)
      for row in (start.y - low.y) / height...(end.y - low.y) / height {
        rows[Int(row)].append(index)
      }
      let (left, right) = (min(start.x, end.x), max(start.x, end.x))
      for column in (left - low.x) / width...(right - low.x) / width {
        columns[Int(column)].append(index)
      }
    }
  }

  /// The winding numbers on the right of the middle of a piece: where x is greater beside a rising
  /// one, where y is less beside a level one.
  func right(of segment: GridSegment) -> [Int] {
    // Twice the coordinates: the middle is on the grid as well.
    let middle = segment.start &+ segment.end
    let isLevel = segment.start.y == segment.end.y
    var result = [0, 0]
    let lines = isLevel ? columns : rows
    let place = isLevel ? (middle.x / 2 - low.x) / width : (middle.y / 2 - low.y) / height
    guard lines.indices.contains(Int(place)) else { return result }
    for index in lines[Int(place)] {
      let (other, turns) = pieces[index]
      if other.start == segment.start, other.end == segment.end { continue }
      var (a, b) = (other.start &* 2, other.end &* 2)
      var sign = 1
      if isLevel {
        // A ray downwards.
        if b.x < a.x { (a, b, sign) = (b, a, -1) }
        guard a.x <= middle.x, middle.x < b.x else { continue }
      } else {
        // A ray to the right.
        guard a.y <= middle.y, middle.y < b.y else { continue }
      }
      guard turn(a, b, middle) > 0 else { continue }
      for owner in 0..<2 { result[owner] += sign * turns[owner] }
    }
    return result
  }
}
