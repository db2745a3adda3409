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
}
