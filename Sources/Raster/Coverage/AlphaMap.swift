import CKernels
import Foundation
import Pixels
import RasterPlan

/// Coverage of any kind in each pixel, such as a blurred silhouette.
///
/// Beyond its bounds it is 0.
///
/// Its rows are divided once, when it is made, into long stretches of one value and the pixels
/// between them, of which alone there are bytes.
struct AlphaMap: Sendable {
  /// Adjacent pixels of a row, counted from the map's left edge.
  private struct Stretch: BitwiseCopyable {
    var start: Int32
    var end: Int32
    /// Nil when the pixels differ.
    var value: UInt8?
    /// Where the bytes of pixels that differ begin.
    var place = 0

    var count: Int { Int(end - start) }
  }

  /// Device pixels.
  private(set) var bounds: PixelRect
  /// The pixels that differ, stretch by stretch.
  private let memory: PixelMemory
  private let mixedCount: Int
  /// Without those that are 0.
  private var stretches: [Stretch] = []
  /// The stretches of each row.
  ///
  /// Equal rows, as in the middle of a shadow, share them.
  private var rows: [Range<Int32>] = []

  init(bounds: PixelRect, rows source: ByteRows, from pool: PixelPool) {
    precondition(
      source.width == bounds.width && source.height == bounds.height,
      "One byte a pixel."
    )
    self.bounds = bounds
    rows.reserveCapacity(bounds.height)
    var last = -1
    for y in 0..<bounds.height {
      let place = source.place(ofRow: y)
      if let row = rows.last,
        place == last || AlphaMap.areEqual(source.line(place), source.line(last))
      {
        rows.append(row)
      } else {
        let first = stretches.count
        AlphaMap.takeApart(source.line(place), at: place * source.width, into: &stretches)
        rows.append(Int32(first)..<Int32(stretches.count))
      }
      last = place
    }
    mixedCount = stretches.reduce(0) { $0 + ($1.value == nil ? $1.count : 0) }
    memory = PixelMemory(bytes: mixedCount, from: pool)
    var used = 0
    for index in stretches.indices where stretches[index].value == nil {
      let stretch = stretches[index]
      (memory.bytes + used).update(from: source.bytes(at: stretch.place), count: stretch.count)
      stretches[index].place = used
      used += stretch.count
    }
    // Until here the rows were read where they are.
    withExtendedLifetime(source) {}
  }

  var byteCount: Int {
    mixedCount + stretches.count * MemoryLayout<Stretch>.stride
      + rows.count * MemoryLayout<Range<Int32>>.stride
  }

  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>,
    _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count) == 0
  }

  /// - Parameter place: that of the line's bytes.
  private static func takeApart(
    _ line: UnsafeBufferPointer<UInt8>,
    at place: Int,
    into stretches: inout [Stretch]
  ) {
    guard let bytes = line.baseAddress else { return }
    var x = 0
    while x < line.count {
      let end = segue_mixed_end(bytes, x, line.count)
      if end > x {
        stretches.append(Stretch(start: Int32(x), end: Int32(end), place: place + x))
        x = end
        if x == line.count { break }
      }
      let next = segue_run_end(bytes, x, line.count)
      if bytes[x] != 0 {
        stretches.append(Stretch(start: Int32(x), end: Int32(next), value: bytes[x]))
      }
      x = next
    }
  }

  func moved(by offset: (x: Int, y: Int)) -> AlphaMap {
    var moved = self
    moved.bounds = PixelRect(
      minX: bounds.minX + offset.x,
      minY: bounds.minY + offset.y,
      maxX: bounds.maxX + offset.x,
      maxY: bounds.maxY + offset.y
    )
    return moved
  }

  /// Adds the rows of `window`.
  func addRows(for window: PixelRect, to result: inout CoverageRows) {
    let from = Int32(max(window.minX, bounds.minX) - bounds.minX)
    let to = Int32(min(window.maxX, bounds.maxX) - bounds.minX)
    // The stretches of the row before, when it was not empty.
    var last: Range<Int32>?
    for y in window.minY..<window.maxY {
      guard y >= bounds.minY, y < bounds.maxY, from < to else {
        result.emptyRow()
        last = nil
        continue
      }
      let row = rows[y - bounds.minY]
      if row == last {
        result.repeatRow()
        continue
      }
      last = row
      result.beginRow()
      for stretch in stretches[Int(row.lowerBound)..<Int(row.upperBound)] {
        let start = max(stretch.start, from)
        let end = min(stretch.end, to)
        guard start < end else { continue }
        let x = Int32(bounds.minX) + start
        // A long stretch that the window shortens is treated like a short one.
        if let value = stretch.value {
          if value == 255 || end - start >= SEGUE_LONG_RUN {
            result.addConstant(x, x + end - start, Int32(value))
          } else {
            result.addMask(at: x, repeating: value, count: Int(end - start))
          }
        } else {
          let first = stretch.place + Int(start - stretch.start)
          check(first >= 0 && first + Int(end - start) <= mixedCount)
          result.addMask(at: x, ByteSlice(memory.bytes + first, count: end - start))
        }
      }
      result.endRow()
    }
  }
}
