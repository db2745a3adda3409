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
    /// Where the bytes of pixels that differ begin.
    var place = 0
  }

  /// Device pixels.
  private(set) var bounds: PixelRect
  /// The pixels that differ, stretch by stretch.
  private var bytes: [UInt8] = []
  /// Without those that are 0.
  private var stretches: [Stretch] = []
  /// The stretches of each row.
  ///
  /// Equal rows, as in the middle of a shadow, share them.
  private var rows: [Range<Int32>] = []

  init(bounds: PixelRect, rows source: ByteRows) {
    precondition(
      source.width == bounds.width && source.height == bounds.height,
      "One byte a pixel."
    )
    self.bounds = bounds
    rows.reserveCapacity(bounds.height)
    var last = -1
    for y in 0..<bounds.height {
      let place = source.place(ofRow: y)
      if let row = rows.last {
        if place == last || AlphaMap.areEqual(source.line(place), source.line(last)) {
          last = place
          rows.append(row)
          continue
        }
      }
      last = place
      let first = stretches.count
      takeApart(source.line(place))
      rows.append(Int32(first)..<Int32(stretches.count))
    }
  }

  var byteCount: Int {
    bytes.count + stretches.count * MemoryLayout<Stretch>.stride
      + rows.count * MemoryLayout<Range<Int32>>.stride
  }

  private static func areEqual(
    _ a: UnsafeBufferPointer<UInt8>,
    _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = a.baseAddress, let second = b.baseAddress else { return true }
    return memcmp(first, second, a.count) == 0
  }

  private mutating func takeApart(_ line: UnsafeBufferPointer<UInt8>) {
    // Where the pixels begin that differ.
    var mixed: Int?
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
        if let start = mixed { add(line, start..<x) }
        mixed = nil
        if value != 0 { stretches.append(Stretch(start: Int32(x), end: Int32(end), value: value)) }
      } else if mixed == nil {
        mixed = x
      }
      x = end
    }
    if let start = mixed { add(line, start..<x) }
  }

  private mutating func add(_ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    let (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
    stretches.append(Stretch(start: start, end: end, place: bytes.count))
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: line[range]))
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
          if value == 255 || end - start >= CoverageRows.shortest {
            result.addConstant(x, x + end - start, Int32(value))
          } else {
            result.addMask(at: x, ArraySlice(repeating: value, count: Int(end - start)))
          }
        } else {
          let place = stretch.place + Int(start - stretch.start)
          result.addMask(at: x, bytes[place..<place + Int(end - start)])
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
