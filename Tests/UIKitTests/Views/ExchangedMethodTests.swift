import ObjectiveC
import Segue
import Testing
import UIKit

/// Methods that code exchanges at run time, as the port leaves them: the own one calls the other.
@MainActor
struct ExchangedMethodTests {
  private final class Log {
    var words: [String] = []
  }

  private final class Screen: UIViewController {
    var log = Log()
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.words.append("did appear")
    }
    func mine(_ animated: Bool) {
      log.words.append("mine")
      viewDidAppear(animated)
    }
  }

  private final class Window: UIWindow {
    var log = Log()
    override func sendEvent(_ event: UIEvent) {
      super.sendEvent(event)
      log.words.append("event")
    }
    func mineSend(_ event: UIEvent) {
      log.words.append("mine \(event.allTouches?.count ?? 0)")
      sendEvent(event)
    }
  }

  private func exchange(_ type: AnyClass, _ a: Selector, _ b: Selector) throws {
    let first = try #require(class_getInstanceMethod(type, a))
    let second = try #require(class_getInstanceMethod(type, b))
    method_exchangeImplementations(first, second)
  }

  @Test
  func `UIKit calls what has taken the place of a screen's method, until it is taken back`() throws
  {
    let own = Selector("mine:", Screen.mine(_:))
    ClassTable.of(Screen.self).selector(own).exchangeable(["mine:"])
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    for expected in [["mine", "did appear"], ["did appear"]] {
      try exchange(Screen.self, Selector("viewDidAppear:"), own)
      let screen = Screen()
      stage.window.rootViewController = screen
      try stage.settle()
      #expect(screen.log.words == expected)
    }
  }

  @Test
  func `touches go through what has taken the place of a window's method`() throws {
    let own = Selector("mineSend:", Window.mineSend(_:))
    ClassTable.of(Window.self).selector(own).exchangeable(["mineSend:"])
    try exchange(Window.self, own, Selector("sendEvent:"))
    let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)
    let window = Window(frame: stage.window.frame)
    window.windowLevel = .alert
    window.isHidden = false
    try stage.settle()
    stage.tap(at: CGPoint(x: 50, y: 50))
    try stage.settle()
    let words = window.log.words
    #expect(!words.isEmpty && words.count { $0 == "mine 1" } == words.count { $0 == "event" })
    #expect(words.prefix(2) == ["mine 1", "event"])
  }

  @Test
  func `a method that would call itself without end is not called`() throws {
    let own = Selector("mine:", Other.mine(_:))
    ClassTable.of(Other.self).selector(own)
    try exchange(Other.self, Selector("viewDidLoad"), own)
    let screen = Other()
    screen.loadViewIfNeeded()
    #expect(screen.isViewLoaded)
  }

  private final class Other: UIViewController {
    private var again: (Bool) -> Void { mine }
    func mine(_ animated: Bool) { again(animated) }
  }
}
