import Display
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Raster
@testable import RasterPlan

/// What a blur costs depends on what is visible of it, not on how far it reaches.
@Suite
struct EnormousShadowTests {
  private func list(_ shape: Shape, sigma: Double) -> DisplayList {
    .record {
      $0.fill(
        .rect(CGRect(x: -9000, y: -9000, width: 20_000, height: 20_000)),
        with: .color(.white)
      )
      $0.draw(Shadow(.shape(shape), color: .black, sigma: sigma))
    }
  }

  @Test(arguments: [130.0, 250, 2000, 1e9])
  func `an enormous shadow is made from a small map`(_ sigma: Double) throws {
    let shape = Shape.rect(CGRect(x: -40_000, y: 10, width: 90_000, height: 70_000))
    let plan = RenderPlan(list(shape, sigma: sigma), width: 64, height: 80)
    let silhouette = try #require(plan.items.silhouettes.first)
    #expect(silhouette.area.width * silhouette.area.height < 1 << 20)
    #expect(PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 80).contains(silhouette.bounds))
  }

  /// The same corner in a picture so large that all of the blur is made.
  @Test(arguments: [110.0, 130])
  func `an enormous shadow looks as if all of it were made`(_ sigma: Double) {
    let shape = Shape.roundedRect(CGRect(x: 20, y: -30, width: 3000, height: 2900), radius: 60)
    let list = list(shape, sigma: sigma)
    let small = Renderer().render(list, width: 64, height: 80)
    let large = Renderer().render(list, width: 1400, height: 1400)
    let smallPlan = RenderPlan(list, width: 64, height: 80)
    let largePlan = RenderPlan(list, width: 1400, height: 1400)
    #expect(smallPlan.items.silhouettes.map(\.reduction) != [1])
    #expect(largePlan.items.silhouettes.map(\.reduction) == [1])
    var worst = 0
    for y in 0..<80 {
      for x in 0..<64 { worst = max(worst, abs(Int(small[x, y].red) - Int(large[x, y].red))) }
    }
    #expect(worst <= 2, "They differ by \(worst) levels.")
  }
}
