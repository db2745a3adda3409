import Segue
import Testing

@testable import UIKit

/// Bars that an app adds to a screen itself, without a controller.
@MainActor
@Suite
struct BarPositionTests {
  private final class Attacher: NSObject, UINavigationBarDelegate, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  private func stage(showing bar: UIView) -> Stage {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    let root = UIViewController()
    root.view.addSubview(bar)
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    return stage
  }

  @Test
  func `a navigation bar without a controller has its background in its own bounds`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
    let stage = stage(showing: bar)
    #expect(bar.background.frame == bar.bounds)
    withExtendedLifetime(stage) {}
  }

  @Test
  func `a bar reaches up over the status bar where its delegate attaches it to the top`() {
    let delegate = Attacher()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    let tools = UIToolbar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    tools.delegate = delegate
    tools.addSubview(bar)
    let stage = stage(showing: tools)
    #expect(tools.background.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
    #expect(bar.background.frame == bar.bounds)
    // Later, too.
    bar.delegate = delegate
    stage.advance(by: 0.1)
    #expect(bar.background.frame == CGRect(x: 0, y: -20, width: 320, height: 64))
  }

  @Test
  func
    `the background of a bar without a controller is as wide as the bar whatever its width becomes`()
  {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
    let stage = stage(showing: bar)
    bar.frame.size.width = 480
    stage.advance(by: 0.1)
    #expect(bar.background.frame == CGRect(x: 0, y: 0, width: 480, height: 44))
  }

  @Test
  func `a tab bar on the lower edge of the safe area reaches below the home indicator`() {
    let stage = Stage(screen: .iPhone15)
    let root = UIViewController()
    let bar = UITabBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    #expect(bar.frame == CGRect(x: 0, y: 769, width: 393, height: 49))
    #expect(bar.background.frame == CGRect(x: 0, y: 0, width: 393, height: 83))
  }

  @Test
  func `a toolbar on the lower edge of the safe area reaches below the home indicator`() {
    let stage = Stage(screen: .iPhone15)
    let root = UIViewController()
    let tools = UIToolbar()
    tools.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(tools)
    let space = tools.bottomAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      space,
      tools.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      tools.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    #expect(tools.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
    #expect(tools.background.frame == CGRect(x: 0, y: 0, width: 393, height: 44 + 34))
    // Above the edge it ends with its bounds.
    space.constant = -100
    tools.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(tools.background.frame == tools.bounds)
  }

  @Test
  func `a toolbar above a tab bar ends with its bounds`() {
    let stage = Stage(screen: .iPhone15)
    let root = UIViewController()
    let tools = UIToolbar()
    root.view.addSubview(tools)
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    let bottom = root.view.bounds.maxY - root.view.safeAreaInsets.bottom
    tools.frame = CGRect(x: 0, y: bottom - 44, width: 393, height: 44)
    stage.advance(by: 0.1)
    #expect(tools.background.frame == tools.bounds)
  }
}
