import Segue
import TestSupport
import Testing
import UIKit

/// Records what a controller is notified of while the device is turned.
@MainActor
private final class Turned: UIViewController {
  var calls: [String] = []
  var orientations = UIInterfaceOrientationMask.allButUpsideDown
  let bar = UIView()
  let now: () -> TimeInterval

  init(now: @escaping () -> TimeInterval) {
    self.now = now
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    bar.backgroundColor = .systemOrange
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 10),
      bar.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor,
        constant: -10
      ),
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    calls.append("traits, \(newCollection.verticalSizeClass == .compact ? "low" : "high")")
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("size \(Int(size.width))x\(Int(size.height)) in \(coordinator.transitionDuration)")
    calls.append("still \(Int(view.bounds.width)) wide")
    coordinator.animate { [self] _ in
      calls.append("along, \(Int(view.bounds.width)) wide")
    } completion: { [self] _ in
      calls.append("completed")
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    calls.append("new traits")
  }
}

/// A container that counts how often it, or a screen in it, is notified of another safe area.
@MainActor
private final class InsetsLog {
  var calls: [(name: String, insets: UIEdgeInsets)] = []

  final class Screen: UIViewController {
    var log: InsetsLog?
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log?.calls.append(("screen", view.safeAreaInsets))
    }
  }

  final class Navigation: UINavigationController {
    var log: InsetsLog?
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log?.calls.append(("navigation", view.safeAreaInsets))
    }
  }

  final class Tabs: UITabBarController {
    var log: InsetsLog?
    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      log?.calls.append(("tabs", view.safeAreaInsets))
    }
  }
}

@Suite(.goldens("Rotation"))
@MainActor
struct RotationTests {
  @Test
  func `a turn tells each container and its screen once of the new safe area`() throws {
    let stage = Stage(screen: .iPhone15)
    let log = InsetsLog()
    let screen = InsetsLog.Screen()
    let navigation = InsetsLog.Navigation(rootViewController: screen)
    let tabs = InsetsLog.Tabs()
    (screen.log, navigation.log, tabs.log) = (log, log, log)
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    log.calls = []
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(log.calls.map(\.name) == ["tabs", "navigation", "screen"])
    #expect(
      log.calls.map(\.insets) == [
        UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59),
        UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59),
        UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59),
      ]
    )
  }

  @Test
  func `a screen among tabs has its new size in what goes along`() throws {
    let stage = Stage(screen: .iPhone15)
    let screen = Turned { stage.time }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    stage.perform { stage.window.rootViewController = tabs }
    try stage.settle()
    try stage.prepare(.rotate(.landscape))()
    try stage.settle()
    #expect(screen.calls.contains("along, 852 wide"))
  }

  private let stage = Stage(
    screen: small.landscape,
    turnedFrom: small,
    edges: .standard(scale: 1)
  )

  private static let small: Screen = {
    var screen = Screen.iPhone15
    screen.scale = 1
    return screen
  }()

  private func show() throws -> Turned {
    let controller = Turned { [stage] in stage.time }
    stage.window.rootViewController = controller
    try stage.settle()
    controller.calls = []
    return controller
  }

  @Test
  func
    `traits and sizes are announced, then everything is laid out in an animation that others may join`()
    throws
  {
    let controller = try show()
    #expect(controller.view.bounds.size == CGSize(width: 393, height: 852))
    let start = stage.time
    stage.rotate(to: .landscapeRight)
    #expect(
      controller.calls == [
        "traits, low", "size 852x393 in 0.3", "still 393 wide", "new traits",
        "along, 852 wide",
      ]
    )
    try stage.settle()
    #expect(controller.calls.last == "completed")
    #expect(abs(stage.time - start - 0.3) < 0.02)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(stage.window.windowScene?.interfaceOrientation == .landscapeRight)
    #expect(controller.bar.frame == CGRect(x: 69, y: 10, width: 714, height: 40))
    // Fingers go by what is seen.
    #expect(stage.window.hitTest(CGPoint(x: 700, y: 30), with: nil) === controller.bar)
  }

  @Test
  func `the film has the device's last orientation, and the screen turns in it`() throws {
    _ = try show()
    #expect(stage.render().pixmap.width == 852)
    assertGolden(stage.render().pixmap, "rotation@0")
    let start = stage.time
    stage.rotate(to: .landscapeRight)
    stage.advance(to: start + 0.15)
    assertGolden(stage.render().pixmap, "rotation@0.5")
    try stage.settle()
    assertGolden(stage.render().pixmap, "rotation@1")
  }

  private final class Locking: UIViewController {
    var isLocked = true
    override var prefersInterfaceOrientationLocked: Bool { isLocked }
  }

  @Test
  func `a screen on top of a stack locks the interface until it says otherwise`() throws {
    let controller = Locking()
    stage.window.rootViewController = UINavigationController(rootViewController: controller)
    stage.window.makeKeyAndVisible()
    try stage.settle()
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(UIScreen.main.bounds.width == 393)
    #expect(stage.diagnostics.contains { $0.contains("locks it") })
    controller.isLocked = false
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(UIScreen.main.bounds.width > 393)
  }

  @Test
  func `a controller that does not support the orientation stays, and that is reported`() throws {
    let controller = try show()
    controller.orientations = .portrait
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(controller.calls == [])
    #expect(UIScreen.main.bounds.width == 393)
    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(
      stage.diagnostics == [
        "The device is turned, and the screen is not: Turned does not support landscape."
      ]
    )
  }

  @Test
  func `a screen presented over everything turns too`() throws {
    let first = try show()
    let second = Turned { 0 }
    second.modalPresentationStyle = .fullScreen
    stage.perform { first.present(second, animated: false) }
    try stage.settle()
    second.calls = []
    stage.rotate(to: .landscapeRight)
    try stage.settle()
    #expect(second.calls.contains("size 852x393 in 0.3"))
    #expect(second.view.bounds.size == CGSize(width: 852, height: 393))
    stage.rotate(to: .portrait)
    try stage.settle()
    #expect(second.view.bounds.size == CGSize(width: 393, height: 852))
  }
}
