import Codecs
import CoreGraphics
import Foundation
import ImageIO
import Pixels
import Testing

@Suite
struct `Sources of animated pictures` {
  private func film(loops: Int) -> Data {
    let pixels = (0..<4).map { index in
      Pixmap(width: 2, height: 1) { $0[index % 2] = Pixel(red: 9, green: 8, blue: 7).packed }
    }
    let delays = [(20, 100), (1, 100), (1, 60), (50, 100)].map {
      APNGDelay(numerator: $0, denominator: $1)
    }
    return Data(APNGEncoder.file(zip(pixels, delays).map { ($0, $1) }, loops: loops))
  }

  @Test
  func `an animated PNG has a picture for each of its frames`() throws {
    let source = try #require(CGImageSourceCreateWithData(film(loops: 0), nil))
    #expect(CGImageSourceGetCount(source) == 4)
    #expect(CGImageSourceGetType(source) == "public.png")
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect([UInt8](second.dataProvider?.data ?? Data()) == [0, 0, 0, 0, 9, 8, 7, 255])
  }

  @Test
  func `the properties of an animated PNG say how long and how often it runs`() throws {
    let source = try #require(CGImageSourceCreateWithData(film(loops: 4), nil))
    let times = (0..<4).map { index -> [Double?] in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let png = properties?[kCGImagePropertyPNGDictionary] as? [String: Any]
      return [kCGImagePropertyAPNGDelayTime, kCGImagePropertyAPNGUnclampedDelayTime].map {
        png?[$0] as? Double
      }
    }
    let sixtieth = 1.0 / 60
    #expect(times == [[0.2, 0.2], [0.1, 0.01], [sixtieth, sixtieth], [0.5, 0.5]])
    let whole = CGImageSourceCopyProperties(source, nil)
    let png = whole?[kCGImagePropertyPNGDictionary] as? [String: Any]
    #expect(png?[kCGImagePropertyAPNGLoopCount] as? Int == 4)
  }

  @Test
  func `a picture that is not animated has no time`() throws {
    let still = Data(Pixmap(width: 2, height: 1).png())
    let source = try #require(CGImageSourceCreateWithData(still, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPNGDictionary] == nil)
    #expect(CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyPNGDictionary] == nil)
  }

  @Test
  func `an animated PNG that lacks a chunk is its default image`() throws {
    var bytes = film(loops: 0)
    let control = try #require(bytes.lastRange(of: Data("fcTL".utf8)))
    bytes.removeSubrange((control.lowerBound - 4)..<(control.upperBound + 30))
    let source = try #require(CGImageSourceCreateWithData(bytes, nil))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect([UInt8](picture.dataProvider?.data ?? Data()) == [9, 8, 7, 255, 0, 0, 0, 0])
  }

  @Test
  func `a GIF of large frames has all of them`() throws {
    // Twenty of four megapixels, with one pixel each.
    let size: [UInt8] = [0, 8, 0, 8]
    var bytes: [UInt8] = [UInt8]("GIF89a".utf8) + size
    bytes += [0x80, 0, 0, 255, 0, 0, 0, 255, 0]
    for _ in 0..<20 { bytes += [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0] }
    let source = try #require(CGImageSourceCreateWithData(Data(bytes + [0x3B]), nil))
    #expect(CGImageSourceGetCount(source) == 20)
  }
}
