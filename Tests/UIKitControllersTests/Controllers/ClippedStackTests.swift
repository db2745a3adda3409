import Segue
import Testing
import UIKit

/// The views in which stacks and tabs show their screens end at their edges.
@MainActor
@Suite
struct `Edges of stacks and tabs` {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)

  /// A screen whose picture is wider than itself.
  private final class Wide: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let picture = UIView(frame: CGRect(x: -100, y: 100, width: 400, height: 100))
      picture.backgroundColor = .red
      view.addSubview(picture)
    }
  }

  /// Shows a container, smaller than the screen and white around it.
  private func show(_ container: UIViewController) {
    let root = UIViewController()
    stage.window.rootViewController = root
    root.view.backgroundColor = .white
    root.addChild(container)
    container.view.frame = CGRect(x: 100, y: 200, width: 200, height: 400)
    root.view.addSubview(container.view)
    container.didMove(toParent: root)
    stage.advance(by: 0.1)
  }

  @Test
  func `a picture wider than its screen ends with its stack`() {
    show(UINavigationController(rootViewController: Wide()))
    let picture = stage.render()
    #expect(picture[200, 350] == (255, 0, 0, 255))
    #expect(picture[50, 350] == (255, 255, 255, 255))
    #expect(picture[350, 350] == (255, 255, 255, 255))
  }

  @Test
  func `a picture wider than its screen ends with its tabs`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [Wide()]
    show(tabs)
    let picture = stage.render()
    #expect(picture[200, 350] == (255, 0, 0, 255))
    #expect(picture[50, 350] == (255, 255, 255, 255))
  }

  @Test
  func `a screen on its way into a small stack does not show beside it`() {
    let stack = UINavigationController(rootViewController: UIViewController())
    show(stack)
    let next = UIViewController()
    next.view.backgroundColor = .red
    stack.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    let picture = stage.render()
    #expect(picture[295, 500] == (255, 0, 0, 255))
    #expect(picture[310, 500] == (255, 255, 255, 255))
  }
}
