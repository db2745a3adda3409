import CKernels
import Pixels
import RasterPlan

/// A bitmap enlarged by a power of two: between the middles of two of its pixels, colours are
/// linear.
struct EnlargedBitmap: BitwiseCopyable {
  private let bitmap: Bitmap
  private let factor: Int
  /// The device pixel at whose corner the first small pixel begins.
  private let minX: Int
  private let minY: Int

  /// Valid while the picture lives.
  init(_ picture: FilteredPicture) {
    bitmap = Bitmap(picture.pixmap)
    factor = picture.factor
    minX = picture.place.minX
    minY = picture.place.minY
  }

  /// How many words `copyRow` needs for a row between two of the bitmap.
  var lineCount: Int { 4 * (bitmap.width + 2) }

  /// Writes the pixels of some columns of a device row.
  ///
  /// - Parameter memory: for `lineCount` words.
  func copyRow(
    _ columns: PixelColumns,
    y: Int32,
    to pixels: MutablePixelSlice,
    _ memory: UnsafeMutablePointer<UInt32>,
    _ kernels: SeguePixelKernels
  ) {
    guard !columns.isEmpty else { return }
    let first = Int(columns.start) - minX
    let last = Int(columns.end) - 1 - minX
    // The kernels read the cell to the left and the one to the right of each pixel's middle.
    check(first >= 0 && last < bitmap.width * factor && pixels.count >= columns.count)
    let row = EnlargedRow(Int(y) - minY, of: bitmap.height, factor)
    let left = max(0, first / factor - 1)
    let right = min(bitmap.width, last / factor + 2)
    let line = memory + 4
    let (upper, lower) = (bytes(ofRow: row.above), bytes(ofRow: row.below))
    kernels.mixBytes(
      line + 4 * left,
      upper + 4 * left,
      lower + 4 * left,
      Int32(4 * (right - left)),
      row.upper,
      row.lower
    )
    row.closeEnds(of: line, cells: bitmap.width, channels: 4)
    kernels.enlargePixels(pixels.start, Int32(first), columns.count, line, Int32(factor))
  }

  private func bytes(ofRow row: Int) -> UnsafePointer<UInt8> {
    UnsafeRawPointer(bitmap.pixels + row * bitmap.width).assumingMemoryBound(to: UInt8.self)
  }
}
