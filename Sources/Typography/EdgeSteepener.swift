import Pixels

/// Makes the soft edges of an enlarged picture steep again: adds the difference to a blurred copy,
/// and holds every pixel between the darkest and the lightest of its neighbourhood, so that no
/// halos appear.
enum EdgeSteepener {
  /// `radius` is half the size of an original pixel, in pixels of `picture`.
  static func steepen(_ picture: Pixmap, radius: Int) -> Pixmap {
    let windows = Windows(width: picture.width, height: picture.height, radius: radius)
    defer { windows.deallocate() }
    return Pixmap.written(width: picture.width, height: picture.height) { target in
      picture.withUnsafePixels { source in
        let source = UnsafeRawBufferPointer(source).bindMemory(to: UInt8.self)
        let target = UnsafeMutableRawBufferPointer(target).bindMemory(to: UInt8.self)
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        var next = 0
        for y in 0..<picture.height {
          while next <= min(picture.height - 1, y + radius) {
            windows.takeRow(next, of: from)
            next += 1
          }
          windows.steepenRow(y, of: from, into: to)
        }
      }
    }
  }

  /// Square windows over a picture, of which the rows of one window are kept at a time; beyond its
  /// edges the edge pixels repeat.
  private struct Windows {
    private let height: Int
    private let radius: Int
    /// Bytes of a row.
    private let row: Int
    /// Pixels of a window's side.
    private let count: Int
    /// Of the rows of a window what is darkest, lightest and the mean in each pixel's part of the
    /// row; row `y` has the slot `y % count`.
    private let darkest: UnsafeMutablePointer<UInt8>
    private let lightest: UnsafeMutablePointer<UInt8>
    private let means: UnsafeMutablePointer<UInt8>
    /// A row between its repeated ends.
    private let padded: UnsafeMutablePointer<UInt8>
    private let sums: UnsafeMutablePointer<UInt32>
    private let low: UnsafeMutablePointer<UInt8>
    private let high: UnsafeMutablePointer<UInt8>

    init(width: Int, height: Int, radius: Int) {
      self.height = height
      self.radius = radius
      row = 4 * width
      count = 2 * radius + 1
      darkest = .unwritten(capacity: row * count)
      lightest = .unwritten(capacity: row * count)
      means = .unwritten(capacity: row * count)
      padded = .unwritten(capacity: row + 8 * radius)
      sums = .unwritten(capacity: row)
      low = .unwritten(capacity: row)
      high = .unwritten(capacity: row)
    }

    func deallocate() {
      for memory in [darkest, lightest, means, padded, low, high] { memory.deallocate() }
      sums.deallocate()
    }

    /// Sums rounded to means.
    private func divide(into result: UnsafeMutablePointer<UInt8>) {
      let divisor = UInt32(count)
      guard divisor < 256 else {
        for i in 0..<row { result[i] = UInt8(truncatingIfNeeded: sums[i] / divisor) }
        return
      }
      // For up to 255 values of a byte this is exact, and there is no division of vectors.
      let reciprocal = (1 << 24) / divisor + 1
      for i in 0..<row { result[i] = UInt8(truncatingIfNeeded: (sums[i] &* reciprocal) &>> 24) }
    }

    func takeRow(_ y: Int, of picture: UnsafePointer<UInt8>) {
      let source = picture + y * row
      let pad = 4 * radius
      (padded + pad).update(from: source, count: row)
      for i in 0..<pad {
        padded[i] = source[i & 3]
        padded[pad + row + i] = source[row - 4 + (i & 3)]
      }
      let place = y % count * row
      let (dark, light) = (darkest + place, lightest + place)
      dark.update(from: padded, count: row)
      light.update(from: padded, count: row)
      for i in 0..<row { sums[i] = UInt32(count / 2) + UInt32(padded[i]) }
      for k in 1..<count {
        let other = padded + 4 * k
        for i in 0..<row {
          dark[i] = min(dark[i], other[i])
          light[i] = max(light[i], other[i])
          sums[i] &+= UInt32(other[i])
        }
      }
      divide(into: means + place)
    }

    func steepenRow(
      _ y: Int,
      of picture: UnsafePointer<UInt8>,
      into target: UnsafeMutablePointer<UInt8>
    ) {
      for i in 0..<row { sums[i] = UInt32(count / 2) }
      low.update(repeating: 255, count: row)
      high.update(repeating: 0, count: row)
      for line in y - radius...y + radius {
        let place = min(height - 1, max(0, line)) % count * row
        let (dark, light, mean) = (darkest + place, lightest + place, means + place)
        for i in 0..<row {
          low[i] = min(low[i], dark[i])
          high[i] = max(high[i], light[i])
          sums[i] &+= UInt32(mean[i])
        }
      }
      let blurred = padded
      divide(into: blurred)
      let source = picture + y * row
      let result = target + y * row
      for i in 0..<row {
        let value = Int16(source[i])
        let difference = value &- Int16(blurred[i])
        let steep = value &+ difference &+ (difference &>> 1)
        let held = min(max(steep, Int16(low[i])), Int16(high[i]))
        result[i] = UInt8(truncatingIfNeeded: held)
      }
      // No colour is more than its alpha.
      for i in stride(from: 0, to: row, by: 4) {
        let alpha = result[i + 3]
        for channel in i..<i + 3 { result[channel] = min(result[channel], alpha) }
      }
    }
  }
}
