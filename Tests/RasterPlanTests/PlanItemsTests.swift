import Display
import Foundation
import Pixels
import Testing

@testable import RasterPlan

struct PlanItemsTests {
  @Test
  func `a chain of joined rectangles leaves one coverage behind`() {
    let list = DisplayList.record { recorder in
      for index in 0..<20 {
        let rect = CGRect(x: 5 + Double(index) * 3.3, y: 5, width: 3.3, height: 20)
        recorder.fill(.rect(rect), with: .color(.white))
      }
    }
    let items = RenderPlan(list, width: 100, height: 130).items
    #expect(items.draws.count == 1)
    #expect(items.coverages.count == 1)
  }
}
