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
  func `a root that is replaced in the turn in which it came has never appeared`() {
    stage.perform {
      stage.window.rootViewController = splash
      stage.window.rootViewController = UIViewController()
    }
    #expect(splash.calls == ["will disappear", "did disappear"])
  }
}
