import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

/// Small drawings, each looked at when it was recorded.
@Suite(.goldens("Drawing"))
struct DrawingGoldens {
  static let side = 64.0
  static let bounds = CGRect(x: 0, y: 0, width: side, height: side)

  struct Drawing: Sendable, CustomTestStringConvertible {
    var name: String
    var background = Pixel(red: 255, green: 255, blue: 255)
    var draw: @Sendable (inout DisplayListRecorder) -> Void

    init(
      _ name: String,
      background: Pixel = Pixel(red: 255, green: 255, blue: 255),
      _ draw: @escaping @Sendable (inout DisplayListRecorder) -> Void
    ) {
      self.name = name
      self.background = background
      self.draw = draw
    }

    var testDescription: String { name }
  }

  @Test(arguments: drawings)
  func `a drawing looks as recorded`(_ drawing: Drawing) {
    let list = DisplayList.record(drawing.draw)
    let side = Int(DrawingGoldens.side)
    let picture = Renderer().render(
      list,
      width: side,
      height: side,
      background: drawing.background
    )
    assertGolden(picture, drawing.name)
  }

  static let drawings = shapes + images + gradients + groups + effects + blends

  // MARK: Shapes

  static let ink = Paint.color(Color(red: 0.1, green: 0.2, blue: 0.6))
  static let red = Paint.color(Color(red: 0.9, green: 0.2, blue: 0.1))

  static func star(_ center: CGPoint, _ radius: Double) -> Path {
    var path = Path()
    for index in 0..<5 {
      let angle = Double(index) * 4 * Double.pi / 5 - Double.pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  static func ring() -> Path {
    var path = Shape.ellipse(in: bounds.insetBy(dx: 6, dy: 6)).path
    path.append(Shape.ellipse(in: bounds.insetBy(dx: 16, dy: 20)).path)
    return path
  }

  static let shapes: [Drawing] = [
    Drawing("rect-whole") { $0.fill(.rect(CGRect(x: 8, y: 12, width: 40, height: 30)), with: ink) },
    Drawing("rect-fractional") {
      $0.fill(.rect(CGRect(x: 8.5, y: 12.25, width: 40.25, height: 30.5)), with: ink)
    },
    Drawing("rect-hairlines") { recorder in
      for index in 0..<8 {
        let x = 4 + Double(index) * 7 + Double(index) / 8
        recorder.fill(.rect(CGRect(x: x, y: 4, width: 0.5, height: 56)), with: ink)
      }
    },
    Drawing("rect-rotated") {
      $0.pushTransform(CGAffineTransform(translationX: 32, y: 32).rotated(by: 0.4))
      $0.fill(.rect(CGRect(x: -22, y: -14, width: 44, height: 28)), with: ink)
    },
    Drawing("rect-rotated-aliased") {
      $0.pushTransform(CGAffineTransform(translationX: 32, y: 32).rotated(by: 0.4))
      $0.fill(.rect(CGRect(x: -22, y: -14, width: 44, height: 28)), with: ink, antialiasing: .none)
    },
    Drawing("rect-edges-partly-antialiased") {
      $0.fill(
        .rect(CGRect(x: 8.5, y: 8.5, width: 40, height: 40)),
        with: ink,
        antialiasing: [.minX, .maxY]
      )
    },
    Drawing("rect-sheared") {
      $0.pushTransform(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
      $0.fill(.rect(CGRect(x: 2, y: 10, width: 30, height: 40)), with: ink)
    },
    Drawing("rounded-rect") {
      $0.fill(.roundedRect(bounds.insetBy(dx: 6, dy: 12), radius: 14), with: ink)
    },
    Drawing("rounded-rect-radii") {
      let radii = CornerRadii(minXMinY: 4, maxXMinY: 12, maxXMaxY: 20, minXMaxY: 0)
      $0.fill(.roundedRect(bounds.insetBy(dx: 6, dy: 10), radii), with: ink)
    },
    Drawing("rounded-rect-pill") {
      $0.fill(.roundedRect(CGRect(x: 6, y: 20, width: 52, height: 20), radius: 99), with: ink)
    },
    Drawing("rounded-rect-rotated") {
      $0.pushTransform(CGAffineTransform(translationX: 32, y: 32).rotated(by: -0.5))
      $0.fill(.roundedRect(CGRect(x: -22, y: -14, width: 44, height: 28), radius: 9), with: ink)
    },
    Drawing("ellipse") { $0.fill(.ellipse(in: bounds.insetBy(dx: 5, dy: 14)), with: ink) },
    Drawing("dots") { recorder in
      for index in 0..<36 {
        let size = 0.5 + Double(index) / 6
        let place = CGRect(
          x: 4 + Double(index % 6) * 10,
          y: 4 + Double(index / 6) * 10,
          width: size,
          height: size
        )
        recorder.fill(.ellipse(in: place), with: ink)
      }
    },
    Drawing("star-non-zero") { $0.fill(.path(star(CGPoint(x: 32, y: 34), 28)), with: ink) },
    Drawing("star-even-odd") {
      $0.fill(.path(star(CGPoint(x: 32, y: 34), 28), .evenOdd), with: ink)
    },
    Drawing("ring-even-odd") { $0.fill(.path(ring(), .evenOdd), with: ink) },
    Drawing("path-quads-and-cubics") {
      var path = Path()
      path.move(to: CGPoint(x: 6, y: 50))
      path.addQuadCurve(to: CGPoint(x: 32, y: 20), control: CGPoint(x: 10, y: 4))
      path.addCurve(
        to: CGPoint(x: 58, y: 50),
        control1: CGPoint(x: 40, y: 60),
        control2: CGPoint(x: 60, y: -10)
      )
      $0.fill(.path(path), with: ink)
    },
    Drawing("path-aliased") {
      $0.fill(.ellipse(in: bounds.insetBy(dx: 8, dy: 8)), with: ink, antialiasing: .none)
    },
    Drawing("path-perspective") {
      var turn = CATransform3D.identity
      turn.m11 = 0.7
      turn.m14 = -0.008
      turn.m41 = 20
      turn.m42 = 32
      $0.pushTransform(turn)
      $0.fill(.roundedRect(CGRect(x: -20, y: -22, width: 60, height: 44), radius: 10), with: ink)
    },
    Drawing("path-behind-the-eye") {
      var turn = CATransform3D.identity
      turn.m24 = -0.03
      turn.m41 = 32
      turn.m42 = 10
      $0.pushTransform(turn)
      $0.fill(.rect(CGRect(x: -10, y: 0, width: 20, height: 200)), with: ink)
    },
    Drawing("spokes") { recorder in
      for index in 0..<24 {
        recorder.pushTransform(
          CGAffineTransform(translationX: 32, y: 32).rotated(by: Double(index) * .pi / 12)
        )
        recorder.fill(.rect(CGRect(x: 6, y: -0.4, width: 24, height: 0.8)), with: ink)
        recorder.pop()
      }
    },
    Drawing("seams-vertical") { recorder in
      for index in 0..<6 {
        let x = 6.3 + Double(index) * 8.7
        recorder.fill(.rect(CGRect(x: x, y: 8, width: 8.7, height: 48)), with: ink)
      }
    },
    Drawing("seams-rotated") { recorder in
      recorder.pushTransform(CGAffineTransform(translationX: 12, y: 2).rotated(by: 0.35))
      for index in 0..<4 {
        let x = Double(index) * 11.3
        recorder.fill(.rect(CGRect(x: x, y: 0, width: 11.3, height: 40)), with: ink)
      }
    },
    Drawing("translucent-overlaps") { recorder in
      for index in 0..<3 {
        let color = Color(
          red: index == 0 ? 1 : 0,
          green: index == 1 ? 0.8 : 0,
          blue: index == 2 ? 1 : 0,
          alpha: 0.5
        )
        let place = CGRect(
          x: 6 + Double(index) * 12,
          y: 8 + Double(index % 2) * 14,
          width: 28,
          height: 34
        )
        recorder.fill(.ellipse(in: place), with: .color(color))
      }
    },
  ]

  // MARK: Images

  static let checkers = Samples.checkers(32, 32)
  static let small = Samples.checkers(8, 8)
  static let disc = Samples.disc(32)

  static func turned(_ angle: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: 32, y: 32).rotated(by: angle).translatedBy(x: -32, y: -32)
  }

  static var tilt: CATransform3D {
    var turn = CATransform3D.identity
    turn.m11 = 0.8
    turn.m14 = 0.01
    turn.m41 = 34
    turn.m42 = 32
    return turn
  }

  static let images: [Drawing] = [
    Drawing("image-whole") {
      $0.draw(ImageDraw(checkers, in: CGRect(x: 16, y: 10, width: 32, height: 32)))
    },
    Drawing("image-fractional") {
      $0.draw(ImageDraw(checkers, in: CGRect(x: 16.5, y: 10.25, width: 32, height: 32)))
    },
    Drawing("image-enlarged-linear") {
      $0.draw(ImageDraw(small, in: bounds.insetBy(dx: 4, dy: 4)))
    },
    Drawing("image-enlarged-nearest") {
      $0.draw(ImageDraw(small, in: bounds.insetBy(dx: 4, dy: 4), magnification: .nearest))
    },
    Drawing("image-shrunk-linear") {
      $0.draw(ImageDraw(checkers, in: CGRect(x: 20, y: 20, width: 11, height: 13)))
    },
    Drawing("image-shrunk-nearest") {
      $0.draw(
        ImageDraw(checkers, in: CGRect(x: 20, y: 20, width: 11, height: 13), minification: .nearest)
      )
    },
    Drawing("image-shrunk-trilinear") {
      $0.draw(
        ImageDraw(
          checkers,
          in: CGRect(x: 20, y: 20, width: 11, height: 13),
          minification: .trilinear
        )
      )
    },
    Drawing("image-rotated") {
      $0.pushTransform(turned(0.5))
      $0.draw(ImageDraw(checkers, in: bounds.insetBy(dx: 12, dy: 12)))
    },
    Drawing("image-mirrored") {
      $0.pushTransform(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0))
      $0.draw(ImageDraw(checkers, in: bounds.insetBy(dx: 12, dy: 12)))
    },
    Drawing("image-quarter-turn") {
      $0.pushTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: 0))
      $0.draw(ImageDraw(checkers, in: CGRect(x: 10, y: 14, width: 40, height: 30)))
    },
    Drawing("image-perspective") {
      $0.pushTransform(tilt)
      $0.draw(ImageDraw(checkers, in: CGRect(x: -28, y: -24, width: 56, height: 48)))
    },
    Drawing("image-perspective-nearest") {
      $0.pushTransform(tilt)
      $0.draw(
        ImageDraw(
          checkers,
          in: CGRect(x: -28, y: -24, width: 56, height: 48),
          magnification: .nearest,
          minification: .nearest
        )
      )
    },
    Drawing("image-source-part") {
      $0.draw(
        ImageDraw(
          checkers,
          source: CGRect(x: 8, y: 8, width: 12, height: 16),
          in: bounds.insetBy(dx: 12, dy: 8)
        )
      )
    },
    Drawing("image-source-beyond") {
      $0.draw(
        ImageDraw(
          checkers,
          source: CGRect(x: -10, y: -10, width: 52, height: 52),
          in: bounds.insetBy(dx: 4, dy: 4)
        )
      )
    },
    Drawing("image-translucent") {
      $0.draw(ImageDraw(disc, in: CGRect(x: 16, y: 16, width: 32, height: 32), alpha: 0.5))
    },
    Drawing("image-disc-enlarged") { $0.draw(ImageDraw(disc, in: bounds.insetBy(dx: 3, dy: 3))) },
    Drawing("image-tinted") {
      $0.draw(
        ImageDraw(
          disc,
          in: bounds.insetBy(dx: 10, dy: 10),
          tint: Color(red: 0, green: 0.5, blue: 0.2)
        )
      )
    },
    Drawing("image-nine-slices") {
      $0.draw(
        ImageDraw(
          disc,
          in: CGRect(x: 3.5, y: 12, width: 57, height: 40),
          center: CGRect(x: 15, y: 15, width: 2, height: 2)
        )
      )
    },
    Drawing("image-nine-slices-small") {
      $0.draw(
        ImageDraw(
          disc,
          in: CGRect(x: 22, y: 22, width: 20, height: 16),
          center: CGRect(x: 15, y: 15, width: 2, height: 2)
        )
      )
    },
    Drawing("image-clipped-round") {
      $0.pushClip(.ellipse(in: bounds.insetBy(dx: 9, dy: 9)))
      $0.draw(ImageDraw(checkers, in: bounds))
    },
    Drawing("pattern") {
      let pattern = Pattern(small, transform: CGAffineTransform(scaleX: 1.5, y: 1.5))
      $0.fill(.roundedRect(bounds.insetBy(dx: 5, dy: 5), radius: 16), with: .pattern(pattern))
    },
    Drawing("pattern-rotated") {
      let pattern = Pattern(
        small,
        transform: CGAffineTransform(rotationAngle: 0.6),
        interpolation: .nearest
      )
      $0.fill(.ellipse(in: bounds.insetBy(dx: 5, dy: 5)), with: .pattern(pattern))
    },
  ]

  // MARK: Gradients

  static let stops: [Gradient.Stop] = [
    .init(offset: 0, color: Color(red: 1, green: 0.8, blue: 0)),
    .init(offset: 0.5, color: Color(red: 0.9, green: 0.1, blue: 0.4)),
    .init(offset: 1, color: Color(red: 0.1, green: 0.1, blue: 0.6)),
  ]

  static let fading: [Gradient.Stop] = [
    .init(offset: 0, color: Color(red: 0, green: 0.3, blue: 0.9)),
    .init(offset: 1, color: Color(red: 0, green: 0.3, blue: 0.9, alpha: 0)),
  ]

  static let gradients: [Drawing] = [
    Drawing("axial") {
      let line = Gradient.Geometry.axial(start: CGPoint(x: 8, y: 8), end: CGPoint(x: 56, y: 40))
      $0.fill(.rect(bounds), with: .gradient(Gradient(line, stops: stops)))
    },
    Drawing("axial-not-extended") {
      let line = Gradient.Geometry.axial(start: CGPoint(x: 16, y: 0), end: CGPoint(x: 48, y: 16))
      let gradient = Gradient(line, stops: stops, extendsStart: false, extendsEnd: false)
      $0.fill(.rect(bounds), with: .gradient(gradient))
    },
    Drawing("axial-fading") {
      let line = Gradient.Geometry.axial(start: .zero, end: CGPoint(x: 0, y: 64))
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.rect(bounds), with: .gradient(Gradient(line, stops: fading)))
    },
    Drawing("axial-hard-stop") {
      let hard: [Gradient.Stop] = [
        .init(offset: 0, color: .black), .init(offset: 0.5, color: .black),
        .init(offset: 0.5, color: Color(red: 1, green: 0.5, blue: 0)),
        .init(offset: 1, color: .white),
      ]
      let line = Gradient.Geometry.axial(start: .zero, end: CGPoint(x: 64, y: 0))
      $0.fill(.ellipse(in: bounds), with: .gradient(Gradient(line, stops: hard)))
    },
    Drawing("axial-perspective") {
      let line = Gradient.Geometry.axial(start: CGPoint(x: -28, y: 0), end: CGPoint(x: 28, y: 0))
      $0.pushTransform(tilt)
      $0.fill(
        .rect(CGRect(x: -28, y: -24, width: 56, height: 48)),
        with: .gradient(Gradient(line, stops: stops))
      )
    },
    Drawing("radial") {
      let center = CGPoint(x: 32, y: 32)
      let circles = Gradient.Geometry.radial(
        startCenter: center,
        startRadius: 0,
        endCenter: center,
        endRadius: 30
      )
      $0.fill(.rect(bounds), with: .gradient(Gradient(circles, stops: stops)))
    },
    Drawing("radial-two-circles") {
      let circles = Gradient.Geometry.radial(
        startCenter: CGPoint(x: 20, y: 32),
        startRadius: 4,
        endCenter: CGPoint(x: 44, y: 32),
        endRadius: 16
      )
      $0.fill(
        .rect(bounds),
        with: .gradient(Gradient(circles, stops: stops, extendsStart: false, extendsEnd: false))
      )
    },
    Drawing("radial-ellipse") {
      let circles = Gradient.Geometry.radial(
        startCenter: .zero,
        startRadius: 0,
        endCenter: .zero,
        endRadius: 1
      )
      let gradient = Gradient(
        circles,
        stops: stops,
        transform: CGAffineTransform(a: 30, b: 0, c: 0, d: 14, tx: 32, ty: 32)
      )
      $0.fill(.rect(bounds), with: .gradient(gradient))
    },
    Drawing("conic") {
      let turn = Gradient.Geometry.conic(center: CGPoint(x: 32, y: 32), angle: 0.5)
      $0.fill(
        .ellipse(in: bounds.insetBy(dx: 4, dy: 4)),
        with: .gradient(Gradient(turn, stops: stops))
      )
    },
  ]
}
