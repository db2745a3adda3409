import Segue
import Testing
import UIKit

/// Toolbars that screens show and hide as they appear.
@MainActor
struct ToolbarPushTests {
  /// As apps write it: each screen says whether it has the toolbar.
  private final class Screen: UIViewController {
    let hasTools: Bool
    let animates: Bool
    let scrollView = UIScrollView()

    init(_ title: String, hasTools: Bool, animates: Bool = true) {
      self.hasTools = hasTools
      self.animates = animates
      super.init(nibName: nil, bundle: nil)
      self.title = title
      toolbarItems = [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: 2000)
      view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      navigationController?.setToolbarHidden(!hasTools, animated: animated && animates)
    }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 600))
  private let root = Screen("Root", hasTools: false)
  private let navigation: UINavigationController

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    stage.window.rootViewController = navigation
    try stage.settle()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// The upper edge of the toolbar on the screen; nil while it is hidden.
  private var top: CGFloat? {
    guard let toolbar = navigation.toolbar, !toolbar.isHidden else { return nil }
    return (toolbar.layer.presentation() ?? toolbar.layer).frame.minY
  }

  private func blurs(_ view: UIView) -> Bool {
    (view as? UIVisualEffectView)?.effect != nil || view.subviews.contains(where: blurs)
  }

  private func push(animates: Bool = true) -> Screen {
    let next = Screen("Next", hasTools: true, animates: animates)
    stage.perform { navigation.pushViewController(next, animated: true) }
    return next
  }

  @Test
  func `one that comes and goes with a screen leaves the navigation bar where it is`() throws {
    let place = bar.frame
    func isInPlace() -> Bool {
      bar.frame == place && (bar.layer.presentation() ?? bar.layer).frame == place
    }
    _ = push()
    stage.advance(by: 0.1)
    #expect(isInPlace())
    try stage.settle()
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    #expect(isInPlace())
  }

  @Test
  func `it slides over the lower edge with the screens, on its background, both ways`() throws {
    _ = push()
    stage.advance(by: 0.1)
    var shown = try #require(top)
    #expect((557..<600).contains(shown))
    #expect(blurs(navigation.toolbar))
    try stage.settle()
    #expect(top == 556)
    stage.perform { _ = navigation.popViewController(animated: true) }
    stage.advance(by: 0.1)
    shown = try #require(top)
    #expect((557..<600).contains(shown))
    #expect(blurs(navigation.toolbar))
    #expect(navigation.toolbar.items?.first?.title == "Next")
    try stage.settle()
    #expect(top == nil && navigation.toolbar.items?.first?.title == "Root")
  }

  @Test
  func `one that comes at once has its background, and the list its inset, from the start`() throws
  {
    let next = push(animates: false)
    stage.advance(by: 0.05)
    #expect(top == 556 && blurs(navigation.toolbar))
    #expect(next.scrollView.adjustedContentInset.bottom == 44)
  }

  @Test
  func `one that goes under a finger is back when the screen falls back`() throws {
    let next = push()
    try stage.settle()
    stage.drag(from: CGPoint(x: 1, y: 300), to: CGPoint(x: 80, y: 300), over: 1)
    stage.advance(by: 0.8)
    let held = try #require(top)
    #expect((557..<590).contains(held))
    try stage.settle()
    #expect(navigation.topViewController === next && top == 556)
    #expect(navigation.toolbar.items?.first?.title == "Next" && !navigation.isToolbarHidden)
  }
}
