import Pixels
import RasterPlan

extension PixelFilter {
  /// `place` are the device pixels that `picture` holds; a blur of a picture with transparent
  /// surroundings makes it larger.
  func apply(
    to picture: inout Pixmap,
    at place: inout PixelRect,
    _ surroundings: PlannedPicture.Surroundings,
    _ kernels: Kernels
  ) {
    switch self {
    case .matrix(let matrix):
      picture.withUnsafeMutablePixels { pixels in
        guard let base = pixels.baseAddress else { return }
        kernels.map(MutablePixelSlice(base, count: Int32(pixels.count)), through: matrix)
      }
    case .blur(let sigma):
      if surroundings == .transparent {
        let larger = place.insetBy(-reach)
        picture = picture.cropped(to: larger, from: place)
        place = larger
      }
      GaussianBlur(sigma: sigma, kernels).apply(to: &picture, surroundedBy: surroundings)
    }
  }
}

extension Pixmap {
  /// The pixels of `bounds` from a bitmap of `place`; pixels outside it are transparent.
  func cropped(to bounds: PixelRect, from place: PixelRect) -> Pixmap {
    if bounds == place { return self }
    let shared = bounds.intersection(place)
    return Pixmap.written(width: bounds.width, height: bounds.height) { out in
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
