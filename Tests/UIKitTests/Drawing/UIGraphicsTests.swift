import Testing
import UIKit

struct UIGraphicsTests {
  @Test
  func `image contexts nest`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    let outer = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(inner.size == CGSize(width: 1, height: 1) && inner.pixels[0, 0].blue == 255)
    #expect(outer.size == CGSize(width: 4, height: 4) && outer.scale == 2)
    #expect(outer.pixels.width == 8 && outer.pixels[7, 7].red == 255)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test
  func `an opaque context starts black, another one clear`() throws {
    for opaque in [true, false] {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), opaque, 1)
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(image.pixels[0, 0].alpha == (opaque ? 255 : 0))
    }
  }

  @Test
  func `an empty size gives no image`() {
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.size == .zero)
  }

  @Test
  func `an image that no memory holds is empty`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let side: CGFloat = 60_000
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format)
    #expect(renderer.image { _ in }.size == .zero)
  }

  @Test
  func `a pushed context is current until it is popped`() {
    let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1)
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    // Ends only what began as an image.
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === context)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test
  func `a renderer's bounds keep their origin`() {
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 20, width: 4, height: 4),
      format: .one
    )
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    #expect(image.pixels[0, 0].red == 255 && image.pixels[1, 1].alpha == 0)
  }

  @Test
  func `a renderer can show what it has so far`() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: .one).image { context in
      #expect(context.currentImage.pixels[0, 0].alpha == 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.currentImage.pixels[0, 0].alpha == 255)
    }
  }

  @Test
  func `a stroked frame is one point wide and inside`() {
    let frame = picture(6, 6) { _ in
      UIColor.red.set()
      UIRectFrame(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    #expect(frame[0, 0].red == 255 && frame[5, 5].red == 255 && frame[1, 1].alpha == 0)
  }

  @Test
  func `fills replace what is there`() {
    let filled = picture(1, 1) { context in
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(white: 1, alpha: 0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(filled[0, 0].alpha == 128)
  }

  @Test
  func `fractions of a pixel round the bitmap up`() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3.5, height: 10.1), false, 1)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 11))
    UIGraphicsEndImageContext()
  }

  @Test
  func `insets and offsets go through NSValue`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 5, vertical: 6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(uiOffset: offset).uiEdgeInsetsValue == .zero)
  }
}
