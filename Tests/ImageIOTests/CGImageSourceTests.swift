import CoreGraphics
import Foundation
import ImageIO
import Testing

/// Two frames of two pixels: red and green for half a second, then blue over the red one.
private let film = Data(
  [UInt8]("GIF89a".utf8) + [2, 0, 1, 0, 0x81, 0, 0]
    + [0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]
    + [0x21, 0xFF, 11] + [UInt8]("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
    + [0x21, 0xF9, 4, 4, 50, 0, 0, 0, 0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x8C, 0x0A, 0]
    + [0x21, 0xF9, 4, 0, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x5C, 0x01, 0]
    + [0x3B]
)

/// Red, green and blue of each pixel.
private func colors(_ image: CGImage) -> [[UInt8]] {
  let bytes = [UInt8](image.dataProvider?.data ?? Data())
  return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<$0 + 3]) }
}

@Suite
struct `Sources of pictures` {
  @Test
  func `a film has a picture for each of its frames`() throws {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(colors(first) == [[255, 0, 0], [0, 255, 0]])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
  }

  @Test
  func `the data may be an object`() throws {
    let object = NSData(data: film)
    let source = try #require(CGImageSourceCreateWithData(object, nil))
    #expect(CGImageSourceGetCount(source) == 2)
    let growing = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(growing, object, true)
    #expect(CGImageSourceGetCount(growing) == 2)
    #expect(CGDataProvider(data: object)?.data == film)
  }

  @Test
  func `a later frame is what the screen shows then`() throws {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(colors(second) == [[0, 0, 255], [0, 255, 0]])
  }

  @Test
  func `a frame without a time is shown for a tenth of a second`() throws {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    let delays = (0..<2).map { index in
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
      return gif?[kCGImagePropertyGIFDelayTime] as? Double
    }
    #expect(delays == [0.5, 0.1])
  }

  private func loops(of film: Data) throws -> Int? {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    let properties = CGImageSourceCopyProperties(source, nil)
    let gif = properties?[kCGImagePropertyGIFDictionary] as? [String: Any]
    return gif?[kCGImagePropertyGIFLoopCount] as? Int
  }

  @Test
  func `the properties of a film say how often it runs`() throws {
    #expect(try loops(of: film) == 3)
  }

  @Test
  func `how often a film runs may stand under another program's name`() throws {
    var other = film
    other.replaceSubrange(28..<39, with: Data("ANIMEXTS1.0".utf8))
    #expect(try loops(of: other) == 3)
  }

  @Test
  func `the size of a buffer is not how often a film runs`() throws {
    var other = film
    let buffer = [0x21, 0xFF, 11] + [UInt8]("NETSCAPE2.0".utf8) + [5, 2, 0, 0, 1, 0, 0]
    other.insert(contentsOf: buffer, at: 44)
    #expect(try loops(of: other) == 3)
  }

  @Test
  func `a film goes on behind a picture whose data ends twice`() throws {
    var other = film
    other.insert(0, at: 67)
    let source = try #require(CGImageSourceCreateWithData(other, nil))
    #expect(CGImageSourceGetCount(source) == 2)
  }

  @Test
  func `a film that breaks off keeps its whole frames`() throws {
    let source = try #require(CGImageSourceCreateWithData(film.dropLast(6), nil))
    #expect(CGImageSourceGetCount(source) == 1)
  }

  @Test
  func `what is no picture has none, and says so`() throws {
    let source = try #require(CGImageSourceCreateWithData(Data("words".utf8), nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
  }

  @Test
  func `a source that grows is incomplete until its last bytes`() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, film.prefix(80), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    CGImageSourceUpdateData(source, film, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
  }

  @Test
  func `a thumbnail is no longer than its limit`() throws {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1,
    ]
    let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect(thumbnail.width == 1)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }
}

@Suite
struct `Destinations of pictures` {
  @Test
  func `a picture survives the way through a PNG`() throws {
    let source = try #require(CGImageSourceCreateWithData(film, nil))
    let picture = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let data = NSMutableData()
    let png = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    CGImageDestinationAddImage(png, picture, nil)
    #expect(CGImageDestinationFinalize(png))
    let copy = try #require(CGImageSourceCreateWithData(data as Data, nil))
    let read = try #require(CGImageSourceCreateImageAtIndex(copy, 0, nil))
    #expect(colors(read) == colors(picture))
  }

  @Test
  func `a format that is not written has no destination`() {
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "com.compuserve.gif", 1, nil) == nil)
  }
}
