// swift-format-ignore-file: NeverForceUnwrap
// A missing value ends the test.

import Segue
import Testing
import UIKit

/// Fingers that take a zoomed screen back into its source.
@MainActor
@Suite
struct ZoomDragTests {
  typealias Options = UIViewController.Transition.ZoomOptions

  let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  let log = CallLog()

  enum Way: String, CaseIterable {
    case push, present
  }

  /// A red screen with a green thumb near its lower left corner.
  final class Grid: LoggingController {
    let thumb = UIView(frame: CGRect(x: 20, y: 300, width: 40, height: 40))
    var onAppearance: () -> Void = {}

    override func viewDidLoad() {
      super.viewDidLoad()
      thumb.backgroundColor = .green
      view.addSubview(thumb)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      onAppearance()
    }
  }

  /// What a presentation tells its delegate.
  final class Adviser: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
  }

  struct Shown {
    let grid: Grid
    let zoomed: UIViewController
    let navigation: UINavigationController?

    @MainActor
    var isThere: Bool {
      navigation.map { $0.topViewController === zoomed }
        ?? (grid.presentedViewController === zoomed)
    }

    @MainActor
    var coordinator: (any UIViewControllerTransitionCoordinator)? { zoomed.transitionCoordinator }
  }

  /// Shows a blue screen, or `zoomed`, that prefers to zoom out of the thumb.
  func show(
    _ way: Way,
    _ zoomed: UIViewController? = nil,
    _ configure: (Options) -> Void = { _ in }
  ) throws -> Shown {
    let grid = Grid("A", .red, log: log)
    let zoomed = zoomed ?? LoggingController("B", .blue, log: log)
    for case let screen as LoggingController in [grid, zoomed] { screen.logsMoves = false }
    let options = Options()
    configure(options)
    zoomed.preferredTransition = .zoom(options: options) { _ in grid.thumb }
    let navigation = way == .push ? UINavigationController(rootViewController: grid) : nil
    navigation?.setNavigationBarHidden(true, animated: false)
    stage.window.rootViewController = navigation ?? grid
    try stage.settle()
    stage.perform {
      navigation.map { $0.pushViewController(zoomed, animated: false) }
        ?? grid.present(zoomed, animated: false)
    }
    try stage.settle()
    _ = log.take()
    return Shown(grid: grid, zoomed: zoomed, navigation: navigation)
  }

  func drag(_ start: CGPoint, by x: CGFloat, _ y: CGFloat) {
    stage.drag(from: start, to: CGPoint(x: start.x + x, y: start.y + y), over: 1)
  }

  // MARK: Down

  @Test(arguments: Way.allCases)
  func `a screen that is dragged down shrinks and follows the finger`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 100, y: 100), by: 40, 160)
    stage.advance(by: 0.5)
    // Of the 80 points that the finger has gone down, 10 are needed to begin; 0.67 of the rest's
    // share of the height is lost.
    #expect(abs(shown.zoomed.view.transform.a - (1 - 0.67 * 70 / 400)) < 0.02)
    let gripped = shown.zoomed.view.convert(CGPoint(x: 100, y: 110), to: nil)
    #expect(abs(gripped.y - 180) < 5)
    #expect(gripped.x > 103 && gripped.x < 120)
    #expect(shown.zoomed.view.mask?.layer.cornerRadius == 10)
    #expect(shown.grid.view.window != nil)
    #expect(shown.grid.thumb.alpha == 0)
    #expect(shown.coordinator?.isInteractive == true)
    #expect(log.take().prefix(2) == ["B.viewWillDisappear", "A.viewWillAppear"])
  }

  @Test(arguments: Way.allCases)
  func `a screen that is let go early returns`(way: Way) throws {
    let shown = try show(way)
    let before = stage.render()
    drag(CGPoint(x: 100, y: 100), by: 0, 40)
    stage.advance(by: 0.9)
    #expect(shown.zoomed.view.transform.a < 0.99)
    var wasCancelled: Bool?
    shown.coordinator?.notifyWhenInteractionChanges { wasCancelled = $0.isCancelled }
    try stage.settle()
    #expect(wasCancelled == true)
    #expect(shown.isThere)
    #expect(shown.zoomed.view.mask == nil)
    #expect(shown.zoomed.view.transform.isIdentity)
    #expect(shown.grid.thumb.alpha == 1)
    #expect(stage.render() == before)
    #expect(
      log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewWillDisappear",
        "A.viewDidDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ]
    )
  }

  @Test(arguments: Way.allCases)
  func `a screen that is dragged far enough flies into its source`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 100, y: 100), by: 0, 160)
    stage.advance(by: 1.1)
    // All of the screen fills the thumb: 40 of its 200 points of width.
    #expect(abs(shown.zoomed.view.transform.a - 0.2) < 0.001)
    #expect(abs(shown.zoomed.view.center.x - 40) < 0.001)
    #expect(abs(shown.zoomed.view.center.y - 320) < 0.001)
    #expect(shown.coordinator?.isInteractive == false)
    try stage.settle()
    #expect(!shown.isThere)
    #expect(shown.zoomed.view.window == nil)
    #expect(shown.zoomed.view.transform.isIdentity)
    #expect(shown.grid.thumb.alpha == 1)
    let calls = log.take()
    #expect(calls.contains("A.viewDidAppear") && calls.contains("B.viewDidDisappear"))
  }

  @Test(arguments: Way.allCases)
  func `a short flick down is enough`(way: Way) throws {
    let shown = try show(way)
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 140),
      over: 0.1,
      velocity: 600
    )
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `a screen that has returned can be taken again`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 100, y: 100), by: 0, 40)
    try stage.settle()
    #expect(shown.isThere)
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `a screen returns when the system cancels the touch`(way: Way) throws {
    let shown = try show(way)
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 300),
      over: 1,
      ending: .cancelled
    )
    stage.advance(by: 0.9)
    #expect(shown.coordinator?.isInteractive == true)
    try stage.settle()
    #expect(shown.isThere)
    #expect(shown.zoomed.view.transform.isIdentity)
  }

  @Test(arguments: Way.allCases)
  func `a drag up takes nothing`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 100, y: 300), by: 0, -200)
    try stage.settle()
    #expect(shown.isThere)
    #expect(log.take() == [])
  }

  @Test(arguments: Way.allCases)
  func `a screen without a source stays under the finger`(way: Way) throws {
    let shown = try show(way)
    shown.zoomed.preferredTransition = .zoom { _ in nil }
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    try stage.settle()
    #expect(shown.isThere)
    #expect(log.take() == [])
  }

  // MARK: Aside and pinched

  @Test(arguments: Way.allCases)
  func `a drag to the right takes the screen along`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 60, y: 200), by: 120, 0)
    stage.advance(by: 0.5)
    // 60 points, less the first 10, of a width of 200.
    #expect(abs(shown.zoomed.view.transform.a - (1 - 0.67 * 50 / 200)) < 0.02)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `a short drag to the right returns`(way: Way) throws {
    let shown = try show(way)
    drag(CGPoint(x: 60, y: 200), by: 60, 0)
    stage.advance(by: 0.9)
    #expect(shown.coordinator?.isInteractive == true)
    try stage.settle()
    #expect(shown.isThere)
  }

  @Test
  func `a swipe from the edge beneath a bar takes the zoomed screen, too`() throws {
    let shown = try show(.push)
    stage.perform { shown.navigation?.setNavigationBarHidden(false, animated: false) }
    try stage.settle()
    let bar = try #require(shown.navigation?.navigationBar)
    let y = bar.convert(bar.bounds, to: nil).midY
    drag(CGPoint(x: 1, y: y), by: 160, 0)
    stage.advance(by: 0.5)
    #expect(shown.zoomed.view.transform.a < 0.9)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `two fingers that close take the screen, and less than half of it leaves`(way: Way) throws {
    let shown = try show(way)
    let middle = CGPoint(x: 100, y: 200)
    stage.pinch(at: middle, from: 160, to: 120, angle: .pi / 2, over: 1)
    stage.advance(by: 0.9)
    #expect(shown.zoomed.view.transform.a < 0.9 && shown.zoomed.view.transform.a > 0.75)
    try stage.settle()
    #expect(shown.isThere)
    stage.pinch(at: middle, from: 160, to: 50, angle: .pi / 2, over: 1)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `two fingers that open take nothing`(way: Way) throws {
    let shown = try show(way)
    stage.pinch(at: CGPoint(x: 100, y: 200), from: 60, to: 160, angle: .pi / 2, over: 1)
    try stage.settle()
    #expect(shown.isThere)
    #expect(log.take() == [])
  }

  // MARK: On its way

  @Test(arguments: Way.allCases)
  func `a screen is caught while it grows, at its size, and flies back`(way: Way) throws {
    let shown = try show(way)
    stage.perform {
      shown.navigation.map { _ = $0.popViewController(animated: false) }
        ?? shown.zoomed.dismiss(animated: false)
    }
    try stage.settle()
    _ = log.take()
    stage.perform {
      shown.navigation.map { $0.pushViewController(shown.zoomed, animated: true) }
        ?? shown.grid.present(shown.zoomed, animated: true)
    }
    stage.advance(by: 0.05)
    drag(CGPoint(x: 100, y: 100), by: 0, 160)
    stage.advance(by: 0.3)
    #expect(shown.coordinator?.isInteractive == true)
    // The finger alone would have left 0.93 of it.
    let scale = shown.zoomed.view.transform.a
    #expect(scale > 0.3 && scale < 0.9)
    let calls = log.take()
    let appeared = try #require(calls.firstIndex(of: "B.viewDidAppear"))
    let leaving = try #require(calls.firstIndex(of: "B.viewWillDisappear"))
    #expect(appeared < leaving)
    try stage.settle()
    #expect(!shown.isThere)
    #expect(shown.zoomed.view.transform.isIdentity)
    #expect(shown.grid.thumb.alpha == 1)
  }

  @Test(arguments: Way.allCases)
  func `a screen is caught while it returns, and then leaves by the same dismissal`(
    way: Way
  )
    throws
  {
    let shown = try show(way)
    drag(CGPoint(x: 100, y: 100), by: 0, 40)
    stage.advance(by: 1.02)
    #expect(shown.coordinator?.isCancelled == true)
    drag(CGPoint(x: 100, y: 100), by: 0, 240)
    stage.advance(by: 0.3)
    #expect(shown.coordinator?.isInteractive == true)
    try stage.settle()
    #expect(!shown.isThere)
    #expect(shown.zoomed.view.transform.isIdentity)
    #expect(log.take().filter { $0 == "B.viewWillDisappear" }.count == 1)
  }

  // MARK: Content

  private func addList(to screen: UIViewController, offset: CGFloat) -> UIScrollView {
    let list = UIScrollView(frame: screen.view.bounds)
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 200, height: 1000)
    list.contentOffset.y = offset
    screen.view.addSubview(list)
    return list
  }

  @Test(arguments: Way.allCases)
  func `content that is not at its top scrolls`(way: Way) throws {
    let shown = try show(way)
    let list = addList(to: shown.zoomed, offset: 400)
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    stage.advance(by: 0.9)
    #expect(shown.zoomed.view.transform.isIdentity)
    #expect(list.contentOffset.y < 260)
    try stage.settle()
    #expect(shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `content at its top leaves the finger to the screen`(way: Way) throws {
    let shown = try show(way)
    let list = addList(to: shown.zoomed, offset: 0)
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    stage.advance(by: 0.9)
    #expect(list.contentOffset.y == 0)
    #expect(shown.zoomed.view.transform.a < 0.8)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test(arguments: Way.allCases)
  func `content at its top still scrolls up`(way: Way) throws {
    let shown = try show(way)
    let list = addList(to: shown.zoomed, offset: 0)
    drag(CGPoint(x: 100, y: 300), by: 0, -200)
    stage.advance(by: 0.9)
    #expect(list.contentOffset.y > 100)
    try stage.settle()
    #expect(shown.isThere)
  }

  @Test
  func `the application may take the finger from content that would scroll`() throws {
    var willBegin: Bool?
    let shown = try show(.present, nil) { options in
      options.interactiveDismissShouldBegin = { context in
        willBegin = context.willBegin
        return true
      }
    }
    let list = addList(to: shown.zoomed, offset: 400)
    drag(CGPoint(x: 100, y: 100), by: 0, 200)
    try stage.settle()
    #expect(willBegin == false)
    #expect(list.contentOffset.y == 400)
    #expect(!shown.isThere)
  }

  @Test
  func `a slider keeps the finger`() throws {
    let shown = try show(.present)
    let slider = UISlider(frame: CGRect(x: 20, y: 180, width: 160, height: 40))
    shown.zoomed.view.addSubview(slider)
    drag(CGPoint(x: 35, y: 200), by: 120, 0)
    try stage.settle()
    #expect(shown.isThere)
    #expect(slider.value > 0.5)
  }

  // MARK: Navigation controllers

  private func zoomedStack() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setNavigationBarHidden(true, animated: false)
    return navigation
  }

  @Test
  func `a presented navigation controller at its root leaves with a swipe from the edge`() throws {
    let shown = try show(.present, zoomedStack())
    drag(CGPoint(x: 1, y: 200), by: 160, 0)
    try stage.settle()
    #expect(!shown.isThere)
  }

  @Test
  func `a presented navigation controller keeps its second screen under a drag to the right`()
    throws
  {
    let stack = zoomedStack()
    let shown = try show(.present, stack)
    stage.perform { stack.pushViewController(UIViewController(), animated: false) }
    try stage.settle()
    drag(CGPoint(x: 60, y: 200), by: 120, 0)
    try stage.settle()
    #expect(shown.isThere)
    #expect(stack.viewControllers.count == 2)
  }
}
