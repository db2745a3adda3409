import Display
import Foundation
import Geometry
import Pixels

/// The description of a shape's coverage blurred by a Gaussian.
package struct BlurredSilhouette: Sendable {
  /// The shape in the pixels of the map.
  package let sharp: Coverage
  /// The part of it that is blurred.
  package let source: PixelRect
  /// The pixels of the map.
  package let area: PixelRect
  /// In pixels.
  package let sigma: Double
  /// From pixels of the map to device pixels.
  package let offset: (x: Int, y: Int)
  /// Identifies the map: the shape and its place within a pixel.
  ///
  /// So a shadow that moves by whole pixels is blurred once.
  ///
  /// Nil for a part, which differs in each frame.
  package let key: Fingerprint?
  let fingerprint: Fingerprint

  /// Device pixels.
  package var bounds: PixelRect {
    PixelRect(
      minX: area.minX + offset.x,
      minY: area.minY + offset.y,
      maxX: area.maxX + offset.x,
      maxY: area.maxY + offset.y
    )
  }

  /// The whole shape, at `offset` from its place on the device.
  init(all sharp: Coverage, sigma: Double, offset: (x: Int, y: Int)) {
    self.init(
      sharp,
      source: sharp.bounds,
      area: sharp.bounds.insetBy(-PixelFilter.reach(ofBlur: sigma)),
      sigma,
      offset
    )
  }

  /// What a part of the shape adds to `area`.
  init(_ sharp: Coverage, in area: PixelRect, sigma: Double) {
    self.init(sharp, source: sharp.bounds.intersection(area), area: area, sigma, nil)
  }

  private init(
    _ sharp: Coverage,
    source: PixelRect,
    area: PixelRect,
    _ sigma: Double,
    _ offset: (x: Int, y: Int)?
  ) {
    self.sharp = sharp
    self.source = source
    self.area = area
    self.sigma = sigma
    self.offset = offset ?? (0, 0)
    var key = sharp.fingerprint
    key.combine(sigma)
    self.key = offset == nil ? nil : key
    key.combine(area)
    if let offset {
      key.combine(offset.x)
      key.combine(offset.y)
    }
    fingerprint = key
  }
}

extension Coverage {
  /// A shape's silhouette blurred by a Gaussian of `sigma` pixels; nil when none of it is visible.
  init?(
    shadowOf shape: Shape,
    _ projection: Projection,
    sigma: Double,
    visible: PixelRect,
    silhouettes: inout [BlurredSilhouette]
  ) {
    let sharp = Coverage(shape, projection)
    let reach = PixelFilter.reach(ofBlur: sigma)
    let bounds = sharp.bounds.insetBy(-reach)
    guard !sharp.bounds.isEmpty, !bounds.intersection(visible).isEmpty else { return nil }
    guard reach > 0 else {
      self = sharp
      return
    }
    // Parts too far away to be visible are not blurred.
    let needed = visible.insetBy(-2 * reach).intersection(bounds)
    if needed == bounds {
      let x = sharp.bounds.minX
      let y = sharp.bounds.minY
      let back = Projection(CGAffineTransform(translationX: Double(-x), y: Double(-y)))
      let local = Coverage(shape, projection.concatenating(back))
      silhouettes.append(BlurredSilhouette(all: local, sigma: sigma, offset: (x, y)))
    } else {
      silhouettes.append(BlurredSilhouette(sharp, in: needed, sigma: sigma))
    }
    self.init(silhouettes[silhouettes.count - 1], index: silhouettes.count - 1)
  }
}
