import Pixels
import Segue
import Testing

@testable import UIKit

/// Books that lie open: two pages beside a spine.
@MainActor
@Suite
struct `Pages beside a spine` {
  private let stage = Stage(size: CGSize(width: 400, height: 300), scale: 1)

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var turned: [UIViewController] = []
    var opens = false

    init(_ colors: [UIColor]) {
      pages = colors.map { color in
        let page = UIViewController()
        page.view.backgroundColor = color
        return page
      }
    }

    private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
      guard let index = pages.firstIndex(of: page) else { return nil }
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

    func pageViewController(
      _ pageViewController: UIPageViewController,
      didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { turned = previousViewControllers }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
      guard opens, orientation.isLandscape else { return pageViewController.spineLocation }
      // As the template of Xcode has it.
      pageViewController.setViewControllers(
        Array(pages[0...1]),
        direction: .forward,
        animated: true
      )
      return .mid
    }
  }

  private func open(
    _ book: Book,
    _ spine: UIPageViewController.SpineLocation = .mid
  ) throws -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .pageCurl,
      navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: spine.rawValue)]
    )
    controller.dataSource = book
    controller.delegate = book
    let first = Array(book.pages.prefix(spine == .mid ? 2 : 1))
    controller.setViewControllers(first, direction: .forward, animated: false)
    stage.window.rootViewController = controller
    try stage.settle()
    return controller
  }

  private func place(_ page: UIViewController) -> CGRect {
    page.view.convert(page.view.bounds, to: nil as UIView?)
  }

  @Test
  func `a book that lies open shows two pages`() throws {
    let book = Book([.red, .green])
    let controller = try open(book)
    #expect(controller.spineLocation == .mid)
    #expect(controller.isDoubleSided)
    #expect(controller.viewControllers == book.pages)
    #expect(place(book.pages[0]) == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(place(book.pages[1]) == CGRect(x: 200, y: 0, width: 200, height: 300))
  }

  @Test
  func `a tap near the edge turns a sheet with its two sides`() throws {
    let book = Book([.red, .green, .blue, .yellow, .black])
    let controller = try open(book)
    stage.tap(at: CGPoint(x: 390, y: 150))
    try stage.settle()
    #expect(controller.viewControllers == Array(book.pages[2...3]))
    #expect(book.turned == Array(book.pages[0...1]))
    #expect(controller.children == Array(book.pages[2...3]))
    #expect(place(book.pages[3]).minX == 200)
    // A single page does not fill the next spread.
    stage.tap(at: CGPoint(x: 390, y: 150))
    try stage.settle()
    #expect(controller.viewControllers == Array(book.pages[2...3]))
    stage.tap(at: CGPoint(x: 10, y: 150))
    try stage.settle()
    #expect(controller.viewControllers == Array(book.pages[0...1]))
  }

  @Test
  func `a sheet falls over the other half with its back`() throws {
    let views = [UIColor.red, .green, .blue, .yellow].map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    let spreads = [SpreadView(Array(views[0...1]), true), SpreadView(Array(views[2...3]), true)]
    for spread in spreads {
      spread.frame = stage.window.bounds
      stage.window.addSubview(spread)
    }
    try stage.settle()
    let sheet = try #require(
      TurningPage(
        spreads[0],
        over: spreads[1],
        in: stage.window.bounds,
        angle: .pi / 2,
        isForward: true
      )
    )
    stage.window.addSubview(sheet)
    func colors(_ part: CGFloat, at places: [Int]) -> [[Bool]] {
      sheet.follow(part)
      let picture = stage.render()
      return places.map { x in
        let pixel = picture[x, 150]
        return [pixel.red > 150, pixel.green > 150, pixel.blue > 150]
      }
    }
    let (red, green) = ([true, false, false], [false, true, false])
    let (blue, yellow) = ([false, false, true], [true, true, false])
    #expect(colors(0, at: [20, 380]) == [red, green])
    #expect(colors(0.75, at: [20, 210, 390]) == [red, blue, yellow])
    #expect(colors(1, at: [20, 180, 220, 380]) == [blue, blue, yellow, yellow])
  }

  @Test
  func `the delegate opens the book for an orientation`() throws {
    let book = Book([.red, .green])
    let controller = try open(book, .min)
    #expect(controller.viewControllers == [book.pages[0]])
    book.opens = true
    controller.chooseSpine(for: CGSize(width: 400, height: 300))
    try stage.settle()
    #expect(controller.spineLocation == .mid)
    #expect(controller.viewControllers == book.pages)
    #expect(place(book.pages[1]).minX == 200)
  }

  @Test
  func `pages that scroll have no spine`() {
    let controller = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.spineLocation: NSNumber(value: 2)]
    )
    #expect(controller.spineLocation == .none)
  }
}
