import CKernels
import Pixels
import Raster
import RasterPlan

/// Pixels as planar Y'CbCr 4:2:0, BT.709, limited range: what video encoders take, made in one pass
/// so that no later step converts again.
///
/// Sizes are rounded up to even ones by repeating the last column and row.
struct YUVConverter {
  private let width: Int
  private let height: Int
  private let kernels = Kernels.best

  /// Rows of Y, Cb, Cr for (r, g, b), in 16.16 fixed point: BT.709 scaled to 219 and 224 levels.
  private static let matrix: [Int32] = {
    let (red, green, blue) = (0.2126, 0.7152, 0.0722)
    let luma = 219.0 / 255
    let chroma = 224.0 / 255 / 2
    return [
      red * luma, green * luma, blue * luma,
      -red / (1 - blue) * chroma, -green / (1 - blue) * chroma, chroma,
      chroma, -green / (1 - red) * chroma, -blue / (1 - red) * chroma,
    ].map { Int32(($0 * 65536).rounded()) }
  }()

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  func convert(_ pixmap: Pixmap) -> PlanarFrame {
    pixmap.withUnsafePixels { pixels in
      // As many rows as a band of a film that is painted for a video alone.
      let step = RenderPlan.bandHeight
      return PlanarFrame(
        stride(from: 0, to: height, by: step).map { first in
          let end = min(first + step, height)
          return convert(UnsafeBufferPointer(rebasing: pixels[first * width..<end * width]))
        }
      )
    }
  }

  /// Whole rows, an even number unless they are the last ones.
  func convert(_ pixels: UnsafeBufferPointer<UInt32>) -> PlanarFrame.Band {
    let rows = width > 0 ? pixels.count / width : 0
    let evenWidth = (width + 1) / 2 * 2
    let lumaCount = evenWidth * ((rows + 1) / 2 * 2)
    var blue: [UInt8] = []
    var red: [UInt8] = []
    let luma = YUVConverter.bytes(lumaCount) { luma in
      blue = YUVConverter.bytes(lumaCount / 4) { blue in
        red = YUVConverter.bytes(lumaCount / 4) { red in
          guard let pixels = pixels.baseAddress else { return }
          for y in stride(from: 0, to: rows, by: 2) {
            let above = pixels + y * width
            let upper = luma + y * evenWidth
            let lower = upper + evenWidth
            kernels.table.yuv420(
              upper,
              lower,
              blue + y / 2 * (evenWidth / 2),
              red + y / 2 * (evenWidth / 2),
              above,
              y + 1 < rows ? above + width : above,
              Int32(width),
              YUVConverter.matrix
            )
            if evenWidth > width {
              upper[width] = upper[width - 1]
              lower[width] = lower[width - 1]
            }
          }
        }
      }
    }
    return PlanarFrame.Band(luma: luma, blue: blue, red: red)
  }

  /// Bytes that `write` writes, all of them.
  private static func bytes(
    _ count: Int,
    by write: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
      bytes.unwrite()
      written = count
      if let base = bytes.baseAddress { write(base) }
    }
  }
}
