import Foundation

/// Two columns side by side in regular width; the last column alone, under the first in a
/// navigation stack, in compact width.
///
/// A minimum: column changes are not animated, and there are no overlays.
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryHidden = DisplayMode.secondaryOnly
  }

  // Columns stand side by side, so these are stored.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var splitBehavior: SplitBehavior { .tile }
  open var showsSecondaryOnlyButton = false

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    if style == .tripleColumn {
      Diagnostics.report("UISplitViewController shows at most two columns.")
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    coder.read(into: self, as: UISplitViewController.self)
  }

  public let style: Style
  private var columns: [Int: UIViewController] = [:]

  open var viewControllers: [UIViewController] {
    get { [Column.primary, .secondary].compactMap { columns[$0.rawValue] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column.rawValue] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column.rawValue] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column.rawValue] = vc
    if let vc {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
  }

  override var showsDetailControllersItself: Bool { true }

  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var preferredPrimaryColumnWidth: CGFloat = 320
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var presentsWithGesture = true
  /// Shows and hides the first column; it has no effect here.
  open lazy var displayModeButtonItem = UIBarButtonItem(barButtonSystemItem: .rewind)
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}

  override func prepareChildrenForAppearance() { layOutColumns() }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutColumns()
  }

  private func layOutColumns() {
    guard isViewLoaded else { return }
    let shown = isCollapsed ? viewControllers.suffix(1) : viewControllers[...]
    for controller in viewControllers where !shown.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var rest = view.bounds
    for (index, controller) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? rest.width : min(preferredPrimaryColumnWidth, rest.width / 2)
      let (column, remainder) = rest.divided(atDistance: width, from: .minXEdge)
      controller.view.frame = column
      if controller.view.superview !== view { view.addSubview(controller.view) }
      rest = remainder
    }
  }
}

@preconcurrency
@MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}
