import Segue
import Testing
import UIKit

/// When the root of a window has appeared.
@MainActor
struct FirstAppearanceTests {
  private final class Splash: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      calls.append("did appear")
      UIView.transition(
        with: view,
        duration: 1,
        options: [.transitionCrossDissolve, .curveLinear]
      ) { self.view.backgroundColor = .red }
    }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  /// Runs the run loop in `viewDidAppear` for half of an animation.
  private final class Waiting: UIViewController {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: CGFloat?

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      view.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.box.center.x += 20 }
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))
      seen = box.layer.presentation()?.position.x
    }
  }

  /// Pushes another screen the first time it is about to appear.
  private final class Forwarding: UIViewController {
    var calls: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      calls.append("will appear")
      guard calls.count == 1 else { return }
      navigationController?.pushViewController(UIViewController(), animated: true)
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  private let stage = Stage(size: CGSize(width: 40, height: 40))
  private let splash = Splash()

  @Test
  func `a root is on the screen when it has appeared, so that a dissolve begins with its look`() {
    stage.perform {
      stage.window.rootViewController = splash
      splash.calls.append("the turn goes on")
    }
    #expect(splash.calls == ["the turn goes on", "did appear"])
    stage.advance(by: 0.5)
    let pixel = stage.render().pixmap[20, 20]
    #expect(pixel.red > 250)
    #expect((120...136).contains(pixel.green))
  }

  @Test
  func `a root has appeared before the screen that it presents in the same turn covers it`() throws
  {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    stage.perform {
      stage.window.rootViewController = splash
      splash.present(cover, animated: false)
    }
    try stage.settle()
    #expect(splash.calls == ["did appear", "will disappear", "did disappear"])
  }

  @Test
  func `a root that waits in viewDidAppear sees its animation go on`() throws {
    let root = Waiting()
    stage.perform { stage.window.rootViewController = root }
    #expect(abs(try #require(root.seen) - 15) < 0.1)
    #expect(abs(stage.time - 0.5) < 1e-6)
  }

  @Test
  func `a root that is replaced in the turn in which it came has never appeared`() {
    stage.perform {
      stage.window.rootViewController = splash
      stage.window.rootViewController = UIViewController()
    }
    #expect(splash.calls == ["will disappear", "did disappear"])
  }

  @Test
  func `a root that pushes as it is about to appear never has, and does when it is back`() throws {
    let root = Forwarding()
    let navigation = UINavigationController(rootViewController: root)
    stage.perform { stage.window.rootViewController = navigation }
    try stage.settle()
    #expect(root.calls == ["will appear", "will disappear", "did disappear"])
    root.calls = ["popped"]
    stage.perform { navigation.popViewController(animated: false) }
    try stage.settle()
    #expect(root.calls == ["popped", "will appear", "did appear"])
  }
}
