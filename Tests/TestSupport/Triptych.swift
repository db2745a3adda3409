import Pixels

/// Expected, difference and actual side by side.
///
/// Small pictures are magnified to be seen.
package func triptych(expected: Pixmap, actual: Pixmap) -> Pixmap {
  let width = expected.width
  let height = expected.height
  let scale = max(1, 192 / max(width, height, 1))
  let gap = 8
  let total = 3 * width * scale + 2 * gap
  return Pixmap(width: total, height: height * scale) { to in
    to.update(repeating: Pixel(Color(white: 0.5)).packed)
    for y in 0..<height * scale {
      for x in 0..<width * scale {
        let left = expected[x / scale, y / scale]
        let right = actual[x / scale, y / scale]
        let panels = [left, differencePixel(left, right), right]
        for (index, pixel) in panels.enumerated() {
          to[y * total + index * (width * scale + gap) + x] =
            overCheckers(pixel, x: x, y: y).packed
        }
      }
    }
  }
}

/// Frames in columns: as expected above, what differs, as it is below.
package func strip(_ frames: [(expected: Pixmap, actual: Pixmap)]) -> Pixmap {
  guard let first = frames.first?.expected else { return Pixmap(width: 0, height: 0) }
  let (width, height, gap) = (first.width, first.height, 4)
  let total = frames.count * (width + gap) - gap
  return Pixmap(width: total, height: 3 * (height + gap) - gap) { to in
    to.update(repeating: Pixel(Color(white: 0.5)).packed)
    for (column, frame) in frames.enumerated() {
      for y in 0..<height {
        for x in 0..<width {
          let left = frame.expected[x, y]
          let right = frame.actual[x, y]
          for (row, pixel) in [left, differencePixel(left, right), right].enumerated() {
            to[(row * (height + gap) + y) * total + column * (width + gap) + x] =
              overCheckers(pixel, x: x, y: y).packed
          }
        }
      }
    }
  }
}

/// Where the pictures agree: their colour, faint.
///
/// Where not: red, brighter for larger differences.
private func differencePixel(_ left: Pixel, _ right: Pixel) -> Pixel {
  let delta = PixmapDifference.delta(left.packed, right.packed)
  if delta > 0 { return Pixel(red: UInt8(128 + delta / 2), green: 0, blue: 0) }
  let gray = (Int(left.red) + Int(left.green) + Int(left.blue)) / 3
  let faint = UInt8(208 + gray * 47 / 255)
  return Pixel(red: faint, green: faint, blue: faint)
}

private func overCheckers(_ pixel: Pixel, x: Int, y: Int) -> Pixel {
  if pixel.alpha == 255 { return pixel }
  let board = (x / 8 + y / 8) % 2 == 0 ? 255 : 208
  func over(_ channel: UInt8) -> UInt8 {
    let rest = 255 - Int(pixel.alpha)
    let shown = (board * rest + 127) / 255
    return UInt8(min(255, Int(channel) + shown))
  }
  return Pixel(red: over(pixel.red), green: over(pixel.green), blue: over(pixel.blue))
}
