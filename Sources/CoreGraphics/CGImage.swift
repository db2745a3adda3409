import Foundation
import Pixels
import Synchronization

/// A bitmap: premultiplied RGBA8 in sRGB, whatever it was made from.
public final class CGImage: Sendable {
  /// In pixels.
  public let width: Int
  public let height: Int
  public let isMask: Bool
  public let shouldInterpolate: Bool

  private enum Pixels: Sendable {
    case drawn(Pixmap)
    case notYet(@Sendable () -> Pixmap)
  }

  private let pixels: Mutex<Pixels>

  package init(_ pixmap: Pixmap, isMask: Bool = false, shouldInterpolate: Bool = true) {
    width = pixmap.width
    height = pixmap.height
    pixels = Mutex(.drawn(pixmap))
    self.isMask = isMask
    self.shouldInterpolate = shouldInterpolate
  }

  /// An image that is drawn when its pixels are read: many never are, such as those of a
  /// transition that is only measured.
  package init(width: Int, height: Int, drawnBy draw: @escaping @Sendable () -> Pixmap) {
    self.width = width
    self.height = height
    pixels = Mutex(.notYet(draw))
    isMask = false
    shouldInterpolate = true
  }

  package var pixmap: Pixmap {
    pixels.withLock { pixels in
      switch pixels {
      case .drawn(let pixmap): return pixmap
      case .notYet(let draw):
        let pixmap = draw()
        pixels = .drawn(pixmap)
        return pixmap
      }
    }
  }

  /// An image from raw bytes: 8 bits a channel, in the layouts of `CGImagePixelLayout`.
  public convenience init?(
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: CGBitmapInfo,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let layout = CGImagePixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
      let pixmap = layout.pixmap(data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(pixmap, shouldInterpolate: shouldInterpolate)
  }

  /// An image mask from gray bytes: drawn in the fill colour where it is black.
  ///
  /// The bytes of a picture are accepted too, as apps hand them over with its own 32 bits a pixel:
  /// their luminance counts, not their alpha (inferred: the masks of apps are gray).
  public convenience init?(
    maskWidth width: Int,
    height: Int,
    bitsPerComponent: Int,
    bitsPerPixel: Int,
    bytesPerRow: Int,
    provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool
  ) {
    let gray = CGColorSpaceCreateDeviceGray()
    let alpha: CGImageAlphaInfo = bitsPerPixel == 32 ? .noneSkipLast : .none
    let info = CGBitmapInfo(rawValue: alpha.rawValue)
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let layout = CGImagePixelLayout(bitsPerPixel: bitsPerPixel, space: gray, info: info),
      let pixmap = layout.pixmap(data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(pixmap, isMask: true, shouldInterpolate: shouldInterpolate)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { isMask ? nil : .standard }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
  /// Nil: an image does not know the file that it came from.
  public var utType: CFString? { nil }
  /// Nil: the numbers of pixels mean themselves.
  public var decode: UnsafePointer<CGFloat>? { nil }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The bytes r, g, b, a of each pixel, row after row from the top.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: pixmap.withUnsafePixels { Data(buffer: $0) })
  }

  public func copy() -> CGImage? { self }

  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    space.model == .rgb ? self : nil
  }

  /// The part inside `rect`, in pixels from the top left; nil when it does not intersect the image.
  ///
  /// The rectangle is widened to whole pixels.
  public func cropping(to rect: CGRect) -> CGImage? {
    // Foundation's intersection traps where an edge is not a number.
    guard !rect.isNull, !rect.isEmpty, rect.minX.isFinite, rect.minY.isFinite,
      !rect.maxX.isNaN, !rect.maxY.isNaN
    else { return nil }
    let whole = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !whole.isNull, !whole.isEmpty else { return nil }
    let (x, y) = (Int(whole.minX), Int(whole.minY))
    let cropped = pixmap.withUnsafePixels { source in
      Pixmap(width: Int(whole.width), height: Int(whole.height)) { target in
        let columns = Int(whole.width)
        for row in 0..<Int(whole.height) {
          let start = (y + row) * width + x
          _ = target[(row * columns)..<((row + 1) * columns)]
            .update(fromContentsOf: source[start..<(start + columns)])
        }
      }
    }
    return CGImage(cropped, isMask: isMask, shouldInterpolate: shouldInterpolate)
  }

  /// The image without the pixels whose red, green and blue all lie in ranges of 0...255: the least
  /// and the most of each channel.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count >= 6, !isMask else { return nil }
    let limits = components.map { $0 > 0 ? UInt8(min($0, 255)) : 0 }
    let masked = pixmap.withUnsafePixels { source in
      Pixmap(width: width, height: height) { target in
        for index in 0..<target.count {
          let pixel = Pixel(packed: source[index])
          let isHidden = zip(0..., [pixel.red, pixel.green, pixel.blue]).allSatisfy {
            limits[2 * $0] <= $1 && $1 <= limits[2 * $0 + 1]
          }
          target[index] = isHidden ? Pixel.clear.packed : source[index]
        }
      }
    }
    return CGImage(masked, shouldInterpolate: shouldInterpolate)
  }

  /// The image with `mask`'s luminance as alpha: white shows an image mask's pixels, black hides
  /// them.
  ///
  /// A mask made with `isMask` works the other way round, as in Core Graphics.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.width > 0, mask.height > 0 else { return nil }
    let (width, height) = (self.width, self.height)
    let masked = pixmap.withUnsafePixels { source in
      mask.pixmap.withUnsafePixels { levels in
        Pixmap(width: width, height: height) { target in
          for y in 0..<height {
            let row = (y * mask.height / height) * mask.width
            for x in 0..<width {
              let level = Pixel(packed: levels[row + x * mask.width / width])
              let strength = mask.isMask ? 255 - level.luminance : level.luminance
              target[y * width + x] =
                Pixel(packed: source[y * width + x]).scaled(by: strength)
                .packed
            }
          }
        }
      }
    }
    return CGImage(masked, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Pixel {
  /// Of the encoded values, in 255ths, on black.
  var luminance: UInt8 {
    let sum: Int = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue)
    return UInt8((sum + 5000) / 10000)
  }

  func scaled(by strength: UInt8) -> Pixel {
    Pixel(
      red: red.scaled(by: strength),
      green: green.scaled(by: strength),
      blue: blue.scaled(by: strength),
      alpha: alpha.scaled(by: strength)
    )
  }
}

extension UInt8 {
  /// `strength` 255ths of it, to the nearest.
  func scaled(by strength: UInt8) -> UInt8 {
    let product = Int(self) * Int(strength)
    return UInt8((2 * product + 255) / 510)
  }
}
