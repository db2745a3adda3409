import Pixels

/// What an animated PNG shows while its frames are drawn.
struct APNGCanvas {
  private var pixels: Pixmap
  /// What the last frame's disposal makes of the canvas before the next one.
  private var left: Pixmap?
  private var cleared = PixelRect.empty

  /// Transparent.
  init(width: Int, height: Int) {
    pixels = Pixmap(width: width, height: height)
  }

  /// Draws a frame.
  ///
  /// - Parameter picture: the pixels of its area.
  /// - Returns: the whole canvas while the frame shows.
  mutating func show(_ picture: Pixmap, _ control: APNGFrameControl) -> Pixmap {
    if let left { pixels = left }
    if !cleared.isEmpty { clear(cleared) }
    // Before the first frame the canvas is transparent, so for it both mean the same.
    left = control.disposal == .previous ? pixels : nil
    if control.blending == .source, control.area == pixels.bounds {
      pixels = picture
    } else {
      draw(picture, control)
    }
    cleared = control.disposal == .background ? control.area : .empty
    return pixels
  }

  private mutating func clear(_ area: PixelRect) {
    let width = pixels.width
    pixels.withUnsafeMutablePixels { pixels in
      for y in area.minY..<area.maxY {
        pixels[(y * width + area.minX)..<(y * width + area.maxX)].update(repeating: 0)
      }
    }
  }

  private mutating func draw(_ picture: Pixmap, _ control: APNGFrameControl) {
    let (area, width) = (control.area, pixels.width)
    pixels.withUnsafeMutablePixels { to in
      picture.withUnsafePixels { from in
        for y in 0..<area.height {
          let first = y * area.width
          let source = UnsafeBufferPointer(rebasing: from[first..<(first + area.width)])
          let start = (area.minY + y) * width + area.minX
          let row = UnsafeMutableBufferPointer(rebasing: to[start..<(start + area.width)])
          switch control.blending {
          case .source: _ = row.update(fromContentsOf: source)
          case .over: APNGCanvas.lay(source, over: row)
          }
        }
      }
    }
  }

  /// Premultiplied: what lies below keeps the part that the alpha above leaves, rounded.
  private static func lay(
    _ above: UnsafeBufferPointer<UInt32>,
    over below: UnsafeMutableBufferPointer<UInt32>
  ) {
    for index in above.indices {
      let pixel = above[index]
      switch pixel >> 24 {
      case 0: continue
      case 255: below[index] = pixel
      case let alpha:
        let rest = 255 - alpha
        // Two channels at once, each with 16 bits.
        func kept(_ channels: UInt32) -> UInt32 {
          let product = (channels & 0x00FF_00FF) * rest + 0x0080_0080
          return (product + (product >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        }
        let old = below[index]
        below[index] = pixel + (kept(old) | kept(old >> 8) << 8)
      }
    }
  }
}
