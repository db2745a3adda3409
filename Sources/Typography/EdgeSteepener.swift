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
    @inline(__always)
    func folded(_ source: [Channels], _ combine: (Channels, Channels) -> Channels) -> [Channels] {
      pass(pass(source, along: .rows, combine), along: .columns, combine)
    }

    func blurred(_ source: [Channels]) -> [Channels] {
      average(average(source, along: .rows), along: .columns)
    }

    /// Which way a window reaches.
    private enum Axis {
      case rows, columns
    }

    @inline(__always)
    private func pass(
      _ source: [Channels],
      along axis: Axis,
      _ combine: (Channels, Channels) -> Channels
    ) -> [Channels] {
      window(source, along: axis) { source, from, to, step, _ in
        var value = source[from]
        var place = from &+ step
        while place <= to {
          value = combine(value, source[place])
          place &+= step
        }
        return value
      }
    }

    /// The rounded mean of the window along one axis.
    private func average(_ source: [Channels], along axis: Axis) -> [Channels] {
      let count = UInt32(2 * radius + 1)
      // For up to 255 values of a byte this is exact, and there is no division of vectors.
      let reciprocal = count < 256 ? (1 << 24) / count + 1 : 0
      return window(source, along: axis) { source, from, to, step, missing in
        var sum = SIMD4<UInt32>(repeating: count / 2)
        var place = from
        while place <= to {
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[place])
          place &+= step
        }
        if missing != (0, 0) {
          // Edge pixels replace those beyond.
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[from]) &* UInt32(missing.before)
          sum &+= SIMD4<UInt32>(truncatingIfNeeded: source[to]) &* UInt32(missing.after)
        }
        guard reciprocal > 0 else {
          return Channels(truncatingIfNeeded: sum / SIMD4(repeating: count))
        }
        return Channels(truncatingIfNeeded: (sum &* reciprocal) &>> 24)
      }
    }

    /// Calls `body` for each pixel's window with the first and the last pixel inside the picture,
    /// the step between two, and how many are beyond the picture on either side.
    @inline(__always)
    private func window(
      _ source: [Channels],
      along axis: Axis,
      _ value: (UnsafeBufferPointer<Channels>, Int, Int, Int, (before: Int, after: Int)) -> Channels
    ) -> [Channels] {
      let step = axis == .rows ? 1 : width
      let last = (axis == .rows ? width : height) - 1
      return source.withUnsafeBufferPointer { source in
        [Channels](unsafeUninitializedCapacity: source.count) { result, count in
          result.unwrite()
          for y in 0..<height {
            for x in 0..<width {
              let position = axis == .rows ? x : y
              let before = min(radius, position)
              let after = min(radius, last &- position)
              let place = y &* width &+ x
              result.initializeElement(
                at: place,
                to: value(
                  source,
                  place &- before &* step,
                  place &+ after &* step,
                  step,
                  (radius &- before, radius &- after)
                )
              )
            }
          }
          count = source.count
        }
      }
    }
  }
}
