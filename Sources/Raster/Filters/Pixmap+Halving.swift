import CKernels
import Pixels

extension Pixmap {
  /// Half as wide and/or high, rounded up; each pixel is the average of the area it covers.
  func halved(x halvesX: Bool, y halvesY: Bool) -> Pixmap {
    let newWidth = halvesX ? max(1, (width + 1) / 2) : width
    let newHeight = halvesY ? max(1, (height + 1) / 2) : height
    guard width * height > 1 else { return self }
    if !(halvesX && width % 2 == 1), !(halvesY && height % 2 == 1) {
      return evenlyHalved(x: halvesX, y: halvesY)
    }
    let columns = (0..<newWidth).map { Pixmap.taps($0, from: width, to: newWidth) }
    return Pixmap.written(width: newWidth, height: newHeight) { out in
      withUnsafePixels { pixels in
        var sums = [UInt32](repeating: 0, count: 4 * (width + 2))
        for y in 0..<newHeight {
          let rows = Pixmap.taps(y, from: height, to: newHeight)
          let line = UnsafeMutableBufferPointer(rebasing: out[y * newWidth..<(y + 1) * newWidth])
          if width * height <= Pixmap.largestExact {
            add(rows, of: pixels, to: &sums)
            sums.withUnsafeBytes { Pixmap.average($0, columns, width * height, into: line) }
          } else {
            for x in 0..<newWidth { line[x] = average(pixels, columns[x], rows) }
          }
        }
      }
    }
  }

  /// Weighted sums of so many pixels fit 32 bits.
  private static let largestExact = 1 << 24

  /// The weighted sums of the columns' channels.
  ///
  /// Two columns behind the last one stay empty: there are always three taps.
  private func add(
    _ rows: Taps,
    of pixels: UnsafeBufferPointer<UInt32>,
    to sums: inout [UInt32]
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      guard let sums = sums.baseAddress else { return }
      sums.update(repeating: 0, count: 4 * width)
      let weights = [rows.weights.0, rows.weights.1, rows.weights.2]
      for (row, weight) in weights.enumerated() where weight > 0 {
        let first = (rows.first + row) * width
        let line = UnsafeBufferPointer(rebasing: pixels[first..<first + width])
        let bytes = UnsafeRawBufferPointer(line).bindMemory(to: UInt8.self)
        guard let bytes = bytes.baseAddress else { continue }
        Kernels.best.table.accumulateBytes(sums, bytes, Int32(4 * width), UInt32(weight))
      }
    }
  }

  /// - Parameter total: The sum of the weights of a pixel.
  private static func average(
    _ sums: UnsafeRawBufferPointer,
    _ columns: [Taps],
    _ total: Int,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    // The high half of a product with it is the quotient, exactly: sums times total are below 2^64.
    let part = UInt64.max / UInt64(total) + 1
    let half = SIMD4<UInt32>(repeating: UInt32(total / 2))
    for x in columns.indices {
      let taps = columns[x]
      func value(_ column: Int, _ weight: UInt64) -> SIMD4<UInt32> {
        let sum = sums.loadUnaligned(fromByteOffset: 16 * column, as: SIMD4<UInt32>.self)
        return sum &* UInt32(weight)
      }
      let sum =
        value(taps.first, taps.weights.0) &+ value(taps.first + 1, taps.weights.1)
        &+ value(taps.first + 2, taps.weights.2) &+ half
      func byte(_ sum: UInt32) -> UInt32 {
        UInt32(truncatingIfNeeded: part.multipliedFullWidth(by: UInt64(sum)).high)
      }
      line[x] = byte(sum.x) | byte(sum.y) << 8 | byte(sum.z) << 16 | byte(sum.w) << 24
    }
  }

  /// Without odd sides every output pixel is the mean of two or four whole pixels.
  private func evenlyHalved(x halvesX: Bool, y halvesY: Bool) -> Pixmap {
    let columns = halvesX ? 2 : 1
    let rows = halvesY ? 2 : 1
    let newWidth = width / columns
    return Pixmap.written(width: newWidth, height: height / rows) { out in
      withUnsafePixels { pixels in
        guard let source = pixels.baseAddress, let target = out.baseAddress else { return }
        for y in 0..<height / rows {
          let above = source + y * rows * width
          let below = above + (rows - 1) * width
          let row = target + y * newWidth
          for x in 0..<newWidth {
            let left = x &* columns
            let right = left &+ columns &- 1
            row[x] =
              rows == 1 || columns == 1
              ? Pixmap.mean(above[left], below[right])
              : Pixmap.mean(above[left], above[right], below[left], below[right])
          }
        }
      }
    }
  }

  /// Each channel's mean, halves rounded up.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    (a | b) &- (((a ^ b) >> 1) & 0x7F7F_7F7F)
  }

  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0xFF_00FF
    let rb = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x2_0002
    let ga =
      ((a >> 8) & mask) &+ ((b >> 8) & mask) &+ ((c >> 8) & mask) &+ ((d >> 8) & mask) &+ 0x2_0002
    return ((rb >> 2) & mask) | (((ga >> 2) & mask) << 8)
  }

  private typealias Taps = (first: Int, weights: (UInt64, UInt64, UInt64), total: UInt64)

  /// Output pixel `index` covers [index, index + 1) * from / to: at most three pixels, weighted by
  /// their parts in units of 1 / to.
  private static func taps(_ index: Int, from: Int, to: Int) -> Taps {
    let start = index * from
    let end = start + from
    let first = start / to
    func part(_ pixel: Int) -> UInt64 {
      UInt64(max(0, min(end, (pixel + 1) * to) - max(start, pixel * to)))
    }
    return (first, (part(first), part(first + 1), part(first + 2)), UInt64(from))
  }

  private func average(
    _ pixels: UnsafeBufferPointer<UInt32>,
    _ columns: Taps,
    _ rows: Taps
  )
    -> UInt32
  {
    var sum = SIMD4<UInt64>.zero
    func addRow(_ y: Int, _ rowWeight: UInt64) {
      guard rowWeight > 0 else { return }
      func add(_ x: Int, _ weight: UInt64) {
        guard weight > 0 else { return }
        let p = pixels[y * width + x]
        sum &+=
          SIMD4(UInt64(p & 255), UInt64(p >> 8 & 255), UInt64(p >> 16 & 255), UInt64(p >> 24))
          &* (weight * rowWeight)
      }
      add(columns.first, columns.weights.0)
      add(columns.first + 1, columns.weights.1)
      add(columns.first + 2, columns.weights.2)
    }
    addRow(rows.first, rows.weights.0)
    addRow(rows.first + 1, rows.weights.1)
    addRow(rows.first + 2, rows.weights.2)
    let total = columns.total * rows.total
    func channel(_ value: UInt64) -> UInt32 { UInt32((value + total / 2) / total) }
    return channel(sum.x) | channel(sum.y) << 8 | channel(sum.z) << 16 | channel(sum.w) << 24
  }
}
