import CKernels
import Foundation
import Pixels
import RasterPlan

extension PlannedPicture {
  /// The alpha of the pixels of `area`, before any filter; it contains the content.
  func alpha(
    in area: PixelRect,
    of items: PlanItems,
    with resources: PlanResources,
    _ pool: PixelPool
  ) -> ByteRows {
    let kernels = Kernels.best
    return ByteRows(width: area.width, height: area.height, from: pool) { target in
      var line = AlphaLine(width: area.width)
      defer { line.deallocate() }
      forEachRow(of: area, of: items, with: resources, kernels, pool) { row in
        if let row {
          line.add(row, content.width, at: content.minX - area.minX, to: &target, kernels)
        } else {
          line.addClear(to: &target)
        }
      }
    }
  }
}

/// The alpha of a row, and that of the row above, to find rows that are equal.
private struct AlphaLine {
  private let width: Int
  private var line: UnsafeMutablePointer<UInt8>
  private var last: UnsafeMutablePointer<UInt8>
  private var isFirst = true

  init(width: Int) {
    self.width = width
    line = .allocate(capacity: width)
    last = .allocate(capacity: width)
    line.initialize(repeating: 0, count: width)
    last.initialize(repeating: 0, count: width)
  }

  func deallocate() {
    line.deallocate()
    last.deallocate()
  }

  /// A row of pixels, which has `count` from `place` on; the others are clear.
  mutating func add(
    _ pixels: UnsafePointer<UInt32>,
    _ count: Int,
    at place: Int,
    to target: inout some RowTarget,
    _ kernels: Kernels
  ) {
    check(place >= 0 && place + count <= width)
    kernels.table.alphaBytes(line + place, pixels, Int32(count))
    finish(&target)
  }

  mutating func addClear(to target: inout some RowTarget) {
    line.update(repeating: 0, count: width)
    finish(&target)
  }

  private mutating func finish(_ target: inout some RowTarget) {
    let isRepeated = !isFirst && memcmp(line, last, width) == 0
    isFirst = false
    target.next(isRepeated: isRepeated)?.update(from: line, count: width)
    swap(&line, &last)
  }
}
