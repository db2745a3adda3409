import Display
import Foundation
import Geometry
import Pixels

extension Coverage {
  /// A shape's silhouette blurred by a Gaussian of `sigma` pixels; nil when none of it is visible.
  ///
  /// The same shape at the same place within a pixel is blurred once: a shadow that moves by whole
  /// pixels from frame to frame comes from the cache.
  init?(
    shadowOf shape: Shape,
    _ projection: Projection,
    sigma: Double,
    visible: PixelRect,
    _ cache: RenderCache
  ) {
    let sharp = Coverage(shape, projection)
    let reach = GaussianBlur.reach(sigma)
    let bounds = sharp.bounds.insetBy(-reach)
    guard !sharp.bounds.isEmpty, !bounds.intersection(visible).isEmpty else { return nil }
    guard reach > 0 else {
      self = sharp
      return
    }
    // What is too far away to be seen is not blurred.
    let needed = visible.insetBy(-2 * reach).intersection(bounds)
    if needed != bounds {
      self.init(
        Coverage.blurred(sharp, sharp.bounds.intersection(needed), needed, sigma)
      )
      return
    }
    let x = sharp.bounds.minX
    let y = sharp.bounds.minY
    let back = Projection(CGAffineTransform(translationX: Double(-x), y: Double(-y)))
    let local = Coverage(shape, projection.concatenating(back))
    var key = local.fingerprint
    key.combine(sigma)
    let map = cache.silhouette(key) {
      let area = local.bounds.insetBy(-reach)
      return Coverage.blurred(local, local.bounds, area, sigma)
    }
    self.init(map.movedBy(x: x, y: y))
  }

  /// The blurred coverage of `area`, from that of `source`.
  private static func blurred(
    _ sharp: Coverage,
    _ source: PixelRect,
    _ area: PixelRect,
    _ sigma: Double
  ) -> AlphaMap {
    var fingerprint = sharp.fingerprint
    fingerprint.combine(sigma)
    fingerprint.combine(area)
    let bytes = sharp.bytes(of: source, in: area)
    let blur = GaussianBlur(sigma: sigma, .best)
    return AlphaMap(
      bounds: area,
      bytes: blur.applied(to: bytes, width: area.width, height: area.height),
      fingerprint: fingerprint
    )
  }

  /// The coverage of `source` as bytes of a map of `area`.
  func bytes(of source: PixelRect, in area: PixelRect) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: area.width * area.height)
    var store = SpanRows()
    var rasterizer = OutlineRasterizer()
    defer {
      store.deallocate()
      rasterizer.deallocate()
    }
    rasterize(
      top: source.minY,
      rows: source.height,
      minX: source.minX,
      maxX: source.maxX,
      with: &rasterizer,
      into: &store
    )
    bytes.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for row in 0..<source.height {
        let run = store.runs[row]
        let line = base + ((source.minY + row - area.minY) * area.width - area.minX)
        for index in Int(run.start)..<Int(run.start + run.count) {
          let span = store.spans[index]
          let target = line + Int(span.x0)
          let count = Int(span.x1 - span.x0)
          if let mask = span.mask {
            target.update(from: mask, count: count)
          } else {
            target.update(repeating: UInt8(span.value), count: count)
          }
        }
      }
    }
    return bytes
  }
}
