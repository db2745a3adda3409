import Pixels
import RasterPlan

/// The pixels of a picture whose filters were applied.
///
/// One that is blurred widely stays small, and its rows are enlarged where they are drawn: as many
/// threads as draw share that, and no picture of full size is written and read again.
struct FilteredPicture: Sendable {
  let pixmap: Pixmap
  /// How many device pixels are one of the pixmap, across and down, from the corner of `place` on.
  let factor: Int
  /// The device pixels that there are.
  let place: PixelRect

  init(_ pixmap: Pixmap, factor: Int = 1, place: PixelRect) {
    self.pixmap = pixmap
    self.factor = factor
    self.place = place
  }

  /// A pixel for each device pixel.
  func enlarged(_ kernels: Kernels, _ pool: PixelPool) -> Pixmap {
    guard factor > 1 else { return pixmap }
    let bitmap = EnlargedBitmap(self)
    return Pixmap.written(width: place.width, height: place.height, from: pool) { out in
      guard let out = out.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: bitmap.lineCount) { memory in
        memory.unwrite()
        guard let memory = memory.baseAddress else { return }
        let columns = PixelColumns(from: Int32(place.minX), to: Int32(place.maxX))
        for y in 0..<place.height {
          let row = MutablePixelSlice(out + y * place.width, count: Int32(place.width))
          bitmap.copyRow(columns, y: Int32(place.minY + y), to: row, memory, kernels.table)
        }
      }
    }
  }
}
