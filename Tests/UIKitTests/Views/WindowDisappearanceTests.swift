import Segue
import Testing
import UIKit

/// What the root controller of a window receives when the window leaves the screen.
@MainActor
struct WindowDisappearanceTests {
  private final class Log { var calls: [String] = [] }

  private final class Toast: UIViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.calls.append("did disappear") }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let log = Log()

  private func show(_ toast: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = toast
    window.isHidden = false
    stage.advance(by: 0.1)
    log.calls = []
    return window
  }

  @Test
  func `a window that is let go`() {
    var window: UIWindow? = show(Toast(log))
    #expect(window != nil && log.calls == [])
    window = nil
    #expect(log.calls == ["will disappear", "did disappear"])
  }

  @Test
  func `a window whose scene is taken, and given again`() {
    let window = show(Toast(log))
    let scene = window.windowScene
    window.windowScene = nil
    #expect(log.calls == ["will disappear", "did disappear"])
    window.windowScene = scene
    #expect(log.calls == ["will disappear", "did disappear", "did appear"])
  }

  @Test
  func `a window that was hidden before it is let go, once`() {
    var window: UIWindow? = show(Toast(log))
    window?.isHidden = true
    window = nil
    #expect(log.calls == ["will disappear", "did disappear"])
  }

  /// Notes when it becomes the key window.
  private final class LoggingWindow: UIWindow {
    var log: Log?
    override func becomeKey() { log?.calls.append("became key") }
    override func resignKey() { log?.calls.append("resigned key") }
  }

  private func makeKeyWindow() -> LoggingWindow {
    let window = LoggingWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    stage.advance(by: 0.1)
    window.log = log
    return window
  }

  @Test
  func `when the key window is let go, the one below becomes the key window`() {
    let below = makeKeyWindow()
    var above: UIWindow? = makeKeyWindow()
    #expect(above?.isKeyWindow == true)
    #expect(log.calls == ["resigned key"])
    above = nil
    #expect(below.isKeyWindow)
    #expect(log.calls == ["resigned key", "became key"])
  }

  @Test
  func `when the key window is hidden, it resigns, and the one below becomes the key window`() {
    let below = makeKeyWindow()
    let above = makeKeyWindow()
    log.calls = []
    above.isHidden = true
    #expect(below.isKeyWindow && !above.isKeyWindow)
    #expect(log.calls == ["resigned key", "became key"])
  }

  @Test
  func `a window whose root stands in another window by now, nothing`() {
    let toast = Toast(log)
    var old: UIWindow? = show(toast)
    let new = show(toast)
    #expect(old != nil)
    old = nil
    #expect(log.calls == [])
    #expect(new.rootViewController?.view.window === new)
  }

  private final class Listener: UIViewController {
    var calls: [String] = []
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    override func viewSafeAreaInsetsDidChange() { calls.append("insets") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("traits")
    }
  }

  @Test
  func `a stage that ends tells its screens nothing`() {
    let listener = Listener()
    var stage: Stage? = Stage(screen: .iPhone15)
    stage?.window.rootViewController = listener
    listener.additionalSafeAreaInsets.top = 20
    stage?.window.overrideUserInterfaceStyle = .dark
    stage?.advance(by: 0.1)
    #expect(listener.calls.contains("insets") && listener.calls.contains("traits"))
    listener.calls = []
    stage = nil
    #expect(listener.calls == [])
    #expect(listener.view.window == nil)
  }
}
