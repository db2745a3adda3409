import CKernels
import Pixels
import Raster

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

  func convert(_ pixmap: Pixmap) -> [UInt8] {
    let evenWidth = (width + 1) / 2 * 2
    let evenHeight = (height + 1) / 2 * 2
    let lumaCount = evenWidth * evenHeight
    let chromaCount = lumaCount / 4
    return [UInt8](unsafeUninitializedCapacity: lumaCount + 2 * chromaCount) { bytes, count in
      bytes.unwrite()
      count = lumaCount + 2 * chromaCount
      guard let luma = bytes.baseAddress, width > 0 else { return }
      let blueChroma = luma + lumaCount
      let redChroma = blueChroma + chromaCount
      pixmap.withUnsafePixels { pixels in
        guard let pixels = pixels.baseAddress else { return }
        for y in stride(from: 0, to: height, by: 2) {
          let above = pixels + y * width
          let below = y + 1 < height ? above + width : above
          let upper = luma + y * evenWidth
          let lower = upper + evenWidth
          let chroma = y / 2 * (evenWidth / 2)
          kernels.table.yuv420(
            upper,
            lower,
            blueChroma + chroma,
            redChroma + chroma,
            above,
            below,
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
}
