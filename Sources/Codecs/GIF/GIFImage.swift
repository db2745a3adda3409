import Pixels

/// One image of a GIF, not yet compressed: that may happen on any thread.
package struct GIFImage: Sendable {
  package private(set) var area: PixelRect
  /// Nil when it draws nothing.
  private var pixels: GIFPixels?
  /// In hundredths of a second.
  package internal(set) var delay = 0
  /// The colours of this image alone; nil where those of the whole file do.
  let palette: GIFPalette?
  let transparent: UInt8
  let codeSize: Int
  /// Whether its area becomes transparent when its time is over.
  private(set) var isCleared: Bool

  init(
    area: PixelRect,
    pixels: GIFPixels,
    map: GIFColorMap,
    isLocal: Bool,
    isCleared: Bool
  ) {
    self.area = area
    self.pixels = pixels
    palette = isLocal ? map.palette : nil
    transparent = map.transparent
    codeSize = map.codeSize
    self.isCleared = isCleared
  }

  /// The image followed by another one of the same screen.
  func standing(_ delay: Int) -> GIFImage {
    var image = self
    image.delay = delay
    image.isCleared = false
    return image
  }

  /// Makes the image draw nothing.
  ///
  /// Its area still counts when it is cleared.
  mutating func drawNothing() {
    if !isCleared { area = PixelRect(x: area.minX, y: area.minY, width: 1, height: 1) }
    pixels = nil
  }

  /// Graphic control extension, image descriptor, colours and data.
  package func encoded(with encoder: inout LZWEncoder) -> [UInt8] {
    let keep: UInt8 = 1 << 2
    let restoreBackground: UInt8 = 2 << 2
    let hasTransparency: UInt8 = 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, (isCleared ? restoreBackground : keep) | hasTransparency]
    bytes += delay.littleEndianBytes + [transparent, 0]
    bytes += [0x2C]
    bytes += [area.minX, area.minY, area.width, area.height].flatMap(\.littleEndianBytes)
    if let palette {
      bytes.append(0x80 | UInt8(codeSize - 1))
      bytes += palette.table(bits: codeSize)
    } else {
      bytes.append(0)
    }
    guard let pixels else {
      let nothing = [UInt16](repeating: UInt16(transparent), count: area.width * area.height)
      return bytes
        + nothing.withUnsafeBufferPointer {
          encoder.encode($0, transparent: transparent, codeSize: codeSize)
        }
    }
    return bytes
      + encoder.encode(
        UnsafeBufferPointer(pixels.words),
        transparent: transparent,
        codeSize: codeSize
      )
  }
}

extension GIFPalette {
  /// As it stands in a file: 3 bytes each, filled up with black.
  func table(bits: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 << bits)
    for color in colors {
      bytes += [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
    }
    return bytes + [UInt8](repeating: 0, count: (3 << bits) - bytes.count)
  }
}

extension Int {
  /// 16 bits.
  var littleEndianBytes: [UInt8] {
    [UInt8(truncatingIfNeeded: self), UInt8(truncatingIfNeeded: self >> 8)]
  }
}
