import CoreGraphics
import Pixels
import TestSupport
import Testing

/// Pixels that contexts draw, by value and by drawing one thing in two ways.
struct CGContextDrawingTests {
  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test
  func `the memory of a context without data is clear when first read`() throws {
    for _ in 0..<20 {
      // A new allocation may get memory with earlier contents.
      let old = UnsafeMutableRawPointer.allocate(byteCount: 40 * 30 * 4, alignment: 16)
      old.initializeMemory(as: UInt8.self, repeating: 0xA5, count: 40 * 30 * 4)
      old.deallocate()
      let context = try #require(
        CGContext(
          data: nil,
          width: 40,
          height: 30,
          bitsPerComponent: 8,
          bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 30))
      let data = try #require(context.data)
      let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * 30)
      for y in 0..<30 {
        for x in 0..<40 {
          let pixel = bytes[(y * context.bytesPerRow + x * 4)...].prefix(4)
          #expect(Array(pixel) == (x < 10 ? [128, 0, 0, 128] : [0, 0, 0, 0]))
        }
      }
    }
  }

  @Test
  func `a layer is drawn once and shown often, with y from the top in both`() throws {
    let picture = drawing(20, 10, scale: 2) { context in
      guard
        let layer = CGLayer(context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil)
      else { return }
      layer.context?.setFillColor(.red)
      layer.context?.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
      context.draw(layer, at: .zero)
      context.draw(layer, in: CGRect(x: 10, y: 0, width: 10, height: 5))
    }
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect(picture[0, 0] == red && picture[19, 9] == red && picture[0, 10] == .clear)
    #expect(picture[20, 4] == red && picture[20, 5] == .clear)
    let context = CGContext(pixelWidth: 4, pixelHeight: 4, scale: 1)
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test
  func `a rectangle on whole pixels covers them exactly`() {
    let picture = drawing {
      $0.setFillColor(.red)
      $0.fill(square)
    }
    #expect(picture[9, 10] == .clear && picture[10, 10] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[29, 29] == Pixel(red: 255, green: 0, blue: 0) && picture[30, 30] == .clear)
  }

  @Test
  func `half a pixel is half covered, unless antialiasing is off`() {
    func edge(_ antialiased: Bool) -> UInt8 {
      drawing {
        $0.setShouldAntialias(antialiased)
        $0.fill(CGRect(x: 10.5, y: 10, width: 10, height: 10))
      }[10, 15].alpha
    }
    #expect(edge(true) == 128)
    #expect(edge(false) == 0 || edge(false) == 255)
  }

  @Test
  func `scale makes points of several pixels`() {
    let picture = drawing(40, 40, scale: 2) { $0.fill(CGRect(x: 1, y: 1, width: 1, height: 1)) }
    #expect(picture.width == 80)
    #expect(picture[1, 1] == .clear && picture[2, 2].alpha == 255 && picture[4, 4] == .clear)
  }

  @Test
  func `clipping to a shape and filling all is filling the shape`() {
    let clipped = drawing { context in
      context.addEllipse(in: square)
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let filled = drawing { $0.fillEllipse(in: square) }
    assertSameRender(clipped, filled)
  }

  @Test
  func `a stroked rectangle is an outline`() {
    let stroked = drawing { $0.stroke(square, width: 3) }
    let frame = drawing { context in
      context.addRect(square.insetBy(dx: -1.5, dy: -1.5))
      context.addRect(square.insetBy(dx: 1.5, dy: 1.5))
      context.fillPath(using: .evenOdd)
    }
    assertSameRender(stroked, frame)
  }

  @Test
  func `a layer's alpha counts once where its parts overlap`() {
    let other = square.offsetBy(dx: 5, dy: 5)
    let layered = drawing { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill([square])
      context.fill([other])
      context.endTransparencyLayer()
    }
    let together = drawing { context in
      context.setAlpha(0.5)
      context.fill([square, other])
    }
    assertSameRender(layered, together)
  }

  @Test
  func `clear makes holes and copy replaces`() {
    let picture = drawing(on: .red) { context in
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.setBlendMode(.copy)
      context.setFillColor(CGColor(gray: 0, alpha: 0.5))
      context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    #expect(picture[5, 5] == .clear)
    #expect(picture[15, 5] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[25, 5] == Pixel(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test
  func `an image at its own size keeps its pixels, upside down where y is down`() {
    let picture = drawing(2, 2) {
      $0.draw(CGImage(fourPixels), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(picture[0, 0] == fourPixels[0, 1] && picture[1, 1] == fourPixels[1, 0])
    let upright = drawing(2, 2) { context in
      context.translateBy(x: 0, y: 2)
      context.scaleBy(x: 1, y: -1)
      context.draw(CGImage(fourPixels), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(upright == fourPixels)
  }

  @Test
  func `no interpolation shows whole pixels`() {
    let picture = drawing(8, 8) { context in
      context.interpolationQuality = .none
      context.draw(CGImage(fourPixels), in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    #expect(picture[3, 3] == fourPixels[0, 1] && picture[4, 4] == fourPixels[1, 0])
  }

  @Test
  func `a mask lets through what it covers`() {
    let mask = CGImage(Pixmap(width: 2, height: 1) { $0[0] = Pixel(.black).packed })
    let picture = drawing(2, 1) { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(picture[0, 0].alpha > picture[1, 0].alpha)
  }

  @Test
  func `an image mask is drawn in the fill colour where it is black`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255, 255, 0])))
    let mask = try #require(
      CGImage(
        maskWidth: 2,
        height: 2,
        bitsPerComponent: 8,
        bitsPerPixel: 8,
        bytesPerRow: 2,
        provider: provider,
        decode: nil,
        shouldInterpolate: false
      )
    )
    let picture = drawing(2, 2) { context in
      context.setFillColor(.red)
      context.interpolationQuality = .none
      context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    // Upside down: y is down here.
    let red = Pixel(red: 255, green: 0, blue: 0)
    #expect(picture[0, 1] == red && picture[1, 0] == red && picture[0, 0] == .clear)
  }

  // MARK: Memory

  @Test
  func `drawing arrives in the caller's memory`() throws {
    var bytes = [UInt8](repeating: 0, count: 16)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress,
          width: 2,
          height: 2,
          bitsPerComponent: 8,
          bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )
      )
      context.setFillColor(.green)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // The lower left pixel: y is up.
    #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0])
  }

  @Test
  func `one pixel averages an image, as apps do to find its colour`() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    let half = Pixmap(width: 8, height: 8) { pixels in
      for index in 0..<64 {
        pixels[index] = Pixel(index % 8 < 4 ? .white : .black).packed
      }
    }
    let context = try #require(
      CGContext(
        data: &bytes,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    context.draw(CGImage(half), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let red = try #require(context.makeImage()).pixmap[0, 0].red
    #expect(abs(Int(red) - 128) <= 1)
  }

  @Test
  func `bytes written to a context's memory are in its image`() throws {
    let context = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 1,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    let memory = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    for (index, byte) in [10, 20, 30, 255].enumerated() { memory[index] = UInt8(byte) }
    #expect(context.makeImage()?.pixmap[0, 0] == Pixel(red: 10, green: 20, blue: 30))
  }

  @Test
  func `impossible contexts are nil`() {
    func make(_ width: Int, _ bits: Int, _ bytesPerRow: Int, _ info: UInt32) -> CGContext? {
      CGContext(
        data: nil,
        width: width,
        height: 10,
        bitsPerComponent: bits,
        bytesPerRow: bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info
      )
    }
    #expect(make(10, 8, 0, 1) != nil)
    #expect(make(0, 8, 0, 1) == nil)
    #expect(make(10, 16, 0, 1) == nil)
    #expect(make(10, 8, 20, 1) == nil)
    #expect(make(10, 8, 0, CGBitmapInfo.floatComponents.rawValue | 1) == nil)
  }

  @Test
  func `images taken between drawings keep their pixels`() throws {
    let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
    context.setFillColor(.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let first = try #require(context.makeImage())
    context.setFillColor(.blue)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let second = try #require(context.makeImage())
    #expect(first.pixmap[0, 0].red == 255 && second.pixmap[0, 0].blue == 255)
  }
}
