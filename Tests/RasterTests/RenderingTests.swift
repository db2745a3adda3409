import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster

@Suite
struct RenderingTests {
  private func render(
    _ side: Int = 40,
    background: Pixel = Pixel(red: 255, green: 255, blue: 255),
    _ body: (inout DisplayListRecorder) -> Void
  ) -> Pixmap {
    Renderer().render(.record(body), width: side, height: side, background: background)
  }

  private let square = CGRect(x: 5, y: 5, width: 20, height: 20)

  @Test
  func `a mask larger than its content shows in no other band`() {
    let screen = CGRect(x: 0, y: 0, width: 20, height: 200)
    let stops: [Gradient.Stop] = [.init(offset: 0, color: .black), .init(offset: 1, color: .white)]
    let gradient = Gradient(.axial(start: .zero, end: CGPoint(x: 0, y: 200)), stops: stops)
    let list = DisplayList.record { recorder in
      recorder.pushMask(.record { $0.fill(.rect(screen), with: .gradient(gradient)) })
      recorder.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.black))
    }
    let pixmap = Renderer().render(list, width: 20, height: 200, background: Pixel(.white))
    #expect(pixmap[5, 5] == Pixel(.black))
    #expect(pixmap[5, 60] == Pixel(.white))
    #expect(pixmap[5, 150] == Pixel(.white))
  }

  @Test
  func `a group of one drawing is that drawing, fainter`() {
    let grouped = render {
      $0.pushGroup(opacity: 0.4)
      $0.fill(.ellipse(in: square), with: .color(.black))
    }
    let faint = render { $0.fill(.ellipse(in: square), with: .color(Color(white: 0, alpha: 0.4))) }
    assertSameRender(grouped, faint)
  }

  @Test
  func `rectangles of one colour in two clips stay in their own`() {
    let picture = render { recorder in
      for (clip, rect) in [
        (CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 0.5, y: 0.5, width: 30, height: 30)),
        (CGRect(x: 10, y: 0, width: 10, height: 20), CGRect(x: 10.5, y: 0.5, width: 8, height: 5)),
      ] {
        recorder.pushClip(.rect(clip))
        recorder.fill(.rect(rect), with: .color(.black))
        recorder.pop()
      }
    }
    #expect(picture[5, 15] == Pixel(.black))
    #expect(picture[15, 15] == Pixel(.white))
  }

  @Test
  func `a backdrop in a group that is alone in another sees each of them once`() {
    func scene(_ opacities: [Double]) -> Pixmap {
      render { recorder in
        for opacity in opacities { recorder.pushGroup(opacity: opacity) }
        recorder.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.black))
        recorder.draw(Backdrop(.rect(square), filters: [.gaussianBlur(sigma: 2)]))
      }
    }
    let once = scene([0.25])[15, 15]
    let twice = scene([0.5, 0.5])[15, 15]
    #expect(abs(Int(once.red) - Int(twice.red)) <= 2, "\(once), \(twice)")
  }

  @Test
  func `overlapping drawings in a group do not show through`() {
    let picture = render {
      $0.pushGroup(opacity: 0.5)
      $0.fill(.rect(square), with: .color(.black))
      $0.fill(.rect(square.offsetBy(dx: 8, dy: 8)), with: .color(Color(red: 1, green: 0, blue: 0)))
    }
    // Half of 255 rounds to 128, which leaves 127 of white.
    #expect(picture[6, 6] == Pixel(red: 127, green: 127, blue: 127))
    #expect(picture[20, 20] == Pixel(red: 255, green: 127, blue: 127))
  }

  @Test
  func `a translucent group of translucent colours over an image`() {
    let image = Samples.checkers(40, 40)
    let picture = render { recorder in
      recorder.draw(ImageDraw(image, in: CGRect(x: 0, y: 0, width: 40, height: 40)))
      recorder.pushGroup(opacity: 0.6)
      recorder.fill(.rect(square), with: .color(Color(red: 1, green: 0, blue: 0, alpha: 0.7)))
      recorder.fill(.rect(square), with: .color(Color(red: 0, green: 0, blue: 1, alpha: 0.8)))
    }
    let below = Double(image[10, 10].green)
    // 0.6 * (1 - (1 - 0.7) * (1 - 0.8)) of green is covered by colours without green.
    #expect(abs(Double(picture[10, 10].green) - below * (1 - 0.6 * 0.94)) <= 0.51)
  }

  @Test
  func `a mask of one shape is a clip`() {
    let image = Samples.checkers(40, 40)
    let bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let shape = Shape.roundedRect(CGRect(x: 3.3, y: 4.7, width: 30, height: 25), radius: 9)
    let masked = render {
      $0.pushMask(.record { $0.fill(shape, with: .color(.black)) })
      $0.draw(ImageDraw(image, in: bounds))
    }
    let clipped = render {
      $0.pushClip(shape)
      $0.draw(ImageDraw(image, in: bounds))
    }
    let alsoMasked = render {
      // Two fills: drawn as a picture, not recognized as a clip.
      $0.pushMask(
        .record {
          $0.fill(shape, with: .color(.black))
          $0.fill(.rect(CGRect(x: 10, y: 10, width: 2, height: 2)), with: .color(.black))
        }
      )
      $0.draw(ImageDraw(image, in: bounds))
    }
    assertSameRender(masked, clipped)
    assertSameRender(alsoMasked, clipped)
  }

  @Test
  func `a half-transparent mask multiplies by half`() {
    let picture = render {
      $0.pushMask(.record { $0.fill(.rect(square), with: .color(Color(white: 0, alpha: 0.5))) })
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.black))
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
    }
    #expect(picture[10, 10] == Pixel(red: 127, green: 127, blue: 127))
    #expect(picture[30, 30] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test
  func `a nested list looks as if its commands were drawn in its place`() {
    let inner = randomScene(4, side: 60, count: 30)
    let nested = render(70) {
      $0.pushTransform(CGAffineTransform(translationX: 7.25, y: 3.5))
      $0.draw(inner)
    }
    let flat = render(70) { recorder in
      recorder.draw(
        .record { deeper in
          deeper.pushTransform(CGAffineTransform(translationX: 7.25, y: 3.5))
          deeper.draw(inner)
        }
      )
    }
    assertSameRender(nested, flat)
  }

  @Test
  func `abutting rectangles of one colour show no seam`() {
    for cut in stride(from: 10.0, through: 11, by: 0.125) {
      let picture = render(background: Pixel(red: 0, green: 0, blue: 0)) {
        $0.pushGroup(opacity: 0.5)
        $0.fill(.rect(CGRect(x: 5, y: 5, width: cut, height: 20)), with: .color(.white))
        $0.fill(.rect(CGRect(x: 5 + cut, y: 5, width: 25 - cut, height: 20)), with: .color(.white))
      }
      #expect((6..<29).allSatisfy { picture[$0, 10] == picture[8, 10] }, "\(cut)")
    }
  }

  @Test
  func `abutting rotated rectangles of one colour show no seam`() {
    let picture = render(background: Pixel(red: 0, green: 0, blue: 0)) {
      $0.pushTransform(CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 10, y: 0))
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 10.3, height: 20)), with: .color(.white))
      $0.fill(.rect(CGRect(x: 10.3, y: 0, width: 10, height: 20)), with: .color(.white))
    }
    let row = (0..<40).map { Int(picture[$0, 15].red) }
    let first = row.firstIndex(of: 255) ?? 0
    let last = row.lastIndex(of: 255) ?? 0
    #expect(last - first > 10)
    #expect((first...last).allSatisfy { row[$0] == 255 })
  }

  @Test
  func `an image at whole pixels is copied`() {
    let image = Samples.checkers(20, 20)
    let picture = render {
      $0.draw(ImageDraw(image, in: CGRect(x: 7, y: 9, width: 20, height: 20)))
    }
    #expect((0..<400).allSatisfy { picture[7 + $0 % 20, 9 + $0 / 20] == image[$0 % 20, $0 / 20] })
  }

  @Test
  func `an image at half pixels is the mean of neighbours`() {
    var image = Pixmap(width: 4, height: 1)
    for x in 0..<4 { image[x, 0] = Pixel(red: UInt8(x * 40), green: 0, blue: 0) }
    let picture = render {
      $0.draw(ImageDraw(image, in: CGRect(x: 2.5, y: 3, width: 4, height: 1)))
    }
    #expect(picture[4, 3].red == 60)
    #expect(picture[5, 3].red == 100)
  }

  @Test
  func `a strongly shrunk image keeps its mean`() {
    var image = Pixmap(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { image[x, y] = (x + y) % 2 == 0 ? Pixel(.white) : Pixel(.black) }
    }
    for side in [128.0, 64, 32, 17, 5] {
      for mode in [Interpolation.linear, .trilinear] {
        let picture = render {
          $0.draw(
            ImageDraw(
              image,
              in: CGRect(x: 2, y: 2, width: side, height: side),
              minification: mode
            )
          )
        }
        #expect(abs(Int(picture[4, 4].red) - 128) <= 2, "\(side) \(mode)")
      }
    }
  }

  @Test
  func `an opaque image over another hides it, and edges blend`() {
    let below = Samples.checkers(40, 40)
    let above = Samples.checkers(20, 20)
    let picture = render {
      $0.draw(ImageDraw(below, in: CGRect(x: 0, y: 0, width: 40, height: 40)))
      $0.pushClip(.rect(CGRect(x: 10.5, y: 10, width: 10, height: 10)))
      $0.draw(ImageDraw(above, in: CGRect(x: 5, y: 5, width: 20, height: 20)))
    }
    #expect(picture[12, 12] == above[7, 7])
    let expected = (Int(below[10, 12].green) + Int(above[5, 7].green) + 1) / 2
    #expect(abs(Int(picture[10, 12].green) - expected) <= 1)
  }

  @Test
  func `a clip with several things inside cuts them as one`() {
    let edge = CGRect(x: 5, y: 5, width: 20.5, height: 20)
    let picture = render(background: Pixel(red: 0, green: 0, blue: 0)) {
      $0.pushClip(.rect(edge))
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(.white))
      $0.fill(
        .rect(CGRect(x: 0, y: 0, width: 40, height: 40)),
        with: .color(Color(red: 1, green: 0, blue: 0))
      )
    }
    // No white shines through at the half-covered edge.
    #expect(picture[25, 10] == Pixel(red: 128, green: 0, blue: 0))
  }

  @Test
  func `a shape behind the eye is not drawn`() {
    var turn = CATransform3D.identity
    turn.m34 = -1 / 20
    turn.m13 = -1
    turn.m11 = 0.3
    let picture = render {
      $0.pushTransform(turn.concatenating(.init(CGAffineTransform(translationX: 20, y: 20))))
      $0.fill(.rect(CGRect(x: -400, y: -15, width: 800, height: 30)), with: .color(.black))
      $0.draw(
        ImageDraw(Samples.checkers(9, 9), in: CGRect(x: -400, y: -10, width: 800, height: 20))
      )
    }
    #expect(picture.width == 40)
  }

  @Test(arguments: [
    CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5),
    CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    CGAffineTransform(a: 1e300, b: 0, c: 0, d: 1e300, tx: 0, ty: 0),
    CGAffineTransform(a: 1e-300, b: 0, c: 0, d: 1e-300, tx: 0, ty: 0),
  ])
  func `a transform without an inverse draws nothing and does no harm`(_ t: CGAffineTransform) {
    let gradient = Gradient(
      .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 9),
      stops: [.init(offset: 0, color: .black), .init(offset: 1, color: .white)]
    )
    _ = render {
      $0.pushTransform(t)
      $0.fill(.rect(square), with: .color(.black))
      $0.fill(.ellipse(in: square), with: .gradient(gradient))
      $0.draw(ImageDraw(Samples.disc(9), in: square))
      $0.pushClip(.ellipse(in: square))
      $0.draw(Shadow(.shape(.rect(square)), color: .black, sigma: 3))
      $0.draw(Backdrop(.rect(square), filters: [.gaussianBlur(sigma: 3)]))
      $0.pushGroup(Group(filters: [.gaussianBlur(sigma: 2)]))
      $0.fill(.rect(square), with: .color(.black))
    }
  }

  @Test
  func `ten thousand nested groups and clips are drawn`() {
    let picture = render {
      for level in 0..<10_000 {
        if level % 3 == 0 {
          $0.pushClip(.rect(CGRect(x: 1.5, y: 1.5, width: 30, height: 30)))
        } else {
          $0.pushGroup(opacity: level % 1000 == 1 ? 0.99 : 1)
        }
        if level % 500 == 0 { $0.fill(.rect(square), with: .color(.black)) }
      }
      $0.fill(.ellipse(in: square), with: .color(.white))
    }
    #expect(picture[1, 1] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test
  func `ten thousand nested lists are drawn`() {
    var list = DisplayList.record { $0.fill(.rect(square), with: .color(.black)) }
    for _ in 0..<10_000 {
      let inner = list
      list = .record { $0.draw(inner) }
    }
    let picture = Renderer().render(list, width: 40, height: 40)
    #expect(picture[10, 10].alpha == 255)
    // Releases the lists one by one: releasing a chain of them would recurse.
    while case .list(let inner)? = list.commands.first?.kind { list = inner }
  }

  @Test
  func `a hundred thousand commands are drawn`() {
    let picture = render(200) { recorder in
      for index in 0..<100_000 {
        let rect = CGRect(x: Double(index % 190), y: Double(index / 600), width: 9, height: 8)
        recorder.fill(.rect(rect), with: .color(Color(white: Double(index % 7) / 7)))
      }
    }
    #expect(picture[100, 100].alpha == 255)
  }

  @Test
  func `drawing over a bitmap keeps what is not covered`() {
    var picture = Samples.checkers(40, 40)
    let before = picture
    Renderer().draw(.record { $0.fill(.rect(square), with: .color(.black)) }, into: &picture)
    #expect(picture[2, 2] == before[2, 2])
    #expect(picture[10, 10] == Pixel(.black))
  }

  @Test
  func `a backdrop blurs only what is below it`() {
    let picture = render {
      $0.fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.black))
      $0.draw(
        Backdrop(
          .rect(CGRect(x: 0, y: 0, width: 40, height: 20)),
          filters: [.gaussianBlur(sigma: 3)]
        )
      )
      $0.fill(.rect(CGRect(x: 30, y: 0, width: 4, height: 4)), with: .color(.black))
    }
    #expect(picture[20, 10].red > 90 && picture[20, 10].red < 170)
    #expect(picture[20, 30].red == 255)
    #expect(picture[2, 10].red < 4)
    #expect(picture[31, 2].red == 0)
  }

  @Test(arguments: [0, 3, 14.5])
  func `a shadow of a list is that of its silhouette`(sigma: Double) {
    let shape = Shape.roundedRect(square, radius: 6)
    let color = Color(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.6)
    func shadow(_ silhouette: Shadow.Silhouette) -> Pixmap {
      let offset = CGVector(dx: 2, dy: 3)
      return render { $0.draw(Shadow(silhouette, color: color, sigma: sigma, offset: offset)) }
    }
    let list = DisplayList.record { $0.fill(shape, with: .color(.white)) }
    assertSameRender(shadow(.shape(shape)), shadow(.list(list)))
  }

  @Test
  func `nine slices leave corners as they are`() {
    let image = Samples.checkers(24, 24)
    let picture = render {
      $0.draw(
        ImageDraw(
          image,
          in: CGRect(x: 0, y: 0, width: 40, height: 40),
          center: CGRect(x: 8, y: 8, width: 8, height: 8)
        )
      )
    }
    #expect(picture[3, 3] == image[3, 3])
    #expect(picture[38, 2] == image[22, 2])
    #expect(picture[38, 38] == image[22, 22])
  }
}
