import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

/// Blurred shadows as they are kept: long stretches of one value, and the pixels between them.
@Suite
struct AlphaMapTests {
  /// A row of runs, some of a single pixel.
  private func row(_ width: Int, _ dice: inout Dice) -> [UInt8] {
    var row: [UInt8] = []
    while row.count < width {
      let value = UInt8([0, 0, 255, 1 + dice.index(254)][dice.index(4)])
      for _ in 0..<1 + dice.index(dice.index(3) == 0 ? 120 : 12) { row.append(value) }
    }
    return Array(row.prefix(width))
  }

  /// The bytes of a window that coverage runs stand for.
  private func bytes(_ coverage: CoverageRows, _ window: PixelRect) -> [[UInt8]] {
    (0..<window.height).map { y in
      var row = [UInt8](repeating: 0, count: window.width)
      for run in coverage[coverage.rows[y]] {
        for x in run.columns.start..<run.columns.end {
          row[Int(x) - window.minX] =
            run.mask.map { $0.start[Int(x - run.columns.start)] } ?? UInt8(run.value)
        }
      }
      return row
    }
  }

  @Test
  func `any window of a map shows the bytes that it was made of`() {
    var dice = Dice(46)
    for _ in 0..<200 {
      let (width, height) = (1 + dice.index(300), 1 + dice.index(12))
      var rows: [[UInt8]] = []
      for _ in 0..<height {
        rows.append(rows.isEmpty || dice.index(3) > 0 ? row(width, &dice) : rows[rows.count - 1])
      }
      let source = ByteRows(width: width, height: height, from: PixelPool()) { target in
        for y in 0..<height {
          let isRepeated = y > 0 && rows[y] == rows[y - 1] && dice.index(2) == 0
          guard let line = target.next(isRepeated: isRepeated) else { continue }
          for x in 0..<width { line[x] = rows[y][x] }
        }
      }
      let bounds = PixelRect(minX: -20, minY: 7, maxX: width - 20, maxY: 7 + height)
      let map = AlphaMap(bounds: bounds, rows: source, from: PixelPool())
      let left = -30 + dice.index(width + 20)
      let window = PixelRect(
        minX: left,
        minY: dice.index(10),
        maxX: left + 1 + dice.index(width + 20),
        maxY: 10 + dice.index(14)
      )
      var coverage = CoverageRows()
      defer { coverage.deallocate() }
      map.addRows(for: window, to: &coverage)
      let expected = (window.minY..<window.maxY).map { y in
        (window.minX..<window.maxX).map { x -> UInt8 in
          guard y >= bounds.minY, y < bounds.maxY, x >= bounds.minX, x < bounds.maxX else {
            return 0
          }
          return rows[y - bounds.minY][x - bounds.minX]
        }
      }
      #expect(bytes(coverage, window) == expected)
    }
  }
}
