import Segue
import Testing
import UIKit

/// A split view on a tablet, whose width is regular.
@MainActor
struct SplitColumnTests {
  /// Notes what a column hears.
  private final class Page: UIViewController {
    var heard: [String] = []
    override func viewWillAppear(_ animated: Bool) { heard.append("will \(animated)") }
    override func viewDidAppear(_ animated: Bool) { heard.append("did") }
    override func viewWillDisappear(_ animated: Bool) { heard.append("will go") }
    override func viewDidDisappear(_ animated: Bool) { heard.append("gone") }
  }

  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append("\(displayMode)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willShow column: UISplitViewController.Column
    ) { heard.append("show \(column)") }
    func splitViewController(
      _ svc: UISplitViewController,
      willHide column: UISplitViewController.Column
    ) { heard.append("hide \(column)") }
  }

  private let upright = Stage(screen: .iPadPro11)
  private let lying = Stage(screen: .iPadPro11.landscape)
  private let first = Page()
  private let second = Page()
  private let last = Page()

  private func split(
    _ style: UISplitViewController.Style = .doubleColumn,
    on stage: Stage,
    _ change: (UISplitViewController) -> Void = { _ in }
  ) throws -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(first, for: .primary)
    if style == .tripleColumn { split.setViewController(second, for: .supplementary) }
    split.setViewController(last, for: .secondary)
    change(split)
    stage.perform { stage.window.rootViewController = split }
    try stage.settle()
    return split
  }

  private func place(of page: Page) -> [CGFloat]? {
    guard let window = page.viewIfLoaded?.window else { return nil }
    let frame = page.view.convert(page.view.bounds, to: window)
    return [frame.minX, frame.maxX]
  }

  @Test
  func `on its side two columns stand side by side, and upright the first one is hidden`() throws {
    let side = try split(on: lying)
    #expect(side.displayMode == .oneBesideSecondary)
    #expect(place(of: first) == [0, 320])
    #expect(place(of: last) == [320, 1210])
    let up = try split(on: upright)
    #expect(up.displayMode == .secondaryOnly)
    #expect(place(of: last) == [0, 834])
  }

  @Test
  func `three columns show two at first, and the first one pushes them aside`() throws {
    let split = try split(.tripleColumn, on: lying)
    #expect(place(of: first) == nil)
    #expect(place(of: second) == [0, 320])
    lying.perform { split.show(.primary) }
    try lying.settle()
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(place(of: second) == [320, 640])
    #expect(place(of: last) == [640, 1530])
  }

  @Test
  func `a hidden column slides in over the last one, and a tap beside it puts it away`() throws {
    let split = try split(on: upright)
    let listener = Listener()
    split.delegate = listener
    upright.perform { split.show(.primary) }
    upright.advance(by: 0.1)
    #expect(first.heard == ["will true"])
    try upright.settle()
    #expect(first.heard == ["will true", "did"])
    #expect(place(of: first) == [0, 320])
    #expect(place(of: last) == [0, 834])
    upright.tap(at: CGPoint(x: 600, y: 600))
    try upright.settle()
    #expect(first.heard.suffix(2) == ["will go", "gone"])
    #expect(place(of: first) == nil)
    #expect(
      listener.heard
        == ["oneOverSecondary", "show primary", "secondaryOnly", "hide primary"]
    )
  }

  @Test
  func `another preferred mode moves the columns with an animation`() throws {
    let split = try split(on: lying)
    lying.perform { split.preferredDisplayMode = .secondaryOnly }
    lying.advance(by: 0.1)
    let shown = try #require(last.navigationController?.view.layer.presentation())
    #expect(shown.frame.minX > 0 && shown.frame.minX < 320)
    #expect(first.view.window != nil)
    try lying.settle()
    #expect(first.view.window == nil)
    #expect(place(of: last) == [0, 1210])
  }

  @Test
  func `bar items move along with the bar of a column that becomes larger`() throws {
    let split = try split(.tripleColumn, on: lying) {
      $0.preferredDisplayMode = .twoBesideSecondary
    }
    lying.perform { last.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Hide") }
    try lying.settle()
    let bar = try #require(last.navigationController?.navigationBar)
    func words(in view: UIView) -> UIView? {
      (view as? UILabel)?.text == "Hide" ? view : view.subviews.lazy.compactMap(words).first
    }
    /// From the end of the word to the right edge of the bar, at the moment.
    func gap() -> CGFloat? {
      guard let word = words(in: bar), let barLayer = bar.layer.presentation() else { return nil }
      var end = word.bounds.maxX
      var view = word
      while view !== bar, let parent = view.superview {
        guard let layer = view.layer.presentation() else { return nil }
        end += layer.frame.minX
        view = parent
      }
      return barLayer.bounds.width - end
    }
    let atRest = try #require(gap())
    let width = bar.bounds.width
    lying.perform {
      UIView.animate(withDuration: 0.4) { split.preferredDisplayMode = .secondaryOnly }
    }
    lying.advance(by: 0.2)
    let now = try #require(bar.layer.presentation()?.bounds.width)
    #expect(now > width + 50 && now < bar.bounds.width - 50)
    #expect(abs(try #require(gap()) - atRest) < 2)
    try lying.settle()
    #expect(abs(try #require(gap()) - atRest) < 1)
  }

  @Test
  func `a swipe from the edge shows what is hidden`() throws {
    let split = try split(on: upright)
    upright.drag(from: CGPoint(x: 4, y: 600), to: CGPoint(x: 300, y: 600), over: 0.3)
    try upright.settle()
    #expect(split.displayMode == .oneOverSecondary)
    #expect(place(of: first) == [0, 320])
  }

  @Test
  func `the first bar that shows has the button, which hides and shows columns`() throws {
    let split = try split(on: lying)
    let bar = try #require(first.navigationController?.navigationBar)
    lying.tap(at: bar.convert(CGPoint(x: 24, y: 22), to: nil))
    try lying.settle()
    #expect(split.displayMode == .secondaryOnly)
    let other = try #require(last.navigationController?.navigationBar)
    lying.tap(at: other.convert(CGPoint(x: 24, y: 22), to: nil))
    try lying.settle()
    #expect(split.displayMode == .oneBesideSecondary)
    lying.perform { split.presentsWithGesture = false }
    try lying.settle()
    lying.tap(at: bar.convert(CGPoint(x: 24, y: 22), to: nil))
    try lying.settle()
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test
  func `widths are what is preferred between their limits`() throws {
    let split = try split(on: lying) {
      $0.preferredPrimaryColumnWidthFraction = 0.5
      $0.maximumPrimaryColumnWidth = 400
    }
    #expect(split.primaryColumnWidth == 400)
    lying.perform { split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension }
    #expect(split.primaryColumnWidth == 320)
    lying.perform { split.preferredPrimaryColumnWidth = 280 }
    try lying.settle()
    #expect(place(of: first) == [0, 280])
  }

  @Test
  func `a column that is hidden again on its way comes to rest hidden`() throws {
    let split = try split(on: upright)
    upright.perform { split.show(.primary) }
    upright.advance(by: 0.1)
    upright.perform { split.hide(.primary) }
    try upright.settle()
    #expect(first.view.window == nil)
    #expect(first.heard == ["will true", "will go", "gone"])
  }

  @Test
  func `a column that comes as the device turns comes from where it was hidden`() throws {
    _ = try split(on: upright)
    #expect(place(of: first) == nil)
    upright.rotate(to: .landscapeRight)
    upright.advance(by: 0.001)
    let shown = try #require(first.navigationController?.view.layer.presentation()?.frame)
    #expect(shown.width == 320)
    #expect(abs(shown.maxX) < 10)
    try upright.settle()
    #expect(place(of: first) == [0, 320])
  }

  @Test
  func `a column that leaves as the device turns goes to where it is hidden`() throws {
    _ = try split(on: lying)
    lying.rotate(to: .portrait)
    lying.advance(by: 0.001)
    let shown = try #require(first.navigationController?.view.layer.presentation()?.frame)
    #expect(shown.width == 320)
    #expect(abs(shown.minX) < 10)
    lying.advance(by: 0.15)
    let later = try #require(first.navigationController?.view.layer.presentation()?.frame)
    #expect(later.minX < -100)
    try lying.settle()
    #expect(place(of: first) == nil)
    #expect(place(of: last) == [0, 834])
  }
}
