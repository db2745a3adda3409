import Foundation

/// Where the rows of a table make room for one that is carried.
struct RowGap {
  /// The place of the table's own row that is carried; nil where it comes from elsewhere.
  var from: IndexPath?
  /// Its place after the move.
  var to: IndexPath
  /// Points that the carried row takes.
  var height: CGFloat

  /// How far down a row moves: up where it closes the gap behind the carried one.
  func shift(of row: IndexPath) -> CGFloat {
    row == from ? 0 : shift(section: row.section, row: row.row)
  }

  func shift(ofHeader section: Int) -> CGFloat { shift(section: section, row: -1) }

  func shift(ofFooter section: Int) -> CGFloat { shift(section: section, row: .max) }

  private func shift(section: Int, row: Int) -> CGFloat {
    var row = row
    var shift: CGFloat = 0
    if let from, (from.section, from.row) < (section, row) {
      shift -= height
      if from.section == section { row -= 1 }
    }
    if section > to.section || section == to.section && row >= to.row { shift += height }
    return shift
  }
}

extension TableMetrics {
  /// The place whose gap is nearest to a carried row, also after the last row of another section.
  ///
  /// - Parameter top: where the carried row is.
  func slot(nearest top: CGFloat, from: IndexPath) -> IndexPath? {
    guard let own = row(from) else { return nil }
    var nearest: (place: IndexPath, distance: CGFloat)?
    for (index, section) in sections.enumerated() {
      let isOwn = index == from.section
      for row in 0..<(isOwn ? section.rowCount : section.rowCount + 1) {
        let isAfter = (index, row) > (from.section, from.row)
        let edge = section.edges[isOwn && isAfter ? row + 1 : row]
        let slot = isAfter ? edge - (own.upperBound - own.lowerBound) : edge
        let distance = abs(slot - top)
        if nearest.map({ distance < $0.distance }) ?? true {
          nearest = (IndexPath(row: row, section: index), distance)
        }
      }
    }
    return nearest?.place
  }
}
