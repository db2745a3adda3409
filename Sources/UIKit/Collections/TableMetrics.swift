import Foundation

extension CGRect {
  var verticalRange: ClosedRange<CGFloat> { minY...max(minY, maxY) }
}

/// The heights of a table and the resulting place of each row.
struct TableMetrics {
  struct Section {
    /// The room above the header.
    var padding: CGFloat = 0
    var header: ClosedRange<CGFloat> = 0...0
    var footer: ClosedRange<CGFloat> = 0...0
    /// The tops of the rows, and the bottom of the last one.
    var edges: [CGFloat] = [0]

    var rowCount: Int { edges.count - 1 }
    var top: CGFloat { header.lowerBound - padding }
    var bottom: CGFloat { footer.upperBound }
  }

  var sections: [Section] = []
  var height: CGFloat = 0

  func row(_ indexPath: IndexPath) -> ClosedRange<CGFloat>? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let edges = sections[indexPath.section].edges
    guard indexPath.row >= 0, indexPath.row < edges.count - 1 else { return nil }
    return edges[indexPath.row]...edges[indexPath.row + 1]
  }

  /// The row at a place of the content; one of two that meet there is the lower one.
  func row(at y: CGFloat) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      guard let first = section.edges.first, let last = section.edges.last, first <= y, y < last,
        let next = section.edges.firstIndex(where: { $0 > y })
      else { continue }
      return IndexPath(row: next - 1, section: index)
    }
    return nil
  }

  /// The rows that a span of the content touches.
  func rows(in span: ClosedRange<CGFloat>) -> [IndexPath] {
    var found: [IndexPath] = []
    for (index, section) in sections.enumerated() {
      guard section.bottom >= span.lowerBound, section.top <= span.upperBound else { continue }
      for row in 0..<section.rowCount {
        if section.edges[row + 1] > span.lowerBound, section.edges[row] < span.upperBound {
          found.append(IndexPath(row: row, section: index))
        }
      }
    }
    return found
  }
}
