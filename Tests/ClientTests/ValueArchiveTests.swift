import Testing
import UIKit

/// Colours, paths, pictures and curves in archives, as apps keep them among their settings.
@MainActor
@Suite
struct ValueArchiveTests {
  private func copy<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
  }

  @Test
  func `a colour comes back equal, and a dynamic one as it is at that moment`() throws {
    for color in [
      UIColor(red: 0.25, green: 0.5, blue: 1.25, alpha: 0.75), UIColor(white: 0.5, alpha: 0.25),
    ] {
      #expect(try copy(color) == color)
    }
    let dynamic = UIColor { _ in UIColor(red: 0, green: 0.5, blue: 0, alpha: 1) }
    #expect(try copy(dynamic) == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
  }

  @Test
  func `a path comes back with its outline and its style`() throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2.5))
    path.addLine(to: CGPoint(x: 10, y: 2))
    path.addQuadCurve(to: CGPoint(x: 20, y: 5), controlPoint: CGPoint(x: 15, y: 9))
    path.addCurve(
      to: CGPoint(x: 1, y: 8),
      controlPoint1: CGPoint(x: 6, y: 7),
      controlPoint2: CGPoint(x: 5, y: 4)
    )
    path.close()
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 60))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.setLineDash([4, 2], count: 2, phase: 1)
    path.usesEvenOddFillRule = true
    let other = try #require(try copy(path))
    #expect(other !== path)
    #expect(other == path)
    #expect(other.lineWidth == 3 && other.lineCapStyle == .round && other.usesEvenOddFillRule)
    #expect(try copy(UIBezierPath())?.isEmpty == true)
  }

  @Test
  func `a picture comes back with its pixels, its scale and its rendering mode`() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format)
      .image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
      }
      .withRenderingMode(.alwaysTemplate)
    let other = try #require(try copy(image))
    #expect(other.size == CGSize(width: 4, height: 3))
    #expect(other.scale == 2)
    #expect(other.renderingMode == .alwaysTemplate)
    #expect(other.pngData() == image.pngData())
  }

  @Test
  func `a curve comes back equal`() throws {
    let curve = CAMediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    #expect(try copy(curve) == curve)
  }
}

// Classes of an app under those of UIKit that hold values.

private final class Swatch: UIColor, @unchecked Sendable {
  convenience init(level: CGFloat) {
    self.init(red: level, green: level, blue: level, alpha: 1)
  }
}

private final class Poster: UIImage, @unchecked Sendable {
  convenience init?(side: CGFloat) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    guard let image = renderer.image(actions: { _ in }).cgImage else { return nil }
    self.init(cgImage: image, scale: 1, orientation: .up)
  }
}

private final class TitledPoster: UIImage, @unchecked Sendable {
  var title: String

  init(title: String, _ image: CGImage) {
    self.title = title
    super.init(cgImage: image)
  }

  required init?(coder: NSCoder) { nil }
  required convenience init(imageLiteralResourceName name: String) { fatalError(name) }
}

private final class Swing: CAMediaTimingFunction, @unchecked Sendable {
  convenience init(strength: Float) { self.init(controlPoints: strength, 0, 1 - strength, 1) }
}

extension UIColor {
  fileprivate convenience init?(hex: String) {
    guard let number = UInt32(hex, radix: 16) else { return nil }
    self.init(white: CGFloat(number) / 255, alpha: 1)
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(weight: Float) { self.init(controlPoints: weight, weight, 1, 1) }
}

@MainActor
@Suite
struct `Initializers of classes that hold values` {
  @Test
  func `a class under them has their initializers and its own`() throws {
    #expect(Swatch(level: 0.5) == UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(Swatch(white: 0.25, alpha: 1) == UIColor(white: 0.25, alpha: 1))
    let poster = try #require(Poster(side: 3))
    #expect(poster.scale == 1 && poster.size.width >= 3)
    let pixels = try #require(poster.cgImage)
    #expect(Poster(cgImage: pixels).size == poster.size)
    #expect(TitledPoster(title: "Sea", pixels).size == poster.size)
    #expect(Swing(strength: 0.25) == CAMediaTimingFunction(controlPoints: 0.25, 0, 0.75, 1))
    #expect(Swing(name: .easeIn) == CAMediaTimingFunction(name: .easeIn))
  }

  @Test
  func `an extension of an app adds others`() {
    #expect(UIColor(hex: "ff") == UIColor(white: 1, alpha: 1))
    #expect(UIColor(hex: "?") == nil)
    let curve = CAMediaTimingFunction(weight: 0.5)
    #expect(curve == CAMediaTimingFunction(controlPoints: 0.5, 0.5, 1, 1))
  }

  @Test
  func `what is known of a link is copied and archived`() throws {
    let link = LPLinkMetadata()
    link.title = "Sea"
    link.url = URL(string: "https://example.com/sea")
    let copy = try #require(link.copy() as? LPLinkMetadata)
    #expect(copy !== link && copy.title == "Sea")
    let data = try NSKeyedArchiver.archivedData(withRootObject: link, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
    #expect(read?.title == "Sea" && read?.url == link.url && read?.originalURL == nil)
  }
}
