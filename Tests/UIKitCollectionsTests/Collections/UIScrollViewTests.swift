import Segue
import Testing

@testable import UIKit

@MainActor
struct UIScrollViewTests {
  @MainActor
  final class Log: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var offsets: [CGPoint] = []
    func scrollViewDidScroll(_ view: UIScrollView) { offsets.append(view.contentOffset) }
    func scrollViewWillBeginDragging(_ view: UIScrollView) { calls.append("willBeginDragging") }
    func scrollViewDidEndDragging(_ view: UIScrollView, willDecelerate: Bool) {
      calls.append("didEndDragging \(willDecelerate)")
    }
    func scrollViewWillBeginDecelerating(_ view: UIScrollView) {
      calls.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ view: UIScrollView) { calls.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) {
      calls.append("didEndScrollingAnimation")
    }
  }

  private func make(
    content: CGSize = CGSize(width: 300, height: 3000)
  ) -> (Stage, UIScrollView, Log) {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let view = UIScrollView(frame: rect(0, 0, 300, 500))
    let log = Log()
    view.contentSize = content
    view.delegate = log
    stage.window.addSubview(view)
    return (stage, view, log)
  }

  @Test
  func `content that becomes smaller, or stands in a larger view, comes back into the view`() {
    let (_, view, log) = make()
    view.contentOffset.y = 2000
    view.contentSize.height = 800
    #expect(view.contentOffset.y == 300 && log.offsets.last?.y == 300)
    view.frame.size.height = 600
    #expect(view.contentOffset.y == 200)
    view.contentSize.height = 100
    #expect(view.contentOffset.y == 0)
  }

  @Test
  func `an offset beyond the end that an app has set waits for its content`() {
    let (_, view, _) = make(content: .zero)
    view.contentOffset.y = 700
    view.frame.size.height = 400
    view.contentSize = CGSize(width: 300, height: 2000)
    #expect(view.contentOffset.y == 700)
  }

  @Test
  func `a scrolled table that is left with few rows shows them`() throws {
    let stage = Stage(size: CGSize(width: 300, height: 500))
    let rows = FewerRows()
    let table = UITableView(frame: rect(0, 0, 300, 500))
    table.rowHeight = 50
    table.dataSource = rows
    stage.perform { stage.window.addSubview(table) }
    stage.perform { table.contentOffset.y = 900 }
    stage.perform {
      rows.count = 3
      table.reloadData()
    }
    #expect(table.contentOffset.y == 0 && table.visibleCells.count == 3)
  }

  private final class FewerRows: NSObject, UITableViewDataSource {
    var count = 40
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test
  func `the safe area scrolls nothing before a view has room for content`() {
    let stage = Stage(screen: .iPhone15)
    let root = UIViewController()
    let scroll = UIScrollView()
    let log = Log()
    scroll.delegate = log
    scroll.contentInsetAdjustmentBehavior = .always
    root.view.addSubview(scroll)
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    #expect(root.view.safeAreaInsets.top > 0)
    #expect(log.offsets.isEmpty && scroll.contentOffset == .zero)
    scroll.frame = root.view.bounds
    stage.advance(by: 0.1)
    #expect(scroll.contentOffset.y == -root.view.safeAreaInsets.top)
  }

  @Test
  func `content follows the finger after ten points`() {
    let (stage, view, log) = make()
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 290),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: 0.5)
    #expect(abs(view.contentOffset.y - 100) < 0.01)
    #expect(log.calls == ["willBeginDragging", "didEndDragging false"])
    #expect(view.contentOffset.x == 0)
  }

  @Test
  func `the event that begins a drag moves the content by the finger's way beyond the slop`() {
    let (stage, view, log) = make()
    stage.perform {
      TouchScreen.current.send([.init(1, at: CGPoint(x: 100, y: 400), .began)])
      TouchScreen.current.send([.init(1, at: CGPoint(x: 100, y: 386), .moved)])
      #expect(log.calls == ["willBeginDragging"])
      #expect(log.offsets == [CGPoint(x: 0, y: 4)] && view.contentOffset.y == 4)
    }
  }

  @Test
  func `a flick decelerates to where iOS stops it`() throws {
    let (stage, view, log) = make()
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 250),
      over: 0.3,
      velocity: 1000
    )
    stage.advance(by: 0.3)
    let released = view.contentOffset.y
    #expect(view.isDecelerating)
    try stage.settle()
    let travel = 1000 / (-1000 * log2(0.998) * 0.6931471805599453)
    #expect(abs(view.contentOffset.y - released - travel) < 1)
    #expect(
      log.calls == [
        "willBeginDragging", "didEndDragging true", "willBeginDecelerating", "didEndDecelerating",
      ]
    )
    #expect(!view.isDecelerating)
  }

  @Test
  func `content pulled over the edge resists and springs back`() throws {
    let (stage, view, _) = make()
    stage.drag(
      from: CGPoint(x: 100, y: 100),
      to: CGPoint(x: 100, y: 310),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: 0.49)
    let pulled = -view.contentOffset.y
    // 200 points become (1 − 1/(200·0.55/500 + 1))·500 = 90.2.
    #expect(abs(pulled - 90.2) < 4)
    try stage.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test
  func `without bounces content stays at its edge`() {
    let (stage, view, log) = make()
    view.bounces = false
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 310), over: 0.5)
    stage.advance(by: 1)
    #expect(view.contentOffset == .zero)
    #expect(log.offsets.isEmpty)
  }

  @Test
  func `content that fits does not scroll`() {
    let (stage, view, log) = make(content: CGSize(width: 300, height: 400))
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), over: 0.5)
    stage.advance(by: 1)
    #expect(view.contentOffset == .zero)
    #expect(log.calls.isEmpty)
  }

  @Test(arguments: [(-200, 0), (-175, 0), (-60, 0)] as [(CGFloat, CGFloat)])
  func `paging ends on whole pages`(way: CGFloat, velocity: CGFloat) throws {
    let (stage, view, _) = make(content: CGSize(width: 1500, height: 500))
    view.isPagingEnabled = true
    stage.drag(
      from: CGPoint(x: 250, y: 100),
      to: CGPoint(x: 250 + way, y: 100),
      over: 0.5,
      velocity: velocity
    )
    try stage.settle()
    #expect(view.contentOffset.x == (way < -170 ? 300 : 0))
  }

  @Test
  func `a flick turns one page`() throws {
    let (stage, view, _) = make(content: CGSize(width: 1500, height: 500))
    view.isPagingEnabled = true
    stage.drag(
      from: CGPoint(x: 250, y: 100),
      to: CGPoint(x: 190, y: 100),
      over: 0.1,
      velocity: 1500
    )
    try stage.settle()
    #expect(view.contentOffset.x == 300)
  }

  @Test
  func `an animated offset eases and ends exactly`() throws {
    let (stage, view, log) = make()
    stage.advance(by: 0.01)
    view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    #expect(view.contentOffset.y == 0)
    stage.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 400) < 1)
    try stage.settle()
    #expect(view.contentOffset.y == 800)
    #expect(log.calls == ["didEndScrollingAnimation"])
  }

  @Test(
    arguments: [
      (rect(0, 600, 10, 50), 150), (rect(0, 100, 10, 50), 0), (rect(0, 2990, 10, 10), 2500),
    ] as [(CGRect, CGFloat)]
  )
  func `scrolling to a rectangle goes no further than needed`(target: CGRect, offset: CGFloat) {
    let (_, view, _) = make()
    view.scrollRectToVisible(target, animated: false)
    #expect(view.contentOffset.y == offset)
  }

  @Test
  func `the safe area insets content at the top`() {
    let stage = Stage(screen: .iPhone15)
    let view = UIScrollView(frame: stage.window.bounds)
    view.alwaysBounceVertical = true
    stage.window.addSubview(view)
    stage.window.layoutIfNeeded()
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(view.contentOffset.y == -59)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.contentOffset.y == 0)
  }

  @Test(arguments: [false, true])
  func `content that does not scroll is inset in a stack, and not in an app's own container`(
    isInStack: Bool
  ) throws {
    let stage = Stage(screen: .iPhone15)
    let screen = UIViewController()
    let view = UIScrollView(frame: stage.window.bounds)
    screen.view = view
    let container =
      isInStack ? UINavigationController(rootViewController: screen) : UIViewController()
    stage.window.rootViewController = container
    if !isInStack {
      container.addChild(screen)
      container.view.addSubview(view)
      screen.didMove(toParent: container)
    }
    try stage.settle()
    let inset: CGFloat = isInStack ? 293.0 / 3 : 0
    #expect(abs(view.adjustedContentInset.top - inset) < 0.01)
    #expect(abs(view.contentOffset.y + inset) < 0.34)
  }

  @Test(arguments: [false, true])
  func `a screen in a stack that does not adjust scroll views insets only content that scrolls`(
    scrolls: Bool
  ) throws {
    let stage = Stage(screen: .iPhone15)
    let screen = UIViewController()
    screen.automaticallyAdjustsScrollViewInsets = false
    let view = UIScrollView(frame: stage.window.bounds)
    if scrolls { view.contentSize.height = 2000 }
    screen.view.addSubview(view)
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    try stage.settle()
    #expect(abs(view.adjustedContentInset.top - (scrolls ? 293.0 / 3 : 0)) < 0.01)
  }

  @Test(arguments: [false, true])
  func `pages that go sideways are inset in a stack only where they are the screen's first view`(
    isFirst: Bool
  ) throws {
    let stage = Stage(screen: .iPhone15)
    let screen = UIViewController()
    let view = UIScrollView(frame: stage.window.bounds)
    view.contentSize = CGSize(width: 2000, height: view.bounds.height)
    screen.view.addSubview(view)
    screen.view.insertSubview(UIPageControl(), at: isFirst ? 1 : 0)
    stage.window.rootViewController = UINavigationController(rootViewController: screen)
    try stage.settle()
    #expect(abs(view.adjustedContentInset.top - (isFirst ? 293.0 / 3 : 0)) < 0.01)
  }

  @Test(
    arguments: [(0, 0), (100, 49.5495), (500, 177.4194), (-100, -49.5495)] as [(CGFloat, CGFloat)]
  )
  func `the rubber band resists as on iOS`(pull: CGFloat, result: CGFloat) {
    #expect(abs(ScrollMotion.rubberBand(pull, dimension: 500) - result) < 0.001)
  }

  @Test(
    arguments: [
      .release(at: 100, velocity: 500, rate: 0.998, in: 0...1000, bounces: true),
      .release(at: 900, velocity: 3000, rate: 0.998, in: 0...1000, bounces: true),
      .release(at: 1100, velocity: 0, rate: 0.998, in: 0...1000, bounces: true),
      .release(at: 10, velocity: -800, rate: 0.99, in: 0...1000, bounces: false),
      .eased(from: 0, to: 70, duration: 0.3),
    ] as [ScrollMotion]
  )
  func `a motion is continuous and ends`(motion: ScrollMotion) {
    var last = motion.position(at: 0)
    for step in 1...3000 {
      let now = motion.position(at: Double(step) / 1000)
      #expect(abs(now - last) < 4)
      last = now
    }
    #expect(abs(motion.position(at: motion.duration) - motion.end) < 0.6)
    #expect(abs(last - motion.end) < 1)
  }

  @Test
  func `a view that gets its size before its content has two subviews, its indicators`() {
    let parent = UIView(frame: rect(0, 0, 300, 500))
    let view = UIScrollView()
    parent.addSubview(view)
    #expect(view.subviews.isEmpty)
    view.frame = parent.bounds
    #expect(view.subviews.count == 2 && view.subviews.allSatisfy { $0.alpha == 0 })
    let filled = UIScrollView()
    filled.addSubview(UIView())
    parent.addSubview(filled)
    filled.frame = parent.bounds
    #expect(filled.subviews.count == 1)
  }

  @Test
  func `content that is added to a view with indicators stands below them, in its order`() {
    let parent = UIView(frame: rect(0, 0, 300, 500))
    let view = UIScrollView()
    parent.addSubview(view)
    view.frame = parent.bounds
    let pages = [UIView(), UIView()]
    for page in pages { view.addSubview(page) }
    #expect(view.subviews.count == 4 && Array(view.subviews.prefix(2)) == pages)
    view.addSubview(pages[0])
    #expect(Array(view.subviews.prefix(2)) == pages.reversed())
  }

  @Test
  func `a view from which all subviews were removed still shows an indicator`() {
    let (stage, view, _) = make()
    view.flashScrollIndicators()
    let before = view.subviews.count
    for subview in view.subviews { subview.removeFromSuperview() }
    view.addSubview(UIView())
    view.flashScrollIndicators()
    #expect(before == 1 && view.subviews.count == 2)
    #expect(view.subviews.last?.alpha == 1)
    stage.advance(by: 0.1)
  }

  @Test
  func `an indicator shows while the content moves`() throws {
    let (stage, view, _) = make()
    stage.drag(
      from: CGPoint(x: 100, y: 400),
      to: CGPoint(x: 100, y: 200),
      over: 0.5,
      velocity: 0
    )
    stage.advance(by: 0.4)
    let indicator = try #require(view.subviews.last)
    #expect(indicator.alpha == 1)
    #expect(indicator.frame.width == 3)
    try stage.settle()
    #expect(indicator.alpha == 0)
  }
}
