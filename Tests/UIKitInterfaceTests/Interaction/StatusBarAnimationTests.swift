import Segue
import Testing
import UIKit

/// How the status bar comes and goes.
@MainActor
struct StatusBarAnimationTests {
  private final class Screen: UIViewController {
    var hides = false
    var way = UIStatusBarAnimation.fade
    override var prefersStatusBarHidden: Bool { hides }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { way }
  }

  private let stage = Stage(screen: .iPhone15, showsStatusBar: true)
  private let screen = Screen()

  init() {
    screen.view.backgroundColor = .white
    stage.window.rootViewController = screen
    stage.advance(by: 1)
  }

  /// What shows of the bar: the darkest value, 0 to 255, and the lowest row of pixels that is not
  /// white.
  private func bar() -> (darkest: Int, bottom: Int) {
    let frame = stage.render()
    var result = (darkest: 255, bottom: -1)
    for y in 0..<177 {
      for x in 0..<400 {
        let value = Int(frame[x, y].green)
        result.darkest = min(result.darkest, value)
        if value < 200 { result.bottom = y }
      }
    }
    return result
  }

  private func change(hides: Bool, in block: Bool = true) {
    screen.hides = hides
    guard block else { return screen.setNeedsStatusBarAppearanceUpdate() }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      self.screen.setNeedsStatusBarAppearanceUpdate()
    }
  }

  @Test
  func `a bar that slides leaves at the top and comes back, in the time of the block`() {
    let shown = bar()
    #expect(shown.darkest < 20)
    screen.way = .slide
    change(hides: true)
    // 59 points of three pixels, of which it has gone a third.
    stage.advance(by: 1.0 / 3)
    let leaving = bar()
    #expect(leaving.darkest < 40)
    #expect(abs(leaving.bottom - (shown.bottom - 59)) <= 1)
    stage.advance(by: 1)
    #expect(bar().darkest == 255)
    change(hides: false)
    stage.advance(by: 2.0 / 3)
    let coming = bar()
    #expect(coming.darkest < 40)
    #expect(abs(coming.bottom - (shown.bottom - 59)) <= 1)
    stage.advance(by: 1)
    #expect(bar() == shown)
  }

  @Test
  func `a bar that fades stays where it is, in the time of the block`() {
    let shown = bar()
    change(hides: true)
    stage.advance(by: 0.5)
    let half = bar()
    #expect(abs(half.darkest - (255 + shown.darkest) / 2) < 6)
    stage.advance(by: 0.6)
    #expect(bar().darkest == 255)
  }

  @Test
  func `a bar without an animation goes at once`() {
    screen.way = .none
    change(hides: true)
    #expect(bar().darkest == 255)
  }

  @Test(arguments: [UIStatusBarAnimation.fade, .slide])
  func `outside a block a bar goes at once`(_ way: UIStatusBarAnimation) {
    screen.way = way
    change(hides: true, in: false)
    #expect(bar().darkest == 255)
  }

  @Test
  func `a bar that is called back on its way returns from there`() {
    let shown = bar()
    screen.way = .slide
    change(hides: true)
    stage.advance(by: 1.0 / 3)
    let leaving = bar()
    change(hides: false)
    stage.advance(by: 0)
    #expect(abs(bar().bottom - leaving.bottom) <= 1)
    stage.advance(by: 2)
    #expect(bar() == shown)
  }

  @Test
  func `an application slides the bar as it says`() {
    let shown = bar()
    stage.application.decidesStatusBar = true
    stage.application.setStatusBarHidden(true, with: .slide)
    stage.advance(by: 0.1)
    let leaving = bar()
    #expect(leaving.darkest < 40)
    #expect(leaving.bottom < shown.bottom - 40)
    stage.advance(by: 1)
    #expect(bar().darkest == 255)
    stage.application.isStatusBarHidden = false
    #expect(bar() == shown)
  }

  private final class Reader: UIViewController {
    override var prefersStatusBarHidden: Bool {
      navigationController?.isNavigationBarHidden == true
    }
  }

  @Test
  func `a screen that hides it with the navigation bar needs to ask for no update`() {
    let reader = Reader()
    reader.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: reader)
    stage.window.rootViewController = navigation
    stage.advance(by: 1)
    let shown = bar()
    #expect(shown.darkest < 20)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.advance(by: 0.1)
    let leaving = bar()
    #expect(leaving.darkest > shown.darkest && leaving.darkest < 255)
    stage.advance(by: 1)
    #expect(bar().darkest == 255)
    navigation.setNavigationBarHidden(false, animated: false)
    stage.advance(by: 0.1)
    #expect(bar() == shown)
  }
}
