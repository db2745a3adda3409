import Segue
import Testing
import UIKit

/// What apps put behind the items of bars.
@MainActor
@Suite
struct `Pictures and layers behind bars` {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1)

  /// Tabs over rows of one colour.
  private func tabs(_ dress: (UITabBar) -> Void) -> UITabBarController {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 320, height: 2000)
    list.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let child = UIViewController()
    child.view = list
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    dress(tabs.tabBar)
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    return tabs
  }

  private func dot(_ color: UIColor, height: CGFloat = 2) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: height))
    }
  }

  /// Red, green and blue at a place.
  private func color(_ x: Int, _ y: Int) -> [UInt8] {
    let pixel = stage.render()[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test
  func `an empty picture leaves a tab bar without a background, also over rows`() {
    let tabs = tabs { bar in
      bar.backgroundImage = UIImage()
      bar.shadowImage = UIImage()
    }
    let top = Int(tabs.tabBar.frame.minY)
    #expect(color(3, top + 3) == [255, 0, 0])
    #expect(color(3, top - 1) == [255, 0, 0])
  }

  @Test
  func `a layer below all others of a bar shows where the background is empty`() {
    let tabs = tabs { bar in
      bar.backgroundImage = UIImage()
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: -10, width: 320, height: 40)).cgPath
      shape.fillColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1).cgColor
      bar.layer.insertSublayer(shape, at: 0)
    }
    let top = Int(tabs.tabBar.frame.minY)
    #expect(color(3, top - 5) == [0, 255, 0])
    #expect(color(3, top + 5) == [0, 255, 0])
    #expect(color(3, top + 40) == [255, 0, 0])
  }

  @Test
  func `a picture is a tab bar's background`() {
    let tabs = tabs { $0.backgroundImage = dot(UIColor(red: 0, green: 0, blue: 1, alpha: 1)) }
    #expect(color(3, Int(tabs.tabBar.frame.minY) + 3) == [0, 0, 255])
  }

  @Test
  func `a shadow's picture stands above a tab bar in its own colours`() {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let tabs = tabs { $0.shadowImage = dot(green, height: 3) }
    let top = Int(tabs.tabBar.frame.minY)
    #expect(color(100, top - 3) == [0, 255, 0])
    #expect(color(100, top - 5) == [255, 0, 0])
  }

  @Test
  func `an appearance's template has the colour of its shadow`() {
    let tabs = tabs { bar in
      let appearance = UITabBarAppearance()
      appearance.configureWithTransparentBackground()
      appearance.shadowImage = dot(.black, height: 3).withRenderingMode(.alwaysTemplate)
      appearance.shadowColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      bar.standardAppearance = appearance
    }
    #expect(color(100, Int(tabs.tabBar.frame.minY) - 2) == [0, 0, 255])
  }

  @Test
  func `all tab bars may get their look at once`() {
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = blue
    UITabBar.appearance().standardAppearance = appearance
    let tabs = tabs { _ in }
    #expect(color(3, Int(tabs.tabBar.frame.minY) + 3) == [0, 0, 255])
  }
}
