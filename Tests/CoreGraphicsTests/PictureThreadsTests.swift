import Pixels
import Testing

@testable import CoreGraphics
@testable import Raster

@Suite
struct PictureThreadsTests {
  /// A picture of several bands.
  private func picture() throws -> Pixmap {
    let context = CGContext(pixelWidth: 300, pixelHeight: 900, scale: 1)
    context.setFillColor(CGColor(red: 0.2, green: 0.6, blue: 0.9, alpha: 0.7))
    context.fillEllipse(in: CGRect(x: 10.3, y: 20.6, width: 250, height: 800))
    context.setFillColor(CGColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.5))
    context.fill(CGRect(x: 50.5, y: 100.2, width: 200, height: 700))
    return try #require(context.makeImage()).pixmap
  }

  @Test
  func `pictures have the same bytes with any number of threads`() throws {
    let alone = try picture()
    Renderer.threadsForPictures = 3
    defer { Renderer.threadsForPictures = 1 }
    #expect(try picture() == alone)
  }
}
