import CPNG
import Pixels

/// The smallest files: all five filters by least sum of absolute differences, zlib at its best
/// level.
///
/// Some hundred times slower than `PNGEncoder`; `--png small` and the goldens use it.
package struct SmallPNGEncoder: Sendable {
  private let level: Int

  /// - Parameter level: zlib's; 6 takes an eighth of the time of 9, for files that
  ///   are a twentieth larger.
  package init(level: Int = 9) { self.level = level }

  package func encode(_ pixmap: Pixmap) -> [UInt8] {
    encode(StraightPixmap(pixmap))
  }

  package func encode(_ picture: StraightPixmap) -> [UInt8] {
    precondition(picture.width > 0 && picture.height > 0, "A PNG has at least one pixel.")
    let isOpaque = picture.isOpaque
    let header = PNGHeader(
      width: picture.width,
      height: picture.height,
      colorType: isOpaque ? .rgb : .rgba
    )
    let data = zlibStream(picture, isOpaque: isOpaque)
    var writer = PNGWriter(header: header, reservingCapacity: data.count)
    writer.append(.data, data)
    return writer.finish()
  }

  func zlibStream(_ picture: StraightPixmap, isOpaque: Bool) -> [UInt8] {
    ZlibStream.compress(filteredRows(picture, channels: isOpaque ? 3 : 4), level: level)
  }

  private func filteredRows(_ picture: StraightPixmap, channels: Int) -> [UInt8] {
    let length = picture.width * channels
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * picture.height)
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    var trial = above
    var best = above
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixels[y * picture.width + x]
        for channel in 0..<channels {
          row[x * channels + channel] = UInt8(truncatingIfNeeded: pixel >> (8 * channel))
        }
      }
      var chosen = PNGFilter.none
      var least = Int.max
      for filter in PNGFilter.allCases {
        row.withUnsafeBufferPointer { row in
          above.withUnsafeBufferPointer { above in
            trial.withUnsafeMutableBufferPointer {
              filter.apply(to: row, above: above, bytesPerPixel: channels, into: $0)
            }
          }
        }
        let cost = trial.reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
        if cost < least {
          least = cost
          chosen = filter
          swap(&best, &trial)
        }
      }
      result.append(chosen.rawValue)
      result += best
      swap(&above, &row)
    }
    return result
  }
}
