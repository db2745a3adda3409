import Foundation

/// Shows one page of a row of pages.
///
/// Pages scroll; curls are shown as scrolls, and reported.
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
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl {
      Diagnostics.report("UIPageViewController: page curls are not drawn; pages scroll instead.")
    }
  }

  /// Turns pages as a book, as on iOS.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle =
      coder.interfaceAttribute("transitionStyle") == "pageCurl" ? .pageCurl : .scroll
    navigationOrientation =
      coder.interfaceAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spacing = 0
    super.init(coder: coder)
    coder.read(into: self, as: UIPageViewController.self)
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  public let spineLocation = SpineLocation.min
  open var isDoubleSided = false
  private let spacing: CGFloat

  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open private(set) var viewControllers: [UIViewController]?

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    if let page = viewControllers?.first { install(page) }
  }

  private func install(_ page: UIViewController) {
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      ControllerFault.record(
        "The number of view controllers provided (0) doesn't match the number required (1) for the requested transition",
        self
      )
      return
    }
    let old = self.viewControllers?.first
    self.viewControllers = [page]
    guard old !== page else {
      completion?(true)
      return
    }
    addChild(page)
    guard let old, isViewLoaded, view.window != nil else {
      if isViewLoaded { install(page) }
      old.map(remove)
      page.didMove(toParent: self)
      completion?(true)
      return
    }
    scroll(from: old, to: page, direction: direction, animated: animated, completion: completion)
  }

  private func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  /// The new page appears first, the old one disappears last (measured for scrolling pages).
  private func scroll(
    from old: UIViewController,
    to page: UIViewController,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    var way =
      navigationOrientation == .horizontal
      ? CGSize(width: view.bounds.width + spacing, height: 0)
      : CGSize(width: 0, height: view.bounds.height + spacing)
    if (direction == .reverse) != (navigationOrientation == .horizontal && isRightToLeft) {
      way = CGSize(width: -way.width, height: -way.height)
    }
    page.beginAppearance(true, animated: animated)
    old.beginAppearance(false, animated: animated)
    install(page)
    let finish: (Bool) -> Void = { [self] finished in
      old.view.removeFromSuperview()
      page.endAppearance()
      old.endAppearance()
      old.willMove(toParent: nil)
      old.removeFromParent()
      page.didMove(toParent: self)
      completion?(finished)
    }
    guard animated else { return finish(true) }
    page.view.frame = view.bounds.offsetBy(dx: way.width, dy: way.height)
    UIView.animate(
      withDuration: 0.3,
      delay: 0,
      options: .curveEaseInOut,
      animations: { [self] in
        page.view.frame = view.bounds
        old.view.frame = view.bounds.offsetBy(dx: -way.width, dy: -way.height)
      },
      completion: finish
    )
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
