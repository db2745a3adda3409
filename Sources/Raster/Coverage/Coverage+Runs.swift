import Foundation
import Pixels
import RasterPlan

extension Coverage {
  /// Appends a block with a row for each row of `window`, runs inside its columns.
  func addRows(
    for window: PixelRect,
    with rasterizer: inout OutlineRasterizer,
    silhouettes: (Int) -> AlphaMap,
    to rows: inout CoverageRows
  ) -> CoverageBlock {
    let first = rows.rows.count
    switch kind {
    case .rect(let x0, let y0, let x1, let y1):
      let sides = DeviceRect(left: x0, top: y0, right: x1, bottom: y1)
      sides.addRows(for: window, to: &rows)
    case .outline(let outline): rasterizer.addRows(of: outline, for: window, to: &rows)
    case .silhouette(let index): silhouettes(index).addRows(for: window, to: &rows)
    }
    return CoverageBlock(at: first, firstRow: window.minY)
  }
}

/// An axis-parallel rectangle in device pixels.
private struct DeviceRect {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  func addRows(for window: PixelRect, to rows: inout CoverageRows) {
    let inside =
      max(
        left,
        Double(window.minX)
      )..<max(
        max(left, Double(window.minX)),
        min(right, Double(window.maxX))
      )
    guard !inside.isEmpty else {
      for _ in 0..<window.height { rows.emptyRow() }
      return
    }
    var previous = -1.0
    for row in window.minY..<window.maxY {
      let y = Double(row)
      let height = min(bottom, y + 1) - max(top, y)
      if height <= 0 {
        rows.emptyRow()
      } else if height == previous {
        rows.repeatRow()
      } else {
        DeviceRect.addRow(from: inside.lowerBound, to: inside.upperBound, height, &rows)
      }
      previous = height
    }
  }

  private static func addRow(
    from left: Double,
    to right: Double,
    _ height: Double,
    _ rows: inout CoverageRows
  ) {
    func byte(_ width: Double) -> Int32 { Int32(width * height * 255 + 0.5) }
    let first = Int32(left.rounded(.down))
    let last = Int32(right.rounded(.up)) - 1
    rows.beginRow()
    if first == last {
      rows.add(first, byte(right - left), limit: last + 1)
    } else {
      let leftEdge = Double(first + 1) - left
      let rightEdge = right - Double(last)
      rows.add(first, byte(leftEdge), limit: last + 1)
      rows.add(first + 1, last, byte(1), limit: last + 1)
      rows.add(last, byte(rightEdge), limit: last + 1)
    }
    rows.endRow()
  }
}
