import Display
import Geometry
import Pixels
import QuartzCore
import Testing

/// Layers in which y goes upwards.
@Suite
struct FlippedGeometryTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func layer(_ rect: CGRect, _ color: CGColor? = nil) -> CALayer {
    let layer = CALayer()
    layer.frame = rect
    layer.backgroundColor = color
    return layer
  }

  /// The colours of a column, from the top down, in steps of 10.
  private func column(_ layer: CALayer, x: Int = 5) -> [Pixel] {
    let stage = LayerStage(width: 40, height: 40)
    stage.rootLayer.addSublayer(layer)
    let picture = stage.render()
    return stride(from: 5, to: 40, by: 10).map { picture[x, $0] }
  }

  @Test
  func `sublayers stand on the lower edge`() {
    let parent = layer(CGRect(x: 0, y: 0, width: 40, height: 40), blue)
    parent.addSublayer(layer(CGRect(x: 0, y: 0, width: 40, height: 10), red))
    parent.isGeometryFlipped = true
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    #expect(column(parent) == [blue, blue, blue, red])
  }

  @Test
  func `a shape is turned upside down, and a picture is not`() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 10), transform: nil)
    shape.fillColor = red
    shape.isGeometryFlipped = true
    #expect(column(shape).map { $0.red == 255 } == [false, false, false, true])

    let context = try #require(
      CGContext(
        data: nil,
        width: 1,
        height: 2,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
      )
    )
    // The upper one: contexts have their origin below.
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let picture = layer(CGRect(x: 0, y: 0, width: 40, height: 40))
    picture.contents = context.makeImage()
    picture.magnificationFilter = .nearest
    let upright = column(picture)
    picture.removeFromSuperlayer()
    picture.isGeometryFlipped = true
    #expect(column(picture) == upright)
  }

  @Test
  func `points convert, and two flips are none`() {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let flipped = layer(CGRect(x: 10, y: 20, width: 50, height: 40))
    let inner = layer(CGRect(x: 0, y: 0, width: 50, height: 40))
    root.addSublayer(flipped)
    flipped.addSublayer(inner)
    flipped.isGeometryFlipped = true
    #expect(flipped.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 10, y: 60))
    #expect(root.convert(CGPoint(x: 10, y: 20), to: inner) == CGPoint(x: 0, y: 40))
    #expect(flipped.contentsAreFlipped() && inner.contentsAreFlipped())
    #expect(root.hitTest(CGPoint(x: 12, y: 58)) === inner)
    inner.isGeometryFlipped = true
    #expect(!inner.contentsAreFlipped())
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: root) == CGPoint(x: 10, y: 20))
  }
}
