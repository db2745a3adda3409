// swift-format-ignore-file: NeverForceUnwrap
// The memory is never empty where its address is asked for.

import CKernels
import Pixels

/// Compresses bands of rows, one after the other.
///
/// Use one encoder for each thread.
///
///     pixels ─► Sub or Up ─► literals and zero runs ─► codes for this band ─► bits ─► IDAT
///
/// The first row of a band does not look up, no match reaches into the band before, and the bits
/// end at a byte: a band's bytes depend on its pixels alone.
package final class PNGBandEncoder {
  /// The height with the smallest files (measured): codes adapt, and their headers are still small
  /// in comparison.
  package static let preferredRows = 128

  package private(set) var width: Int
  /// Whether alpha is left out; then all pixels must be opaque.
  package let isOpaque: Bool

  private let kernels: PNGKernels
  private var rowBytes: Int { 1 + width * (isOpaque ? 3 : 4) }
  private var filtered: [UInt8] = []
  private var runs: [encode_run] = []
  private var counts = [UInt32](repeating: 0, count: Int(ENCODE_SYMBOLS))
  /// Two rows with alpha taken out: the one above and the present one.
  private var straight: [UInt32]

  package init(width: Int, isOpaque: Bool, kernels: PNGKernels = .best) {
    precondition(width > 0, "A PNG has at least one pixel.")
    self.width = width
    self.isOpaque = isOpaque
    self.kernels = kernels
    straight = isOpaque ? [] : [UInt32](repeating: 0, count: 2 * width)
  }

  /// Goes on with bands of another width.
  func use(width: Int) {
    precondition(width > 0, "A PNG has at least one pixel.")
    self.width = width
    if !isOpaque, straight.count < 2 * width { straight = [UInt32](repeating: 0, count: 2 * width) }
  }

  /// Rows of premultiplied pixels, `width` words each, without gaps.
  package func encode(_ pixels: UnsafeBufferPointer<UInt32>) -> EncodedPNGBand {
    let rows = pixels.count / width
    precondition(rows > 0 && rows * width == pixels.count, "A band has whole rows, at least one.")
    assert(!isOpaque || pixels.areOpaque, "An opaque picture has no transparent pixels.")
    let count = rows * rowBytes
    reserve(count)
    return filtered.withUnsafeMutableBufferPointer { filtered -> EncodedPNGBand in
      filtered.unwrite()
      filterRows(pixels, rows: rows, into: filtered.baseAddress!)
      let bytes = UnsafeBufferPointer(rebasing: filtered[..<count])
      let runCount = runs.withUnsafeMutableBufferPointer {
        kernels.table.tokens(bytes.baseAddress, count, $0.baseAddress, &counts)
      }
      let chunk = runs.withUnsafeBufferPointer { runs -> [UInt8] in
        idat(
          DeflateBand(
            bytes: bytes,
            runs: UnsafeBufferPointer(rebasing: runs[..<runCount]),
            counts: counts
          )
        )
      }
      return EncodedPNGBand(
        chunk: chunk,
        rows: rows,
        isOpaque: isOpaque || pixels.areOpaque,
        filteredCount: count,
        adler: kernels.adler32(bytes)
      )
    }
  }

  private func reserve(_ count: Int) {
    guard filtered.count < count + Int(ENCODE_SLACK) else { return }
    filtered = [UInt8](repeating: 0, count: count + Int(ENCODE_SLACK))
    runs = [encode_run](
      repeating: encode_run(),
      count: count / (Int(ENCODE_MINIMUM_RUN) + 1) + 2
    )
  }

  private func filterRows(
    _ pixels: UnsafeBufferPointer<UInt32>,
    rows: Int,
    into filtered: UnsafeMutablePointer<UInt8>
  ) {
    let start = pixels.baseAddress!
    if isOpaque {
      for y in 0..<rows {
        let row = start + y * width
        kernels.table.filter_rgb(row, y > 0 ? row - width : nil, width, filtered + y * rowBytes)
      }
      return
    }
    straight.withUnsafeMutableBufferPointer { straight in
      straight.unwrite()
      for y in 0..<rows {
        let row = straight.baseAddress! + (y & 1) * width
        let above = straight.baseAddress! + (~y & 1) * width
        segue_unpremultiply(row, start + y * width, width)
        kernels.table.filter_rgba(row, y > 0 ? above : nil, width, filtered + y * rowBytes)
      }
    }
  }

  private func idat(_ band: DeflateBand) -> [UInt8] {
    let size = 12 + band.byteCount
    return [UInt8](unsafeUninitializedCapacity: size + Int(ENCODE_SLACK)) { buffer, count in
      buffer.unwrite()
      func put(_ bytes: [UInt8], at offset: Int) {
        for (index, byte) in bytes.enumerated() { buffer[offset + index] = byte }
      }
      put(UInt32(band.byteCount).bigEndianBytes + PNGChunkType.data.bytes, at: 0)
      band.write(to: buffer.baseAddress! + 8, with: kernels)
      let crc = kernels.crc32(UnsafeBufferPointer(rebasing: buffer[4..<size - 4]))
      put(crc.bigEndianBytes, at: size - 4)
      count = size
    }
  }
}
