import Pixels
import Segue
import Testing

@testable import UIKit

/// Fingers that turn the pages of a page controller.
@MainActor
struct PageTurningTests {
  private let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1)
  private let log = CallLog()

  /// The pages A, B and C, and what the controller asks and reports.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [LoggingController]
    let log: CallLog
    var count = 0

    init(log: CallLog) {
      self.log = log
      pages = [("A", UIColor.red), ("B", .green), ("C", .blue)].map {
        let page = LoggingController($0.0, $0.1, log: log)
        page.logsMoves = false
        return page
      }
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { count }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.note("will \(pendingViewControllers[0].title ?? "")") }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { log.note("did \(previousViewControllers[0].title ?? "") \(completed)") }
  }

  @Test(arguments: [UIPageViewController.TransitionStyle.pageCurl, .scroll])
  func `pages show where a subclass keeps the callbacks for itself`(
    style: UIPageViewController.TransitionStyle
  ) {
    final class Silent: UIPageViewController {
      let page = UIViewController()
      override func viewDidLoad() {
        page.view.backgroundColor = .green
        setViewControllers([page], direction: .forward, animated: false)
      }
      override func viewDidLayoutSubviews() {}
    }
    let pages = Silent(transitionStyle: style, navigationOrientation: .horizontal)
    stage.window.rootViewController = pages
    stage.advance(by: 0)
    #expect(stage.render()[100, 200] == (0, 255, 0, 255))
  }

  private func open(
    _ book: Book,
    _ style: UIPageViewController.TransitionStyle = .scroll
  ) throws -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: style,
      navigationOrientation: .horizontal
    )
    controller.dataSource = book
    controller.delegate = book
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    stage.window.rootViewController = controller
    try stage.settle()
    _ = log.take()
    return controller
  }

  private func drag(from start: CGFloat, to end: CGFloat, over duration: Double = 0.5) throws {
    stage.drag(from: CGPoint(x: start, y: 200), to: CGPoint(x: end, y: 200), over: duration)
    try stage.settle()
  }

  @Test
  func `a drag across most of the page turns it`() throws {
    let book = Book(log: log)
    let controller = try open(book)
    try drag(from: 190, to: 30)
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(controller.children == [book.pages[1]])
    #expect(
      log.take() == [
        "will B", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing",
        "B.viewDidAppear", "A.viewDidDisappear", "did A true",
      ]
    )
    let view = try #require(book.pages[1].view)
    #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
  }

  @Test
  func `a short drag returns to the page`() throws {
    let book = Book(log: log)
    let controller = try open(book)
    let before = stage.render()
    try drag(from: 190, to: 150, over: 1)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(controller.children == [book.pages[0]])
    #expect(log.take().last == "did A false")
    #expect(stage.render() == before)
  }

  @Test
  func `the page moves with the finger`() throws {
    let book = Book(log: log)
    _ = try open(book)
    stage.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 90, y: 200), over: 1)
    stage.advance(by: 0.99)
    let view = try #require(book.pages[0].view)
    let x = view.convert(view.bounds, to: nil).minX
    #expect(x < -60 && x > -110)
    try stage.settle()
  }

  @Test
  func `the first page bounces where there is none before it`() throws {
    let book = Book(log: log)
    let controller = try open(book)
    try drag(from: 20, to: 180)
    #expect(controller.viewControllers == [book.pages[0]])
    #expect(log.take().isEmpty)
    let view = try #require(book.pages[0].view)
    #expect(view.convert(view.bounds, to: nil) == stage.window.bounds)
  }

  @Test
  func `without a data source no finger turns pages`() throws {
    let book = Book(log: log)
    let controller = try open(book)
    controller.dataSource = nil
    try drag(from: 190, to: 30)
    #expect(log.take().isEmpty)
  }

  @Test
  func `the scroll view among the subviews rests at the second page`() throws {
    let controller = try open(Book(log: log))
    let scroll = try #require(
      controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
    )
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
    try drag(from: 190, to: 30)
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
  }

  @Test
  func `the dots follow the finger`() throws {
    let book = Book(log: log)
    book.count = 3
    let controller = try open(book)
    let dots = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 0)
    try drag(from: 190, to: 30)
    #expect(dots.currentPage == 1)
  }

  @Test
  func `a tap near the edge turns a page that curls`() throws {
    let book = Book(log: log)
    let controller = try open(book, .pageCurl)
    stage.tap(at: CGPoint(x: 100, y: 200))
    try stage.settle()
    #expect(log.take().isEmpty)
    stage.tap(at: CGPoint(x: 190, y: 200))
    try stage.settle()
    #expect(controller.viewControllers == [book.pages[1]])
    #expect(log.take().last == "did A true")
  }

  /// What is seen of a page that turns.
  private func turning(in controller: UIPageViewController) -> TurningPage? {
    controller.view.subviews.lazy.compactMap { $0 as? TurningPage }.first
  }

  @Test
  func `code turns a page that curls, which uncovers the next one on the way`() throws {
    let book = Book(log: log)
    let controller = try open(book, .pageCurl)
    controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
    stage.advance(by: 0.25)
    // The red page lies there on the left, and the green one is uncovered on the right.
    let picture = stage.render()
    #expect(picture[4, 4].red > 200 && picture[4, 4].green == 0)
    #expect(picture[196, 396].green > 200 && picture[196, 396].red == 0)
    stage.advance(by: 0.5)
    #expect(turning(in: controller) == nil)
    #expect(stage.render()[4, 4] == (0, 255, 0, 255))
  }

  @Test
  func `a page that curls follows the finger, and stays where it turns too little`() throws {
    let book = Book(log: log)
    let controller = try open(book, .pageCurl)
    stage.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 130, y: 200), over: 1, velocity: 0)
    stage.advance(by: 0.9)
    #expect(turning(in: controller) != nil)
    try stage.settle()
    #expect(turning(in: controller) == nil)
    #expect(controller.viewControllers == [book.pages[0]])
    try drag(from: 190, to: 30)
    #expect(controller.viewControllers == [book.pages[1]])
  }

  @Test
  func `before the first page of a book there is nothing to pull`() throws {
    let controller = try open(Book(log: log), .pageCurl)
    stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200), over: 1, velocity: 0)
    stage.advance(by: 0.9)
    #expect(stage.render()[1, 200] == (255, 0, 0, 255))
    _ = controller
  }
}
