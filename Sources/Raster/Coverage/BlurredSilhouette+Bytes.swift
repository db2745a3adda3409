import Pixels
import RasterPlan

extension BlurredSilhouette {
  /// The blurred coverage, from the cache if it was made before.
  func map(_ cache: RenderCache) -> AlphaMap {
    guard let key else { return makeMap() }
    return cache.silhouette(key) { makeMap() }.moved(by: offset)
  }

  private func makeMap() -> AlphaMap {
    let blur = GaussianBlur(sigma: sigma, .best)
    let bytes = sharp.bytes(of: source, in: area)
    guard reduction == 1 else {
      let all = blur.applied(toMeans: bytes, of: area, factor: reduction, bounds: bounds)
      return AlphaMap(bounds: bounds, bytes: all)
    }
    return AlphaMap(
      bounds: area,
      bytes: blur.applied(to: bytes, width: area.width, height: area.height)
    )
  }
}

extension Coverage {
  /// The coverage of `source` as bytes of a map of `area`; not for a silhouette that is such a map.
  func bytes(of source: PixelRect, in area: PixelRect) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: area.width * area.height)
    var coverage = CoverageRows()
    var rasterizer = OutlineRasterizer()
    defer {
      coverage.deallocate()
      rasterizer.deallocate()
    }
    _ = addRows(
      for: source,
      with: &rasterizer,
      silhouettes: { _ in preconditionFailure("A silhouette is not made of another.") },
      to: &coverage
    )
    for row in 0..<source.height {
      let line = (source.minY + row - area.minY) * area.width - area.minX
      for run in coverage[coverage.rows[row]] {
        let columns = line + Int(run.columns.start)..<line + Int(run.columns.end)
        bytes.withUnsafeMutableBufferPointer { bytes in
          let target = UnsafeMutableBufferPointer(rebasing: bytes[columns])
          if let mask = run.mask {
            for x in target.indices { target[x] = mask[x] }
          } else {
            target.update(repeating: UInt8(run.value))
          }
        }
      }
    }
    return bytes
  }
}
