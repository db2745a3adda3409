import Display
import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

/// Bitmaps of which only a part is not clear, as labels are.
@Suite
struct ClearMarginTests {
  private let side = 160.0

  /// Ink of any alpha in a box, or none at all.
  private func bitmap(_ dice: inout Dice) -> Pixmap {
    let (width, height) = (1 + dice.index(90), 1 + dice.index(60))
    var pixmap = Pixmap(width: width, height: height)
    let box = PixelRect(
      minX: dice.index(width),
      minY: dice.index(height),
      maxX: dice.index(width + 1),
      maxY: dice.index(height + 1)
    )
    for y in box.minY..<max(box.minY, box.maxY) {
      for x in box.minX..<max(box.minX, box.maxX) where dice.index(3) > 0 {
        pixmap[x, y] = Pixel(dice.color())
      }
    }
    return pixmap
  }

  private func image(_ dice: inout Dice) -> ImageDraw {
    let pixmap = bitmap(&dice)
    let size = CGSize(width: pixmap.width, height: pixmap.height)
    var place = CGRect(origin: dice.point(side), size: size)
    switch dice.index(4) {
    case 0: place.origin = CGPoint(x: place.minX.rounded(), y: place.minY.rounded())
    case 1:
      place.size = CGSize(
        width: size.width * dice.number(0.05...4),
        height: size.height * dice.number(0.05...4)
      )
    default: break
    }
    var image = ImageDraw(pixmap, in: place, alpha: dice.index(2) == 0 ? 1 : dice.unit())
    let interpolations: [Interpolation] = [.nearest, .linear, .trilinear]
    image.magnification = interpolations[dice.index(3)]
    image.minification = interpolations[dice.index(3)]
    if dice.index(5) == 0 { image.tint = dice.color() }
    if dice.index(5) == 0 {
      // More or less than there is of it.
      image.source = CGRect(
        x: dice.number(-9...9),
        y: dice.number(-9...9),
        width: size.width * dice.number(0.3...1.5),
        height: size.height * dice.number(0.3...1.5)
      )
    }
    if dice.index(6) == 0 {
      image.center = CGRect(
        x: size.width / 3,
        y: size.height / 4,
        width: size.width / 3,
        height: size.height / 2
      )
    }
    return image
  }

  private func scene(_ seed: UInt64) -> DisplayList {
    var dice = Dice(seed)
    return .record { recorder in
      // Now and then almost nothing is behind them.
      let ground = seed % 3 > 0 ? 150.0 : 20
      recorder.fill(
        .rect(CGRect(x: 0, y: 0, width: ground, height: 155)),
        with: .color(dice.color())
      )
      for part in 0..<30 {
        switch dice.index(9) {
        case 0: recorder.pop(to: max(0, recorder.depth - 1))
        case 1: recorder.pushGroup(opacity: dice.unit())
        case 2: recorder.pushClip(.roundedRect(dice.rect(side), radius: dice.number(0...30)))
        case 3:
          recorder.pushTransform(
            CGAffineTransform(rotationAngle: dice.number(-3...3)).scaledBy(
              x: dice.number(-2...2),
              y: 1.2
            )
          )
        case 4:
          var turn = CATransform3D.identity
          turn.m14 = dice.number(-0.004...0.004)
          recorder.pushTransform(turn)
        case 5:
          recorder.draw(
            randomScene(50 * seed + UInt64(part), side: side, count: 3, hasGround: false)
          )
        default: recorder.draw(image(&dice))
        }
      }
    }
  }

  @Test(arguments: 1...400)
  func `they are drawn as if nothing were known of their margins`(_ seed: UInt64) {
    let list = scene(seed)
    let known = RenderPlan(list, width: Int(side), height: Int(side), background: Pixel(.black))
    var unknown = known
    for index in unknown.items.images.indices { unknown.items.images[index].shown = nil }
    assertSameRender(Renderer().paint(known), Renderer().paint(unknown))
  }

  @Test
  func `scenes of labels have margins that are known`() {
    let label = Pixmap(width: 60, height: 20) { pixels in
      for y in 8..<14 { for x in 3..<20 { pixels[y * 60 + x] = 0xFF00_0000 } }
    }
    let list = DisplayList.record {
      $0.draw(ImageDraw(label, in: CGRect(x: 10.25, y: 30, width: 60, height: 20)))
    }
    let images = RenderPlan(list, width: 100, height: 100).items.images
    #expect(images.map(\.shown) == [PixelRect(minX: 12, minY: 37, maxX: 31, maxY: 45)])
  }
}
