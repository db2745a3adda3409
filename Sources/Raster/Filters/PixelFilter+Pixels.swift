import Display
import Pixels
import RasterPlan

extension PixelFilter {
  /// - Parameter matrices: those that follow a blur.
  func apply(
    to picture: inout Pixmap,
    then matrices: [ColorMatrix] = [],
    _ surroundings: PlannedPicture.Surroundings,
    _ kernels: Kernels,
    _ pool: PixelPool
  ) {
    switch self {
    case .matrix(let matrix):
      picture.withUnsafeMutablePixels { pixels in
        guard let base = pixels.baseAddress else { return }
        kernels.map(MutablePixelSlice(base, count: Int32(pixels.count)), through: matrix)
      }
    case .blur(let sigma):
      GaussianBlur(sigma: sigma, then: matrices, kernels, pool)
        .apply(to: &picture, surroundedBy: surroundings)
    }
  }
}

extension Pixmap {
  /// The pixels of `bounds` from a bitmap of `place`; pixels outside it are transparent.
  func cropped(to bounds: PixelRect, from place: PixelRect, _ pool: PixelPool) -> Pixmap {
    if bounds == place { return self }
    let shared = bounds.intersection(place)
    return Pixmap.written(width: bounds.width, height: bounds.height, from: pool) { out in
      if shared != bounds { out.update(repeating: 0) }
      withUnsafePixels { pixels in
        for y in shared.minY..<shared.maxY {
          let from = (y - place.minY) * place.width + shared.minX - place.minX
          let to = (y - bounds.minY) * bounds.width + shared.minX - bounds.minX
          let line = UnsafeBufferPointer(rebasing: pixels[from..<from + shared.width])
          _ = UnsafeMutableBufferPointer(rebasing: out[to..<to + shared.width])
            .update(fromContentsOf: line)
        }
      }
    }
  }
}
