import Pixels
import RasterPlan

extension BlurredSilhouette {
  /// The blurred coverage, from the cache if it was made before.
  ///
  /// - Parameter alpha: that of the pixels of an area of a picture.
  func map(_ cache: RenderCache, alpha: (Int, PixelRect) -> ByteRows) -> AlphaMap {
    func make() -> AlphaMap {
      let pool = cache.silhouettePool
      return switch sharp {
      case .shape(let coverage): map(of: coverage.rows(of: source, in: area, pool), pool)
      case .picture(let index): map(of: alpha(index, area), pool)
      }
    }
    guard let key else { return make() }
    return cache.silhouette(key, make: make).moved(by: offset)
  }

  private func map(of rows: ByteRows, _ pool: PixelPool) -> AlphaMap {
    let blur = GaussianBlur(sigma: sigma, .best, pool)
    guard reduction == 1 else {
      let all = blur.applied(toMeans: rows, of: area, factor: reduction, bounds: bounds)
      return AlphaMap(bounds: bounds, rows: all, from: pool)
    }
    return AlphaMap(bounds: area, rows: blur.applied(to: rows), from: pool)
  }
}

extension Coverage {
  /// The coverage of `source`, which lies in `area`, as a byte for each pixel of that; not for a
  /// silhouette that is such a map.
  func rows(of source: PixelRect, in area: PixelRect, _ pool: PixelPool) -> ByteRows {
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
    return ByteRows(width: area.width, height: area.height, from: pool) { target in
      var last: CoverageRow?
      for y in area.minY..<area.maxY {
        let isInside = y >= source.minY && y < source.maxY
        let row = isInside ? coverage.rows[y - source.minY] : .empty
        guard let line = target.next(isRepeated: row == last) else { continue }
        last = row
        line.update(repeating: 0, count: area.width)
        for run in coverage[row] {
          let start = Int(run.columns.start) - area.minX
          let count = Int(run.columns.count)
          check(start >= 0 && start + count <= area.width)
          if let mask = run.mask {
            (line + start).update(from: mask.start, count: count)
          } else {
            (line + start).update(repeating: UInt8(run.value), count: count)
          }
        }
      }
    }
  }
}
