import CKernels
import CPNG
import Codecs
import Pixels
import Testing

@Suite
struct PNGEncoderTests {
  static let sizes = [
    (1, 1), (1, 129), (15, 2), (16, 127), (17, 128), (64, 3), (65, 257), (390, 40),
  ]

  @Test(arguments: sizes, [true, false])
  func `a file decodes to the picture it was made from`(size: (Int, Int), opaque: Bool) throws {
    var noise = Noise(UInt64(size.0 * 1000 + size.1))
    for _ in 0..<4 {
      let pixmap = noise.pixmap(width: size.0, height: size.1, opaque: opaque)
      for file in [pixmap.png(), SmallPNGEncoder().encode(pixmap)] {
        let decoded = try Pixmap(png: file)
        #expect(decoded == pixmap)
        #expect(
          try PNGScanner.header(of: file).colorType == (pixmap.isOpaque ? .rgb : .rgba)
        )
      }
    }
  }

  @Test(arguments: sizes, [true, false])
  func `every processor gives the same bytes`(size: (Int, Int), opaque: Bool) {
    var noise = Noise(UInt64(size.0 + size.1))
    let pixmap = noise.pixmap(width: size.0, height: size.1, opaque: opaque)
    let files = PNGKernels.available.map { kernels in
      var encoder = PNGEncoder()
      encoder.kernels = kernels
      return encoder.encode(pixmap)
    }
    for file in files { #expect(file == files[0]) }
  }

  @Test(arguments: [true, false])
  func `a band's bytes depend on its own pixels alone`(opaque: Bool) throws {
    var noise = Noise(3)
    let width = 33
    let band = noise.pixmap(width: width, height: 20, opaque: opaque)
    let fresh = PNGBandEncoder(width: width, isOpaque: opaque)
    let used = PNGBandEncoder(width: width, isOpaque: opaque)
    for height in [50, 3, 128] {
      _ = noise.pixmap(width: width, height: height, opaque: opaque)
        .withUnsafePixels { used.encode($0) }
    }
    let expected = band.withUnsafePixels { fresh.encode($0) }
    #expect(band.withUnsafePixels { used.encode($0) } == expected)
    // Between other bands it still is the same picture.
    var assembler = PNGAssembler(width: width, height: 60, isOpaque: opaque)
    for _ in 0..<3 { assembler.append(expected) }
    let decoded = try Pixmap(png: assembler.file)
    for y in 0..<60 {
      for x in 0..<width { #expect(decoded[x, y] == band[x, y % 20]) }
    }
  }

  @Test
  func `the pieces of a file make the whole file`() {
    var noise = Noise(4)
    let pixmap = noise.pixmap(width: 20, height: 300, opaque: true)
    let encoder = PNGBandEncoder(width: 20, isOpaque: true)
    var assembler = PNGAssembler(width: 20, height: 300, isOpaque: true)
    pixmap.withUnsafePixels { pixels in
      for rows in [0..<128, 128..<256, 256..<300] {
        let band = pixels[rows.lowerBound * 20..<rows.upperBound * 20]
        assembler.append(encoder.encode(UnsafeBufferPointer(rebasing: band)))
      }
    }
    #expect(assembler.pieces.flatMap { $0 } == pixmap.png())
    #expect(assembler.pieces.count == 5)
  }

  @Test
  func `noise is stored, not blown up`() throws {
    var noise = Noise(8)
    var pixmap = Pixmap(width: 300, height: 200)
    pixmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        pixels[index] = UInt32(truncatingIfNeeded: noise.next()) | 0xFF00_0000
      }
    }
    let file = pixmap.png()
    #expect(file.count < 300 * 200 * 3 + 1000)
    #expect(try Pixmap(png: file) == pixmap)
  }

  @Test
  func `a screen of one colour takes next to nothing`() throws {
    var pixmap = Pixmap(width: 1170, height: 2532)
    pixmap.withUnsafeMutablePixels { $0.update(repeating: 0xFF33_2211) }
    let file = pixmap.png()
    #expect(file.count < 20_000)
    #expect(try Pixmap(png: file) == pixmap)
  }

  @Test
  func `the small encoder is smaller`() {
    var noise = Noise(9)
    let pixmap = noise.pixmap(width: 200, height: 200, opaque: true)
    #expect(SmallPNGEncoder().encode(pixmap).count < pixmap.png().count)
  }

  @Test
  func `unpremultiplying and premultiplying again gives the same pixel`() {
    for alpha in 0...255 {
      var pixmap = Pixmap(width: alpha + 1, height: 1)
      for x in 0...alpha {
        pixmap[x, 0] = Pixel(red: UInt8(x), green: UInt8(alpha - x), blue: 0, alpha: UInt8(alpha))
      }
      #expect(Pixmap(StraightPixmap(pixmap)) == pixmap)
    }
  }
}
