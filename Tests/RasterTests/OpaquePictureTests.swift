import Display
import Foundation
import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

/// What lies below a picture that is known to be opaque is not painted.
@Suite
struct OpaquePictureTests {
  private let screen = CGRect(x: 0, y: 0, width: 200, height: 210)

  @Test
  func `a picture that is said to be opaque is so`() {
    let pool = PixelPool()
    var count = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let list = DisplayList.record { recorder in
        recorder.draw(randomScene(seed, count: 12, hasGround: seed.isMultiple(of: 2)))
        let blur = Filter.gaussianBlur(sigma: Double(seed % 15))
        recorder.draw(Backdrop(.rect(screen), filters: [.colorMatrix(.saturation(1.8)), blur]))
      }
      let ground: Pixel = seed.isMultiple(of: 3) ? .clear : Pixel(.white)
      let plan = RenderPlan(list, width: 200, height: 210, background: ground)
      let resources = PlanResources(plan.items, RenderCache())
      for picture in plan.items.pictures where picture.isOpaque {
        count += 1
        let filtered = picture.filtered(of: plan.items, with: resources, .best, pool)
        #expect(filtered.enlarged(.best, pool).isOpaque, "\(seed)")
      }
    }
    #expect(count >= 20)
  }
}
