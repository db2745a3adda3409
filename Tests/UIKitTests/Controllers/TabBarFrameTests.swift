import Segue
import Testing
import UIKit

@MainActor
struct TabBarFrameTests {
  @Test
  func `the bar has its place when the view has loaded`() {
    final class Tabs: UITabBarController {
      var width: CGFloat = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        width = tabBar.bounds.width
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 600))
    let tabs = Tabs()
    tabs.tabBar.frame = rect(0, 0, 1000, 1000)
    stage.perform { stage.window.rootViewController = tabs }
    #expect(tabs.width == 300)
    #expect(tabs.tabBar.frame.maxY == 600)
  }
}
