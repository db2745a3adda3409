import Pixels

/// Makes the soft edges of an enlarged picture steep again: adds the difference to a blurred copy,
/// and holds every pixel between the darkest and the lightest of its neighbourhood, so that no
/// halos appear.
enum EdgeSteepener {
  private typealias Channels = SIMD4<Int16>

  /// `radius` is half the size of an original pixel, in pixels of `picture`.
  static func steepen(_ picture: Pixmap, radius: Int) -> Pixmap {
    let (width, height) = (picture.width, picture.height)
    let source = picture.withUnsafePixels { pixels in
      pixels.map { pixel in
        Channels(
          Int16(pixel & 255),
          Int16(pixel >> 8 & 255),
          Int16(pixel >> 16 & 255),
          Int16(pixel >> 24)
        )
      }
    }
    let grid = Grid(width: width, height: height, radius: radius)
    let low = grid.folded(source) { pointwiseMin($0, $1) }
    let high = grid.folded(source) { pointwiseMax($0, $1) }
    let blurred = grid.blurred(source)
    return Pixmap(width: width, height: height) { pixels in
      for index in 0..<source.count {
        let difference = source[index] &- blurred[index]
        let steep = source[index] &+ difference &+ (difference &>> 1)
        var value = pointwiseMin(pointwiseMax(steep, low[index]), high[index])
        value = pointwiseMin(value, Channels(repeating: value.w))
        pixels[index] =
          UInt32(value.x) | UInt32(value.y) << 8 | UInt32(value.z) << 16 | UInt32(value.w) << 24
      }
    }
  }

  /// Square windows over a picture; beyond its edges the edge pixels repeat.
  private struct Grid {
    let width: Int
    let height: Int
    let radius: Int

    /// Each pixel combined with all in its window, rows first.
    func folded(_ source: [Channels], _ combine: (Channels, Channels) -> Channels) -> [Channels] {
      pass(pass(source, along: 1, combine), along: width, combine)
    }

    private func pass(
      _ source: [Channels],
      along step: Int,
      _ combine: (Channels, Channels) -> Channels
    ) -> [Channels] {
      var result = source
      let last = (step == 1 ? width : height) - 1
      for index in source.indices {
        let position = step == 1 ? index % width : index / width
        let from = max(-radius, -position)
        let to = min(radius, last - position)
        for offset in from...to {
          result[index] = combine(result[index], source[index + offset * step])
        }
      }
      return result
    }

    func blurred(_ source: [Channels]) -> [Channels] {
      average(average(source, along: 1), along: width)
    }

    /// The rounded mean of the window along one axis.
    private func average(_ source: [Channels], along step: Int) -> [Channels] {
      var result = source
      let last = (step == 1 ? width : height) - 1
      let count = Int16(2 * radius + 1)
      for index in source.indices {
        let position = step == 1 ? index % width : index / width
        var sum = Channels(repeating: count / 2)
        for offset in -radius...radius {
          let clamped = min(max(position + offset, 0), last) - position
          sum &+= source[index + clamped * step]
        }
        result[index] = sum / Channels(repeating: count)
      }
      return result
    }
  }
}
