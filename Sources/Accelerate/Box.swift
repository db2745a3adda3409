/// The pixels around one whose mean it becomes.
///
/// Pixels beyond the edge are those at the edge. The sums move along with the box, so that
/// its size costs nothing.
struct Box {
  let width: Int
  let height: Int

  private typealias Sum = SIMD4<UInt32>

  /// One row, as far as `count` pixels from `start`.
  func blur(
    row: UnsafeRawPointer,
    of length: Int,
    from start: Int,
    to output: UnsafeMutablePointer<SIMD4<UInt8>>,
    count: Int
  ) {
    guard length > 0 else { return }
    func pixel(_ index: Int) -> Sum {
      let place = row + 4 * max(0, min(index, length - 1))
      return Sum(truncatingIfNeeded: place.loadUnaligned(as: SIMD4<UInt8>.self))
    }
    let half = width / 2
    let mean = Mean(of: width)
    var sum = Sum(repeating: 0)
    for index in (start - half)...(start + half) { sum &+= pixel(index) }
    for index in 0..<count {
      output[index] = mean(sum)
      sum = sum &+ pixel(start + index + half + 1) &- pixel(start + index - half)
    }
  }

  /// All columns, as far as `count` rows from `start`.
  ///
  /// Row after row: memory is read in its order, and a row of sums moves downwards.
  func blur(
    columnsOf input: UnsafePointer<SIMD4<UInt8>>,
    _ lines: Int,
    from start: Int,
    to output: UnsafeMutableRawPointer,
    rowBytes: Int,
    width columns: Int,
    count: Int
  ) {
    guard lines > 0, columns > 0 else { return }
    func row(_ index: Int) -> UnsafePointer<SIMD4<UInt8>> {
      input + columns * max(0, min(index, lines - 1))
    }
    let half = height / 2
    let mean = Mean(of: height)
    withUnsafeTemporaryAllocation(of: Sum.self, capacity: columns) { sums in
      sums.initialize(repeating: .zero)
      for index in (start - half)...(start + half) {
        let added = row(index)
        for x in 0..<columns { sums[x] &+= Sum(truncatingIfNeeded: added[x]) }
      }
      for index in 0..<count {
        let target = output + index * rowBytes
        let (added, removed) = (row(start + index + half + 1), row(start + index - half))
        for x in 0..<columns {
          (target + 4 * x).storeBytes(of: mean(sums[x]), as: SIMD4<UInt8>.self)
          sums[x] =
            sums[x] &+ Sum(truncatingIfNeeded: added[x])
            &- Sum(truncatingIfNeeded: removed[x])
        }
      }
    }
  }
}

/// Division of sums of bytes by their count, to the nearest.
private struct Mean {
  private let half: UInt32
  private let count: UInt32
  /// 2^32 / count, rounded up.
  private let share: UInt64

  init(of count: Int) {
    self.count = UInt32(count)
    half = UInt32(count / 2)
    share = (1 << 32) / UInt64(count) + 1
  }

  /// Exact below 4096 values.
  ///
  /// The product is too large by at most 256 * count / 2^32, which is less than 1 /
  /// count there: a quotient always lacks that much to the next whole number, so that
  /// only its fraction is cut off.
  @inline(__always)
  func callAsFunction(_ sum: SIMD4<UInt32>) -> SIMD4<UInt8> {
    let rounded = sum &+ half
    guard count < 4096 else { return SIMD4(truncatingIfNeeded: rounded / count) }
    let products = SIMD4<UInt64>(truncatingIfNeeded: rounded) &* share
    return SIMD4(truncatingIfNeeded: products &>> 32)
  }
}
