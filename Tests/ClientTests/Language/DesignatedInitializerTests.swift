import Testing
import UIKit

// Initializers that iOS calls designated: subclasses override them and call them on `super`.

private final class Scope: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 1
  }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Search: UISearchController {
  override init(searchResultsController: UIViewController?) {
    super.init(searchResultsController: searchResultsController)
  }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Avatar: NSTextAttachment, @unchecked Sendable {
  let name: String

  init(name: String) {
    self.name = name
    super.init(data: nil, ofType: name)
  }
  required init?(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }
}

private final class Outline: UIBezierPath {
  override init() {
    super.init()
    lineWidth = 3
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class Tour: UIPageViewController {
  override init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(transitionStyle: .scroll, navigationOrientation: .vertical, options: options)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Glass: UIVisualEffectView {
  let mark: String

  override init(effect: UIVisualEffect?) {
    mark = "effect"
    super.init(effect: effect)
  }
  init(frame: CGRect, mark: String) {
    self.mark = mark
    super.init(effect: UIBlurEffect(style: .dark))
    self.frame = frame
  }
  required init?(coder: NSCoder) { fatalError() }
}

/// Its own `init(frame:)` overrides none.
private final class Panel: UIVisualEffectView {
  init(frame: CGRect) {
    super.init(effect: UIBlurEffect(style: .light))
    self.frame = frame
  }
  required init?(coder: NSCoder) { fatalError() }
}

@MainActor
@Suite
struct `Designated initializers` {
  @Test
  func `an effect view is made by its effect, whatever frame it gets`() {
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Glass(frame: frame).mark == "effect")
    #expect(Glass(frame: frame).frame == frame)
    #expect(Glass(frame: frame, mark: "own").effect != nil)
    #expect(Panel(frame: frame).frame == frame)
  }

  @Test
  func `pages made without arguments are those of the subclass's own initializer`() {
    for tour in [Tour(), Tour(nibName: nil, bundle: nil)] {
      #expect(tour.transitionStyle == .scroll)
      #expect(tour.navigationOrientation == .vertical)
    }
  }

  @Test
  func `a segmented control made of items is as large as they are`() {
    let scope = Scope(items: ["A", "B"])
    #expect(scope.numberOfSegments == 2)
    #expect(scope.selectedSegmentIndex == 1)
    #expect(scope.alignmentRect(forFrame: scope.frame).size == scope.intrinsicContentSize)
    #expect(Scope(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).numberOfSegments == 0)
  }

  @Test
  func `a search controller without results has its bar`() {
    let search = Search(nibName: nil, bundle: nil)
    #expect(search.searchBar.placeholder == "Search")
    #expect(search.searchResultsController == nil)
    #expect(search.modalPresentationStyle == .custom)
  }

  @Test
  func `an attachment is made with data or without`() {
    #expect(Avatar(name: "public.png").fileType == "public.png")
    #expect(NSTextAttachment().image == nil)
    let data = Data("text".utf8)
    #expect(NSTextAttachment(data: data, ofType: "public.text").contents == data)
  }

  @Test
  func `a path's subclass draws with what it sets`() {
    #expect(Outline().lineWidth == 3)
    #expect(Outline(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).bounds.width == 4)
  }
}
