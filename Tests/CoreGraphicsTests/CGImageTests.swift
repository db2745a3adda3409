import Codecs
import Pixels
import Testing

@testable import CoreGraphics

struct CGImageTests {
  private let image = CGImage(fourPixels)

  @Test
  func `cropping is in pixels from the top left and widens to whole ones`() throws {
    let cropped = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 2)))
    #expect(cropped.width == 1 && cropped.height == 2)
    #expect(cropped.pixmap[0, 0] == Pixel(red: 0, green: 255, blue: 0))
    #expect(cropped.pixmap[0, 1] == Pixel(red: 255, green: 255, blue: 255))
    let wide = try #require(image.cropping(to: CGRect(x: 0.5, y: 0.5, width: 1, height: 0.2)))
    #expect(wide.width == 2 && wide.height == 1)
  }

  @Test
  func `cropping outside gives nothing, and half outside the part that exists`() {
    #expect(image.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: -5, y: -5, width: 6, height: 6))?.width == 1)
  }

  @Test(arguments: [.nan, -.infinity] as [CGFloat])
  func `a part whose place is not a number is none`(number: CGFloat) {
    let part = CGRect(x: number, y: number, width: number, height: number)
    #expect(image.cropping(to: part) == nil)
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: number, height: 1)) == nil)
    let masked = image.copy(maskingColorComponents: Array(repeating: number, count: 6))
    #expect(masked?.width == 2)
  }

  @Test
  func `raw bytes in every order give the same picture`() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    let cases: [(CGImageAlphaInfo, UInt32, [UInt8])] = [
      (.premultipliedLast, 0, [50, 100, 0, 128]), (.premultipliedFirst, 0, [128, 50, 100, 0]),
      (.premultipliedFirst, little, [0, 100, 50, 128]), (.last, 0, [100, 199, 0, 128]),
      (.premultipliedLast, little, [128, 0, 100, 50]),
    ]
    for (alpha, order, bytes) in cases {
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      let image = try #require(
        CGImage(
          width: 1,
          height: 1,
          bitsPerComponent: 8,
          bitsPerPixel: 32,
          bytesPerRow: 4,
          space: rgb,
          bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order),
          provider: provider,
          decode: nil,
          shouldInterpolate: true,
          intent: .defaultIntent
        )
      )
      #expect(image.pixmap[0, 0] == Pixel(red: 50, green: 100, blue: 0, alpha: 128))
    }
  }

  @Test
  func `an image with too few bytes is refused`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 0, 0])))
    let image = CGImage(
      width: 1,
      height: 1,
      bitsPerComponent: 8,
      bitsPerPixel: 32,
      bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: 1),
      provider: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
    #expect(image == nil)
  }

  @Test(arguments: [(Int.max, 1, 4), (1, Int.max, 4), (1, Int.max, Int.max), (1, 3, Int.max / 2)])
  func `an image of more bytes than a number counts is refused`(
    width: Int,
    height: Int,
    bytesPerRow: Int
  ) throws {
    let layout = try #require(
      CGImagePixelLayout(bitsPerPixel: 32, space: nil, info: CGBitmapInfo(rawValue: 1))
    )
    let bytes = Data(count: 64)
    #expect(layout.pixmap(bytes, width: width, height: height, bytesPerRow: bytesPerRow) == nil)
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(
      CGContext(
        data: nil,
        width: 1 << 20,
        height: 1 << 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: space,
        bitmapInfo: 1
      ) == nil
    )
  }

  @Test
  func `the data provider has the bytes r, g, b, a`() throws {
    let data = try #require(image.dataProvider?.data)
    #expect([UInt8](data.prefix(8)) == [255, 0, 0, 255, 0, 255, 0, 255])
  }

  @Test
  func `a PNG is encoded as fast as frames are`() throws {
    let photo = CGImage(Pixmap(width: 60, height: 40))
    #expect(try [UInt8](#require(photo.pngData)) == photo.pixmap.png())
  }

  @Test
  func `a PNG is written and read back`() throws {
    let data = try #require(image.pngData)
    let provider = try #require(CGDataProvider(data: data))
    let back = CGImage(
      pngDataProviderSource: provider,
      decode: nil,
      shouldInterpolate: true,
      intent: .defaultIntent
    )
    #expect(back?.pixmap == fourPixels)
  }

  @Test
  func `masking multiplies by the mask's luminance`() throws {
    let mask = CGImage(
      Pixmap(width: 2, height: 1) {
        $0[0] = Pixel(.white).packed
        $0[1] = Pixel(.black).packed
      }
    )
    let masked = try #require(image.masking(mask))
    #expect(masked.pixmap[0, 0] == Pixel(red: 255, green: 0, blue: 0))
    #expect(masked.pixmap[1, 0] == .clear)
  }

  @Test
  func `the bytes of a picture make a mask, black paints and white hides`() throws {
    let picture = CGImage(
      Pixmap(width: 2, height: 1) {
        $0[0] = Pixel(.white).packed
        $0[1] = Pixel(.black).packed
      }
    )
    let provider = try #require(picture.dataProvider)
    let mask = try #require(
      CGImage(
        maskWidth: picture.width,
        height: picture.height,
        bitsPerComponent: picture.bitsPerComponent,
        bitsPerPixel: picture.bitsPerPixel,
        bytesPerRow: picture.bytesPerRow,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )
    let masked = try #require(image.masking(mask))
    #expect(masked.pixmap[0, 0] == .clear)
    #expect(masked.pixmap[1, 0] == Pixel(red: 0, green: 255, blue: 0))
  }
}
