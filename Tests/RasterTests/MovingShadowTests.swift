import Display
import Foundation
import Pixels
import Raster
import Testing

@testable import RasterPlan

/// Shadows that move by parts of a pixel.
@Suite
struct MovingShadowTests {
  private let color = Color(white: 0)

  private func list(at x: Double, sigma: Double) -> DisplayList {
    DisplayList.record {
      let card = Shape.roundedRect(CGRect(x: x, y: 60, width: 50, height: 40), radius: 8)
      $0.draw(Shadow(.shape(card), color: color, sigma: sigma))
    }
  }

  private func key(at x: Double, sigma: Double) -> Fingerprint? {
    let plan = RenderPlan(
      list(at: x, sigma: sigma),
      width: 200,
      height: 160,
      background: Pixel(.white)
    )
    return plan.items.silhouettes.first?.key
  }

  @Test
  func `a wide shadow is blurred once for places that look alike`() {
    let first = key(at: 70.25, sigma: 14)
    #expect(first != nil)
    #expect(key(at: 70.27, sigma: 14) == first)
    #expect(key(at: 83.2500001, sigma: 14) == first)
    #expect(key(at: 70.5, sigma: 14) != first)
  }

  @Test
  func `a narrow shadow is where it is`() {
    #expect(key(at: 70.25, sigma: 3) != key(at: 70.26, sigma: 3))
  }

  @Test(arguments: [7.0, 14, 30])
  func `no pixel is off by more than a level`(sigma: Double) {
    func shadow(at x: Double, _ sigma: Double) -> Pixmap {
      Renderer().render(
        list(at: x, sigma: sigma),
        width: 300,
        height: 240,
        background: Pixel(.white)
      )
    }
    // Between two whole pixels the exact shadow lies between those on both sides.
    let sides = [70.0, 71].map { shadow(at: $0, sigma) }
    for part in stride(from: 0.0, to: 1, by: 0.07) {
      let between = shadow(at: 70 + part, sigma)
      for x in 0..<300 {
        let wanted =
          Double(sides[0][x, 80].red) * (1 - part) + Double(sides[1][x, 80].red) * part
        #expect(abs(Double(between[x, 80].red) - wanted) <= 1.6)
      }
    }
  }
}
