import Pixels

extension Pixmap {
  /// The smallest rectangle outside of which both pictures are the same; empty when they are.
  func changedArea(since other: Pixmap) -> PixelRect {
    if generation == other.generation { return .empty }
    return withUnsafePixels { new in
      other.withUnsafePixels { old in
        func isSame(_ y: Int) -> Bool {
          let row = y * width..<(y + 1) * width
          return new[row].elementsEqual(old[row])
        }
        guard let top = (0..<height).first(where: { !isSame($0) }),
          let bottom = (top..<height).last(where: { !isSame($0) })
        else { return .empty }
        var left = width
        var right = 0
        for y in top...bottom {
          let row = y * width
          // Only what could widen the rectangle is looked at.
          if let x = (0..<left).first(where: { new[row + $0] != old[row + $0] }) { left = x }
          if let x = (right..<width).last(where: { new[row + $0] != old[row + $0] }) {
            right = x + 1
          }
        }
        return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom + 1)
      }
    }
  }

  /// The pixels of a rectangle that lies inside the picture.
  func cropped(to area: PixelRect) -> Pixmap {
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
