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
          add(rows, of: pixels, to: &sums)
          Pixmap.average(sums, columns, width * height, into: line)
        }
      }
    }
  }

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
    _ sums: [UInt32],
    _ columns: [Taps],
    _ total: Int,
    into line: UnsafeMutableBufferPointer<UInt32>
  ) {
    // The high half of a product with it is the quotient: exactly, as long as a sum times the total
    // is below 2^64, which it is for bitmaps of less than a gigabyte.
    let part = UInt64.max / UInt64(total) + 1
    let isExact = total < 1 << 28
    let half = UInt64(total / 2)
    sums.withUnsafeBufferPointer { sums in
      for x in columns.indices {
        let (first, weights) = (4 * columns[x].first, columns[x].weights)
        func byte(_ channel: Int) -> UInt32 {
          let place = first &+ channel
          let sum =
            UInt64(sums[place]) &* weights.0 &+ UInt64(sums[place &+ 4]) &* weights.1
            &+ UInt64(sums[place &+ 8]) &* weights.2 &+ half
          let quotient =
            isExact ? part.multipliedFullWidth(by: sum).high : sum / UInt64(total)
          return UInt32(truncatingIfNeeded: quotient)
        }
        line[x] = byte(0) | byte(1) << 8 | byte(2) << 16 | byte(3) << 24
      }
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

  private typealias Taps = (first: Int, weights: (UInt64, UInt64, UInt64))

  /// Output pixel `index` covers [index, index + 1) * from / to: at most three pixels, weighted by
  /// their parts in units of 1 / to.
  private static func taps(_ index: Int, from: Int, to: Int) -> Taps {
    let start = index * from
    let end = start + from
    let first = start / to
    func part(_ pixel: Int) -> UInt64 {
      UInt64(max(0, min(end, (pixel + 1) * to) - max(start, pixel * to)))
    }
    return (first, (part(first), part(first + 1), part(first + 2)))
  }
}
