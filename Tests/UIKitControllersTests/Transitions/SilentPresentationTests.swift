import Segue
import Testing
import UIKit

/// Screens that come without an animation, and animate something themselves when they are there.
@MainActor
struct SilentPresentationTests {
  private final class Drawer: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(panel)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      UIView.animate(withDuration: 0.4) { self.panel.frame.origin.y = 300 }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 500))
  private let home = UIViewController()
  private let drawer = Drawer()

  private func expectMotion() {
    stage.advance(by: 0.2)
    let y = drawer.panel.layer.presentation()?.frame.minY ?? 0
    #expect(y > 310 && y < 490, "\(y)")
    stage.advance(by: 1)
    #expect(drawer.panel.layer.presentation()?.frame.minY == 300)
  }

  @Test
  func `a screen presented without an animation animates in viewDidAppear`() {
    stage.window.rootViewController = home
    drawer.modalPresentationStyle = .overFullScreen
    home.present(drawer, animated: false)
    expectMotion()
  }

  @Test
  func `a screen pushed without an animation animates in viewDidAppear`() {
    let navigation = UINavigationController(rootViewController: home)
    stage.window.rootViewController = navigation
    navigation.pushViewController(drawer, animated: false)
    expectMotion()
  }

  @Test
  func `the new root of a visible window animates in viewDidAppear`() {
    stage.window.rootViewController = home
    stage.advance(by: 0.1)
    stage.window.rootViewController = drawer
    expectMotion()
  }

  @Test
  func `a screen whose view is removed in the turn of its presentation shows after it`() {
    stage.window.rootViewController = home
    drawer.modalPresentationStyle = .fullScreen
    stage.perform {
      home.view.addSubview(drawer.view)
      home.present(drawer, animated: false)
      drawer.view.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    #expect(drawer.view.window === stage.window)
    #expect(drawer.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
  }

  @Test
  func `a screen whose view is removed later than in the turn of its presentation stays away`() {
    stage.window.rootViewController = home
    drawer.modalPresentationStyle = .fullScreen
    stage.perform { home.present(drawer, animated: false) }
    stage.perform { drawer.view.removeFromSuperview() }
    stage.advance(by: 0.1)
    #expect(drawer.view.window == nil)
  }
}
