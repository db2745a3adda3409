import Pixels

extension Pixmap {
  /// The smallest rectangle outside of which both pictures are the same; empty when they are.
  package func changedArea(since other: Pixmap) -> PixelRect {
    if generation == other.generation { return .empty }
    return PixelRect(
      changedIn: basePointer,
      since: other.basePointer,
      width: width,
      rows: 0..<height
    )
  }

  /// The pixels of a rectangle that lies inside the picture.
  package func cropped(to area: PixelRect) -> Pixmap {
    if area == bounds { return self }
    return withUnsafePixels { from in
      Pixmap(width: area.width, height: area.height) { to in
        for y in 0..<area.height {
          let start = (area.minY + y) * width + area.minX
          let row = UnsafeBufferPointer(rebasing: from[start..<start + area.width])
          _ = UnsafeMutableBufferPointer(rebasing: to[(y * area.width)...]).update(from: row)
        }
      }
    }
  }
}

extension BandedPixmap {
  /// The smallest rectangle outside of which both pictures, cut alike, are the same; empty when
  /// they are.
  package func changedArea(since other: BandedPixmap) -> PixelRect {
    var area = PixelRect.empty
    for (index, (new, old)) in zip(bands, other.bands).enumerated() {
      let changed = new.changedArea(since: old)
      guard !changed.isEmpty else { continue }
      area = area.union(
        PixelRect(
          x: changed.minX,
          y: changed.minY + index * rows,
          width: changed.width,
          height: changed.height
        )
      )
    }
    return area
  }

  /// Copies the pixels of a rectangle that lies inside the picture, row after row.
  package func copy(_ area: PixelRect, to pixels: UnsafeMutableBufferPointer<UInt32>) {
    for y in area.minY..<area.maxY {
      bands[y / rows].withUnsafePixels { band in
        let start = y % rows * width + area.minX
        let row = UnsafeBufferPointer(rebasing: band[start..<start + area.width])
        _ = UnsafeMutableBufferPointer(rebasing: pixels[((y - area.minY) * area.width)...])
          .update(fromContentsOf: row)
      }
    }
  }

  /// The pixels of a rectangle that lies inside the picture.
  package func cropped(to area: PixelRect) -> Pixmap {
    Pixmap(width: area.width, height: area.height) { copy(area, to: $0) }
  }
}
