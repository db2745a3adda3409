import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing
@testable import Raster

/// What puts drawings together: groups, clips, masks, filters and blend modes.
extension DrawingGoldens {
  // MARK: Groups, clips, masks

  static let groups: [Drawing] = [
    Drawing("group-opacity") {
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.pushGroup(opacity: 0.5)
      $0.fill(.ellipse(in: CGRect(x: 6, y: 10, width: 34, height: 34)), with: ink)
      $0.fill(.ellipse(in: CGRect(x: 24, y: 20, width: 34, height: 34)), with: red)
    },
    Drawing("group-nested") {
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.pushGroup(opacity: 0.8)
      $0.fill(.rect(CGRect(x: 6, y: 6, width: 40, height: 40)), with: ink)
      $0.pushGroup(opacity: 0.5)
      $0.fill(.ellipse(in: CGRect(x: 20, y: 20, width: 30, height: 30)), with: red)
      $0.draw(ImageDraw(disc, in: CGRect(x: 30, y: 24, width: 32, height: 32)))
    },
    Drawing("group-of-colours-rotated") {
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.pushTransform(turned(0.4))
      $0.pushGroup(opacity: 0.6)
      $0.fill(
        .roundedRect(CGRect(x: 8, y: 16, width: 48, height: 32), radius: 8),
        with: .color(Color(red: 0.1, green: 0.6, blue: 0.2, alpha: 0.7))
      )
      $0.fill(
        .roundedRect(CGRect(x: 14, y: 20, width: 20, height: 12), radius: 4),
        with: .color(Color(red: 1, green: 1, blue: 0, alpha: 0.8))
      )
    },
    Drawing("clip-of-several") {
      $0.pushClip(.roundedRect(CGRect(x: 8.5, y: 8.5, width: 47, height: 47), radius: 12))
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.rect(CGRect(x: 0, y: 30, width: 64, height: 40)), with: ink)
      $0.fill(.ellipse(in: CGRect(x: 30, y: 10, width: 40, height: 30)), with: red)
    },
    Drawing("clip-in-clip") {
      $0.pushClip(.ellipse(in: CGRect(x: 4, y: 10, width: 40, height: 40)))
      $0.pushClip(.ellipse(in: CGRect(x: 20, y: 14, width: 40, height: 40)))
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.rect(CGRect(x: 30, y: 0, width: 4, height: 64)), with: red)
    },
    Drawing("clip-aliased") {
      $0.pushClip(.ellipse(in: bounds.insetBy(dx: 8, dy: 8)), antialiased: false)
      $0.draw(ImageDraw(checkers, in: bounds))
    },
    Drawing("clip-even-odd") {
      $0.pushClip(.path(ring(), .evenOdd))
      $0.draw(ImageDraw(checkers, in: bounds))
    },
    Drawing("mask-gradient") {
      let line = Gradient.Geometry.axial(start: .zero, end: CGPoint(x: 64, y: 64))
      $0.pushMask(
        .record { $0.fill(.rect(bounds), with: .gradient(Gradient(line, stops: fading))) }
      )
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.ellipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)), with: red)
    },
    Drawing("mask-image") {
      $0.pushMask(.record { $0.draw(ImageDraw(disc, in: bounds)) })
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.rect(CGRect(x: 0, y: 28, width: 64, height: 8)), with: red)
    },
    Drawing("mask-in-mask") {
      $0.pushMask(
        .record {
          $0.pushMask(.record { $0.draw(ImageDraw(disc, in: bounds)) })
          $0.fill(.rect(CGRect(x: 0, y: 0, width: 64, height: 26)), with: .color(.black))
          $0.fill(.rect(CGRect(x: 0, y: 38, width: 64, height: 26)), with: .color(.black))
        }
      )
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.rect(CGRect(x: 28, y: 0, width: 8, height: 64)), with: ink)
    },
    Drawing("mask-over-clear", background: .clear) {
      $0.pushMask(.record { $0.draw(ImageDraw(disc, in: bounds)) })
      $0.fill(.rect(bounds), with: red)
      $0.fill(.rect(CGRect(x: 28, y: 0, width: 8, height: 64)), with: ink)
    },
  ]

  // MARK: Shadows and filters

  static let effects: [Drawing] = [
    Drawing("shadow-rect") {
      let place = CGRect(x: 14, y: 14, width: 36, height: 30)
      $0.draw(
        Shadow(
          .shape(.rect(place)),
          color: Color(white: 0, alpha: 0.6),
          sigma: 4,
          offset: CGVector(dx: 0, dy: 4)
        )
      )
      $0.fill(.rect(place), with: .color(.white))
    },
    Drawing("shadow-rounded-coloured") {
      let shape = Shape.roundedRect(CGRect(x: 12, y: 12, width: 36, height: 36), radius: 12)
      $0.draw(
        Shadow(
          .shape(shape),
          color: Color(red: 0.2, green: 0, blue: 0.8),
          sigma: 3,
          offset: CGVector(dx: 5, dy: 5)
        )
      )
      $0.fill(shape, with: red)
    },
    Drawing("shadow-of-list") {
      let list = DisplayList.record {
        $0.fill(.path(star(CGPoint(x: 30, y: 30), 22)), with: red)
        $0.draw(ImageDraw(disc, in: CGRect(x: 34, y: 34, width: 20, height: 20)))
      }
      $0.draw(
        Shadow(
          .list(list),
          color: Color(white: 0, alpha: 0.8),
          sigma: 2,
          offset: CGVector(dx: 4, dy: 5)
        )
      )
      $0.draw(list)
    },
    Drawing("shadow-wide") {
      $0.draw(
        Shadow(.shape(.ellipse(in: bounds.insetBy(dx: 16, dy: 16))), color: .black, sigma: 12)
      )
    },
    Drawing("blur-group") {
      $0.pushGroup(Group(filters: [.gaussianBlur(sigma: 3)]))
      $0.fill(.path(star(CGPoint(x: 32, y: 34), 26)), with: ink)
      $0.fill(.ellipse(in: CGRect(x: 24, y: 26, width: 16, height: 16)), with: red)
    },
    Drawing("blur-over-clear", background: .clear) {
      $0.pushGroup(Group(opacity: 0.8, filters: [.gaussianBlur(sigma: 2)]))
      $0.draw(ImageDraw(checkers, in: bounds.insetBy(dx: 14, dy: 14)))
    },
    Drawing("matrix-grey") {
      $0.pushGroup(Group(filters: [.colorMatrix(.saturation(0))]))
      $0.draw(ImageDraw(checkers, in: bounds.insetBy(dx: 6, dy: 6)))
    },
    Drawing("matrix-multiply") {
      $0.pushGroup(Group(filters: [.colorMatrix(.multiply(red: 1, green: 0.4, blue: 0.4))]))
      $0.draw(ImageDraw(checkers, in: bounds.insetBy(dx: 6, dy: 6)))
      $0.draw(ImageDraw(disc, in: bounds.insetBy(dx: 16, dy: 16)))
    },
    Drawing("backdrop-blur") {
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.fill(.path(star(CGPoint(x: 32, y: 34), 26)), with: ink)
      $0.draw(
        Backdrop(
          .roundedRect(CGRect(x: 10, y: 20, width: 44, height: 30), radius: 8),
          filters: [.gaussianBlur(sigma: 4), .colorMatrix(.saturation(1.8))]
        )
      )
      $0.fill(
        .roundedRect(CGRect(x: 10, y: 20, width: 44, height: 30), radius: 8),
        with: .color(Color(white: 1, alpha: 0.3))
      )
    },
    Drawing("backdrop-in-group") {
      $0.draw(ImageDraw(checkers, in: bounds))
      $0.pushGroup(opacity: 0.7)
      $0.fill(.rect(CGRect(x: 4, y: 4, width: 30, height: 56)), with: red)
      $0.draw(
        Backdrop(.ellipse(in: bounds.insetBy(dx: 14, dy: 14)), filters: [.gaussianBlur(sigma: 5)])
      )
    },
  ]

  // MARK: Blend modes

  static let blends: [Drawing] = BlendMode.allCases.map { mode in
    Drawing("blend-\(mode)", background: .clear) {
      let line = Gradient.Geometry.axial(start: .zero, end: CGPoint(x: 64, y: 0))
      let backdrop: [Gradient.Stop] = [
        .init(offset: 0, color: Color(red: 0.1, green: 0.1, blue: 0.5)),
        .init(offset: 0.7, color: Color(red: 0.9, green: 0.8, blue: 0.3)),
        .init(offset: 1, color: Color(red: 0.9, green: 0.8, blue: 0.3, alpha: 0)),
      ]
      $0.fill(
        .rect(CGRect(x: 4, y: 4, width: 56, height: 40)),
        with: .gradient(Gradient(line, stops: backdrop))
      )
      $0.draw(ImageDraw(disc, in: CGRect(x: 12, y: 18, width: 44, height: 44), blendMode: mode))
    }
  }
}
