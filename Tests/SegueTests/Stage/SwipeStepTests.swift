import Segue
import Testing
import UIKit

@MainActor
struct SwipeStepTests {
  @Test
  func `a swipe on a small target begins in it`() throws {
    let stage = Stage(size: CGSize(width: 320, height: 600))
    let small = UIScrollView(frame: CGRect(x: 60, y: 250, width: 200, height: 60))
    small.accessibilityIdentifier = "small"
    small.contentSize = CGSize(width: 200, height: 2000)
    stage.window.addSubview(small)
    try stage.settle()
    let step = TouchStep.swipe(.up, .element("small"))
    try stage.prepare(step)()
    try stage.settle()
    #expect(small.contentOffset.y > 100)
  }
}
