import Segue
import Testing
import UIKit

/// The area beside the bar of a tab bar controller.
@MainActor
struct TabContentGuideTests {
  @Test
  func `content is laid out above the bar, and as far as the view without one`() throws {
    let stage = Stage(screen: .iPhone15)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let area = UIView()
    area.translatesAutoresizingMaskIntoConstraints = false
    tabs.view.addSubview(area)
    NSLayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: tabs.contentLayoutGuide.topAnchor),
      area.bottomAnchor.constraint(equalTo: tabs.contentLayoutGuide.bottomAnchor),
      area.leadingAnchor.constraint(equalTo: tabs.contentLayoutGuide.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: tabs.contentLayoutGuide.trailingAnchor),
    ])
    stage.perform { stage.window.rootViewController = tabs }
    try stage.settle()
    #expect(area.frame.minY == 0 && area.frame.width == tabs.view.bounds.width)
    #expect(area.frame.maxY == tabs.tabBar.frame.minY)
    stage.perform { tabs.tabBar.isHidden = true }
    tabs.view.setNeedsLayout()
    try stage.settle()
    #expect(area.frame.maxY == tabs.view.bounds.height)
  }

  @Test
  func `the safe area follows a bar that an app hides and shows again`() throws {
    let stage = Stage(screen: .iPhone15)
    let (tabs, screen) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [screen]
    stage.perform { stage.window.rootViewController = tabs }
    try stage.settle()
    #expect(screen.view.safeAreaInsets.bottom == 83)
    stage.perform { tabs.tabBar.isHidden = true }
    try stage.settle()
    #expect(screen.view.safeAreaInsets.bottom == 34)
    stage.perform { tabs.tabBar.isHidden = false }
    try stage.settle()
    #expect(screen.view.safeAreaInsets.bottom == 83)
  }
}
