import Foundation

/// Shows one page of a row of pages, or two of a book that lies open.
///
/// Pages scroll or curl, one at a time.
@preconcurrency
@MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    spineLocation = Self.spine(options?[.spineLocation], of: style)
    isDoubleSided = spineLocation == .mid
    super.init(nibName: nil, bundle: nil)
  }

  /// Pages that scroll have no spine (documented).
  private static func spine(_ option: Any?, of style: TransitionStyle) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    if let location = option as? SpineLocation { return location }
    return (option as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) } ?? .min
  }

  /// Turns pages as a book, as on iOS; a subclass has this one and `init()` where it overrides the
  /// other two (documented: they are the designated ones).
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle =
      coder.interfaceAttribute("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation =
      coder.interfaceAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = 0
    super.init(coder: coder)
    switch coder.interfaceAttribute("spineLocation") {
    case _ where transitionStyle == .scroll: spineLocation = .none
    case "mid": spineLocation = .mid
    case "max": spineLocation = .max
    default: break
    }
    isDoubleSided = spineLocation == .mid
    coder.read(into: self, as: UIPageViewController.self)
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public internal(set) var spineLocation = SpineLocation.min
  /// True for a book that lies open (documented).
  open var isDoubleSided = false
  private let spacing: CGFloat

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Without one, fingers turn no pages (documented).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      neighbours = nil
      pages.isScrollEnabled = dataSource != nil
      updatePageControl()
    }
  }

  open internal(set) var viewControllers: [UIViewController]?

  /// Those of curling pages; scrolling pages have a scroll view, and none here (documented).
  open var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [pages.panGestureRecognizer, edgeTap] : []
  }

  // MARK: Pages

  private(set) lazy var pages: QueuingScrollView = {
    let pages = QueuingScrollView(
      isHorizontal: navigationOrientation == .horizontal,
      spacing: spacing
    )
    pages.isScrollEnabled = dataSource != nil
    // A book is not pulled beyond its first and last page.
    pages.bounces = transitionStyle == .scroll
    pages.onMove = { [weak self] in self?.pagesDidMove() }
    pages.onRest = { [weak self] in self?.pagesDidRest() }
    return pages
  }()

  private lazy var edgeTap = PageEdgeTap(
    target: self,
    action: Selector(UIPageViewController.edgeTapped)
  )

  var pageControl: UIPageControl?
  /// The page that the dots show.
  var pageIndex = 0
  /// The change of pages that is under way.
  var turn: PageTurn?
  /// What is seen of a turn when pages curl.
  var curl: TurningPage?
  /// The data source's answers for the current page; nil before they are needed.
  var neighbours: Neighbours?

  /// What is in the middle.
  var shown: PageSpread?
  /// Pages that the delegate sets while it chooses the spine; nil at other times.
  var pagesForSpine: [UIViewController]?

  /// iOS asks once for each page, and again when the data source is set (observed).
  struct Neighbours {
    let before: [UIViewController]
    let after: [UIViewController]
  }

  override func addParts() {
    guard let view = viewIfLoaded, !pages.isDescendant(of: view) else { return }
    view.clipsToBounds = true
    view.addSubview(pages)
    if transitionStyle == .pageCurl { view.addGestureRecognizer(edgeTap) }
    updatePageControl()
    shown = spread(of: viewControllers ?? [])
    if let shown { pages.put(shown.view, in: 0) }
  }

  open override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    chooseSpine(for: size)
  }

  override func layOutParts() { placePages() }

  /// Points at the bottom that the dots take from the pages (observed).
  private static let pageControlHeight: CGFloat = 37

  private func placePages() {
    var frame = view.bounds
    if let pageControl {
      let safe = frame.inset(
        by: UIEdgeInsets(top: 0, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
      )
      frame.size.height = max(0, safe.height - UIPageViewController.pageControlHeight)
      pageControl.frame = CGRect(
        x: frame.minX,
        y: frame.maxY,
        width: frame.width,
        height: UIPageViewController.pageControlHeight
      )
    }
    let isHorizontal = navigationOrientation == .horizontal
    frame = frame.insetBy(dx: isHorizontal ? -spacing / 2 : 0, dy: isHorizontal ? 0 : -spacing / 2)
    if pages.frame != frame { pages.frame = frame }
  }

  /// The dots appear for pages that scroll horizontally, if the data source counts them
  /// (documented).
  func updatePageControl() {
    guard isViewLoaded else { return }
    let isPossible = transitionStyle == .scroll && navigationOrientation == .horizontal
    // Data sources look at the shown controllers for the index: they are asked when there are some
    // (inferred from apps that force them there).
    let count =
      isPossible && viewControllers?.isEmpty == false
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    if count > 0 {
      let control = pageControl ?? makePageControl()
      control.numberOfPages = count
      pageIndex = dataSource?.presentationIndex(for: self) ?? 0
      control.currentPage = pageIndex
    } else {
      pageControl?.removeFromSuperview()
      pageControl = nil
    }
    placePages()
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl()
    control.addTarget(
      self,
      action: Selector(UIPageViewController.pageControlChanged),
      for: .valueChanged
    )
    view.addSubview(control)
    pageControl = control
    return control
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if pagesForSpine != nil {
      pagesForSpine = viewControllers
      completion?(true)
      return
    }
    let next = Array((viewControllers ?? []).prefix(pagesInSpread))
    guard next.count == pagesInSpread else { return recordWrongCount(next.count) }
    endTurnAtOnce()
    let old = self.viewControllers ?? []
    self.viewControllers = next
    neighbours = nil
    defer { updatePageControl() }
    guard !old.elementsEqual(next, by: ===) else {
      completion?(true)
      return
    }
    guard let from = shown, view.window != nil, let to = spread(of: next) else {
      show(next, insteadOf: old)
      completion?(true)
      return
    }
    let side = side(of: direction)
    begin(PageTurn(from: from, to: to, side: side, isAnimated: animated, completion: completion))
    animated ? playTurn() : endTurn(completed: true)
  }
}

@preconcurrency
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }
}

@preconcurrency
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
