import Segue
import Testing
import UIKit

/// The status bar's view, which code of before iOS 13 finds by private keys.
@MainActor
struct StatusBarViewTests {
  private let stage = Stage(screen: .iPhone15, showsStatusBar: true)

  private func bar() throws -> UIView {
    let window = try #require(stage.application.value(forKey: "statusBarWindow") as? UIView)
    return try #require(window.value(forKey: "statusBar") as? UIView)
  }

  @Test
  func `its colour shows above the app and below the time, and the tool says what iOS does`() throws
  {
    let home = UIViewController()
    stage.perform {
      home.view.backgroundColor = .white
      stage.window.rootViewController = home
    }
    let bar = try bar()
    stage.perform { bar.backgroundColor = .red }
    #expect(stage.render()[600, 15] == (255, 0, 0, 255))
    #expect(stage.render()[600, 210] == (255, 255, 255, 255))
    #expect(stage.diagnostics.count == 1)
    #expect(stage.application.value(forKey: "statusBar") as? UIView === bar)
    #expect(stage.fault == nil)
  }

  @Test
  func `its window fades and moves the time, too, as side menus do`() throws {
    stage.perform { stage.window.backgroundColor = .white }
    let window = try #require(stage.application.value(forKey: "statusBarWindow") as? UIWindow)
    func showsTime() -> Bool {
      let frame = stage.render()
      return (90...250).contains { x in (60...150).contains { y in frame[x, y].red < 100 } }
    }
    #expect(showsTime())
    stage.perform { window.alpha = 0 }
    #expect(!showsTime())
    stage.perform {
      window.alpha = 1
      window.transform = CGAffineTransform(translationX: 0, y: -80)
    }
    #expect(!showsTime())
    #expect(!stage.application.windows.contains(window))
  }

  @Test
  func `it hides with the bar`() throws {
    final class Hiding: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
    }
    let bar = try bar()
    stage.perform { stage.window.rootViewController = Hiding() }
    stage.advance(by: 0.5)
    #expect(bar.isHidden)
  }
}
