import Pixels

extension Pixmap {
  /// The picture by whole steps small enough for a list.
  ///
  /// - Parameter height: the most, in pixels.
  func poster(height: Int = 400) -> Pixmap {
    guard self.height > height else { return self }
    let step = self.height / height + 1
    var small = Pixmap(width: max(1, width / step), height: max(1, self.height / step))
    for y in 0..<small.height {
      for x in 0..<small.width {
        var sum = (0, 0, 0, 0)
        for dy in 0..<step {
          for dx in 0..<step {
            let pixel = self[x * step + dx, y * step + dy]
            sum.0 += Int(pixel.red)
            sum.1 += Int(pixel.green)
            sum.2 += Int(pixel.blue)
            sum.3 += Int(pixel.alpha)
          }
        }
        let count = step * step
        small[x, y] = Pixel(
          red: UInt8(sum.0 / count),
          green: UInt8(sum.1 / count),
          blue: UInt8(sum.2 / count),
          alpha: UInt8(sum.3 / count)
        )
      }
    }
    return small
  }
}
