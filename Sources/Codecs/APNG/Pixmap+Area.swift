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
