import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@Suite(.goldens("DisplayList"))
struct DumpTests {
  private let rect = CGRect(x: 1, y: 2.5, width: 30, height: 40)

  @Test
  func `commands are listed under their contexts`() {
    let list = DisplayList.record(scale: 3) {
      $0.fill(.rect(rect), with: .color(.white))
      $0.pushTransform(CGAffineTransform(translationX: 10, y: 0.125))
      $0.pushGroup(opacity: 0.5)
      $0.pushClip(.roundedRect(rect, radius: 8))
      $0.fill(.ellipse(in: rect), with: .color(Color(red: 1, green: 0, blue: 0, alpha: 0.25)))
      $0.pop()
      $0.fill(.path(Shape.rect(rect).path, .evenOdd), with: .color(.black), antialiasing: [.minX])
      $0.pop(to: 0)
      $0.fill(.rect(rect), with: .color(.black), blendMode: .multiply)
    }
    assertDump(list.dump(), "contexts")
  }

  @Test
  func `every kind of command has its line`() {
    var pixmap = Pixmap(width: 2, height: 2)
    pixmap[0, 0] = Pixel(red: 9, green: 8, blue: 7)
    let stops: [Gradient.Stop] = [.init(offset: 0, color: .black), .init(offset: 1, color: .white)]
    let inner = DisplayList.record { $0.fill(.rect(rect), with: .color(.black)) }
    var turn = CATransform3D.identity
    turn.m14 = 0.00125
    let list = DisplayList.record {
      $0.draw(ImageDraw(pixmap, in: rect))
      $0.draw(
        ImageDraw(
          pixmap,
          source: CGRect(x: 0, y: 0, width: 1, height: 2),
          in: rect,
          center: CGRect(x: 0.5, y: 0.5, width: 1, height: 1),
          alpha: 0.5,
          tint: .black,
          magnification: .nearest,
          antialiasing: .none,
          blendMode: .screen
        )
      )
      $0.fill(
        .rect(rect),
        with: .gradient(Gradient(.axial(start: .zero, end: rect.origin), stops: stops))
      )
      $0.fill(
        .rect(rect),
        with: .gradient(
          Gradient(
            .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 5),
            stops: stops,
            extendsEnd: false,
            transform: CGAffineTransform(scaleX: 2, y: 1)
          )
        )
      )
      $0.fill(.rect(rect), with: .gradient(Gradient(.conic(center: .zero, angle: 1), stops: stops)))
      $0.fill(.rect(rect), with: .pattern(Pattern(pixmap, alpha: 0.5)))
      $0.pushTransform(turn)
      $0.draw(Shadow(.shape(.rect(rect)), color: .black, sigma: 3, offset: CGVector(dx: 0, dy: -3)))
      $0.draw(Shadow(.list(inner), color: Color(red: 2, green: 0, blue: 0), sigma: 3))
      $0.draw(Backdrop(.rect(rect), filters: [.gaussianBlur(sigma: 20)], alpha: 0.5))
      $0.pushGroup(
        Group(blendMode: .plusLighter, filters: [.colorMatrix(.identity)], isIsolated: true)
      )
      $0.pushMask(inner)
      $0.draw(inner)
    }
    assertDump(list.dump(), "commands")
  }

  @Test
  func `an empty context is listed too`() {
    let list = DisplayList.record {
      $0.pushGroup(opacity: 0.5)
      $0.pop()
      $0.pushClip(.rect(rect), antialiased: false)
    }
    assertDump(list.dump(), "empty-contexts")
  }
}

@Suite
struct DisplayListTests {
  @Test
  func `bounds are those of what is drawn, in pixels`() {
    let list = DisplayList.record(scale: 2) {
      $0.fill(.rect(CGRect(x: 1, y: 1, width: 4, height: 4)), with: .color(.black))
      $0.pushTransform(CGAffineTransform(translationX: 10, y: 0))
      $0.fill(.rect(CGRect(x: 1, y: 1, width: 4, height: 4)), with: .color(.black))
    }
    #expect(list.bounds == CGRect(x: 2, y: 2, width: 28, height: 8))
    #expect(list.commands[1].bounds == CGRect(x: 22, y: 2, width: 8, height: 8))
  }

  @Test
  func `a shadow's bounds reach three deviations further`() {
    let list = DisplayList.record {
      $0.draw(
        Shadow(.shape(.rect(CGRect(x: 0, y: 0, width: 10, height: 10))), color: .black, sigma: 2)
      )
    }
    #expect(list.bounds == CGRect(x: -7, y: -7, width: 24, height: 24))
  }

  @Test
  func `a context holds the commands between push and pop`() {
    let list = DisplayList.record {
      $0.fill(.rect(.zero), with: .color(.black))
      $0.pushGroup(opacity: 0.5)
      $0.fill(.rect(.zero), with: .color(.black))
      $0.fill(.rect(.zero), with: .color(.black))
      $0.pop()
      $0.fill(.rect(.zero), with: .color(.black))
    }
    #expect(list.contexts[1].commands == 1..<3)
    #expect(list.commands.map(\.context) == [0, 1, 1, 0])
  }

  @Test
  func `a projection undone by its inverse is the identity`() {
    var turn = CATransform3D.identity
    turn.m11 = 0.5
    turn.m14 = -0.002
    turn.m41 = 30
    turn.m24 = 0.001
    let projection = Projection(turn)
    let point = CGPoint(x: 12, y: 34)
    let there = projection.map(point)
    let back = there.flatMap { projection.inverted()?.map($0) }
    #expect(abs((back?.x ?? 0) - 12) < 1e-9)
    #expect(abs((back?.y ?? 0) - 34) < 1e-9)
  }

  @Test
  func `an edge-on projection has no inverse`() {
    #expect(Projection(CGAffineTransform(scaleX: 0, y: 1)).inverted() == nil)
  }

  @Test
  func `corners behind the eye are cut off`() {
    var projection = Projection.identity
    projection.m13 = -0.1
    let corners = projection.corners(of: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(corners.count == 4)
    #expect(corners.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(projection.map(CGPoint(x: 20, y: 0)) == nil)
  }
}
