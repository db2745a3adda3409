import Segue
import Testing

@testable import UIKit

/// What bars look like by `barStyle`, `isTranslucent` and `barTintColor`.
@MainActor
@Suite
struct BarStyleTests {
  private func appearance(
    _ style: UIBarStyle,
    isTranslucent: Bool = true,
    tint: UIColor? = nil
  ) -> UIBarAppearance {
    let appearance = UIBarAppearance()
    appearance.configure(style: style, isTranslucent: isTranslucent, tint: tint)
    return appearance
  }

  @Test
  func `a translucent black bar is dark material, an opaque one black`() {
    #expect(appearance(.black).backgroundEffect?.style == .systemChromeMaterialDark)
    #expect(appearance(.black).backgroundColor == nil)
    #expect(appearance(.black, isTranslucent: false).backgroundEffect == nil)
    #expect(appearance(.black, isTranslucent: false).backgroundColor == .black)
    #expect(appearance(.black, tint: .red).backgroundColor == .red)
    #expect(appearance(.default, isTranslucent: false).backgroundColor == .systemBackground)
  }

  @Test
  func `a bar that is not translucent has its colour behind its picture`() {
    let bar = UINavigationBar()
    bar.barTintColor = .red
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.shownAppearance.backgroundColor == nil)
    bar.isTranslucent = false
    #expect(bar.shownAppearance.backgroundColor == .red)
    bar.barTintColor = nil
    #expect(bar.shownAppearance.backgroundColor == .systemBackground)
    #expect(bar.shownAppearance.backgroundImage != nil)
  }

  @Test
  func `both titles of a black bar are white`() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let top = UIViewController()
    top.title = "Top"
    let navigation = UINavigationController(rootViewController: top)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.navigationBar.barStyle = .black
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    let parts = navigation.navigationBar.subviews.flatMap(\.subviews)
    let labels = (parts + parts.flatMap(\.subviews)).compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == ["Top", "Top"])
    #expect(labels.map(\.textColor) == [.white, .white])
  }

  @Test
  func `a tab's title is as high as its font`() {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let child = UIViewController()
    child.tabBarItem = UITabBarItem(title: "page", image: nil, tag: 0)
    let font = UIFont.systemFont(ofSize: 15)
    child.tabBarItem.setTitleTextAttributes([.font: font], for: .normal)
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    let button = tabs.tabBar.subviews.first { $0 is UITabBarButton }
    let label = button?.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.text == "page")
    #expect((label?.bounds.height ?? 0) >= font.lineHeight)
    #expect(label?.center.y == 41.5)
  }

  @Test
  func `the bar of a stack has its height when the stack's view has loaded`() {
    final class Stack: UINavigationController {
      var height: CGFloat?

      override func viewDidLoad() {
        super.viewDidLoad()
        height = navigationBar.frame.height
      }
    }
    let stage = Stage(screen: .iPhone15)
    let stack = Stack(rootViewController: UIViewController())
    stage.window.rootViewController = stack
    stage.advance(by: 0.1)
    #expect(stack.height == 44)
  }
}
