/// The pixels around one, whose weights fall evenly to both sides, of which it becomes the mean.
///
/// Pixels beyond the edge are those at the edge. The sums move along, so that the size costs
/// nothing.
struct Tent {
  /// Pixels in a row or a column.
  struct Line {
    var start: UnsafeMutableRawPointer
    /// From one pixel to the next, in bytes.
    var step: Int
    var count: Int
  }

  /// The weight in the middle: it falls by one with each pixel.
  private let height: Int

  private typealias Sum = SIMD4<UInt32>

  /// - Parameter size: odd; how many pixels count.
  init(size: Int) { height = (size + 1) / 2 }

  /// - Parameter start: the pixel of the input that becomes the first one of the output.
  func blur(_ input: Line, from start: Int, to output: Line) {
    guard input.count > 0 else { return }
    func pixel(_ index: Int) -> Sum {
      let place = input.start + input.step * max(0, min(index, input.count - 1))
      return Sum(truncatingIfNeeded: place.loadUnaligned(as: SIMD4<UInt8>.self))
    }
    // A step adds the pixels ahead once, and takes away those up to here.
    var (ahead, behind, sum) = (Sum.zero, Sum.zero, Sum.zero)
    for distance in 0..<height {
      let weight = UInt32(height - distance)
      ahead &+= pixel(start + distance + 1)
      behind &+= pixel(start - distance)
      sum &+= pixel(start - distance) &* weight
      if distance > 0 { sum &+= pixel(start + distance) &* weight }
    }
    let count = UInt32(height * height)
    for index in 0..<output.count {
      (output.start + index * output.step).storeBytes(
        of: SIMD4<UInt8>(truncatingIfNeeded: (sum &+ count / 2) / count),
        as: SIMD4<UInt8>.self
      )
      sum = sum &+ ahead &- behind
      let next = pixel(start + index + 1)
      ahead = ahead &+ pixel(start + index + 1 + height) &- next
      behind = behind &+ next &- pixel(start + index + 1 - height)
    }
  }
}
