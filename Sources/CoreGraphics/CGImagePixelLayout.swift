import Foundation
import Pixels

/// The layout of a raw image's channels; limited to those iOS can draw into.
package struct CGImagePixelLayout: Hashable, Sendable {
  /// Byte offsets within a pixel; alpha -1 when there is none.
  var red: Int
  var green: Int
  var blue: Int
  var alpha: Int
  var bytesPerPixel: Int
  var isPremultiplied: Bool
  /// One byte of alpha and no colour.
  var isAlphaOnly = false

  /// Nil for a layout that is not supported.
  package init?(bitsPerPixel: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard !info.contains(.floatComponents),
      space.map({ $0.model == .rgb || $0.model == .monochrome }) ?? true,
      let alphaInfo = CGImageAlphaInfo(
        rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue
      )
    else { return nil }
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let isLittle = order == CGBitmapInfo.byteOrder32Little.rawValue
    isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
    bytesPerPixel = bitsPerPixel / 8
    switch (bitsPerPixel, alphaInfo) {
    case (8, .alphaOnly):
      (red, green, blue, alpha) = (-1, -1, -1, 0)
      isAlphaOnly = true
      isPremultiplied = true
    case (8, .none) where space?.model == .monochrome:
      (red, green, blue, alpha) = (0, 0, 0, -1)
    case (24, .none):
      (red, green, blue, alpha) = (0, 1, 2, -1)
    case (32, .premultipliedLast), (32, .last), (32, .noneSkipLast):
      (red, green, blue, alpha) = isLittle ? (3, 2, 1, 0) : (0, 1, 2, 3)
    case (32, .premultipliedFirst), (32, .first), (32, .noneSkipFirst):
      (red, green, blue, alpha) = isLittle ? (2, 1, 0, 3) : (1, 2, 3, 0)
    default: return nil
    }
    if alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst { alpha = -1 }
  }

  /// Nil when `data` is too short.
  package func pixmap(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> Pixmap? {
    // Divided, as the products may be larger than any number.
    guard width > 0, height > 0, width <= data.count / bytesPerPixel else { return nil }
    let row = width * bytesPerPixel
    guard bytesPerRow >= row, (data.count - row) / bytesPerRow >= height - 1 else { return nil }
    let bytes = [UInt8](data)
    return Pixmap(width: width, height: height) { target in
      for y in 0..<height {
        for x in 0..<width {
          let start = y * bytesPerRow + x * bytesPerPixel
          target[y * width + x] = pixel(bytes, at: start).packed
        }
      }
    }
  }

  private func pixel(_ bytes: [UInt8], at start: Int) -> Pixel {
    if isAlphaOnly { return Pixel(red: 0, green: 0, blue: 0, alpha: bytes[start]) }
    let a = alpha < 0 ? 255 : bytes[start + alpha]
    func channel(_ offset: Int) -> UInt8 {
      let value = bytes[start + offset]
      return isPremultiplied ? min(value, a) : value.scaled(by: a)
    }
    return Pixel(red: channel(red), green: channel(green), blue: channel(blue), alpha: a)
  }
}

extension CGImagePixelLayout {
  package func write(_ pixmap: Pixmap, to target: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    pixmap.withUnsafePixels { source in
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width {
          let pixel = Pixel(packed: source[y * pixmap.width + x])
          write(pixel, to: target, at: y * bytesPerRow + x * bytesPerPixel)
        }
      }
    }
  }

  private func write(_ pixel: Pixel, to target: UnsafeMutableRawBufferPointer, at start: Int) {
    if isAlphaOnly {
      target[start] = pixel.alpha
      return
    }
    if bytesPerPixel == 1 {
      target[start] = pixel.luminance
      return
    }
    let isStraight = !isPremultiplied && alpha >= 0
    func channel(_ value: UInt8) -> UInt8 {
      guard isStraight, pixel.alpha > 0 else { return value }
      let a = Int(pixel.alpha)
      return UInt8(min(255, (Int(value) * 255 + a / 2) / a))
    }
    target[start + red] = channel(pixel.red)
    target[start + green] = channel(pixel.green)
    target[start + blue] = channel(pixel.blue)
    if alpha >= 0 { target[start + alpha] = pixel.alpha }
  }
}
