import CoreGraphics
import Geometry
import Pixels
import TestSupport
import Testing

@Suite(.goldens("CGContext"))
struct CGContextGoldenTests {
  private func gradient(_ colors: CGColor..., at locations: [CGFloat]? = nil) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: locations)
  }

  @Test
  func `caps and joins`() {
    let picture = drawing(120, 120, on: .white) { context in
      context.setLineWidth(12)
      for (row, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        for (column, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
          context.setLineCap(cap)
          context.setLineJoin(join)
          let (x, y) = (CGFloat(column) * 40, CGFloat(row) * 40)
          context.addLines(between: [
            CGPoint(x: x + 10, y: y + 30), CGPoint(x: x + 20, y: y + 12),
            CGPoint(x: x + 30, y: y + 30),
          ])
          context.strokePath()
        }
      }
    }
    assertGolden(picture, "caps-and-joins")
  }

  @Test
  func `dashes on straight and curved lines`() {
    let picture = drawing(120, 80, on: .white) { context in
      context.setStrokeColor(.blue)
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [10, 5])
      context.stroke(CGRect(x: 8, y: 8, width: 44, height: 64))
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [0, 8])
      context.strokeEllipse(in: CGRect(x: 64, y: 8, width: 48, height: 64))
    }
    assertGolden(picture, "dashes")
  }

  @Test
  func `gradients along a line, between circles and around a point`() throws {
    let colors = try #require(gradient(.red, .green, .blue))
    let picture = drawing(120, 120, on: .white) { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 60, height: 60))
      context.drawLinearGradient(
        colors,
        start: CGPoint(x: 10, y: 10),
        end: CGPoint(x: 50, y: 50),
        options: []
      )
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 60, y: 0, width: 60, height: 60))
      context.drawRadialGradient(
        colors,
        startCenter: CGPoint(x: 80, y: 25),
        startRadius: 4,
        endCenter: CGPoint(x: 90, y: 30),
        endRadius: 28,
        options: [.drawsBeforeStartLocation]
      )
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 60, width: 60, height: 60))
      context.drawConicGradient(colors, center: CGPoint(x: 30, y: 90), angle: 0)
      context.restoreGState()
      context.clip(to: CGRect(x: 60, y: 60, width: 60, height: 60))
      context.scaleBy(x: 2, y: 1)
      context.drawRadialGradient(
        colors,
        startCenter: CGPoint(x: 45, y: 90),
        startRadius: 0,
        endCenter: CGPoint(x: 45, y: 90),
        endRadius: 14,
        options: [.drawsAfterEndLocation]
      )
    }
    assertGolden(picture, "gradients")
  }

  @Test
  func `shadows of shapes, of images and of a layer`() {
    let picture = drawing(150, 60, on: .white) { context in
      context.setShadow(
        offset: CGSize(width: 3, height: 5),
        blur: 6,
        color: CGColor(gray: 0, alpha: 0.6)
      )
      context.setFillColor(.red)
      context.fill(CGRect(x: 10, y: 10, width: 30, height: 30))
      context.interpolationQuality = .none
      context.draw(CGImage(fourPixels), in: CGRect(x: 60, y: 10, width: 30, height: 30))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(.blue)
      context.fillEllipse(in: CGRect(x: 105, y: 10, width: 20, height: 30))
      context.setFillColor(.green)
      context.fillEllipse(in: CGRect(x: 115, y: 10, width: 20, height: 30))
      context.endTransparencyLayer()
    }
    assertGolden(picture, "shadows")
  }

  @Test
  func `blend modes over a ramp`() throws {
    let backdrop = try #require(gradient(.red, .white, .blue))
    let source = try #require(gradient(.green, CGColor(gray: 0, alpha: 0.5)))
    let picture = drawing(140, 80) { context in
      for (index, mode) in CGBlendMode.allCases.enumerated() {
        context.saveGState()
        context.translateBy(x: CGFloat(index % 7) * 20, y: CGFloat(index / 7) * 20)
        context.clip(to: CGRect(x: 0, y: 0, width: 19, height: 19))
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 14, height: 19))
        context.drawLinearGradient(
          backdrop,
          start: .zero,
          end: CGPoint(x: 14, y: 0),
          options: []
        )
        context.restoreGState()
        context.setBlendMode(mode)
        context.clip(to: CGRect(x: 0, y: 5, width: 19, height: 14))
        context.drawLinearGradient(
          source,
          start: CGPoint(x: 0, y: 5),
          end: CGPoint(x: 0, y: 19),
          options: []
        )
        context.endTransparencyLayer()
        context.restoreGState()
      }
    }
    assertGolden(picture, "blend-modes")
  }

  @Test
  func `images turned, clipped and tiled`() {
    let image = CGImage(fourPixels)
    let picture = drawing(120, 40, on: .white) { context in
      context.interpolationQuality = .none
      context.saveGState()
      context.translateBy(x: 20, y: 20)
      context.rotate(by: .pi / 6)
      context.draw(image, in: CGRect(x: -12, y: -12, width: 24, height: 24))
      context.restoreGState()
      context.saveGState()
      context.addEllipse(in: CGRect(x: 44, y: 4, width: 32, height: 32))
      context.clip()
      context.interpolationQuality = .high
      context.draw(image, in: CGRect(x: 44, y: 4, width: 32, height: 32))
      context.restoreGState()
      context.clip(to: CGRect(x: 82, y: 2, width: 36, height: 36))
      context.draw(image, in: CGRect(x: 80, y: 0, width: 10, height: 10), byTiling: true)
    }
    assertGolden(picture, "images")
  }

  @Test
  func `circular and continuous corners`() {
    let picture = drawing(120, 60, scale: 2, on: .white) { context in
      let rect = CGRect(x: 4, y: 4, width: 52, height: 52)
      context.setFillColor(.blue)
      context.add(Path(roundedRect: rect, radius: 16))
      context.fillPath()
      context.add(Path(continuousRoundedRect: rect.offsetBy(dx: 60, dy: 0), radius: 16))
      context.fillPath()
    }
    assertGolden(picture, "corners")
  }
}
