import Display
import Foundation
import Geometry
import Pixels

/// A small generator whose numbers are the same on every run.
struct Dice {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + unit() * (range.upperBound - range.lowerBound)
  }

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func color() -> Color {
    Color(red: unit(), green: unit(), blue: unit(), alpha: index(3) == 0 ? 1 : unit())
  }

  mutating func point(_ side: Double) -> CGPoint {
    CGPoint(x: number(-0.2 * side...1.2 * side), y: number(-0.2 * side...1.2 * side))
  }

  mutating func rect(_ side: Double) -> CGRect {
    let origin = point(side)
    return CGRect(x: origin.x, y: origin.y, width: number(1...side), height: number(1...side))
  }
}

/// Bitmaps with something to see at every pixel.
enum Samples {
  static func checkers(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isLight = (x / 4 + y / 4) % 2 == 0
        let ramp = UInt8(x * 255 / max(1, width - 1))
        let color = Color(
          red: Double(ramp) / 255,
          green: isLight ? 0.9 : 0.2,
          blue: Double(y) / Double(height),
          alpha: Double(alpha) / 255
        )
        pixmap[x, y] = Pixel(color)
      }
    }
    return pixmap
  }

  /// A disc with soft, transparent surroundings.
  static func disc(_ side: Int) -> Pixmap {
    var pixmap = Pixmap(width: side, height: side)
    let middle = Double(side) / 2
    for y in 0..<side {
      for x in 0..<side {
        let dx = Double(x) + 0.5 - middle
        let dy = Double(y) + 0.5 - middle
        let distance = (dx * dx + dy * dy).squareRoot()
        let alpha = max(0, min(1, middle - distance))
        pixmap[x, y] = Pixel(
          Color(red: 0.9, green: Double(y) / Double(side), blue: 0.3, alpha: alpha)
        )
      }
    }
    return pixmap
  }
}

/// A list with a bit of everything, on a ground or alone.
func randomScene(
  _ seed: UInt64,
  side: Double = 200,
  count: Int = 40,
  hasGround: Bool = true
) -> DisplayList {
  var dice = Dice(seed)
  let opaque = Samples.checkers(48, 40)
  let translucent = Samples.disc(37)
  return .record { recorder in
    if hasGround {
      recorder.fill(
        .rect(CGRect(x: 0, y: 0, width: side, height: side)),
        with: .color(Color(red: 0.8, green: 0.9, blue: 1))
      )
    }
    for _ in 0..<count {
      switch dice.index(12) {
      case 0: recorder.pop(to: max(0, recorder.depth - 1))
      case 1: recorder.pushGroup(opacity: dice.unit())
      case 2: recorder.pushClip(.roundedRect(dice.rect(side), radius: dice.number(0...30)))
      case 3:
        var turn = CATransform3D.identity
        turn.m34 = -1 / 400
        turn.m13 = dice.number(-0.5...0.5)
        let shift = CGAffineTransform(translationX: dice.number(0...40), y: dice.number(0...40))
        recorder.pushTransform(turn.concatenating(CATransform3D(shift)))
      case 4:
        recorder.pushTransform(
          CGAffineTransform(rotationAngle: dice.number(-1...1)).translatedBy(x: 20, y: 3)
        )
      case 5:
        let rect = dice.rect(side)
        let mask = DisplayList.record { mask in
          mask.fill(.ellipse(in: rect), with: .color(Color(white: 0, alpha: 0.7)))
          mask.fill(.rect(rect.insetBy(dx: 9, dy: 20)), with: .color(.black))
        }
        recorder.pushMask(mask)
      case 6:
        recorder.draw(ImageDraw(opaque, in: dice.rect(side), alpha: dice.unit()))
      case 7:
        recorder.draw(ImageDraw(translucent, in: dice.rect(side), magnification: .nearest))
      case 8:
        let gradient = Gradient(
          .axial(start: dice.point(side), end: dice.point(side)),
          stops: [.init(offset: 0, color: dice.color()), .init(offset: 1, color: dice.color())]
        )
        recorder.fill(.rect(dice.rect(side)), with: .gradient(gradient))
      case 9:
        recorder.draw(
          Shadow(
            .shape(.roundedRect(dice.rect(side), radius: 8)),
            color: Color(white: 0, alpha: 0.5),
            sigma: dice.number(0...6)
          )
        )
      case 10:
        let mode = BlendMode.allCases[dice.index(BlendMode.allCases.count)]
        recorder.fill(.ellipse(in: dice.rect(side)), with: .color(dice.color()), blendMode: mode)
      default:
        recorder.fill(.roundedRect(dice.rect(side), radius: 12), with: .color(dice.color()))
      }
    }
  }
}
