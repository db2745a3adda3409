import Foundation
import Pixels
import RasterPlan

/// Coverage held as bytes, such as a blurred silhouette.
///
/// Beyond its bounds it is 0.
///
/// Its rows are divided once, when it is made, into long stretches of one value and the pixels
/// between them: a shadow is drawn far more often than it is made.
struct AlphaMap: Sendable {
  /// Adjacent pixels of a row, counted from the map's left edge.
  private struct Stretch: BitwiseCopyable {
    var start: Int32
    var end: Int32
    /// Nil when the pixels differ.
    var value: UInt8?
  }

  /// Device pixels.
  private(set) var bounds: PixelRect
  private let rows: ByteRows
  /// Without those that are 0.
  private let stretches: [Stretch]
  /// The stretches of each stored row.
  ///
  /// Equal rows, as in the middle of a shadow, share them.
  private let lines: [Range<Int32>]

  init(bounds: PixelRect, rows: ByteRows) {
    precondition(rows.width == bounds.width && rows.height == bounds.height, "One byte a pixel.")
    self.bounds = bounds
    self.rows = rows
    var stretches: [Stretch] = []
    var lines: [Range<Int32>] = []
    for place in 0..<rows.lineCount {
      let line = rows.line(place)
      if let last = lines.last, let a = line.baseAddress,
        let b = rows.line(place - 1).baseAddress, memcmp(a, b, line.count) == 0
      {
        lines.append(last)
        continue
      }
      let first = stretches.count
      AlphaMap.takeApart(line, into: &stretches)
      lines.append(Int32(first)..<Int32(stretches.count))
    }
    self.stretches = stretches
    self.lines = lines
  }

  var byteCount: Int { rows.byteCount }

  private static func takeApart(
    _ line: UnsafeBufferPointer<UInt8>,
    into stretches: inout [Stretch]
  ) {
    // Where the pixels begin that differ.
    var mixed: Int?
    func close(at end: Int) {
      guard let start = mixed else { return }
      stretches.append(Stretch(start: Int32(start), end: Int32(end), value: nil))
      mixed = nil
    }
    var x = 0
    while x < line.count {
      if let next = line.endOfManyMixed(from: x) ?? line.endOfMixed(from: x) {
        if mixed == nil { mixed = x }
        x = next
        continue
      }
      let value = line[x]
      let end = line.endOfRun(from: x)
      if value == 0 || end - x >= CoverageRows.shortest {
        close(at: x)
        if value != 0 { stretches.append(Stretch(start: Int32(x), end: Int32(end), value: value)) }
      } else if mixed == nil {
        mixed = x
      }
      x = end
    }
    close(at: x)
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
      let place = rows.place(ofRow: y - bounds.minY)
      let row = lines[place]
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
        if let value = stretch.value, value == 255 || end - start >= CoverageRows.shortest {
          result.addConstant(x, x + end - start, Int32(value))
        } else {
          let line = rows.line(place)
          result.addMask(at: x, UnsafeBufferPointer(rebasing: line[Int(start)..<Int(end)]))
        }
      }
      result.endRow()
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// 64 bytes on, when neither a zero nor eight equal bytes begin before; nil when they may.
  ///
  /// Eight equal bytes hold four that lie in one of these words. Without an early exit, so that the
  /// compiler vectorizes it.
  @inline(__always)
  fileprivate func endOfManyMixed(from start: Int) -> Int? {
    guard start + 72 <= count, let base = baseAddress else { return nil }
    let bytes = UnsafeRawPointer(base + start)
    let lows: UInt32 = 0x0101_0101
    var found: UInt32 = 0
    for word in 0..<17 {
      let bytes = bytes.loadUnaligned(fromByteOffset: 4 * word, as: UInt32.self)
      let zeros = (bytes &- lows) & ~bytes & (lows << 7)
      let changes = bytes ^ (bytes &<< 8 | bytes &>> 24)
      found |= zeros | (changes == 0 ? 1 : 0)
    }
    // A byte before the last of the 64 may equal the one after them.
    return found == 0 && self[start + 63] != self[start + 64] ? start + 64 : nil
  }

  /// Where another byte begins, when neither a zero nor eight equal bytes begin before; nil when they
  /// may.
  ///
  /// `start` begins another byte too.
  @inline(__always)
  fileprivate func endOfMixed(from start: Int) -> Int? {
    guard start + 9 <= count else { return nil }
    let bytes = UnsafeRawBufferPointer(self)
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
    let next = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 1, as: UInt64.self))
    let changes = word ^ next
    let lows: UInt64 = 0x0101_0101_0101_0101
    let hasZero = (word &- lows) & ~word & (lows << 7) != 0
    guard !hasZero, changes << 8 != 0 else { return nil }
    return start + (63 - changes.leadingZeroBitCount) / 8 + 1
  }

  /// The end of the equal bytes that begin at `start`.
  @inline(__always)
  fileprivate func endOfRun(from start: Int) -> Int {
    let value = self[start]
    var x = start + 1
    // Most runs between long ones are of a single byte.
    guard x < count, self[x] == value else { return x }
    let bytes = UnsafeRawBufferPointer(self)
    let all = UInt64(value) &* 0x0101_0101_0101_0101
    while x + 8 <= count, bytes.loadUnaligned(fromByteOffset: x, as: UInt64.self) == all { x += 8 }
    while x < count, self[x] == value { x += 1 }
    return x
  }
}
