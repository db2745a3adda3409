import Pixels
import RasterPlan

extension PixelFilter {
  /// `place` are the device pixels that `picture` holds; a blur of a picture with transparent
  /// surroundings makes it larger, as far as it is visible.
  func apply(
    to picture: inout Pixmap,
    at place: inout PixelRect,
    _ surroundings: PlannedPicture.Surroundings,
    visible: PixelRect,
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
      if surroundings == .transparent {
        let larger = PixelFilter.area(around: place, sigma: sigma, visible: visible)
        picture = picture.cropped(to: larger, from: place, pool)
        place = larger
      }
      GaussianBlur(sigma: sigma, kernels, pool).apply(to: &picture, surroundedBy: surroundings)
    }
  }
}

extension PixelFilter {
  /// The part of a blurred picture that is made.
  ///
  /// A wide blur counts its squares from the corner of all of it, and looks at the next one to see
  /// how the pixels of a square change.
  private static func area(
    around place: PixelRect,
    sigma: Double,
    visible: PixelRect
  ) -> PixelRect {
    let all = place.insetBy(-reach(ofBlur: sigma))
    let factor = reduction(ofBlur: sigma)
    var area = all.intersection(visible.insetBy(-2 * factor)).union(place)
    area.minX -= (area.minX - all.minX) % factor
    area.minY -= (area.minY - all.minY) % factor
    return area
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
