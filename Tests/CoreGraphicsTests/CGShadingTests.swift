import CoreGraphics
import Pixels
import Testing

/// Shadings, and glyphs that an app places itself.
@Suite
struct `Shadings and glyphs` {
  private func pixel(_ pixmap: Pixmap, _ x: Int, _ y: Int) -> Pixel {
    pixmap.withUnsafePixels { Pixel(packed: $0[y * pixmap.width + x]) }
  }

  private func function() -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 2
        output[2] = 0
        output[3] = 1
      },
      releaseInfo: nil
    )
    return CGFunction(
      info: nil,
      domainDimension: 1,
      domain: [0, 1],
      rangeDimension: 4,
      range: [0, 1, 0, 0.5, 0, 1, 0, 1],
      callbacks: &callbacks
    )
  }

  @Test
  func `a shading draws the colours of its function, in its range, and not past its ends`() throws {
    let red = try #require(function())
    let shading = try #require(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceRGB(),
        start: CGPoint(x: 10, y: 0),
        end: CGPoint(x: 30, y: 0),
        function: red,
        extendStart: false,
        extendEnd: true
      )
    )
    let drawn = drawing { $0.drawShading(shading) }
    #expect(pixel(drawn, 5, 20).alpha == 0)
    let middle = pixel(drawn, 20, 20)
    #expect(abs(Int(middle.red) - 134) <= 3 && abs(Int(middle.green) - 128) <= 1)
    #expect(pixel(drawn, 35, 20).red == 255 && pixel(drawn, 35, 20).alpha == 255)
  }

  @Test
  func `a function of too few values shades nothing`() throws {
    let gray = try #require(function())
    #expect(
      CGShading(
        axialSpace: CGColorSpaceCreateDeviceCMYK(),
        start: .zero,
        end: .zero,
        function: gray,
        extendStart: true,
        extendEnd: true
      ) == nil
    )
  }

  @Test
  func `glyphs are drawn at their places, as high as the font's size says`() throws {
    let font = try #require(CGFont("Helvetica-Bold"))
    let glyph = font.getGlyphWithGlyphName(name: "H")
    #expect(glyph != 0 && font.name(for: glyph) == "H")
    var box = CGRect.zero
    var advance: Int32 = 0
    #expect(font.getGlyphBBoxes(glyphs: [glyph], count: 1, bboxes: &box))
    #expect(font.getGlyphAdvances(glyphs: [glyph], count: 1, advances: &advance))
    #expect(box.minY == 0 && box.height > 0 && advance > Int32(box.width))
    var missing: Int32 = 7
    let last = CGGlyph(font.numberOfGlyphs)
    #expect(!font.getGlyphAdvances(glyphs: [last], count: 1, advances: &missing) && missing == 0)
    // User space is y up: the letter stands on the line 10 from below.
    let data = try #require(
      CGContext(
        data: nil,
        width: 40,
        height: 40,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    data.setFont(font)
    data.setFontSize(20)
    data.showGlyphs([glyph], at: [CGPoint(x: 5, y: 10)])
    let rows = data.makePixmap().withUnsafePixels { pixels in
      (0..<40).filter { row in
        (0..<40).contains { Pixel(packed: pixels[row * 40 + $0]).alpha > 127 }
      }
    }
    let height = box.height * 20 / CGFloat(font.unitsPerEm)
    #expect(rows.last == 29)
    #expect(abs(CGFloat(rows.count) - height) <= 1)
  }

  @Test
  func `a font tells its tables and measures`() throws {
    let font = try #require(CGFont("Helvetica"))
    #expect(font.ascent > 0 && font.descent < 0 && font.capHeight > font.xHeight)
    #expect(font.fontBBox.height > 0 && font.italicAngle == 0)
    let head = try #require(font.table(for: 0x6865_6164))
    // The magic number of every "head" table.
    #expect(Array(head[12..<16]) == [0x5F, 0x0F, 0x3C, 0xF5])
    #expect((font.tableTags ?? []).contains { ($0 as? NSNumber)?.uint32Value == 0x6865_6164 })
    #expect(font.table(for: 0) == nil)
  }

  @Test
  func `pixels of masked colours disappear`() throws {
    let image = CGImage(fourPixels)
    let masked = try #require(image.copy(maskingColorComponents: [250, 255, 0, 5, 0, 5])).pixmap
    #expect(pixel(masked, 0, 0).alpha == 0 && pixel(masked, 1, 0).alpha == 255)
    #expect(pixel(masked, 1, 1).alpha == 255)
  }
}
