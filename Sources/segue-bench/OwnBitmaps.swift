import Display
import Foundation
import Geometry
import Pixels
import Raster

/// Two screens and a sprite like those of the comparison, when its folder is missing: flat areas,
/// cards, strokes like text, a gradient, a noisy photo.
enum OwnBitmaps {
  /// A linear congruential generator: the same noise everywhere.
  private struct Noise {
    var state: UInt64

    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31)
    }
  }

  static func screen(_ seed: Int, width: Int, height: Int) -> Pixmap {
    var noise = Noise(state: UInt64(seed))
    let scale = Double(width) / 390
    let base = Color(red: 0.97, green: 0.96, blue: 0.95)
    let accent = Color(red: seed == 1 ? 0.35 : 0.9, green: 0.45, blue: seed == 1 ? 0.9 : 0.27)
    let list = DisplayList.record { recorder in
      recorder.pushTransform(CGAffineTransform(scaleX: scale, y: scale))
      recorder.fill(.rect(CGRect(x: 0, y: 0, width: 390, height: 20_000)), with: .color(base))
      let sky = Gradient(
        .axial(start: .zero, end: CGPoint(x: 0, y: 220)),
        stops: [.init(offset: 0, color: accent), .init(offset: 1, color: base)]
      )
      recorder.fill(.rect(CGRect(x: 0, y: 0, width: 390, height: 220)), with: .gradient(sky))
      for index in 0..<30 {
        let x = Double(12 + index % 2 * 190)
        let y = Double(60 + index / 2 * 52)
        let color = Color(
          red: 0.7 + 0.3 * noise.next(),
          green: 0.7 + 0.3 * noise.next(),
          blue: 0.7 + 0.3 * noise.next()
        )
        let card = CGRect(x: x, y: y, width: 176, height: 44)
        recorder.fill(.roundedRect(card, radius: 10), with: .color(color))
        var left = x + 10
        while left < x + 150 {
          let stroke = 1 + 4 * noise.next()
          let ink = CGRect(x: left, y: y + 10 + 2 * noise.next(), width: stroke * 0.7, height: 8)
          recorder.fill(.rect(ink), with: .color(Color(white: 0.17)))
          left += stroke + 0.6
        }
      }
      recorder.pop()
    }
    var pixmap = Renderer().render(list, width: width, height: height, background: Pixel(.black))
    func wave(_ x: Double, _ y: Double, _ channel: Double) -> UInt8 {
      let light = 128 + 70 * sin(3 * x * channel + Double(seed)) + 50 * cos(5 * y * (4 - channel))
      return UInt8(min(255, max(0, light + 10 * (noise.next() - 0.5))))
    }
    let rows = Int(480 * scale)..<max(Int(480 * scale), min(height, Int(700 * scale)))
    for y in rows {
      for x in Int(20 * scale)..<Int(370 * scale) {
        let (u, v) = (Double(x) / Double(width), Double(y - rows.lowerBound) / Double(rows.count))
        pixmap[x, y] = Pixel(red: wave(u, v, 1), green: wave(u, v, 2), blue: wave(u, v, 3))
      }
    }
    return pixmap
  }

  static func sprite(side: Int) -> Pixmap {
    let list = DisplayList.record { recorder in
      let bounds = CGRect(x: 0, y: 0, width: side, height: side)
      let glow = Gradient(
        .radial(
          startCenter: CGPoint(x: 0.3 * Double(side), y: 0.3 * Double(side)),
          startRadius: 0,
          endCenter: CGPoint(x: 0.3 * Double(side), y: 0.3 * Double(side)),
          endRadius: 0.9 * Double(side)
        ),
        stops: [
          .init(offset: 0, color: Color(red: 1, green: 0.86, blue: 0.24)),
          .init(offset: 1, color: Color(red: 0.16, green: 0.08, blue: 0.47)),
        ]
      )
      let body = Shape.roundedRect(bounds.insetBy(dx: 2, dy: 2), radius: 0.22 * Double(side))
      recorder.fill(body, with: .gradient(glow))
    }
    return Renderer().render(list, width: side, height: side)
  }
}
