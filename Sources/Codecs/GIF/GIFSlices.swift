import Dispatch
import Pixels
import Synchronization

/// The rows of a picture, cut into slices that several threads draw.
///
/// A slice's memory fits into the second cache of a processor, so what is drawn in one step is
/// still there in the next.
struct GIFSlices {
  let width: Int
  let height: Int
  /// Of each slice; the last one may have fewer.
  let rows: Int
  private let threads: Int

  /// Pixels of a slice: of each there are ten bytes.
  private static let size = 48 << 10

  init(width: Int, height: Int, threads: Int) {
    self.width = width
    self.height = height
    self.threads = threads
    rows = max(1, min(height, GIFSlices.size / max(1, width)))
  }

  var count: Int { (height + rows - 1) / rows }

  /// Pixels of a slice.
  var pixelCount: Int { rows * width }

  func rows(of slice: Int) -> Range<Int> { slice * rows..<min(height, (slice + 1) * rows) }

  func places(of slice: Int) -> Range<Int> {
    let rows = rows(of: slice)
    return rows.lowerBound * width..<rows.upperBound * width
  }

  /// Calls `body` for each slice, with the number of a worker that does nothing else meanwhile.
  ///
  /// - Parameter isLittle: whether one thread is enough.
  func forEach(isLittle: Bool, _ body: (_ slice: Int, _ worker: Int) -> Void) {
    let workers = isLittle ? 1 : min(threads, count)
    guard workers > 1 else {
      for slice in 0..<count { body(slice, 0) }
      return
    }
    // Slices share nothing, and nor do workers.
    nonisolated(unsafe) let body = body
    let next = Atomic<Int>(0)
    DispatchQueue.concurrentPerform(iterations: workers) { worker in
      while true {
        let slice = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard slice < count else { return }
        body(slice, worker)
      }
    }
  }
}
