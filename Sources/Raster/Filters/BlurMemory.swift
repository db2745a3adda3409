import CKernels
import Pixels

/// Rows on their way through the two passes of a blur: as many as a row of the result needs.
struct BlurMemory {
  /// Values of a row, in whole registers; what lies behind the picture's own is never looked at.
  let count: Int
  /// How many rows `middle` holds, an even number.
  let slots: Int
  /// Rows after the first pass, in 8.8 fixed point less 32768, each value beside the one below it.
  ///
  /// Row `y` has the slot `(y + radius) % slots`.
  let middle: UnsafeMutablePointer<UInt32>
  /// The values of a row, each beside the next pixel's.
  let pairs: UnsafeMutablePointer<UInt32>
  let sums: UnsafeMutablePointer<UInt32>
  /// The sums of a row that the next one repeats.
  private let kept: UnsafeMutablePointer<UInt32>
  private let row: Int
  private let channels: Int
  private let radius: Int
  /// A row between zeros.
  private let padded: UnsafeMutablePointer<UInt8>

  init(rowsOf row: Int, channels: Int, radius: Int) {
    self.row = row
    self.channels = channels
    self.radius = radius
    count = (row + 15) & ~15
    slots = 2 * radius + 2
    let wide = count + 2 * radius * channels
    middle = .unwritten(capacity: count * slots)
    padded = .unwritten(capacity: wide + channels)
    pairs = .unwritten(capacity: wide)
    sums = .unwritten(capacity: count)
    kept = .unwritten(capacity: count)
    padded.update(repeating: 0, count: wide + channels)
    middle.update(repeating: 0x8000_8000, count: count * slots)
  }

  func deallocate() {
    middle.deallocate()
    padded.deallocate()
    pairs.deallocate()
    sums.deallocate()
    kept.deallocate()
  }

  /// Makes the pairs of a row, and sums that round.
  func beginRow(_ values: UnsafePointer<UInt8>, _ kernels: SeguePixelKernels) {
    let pad = radius * channels
    (padded + pad).update(from: values, count: row)
    kernels.pairBytes(pairs, padded, Int32(count + 2 * pad), Int32(channels))
    sums.update(repeating: 128, count: count)
  }

  /// Puts the sums into the slot of row `y`, and beside those of the row above.
  func endRow(_ y: Int, _ kernels: SeguePixelKernels) {
    let slot = middle + (y + radius) % slots * count
    let above = middle + (y + radius + slots - 1) % slots * count
    kernels.pairSums(slot, above, sums, Int32(count))
  }

  func keepRow() { kept.update(from: sums, count: count) }

  /// A row that equals the one that was kept.
  func repeatRow(_ y: Int, _ kernels: SeguePixelKernels) {
    sums.update(from: kept, count: count)
    endRow(y, kernels)
  }

  /// A row below the picture.
  func addEmptyRow(_ y: Int, _ kernels: SeguePixelKernels) {
    sums.update(repeating: 0, count: count)
    endRow(y, kernels)
  }

  /// Sums that round, and that add the 32768 again.
  func beginColumns() { sums.update(repeating: 1 << 31 + 1 << 23, count: count) }
}
