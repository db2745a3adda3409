import Observation
import Testing
import UIKit

/// Views and controllers that read an observable model while they are updated (iOS 26).
@MainActor
@Suite
struct ObservationTests {
  @Observable
  final class Model {
    var width: CGFloat = 50
    var title = "first"
    var other = 0
  }

  final class Screen: UIViewController {
    let model = Model()
    let box = UIView()
    var titles: [String] = []
    var layoutCount = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
    }

    override func updateProperties() {
      super.updateProperties()
      titles.append(model.title)
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      layoutCount += 1
      box.frame = CGRect(x: 0, y: 0, width: model.width, height: 10)
    }
  }

  private func shown() -> (screen: Screen, window: UIWindow) {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (screen, window)
  }

  @Test
  func `a layout follows the values that it has read`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    screen.model.width = 80
    #expect(screen.box.frame.width == 50)
    screen.view.layoutIfNeeded()
    #expect(screen.box.frame.width == 80)
    screen.model.width = 90
    screen.view.layoutIfNeeded()
    #expect(screen.box.frame.width == 90)
  }

  @Test
  func `properties are updated again for what they have read`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    screen.model.title = "second"
    screen.view.layoutIfNeeded()
    #expect(screen.titles == ["first", "second"])
  }

  @Test
  func `a value that was not read changes nothing`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    let count = screen.layoutCount
    screen.model.other = 1
    screen.view.layoutIfNeeded()
    #expect(screen.layoutCount == count)
  }

  @Test
  func `a block that flushes updates animates what a change lays out`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { screen.model.width = 80 }
    #expect(screen.box.frame.width == 80)
    #expect(screen.box.layer.animationKeys() != nil)
  }

  @Test
  func `a block without the option leaves the layout for later`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    UIView.animate(withDuration: 1) { screen.model.width = 80 }
    #expect(screen.box.frame.width == 50)
    screen.view.layoutIfNeeded()
    #expect(screen.box.layer.animationKeys() == nil)
  }

  @Test
  func `what was asked for before the block is not animated by it`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    screen.model.width = 80
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) { screen.model.other = 1 }
    #expect(screen.box.frame.width == 80)
    #expect(screen.box.layer.animationKeys() == nil)
  }

  @Test
  func `what is asked for without animation in the block is not animated`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      UIView.performWithoutAnimation { screen.model.width = 80 }
    }
    #expect(screen.box.frame.width == 80)
    #expect(screen.box.layer.animationKeys() == nil)
  }

  @Test
  func `a property animator flushes updates too`() {
    let (screen, window) = shown()
    defer { window.isHidden = true }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { screen.model.width = 80 }
    animator.flushUpdates = true
    animator.startAnimation()
    #expect(screen.box.frame.width == 80)
    #expect(screen.box.layer.animationKeys() != nil)
    animator.stopAnimation(true)
  }
}
