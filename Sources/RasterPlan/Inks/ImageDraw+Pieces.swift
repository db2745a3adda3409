import Display
import Foundation

extension ImageDraw {
  /// One part of a bitmap and its destination.
  struct Piece {
    var source: CGRect
    var destination: CGRect
    var antialiasing: EdgeAntialiasing
  }

  /// The image itself.
  var whole: Piece {
    Piece(source: source, destination: destination.standardized, antialiasing: antialiasing)
  }

  /// Its nine slices; nil when it is drawn as a whole.
  ///
  /// Inner edges are cut at pixel centres, so that no seam shows.
  var slices: [Piece]? {
    guard let center,
      center.minX > source.minX || center.maxX < source.maxX
        || center.minY > source.minY || center.maxY < source.maxY
    else { return nil }
    let whole = destination.standardized
    let columns = ImageDraw.slices(
      source: (source.minX, center.minX, center.maxX, source.maxX),
      destination: (whole.minX, whole.maxX),
      scale: centerScale
    )
    let rows = ImageDraw.slices(
      source: (source.minY, center.minY, center.maxY, source.maxY),
      destination: (whole.minY, whole.maxY),
      scale: centerScale
    )
    var result: [Piece] = []
    for (rowIndex, row) in rows.enumerated() {
      for (columnIndex, column) in columns.enumerated() {
        var edges = EdgeAntialiasing.none
        if columnIndex == 0 { edges.formUnion(antialiasing.intersection(.minX)) }
        if columnIndex == 2 { edges.formUnion(antialiasing.intersection(.maxX)) }
        if rowIndex == 0 { edges.formUnion(antialiasing.intersection(.minY)) }
        if rowIndex == 2 { edges.formUnion(antialiasing.intersection(.maxY)) }
        result.append(
          Piece(
            source: CGRect(
              x: column.from,
              y: row.from,
              width: column.to - column.from,
              height: row.to - row.from
            ),
            destination: CGRect(
              x: column.start,
              y: row.start,
              width: column.end - column.start,
              height: row.end - row.start
            ),
            antialiasing: edges
          )
        )
      }
    }
    return result
  }

  private typealias Slice = (from: Double, to: Double, start: Double, end: Double)

  /// The outer slices keep their size; when there is no room for both, they shrink alike.
  private static func slices(
    source: (Double, Double, Double, Double),
    destination: (Double, Double),
    scale: Double
  ) -> [Slice] {
    let (s0, s1, s2, s3) = source
    let (d0, d3) = destination
    var first = max(0, s1 - s0) * scale
    var last = max(0, s3 - s2) * scale
    let room = d3 - d0
    if first + last > room, first + last > 0 {
      let shrink = max(0, room) / (first + last)
      first *= shrink
      last *= shrink
    }
    // A middle without width is one pixel stretched.
    let middle = s2 > s1 ? (s1, s2) : (s1 - 0.5, s1 + 0.5)
    return [
      (s0, s1, d0, d0 + first), (middle.0, middle.1, d0 + first, d3 - last),
      (s2, s3, d3 - last, d3),
    ]
  }
}
