import Foundation

/// Two columns side by side in regular width; one navigation stack of both in compact width.
///
/// Column changes in regular width are not animated, and there are no overlays.
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
  /// The controller that has all columns while the width is compact.
  var joined: JoinedColumns?

  /// The columns, or in compact width what they are joined into.
  open var viewControllers: [UIViewController] {
    get {
      joined.map { [$0.controller] }
        ?? [Column.primary, .supplementary, .secondary].compactMap { self[$0] }
    }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.dropFirst().first, for: .secondary)
    }
  }

  /// What shows in a column: the controller itself or, with a style, in a navigation controller.
  subscript(column: Column) -> UIViewController? {
    let controller = columns[column.rawValue]
    return controller?.parent as? UINavigationController ?? controller
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column.rawValue] }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    separate()
    if let old = self[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    columns[column.rawValue] = vc
    if let vc {
      // Columns of a style are in navigation controllers, made where there is none (documented).
      let isWrapped = style == .unspecified || column == .compact || vc is UINavigationController
      let child = isWrapped ? vc : UINavigationController(rootViewController: vc)
      addChild(child)
      child.didMove(toParent: self)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// In compact width the controller is pushed, or presented where there is no stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard let joined else { return setViewController(vc, for: .secondary) }
    if let stack = joined.controller as? UINavigationController {
      stack.push(contentsOf: vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  override var showsDetailControllersItself: Bool { true }

  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  open var preferredPrimaryColumnWidth: CGFloat = 320
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var presentsWithGesture = true
  /// Shows and hides the first column; it has no effect here, and is hidden in compact width.
  open lazy var displayModeButtonItem: UIBarButtonItem = {
    let image = UIImage(systemName: "sidebar.left")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    item.isHidden = isCollapsed
    return item
  }()
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  open var primaryColumnWidth: CGFloat { preferredPrimaryColumnWidth }
  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
  /// In compact width a column after the first is pushed.
  open func show(_ column: Column) {
    guard let stack = joined?.controller as? UINavigationController else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else if let controller = viewController(for: column), controller.parent !== stack {
      stack.push(contentsOf: controller, animated: true)
    }
  }
  /// In compact width the stack goes back to what is under the column.
  open func hide(_ column: Column) {
    guard column != .primary, let stack = joined?.controller as? UINavigationController else {
      return
    }
    stack.popToRootViewController(animated: true)
  }

  override func prepareChildrenForAppearance() { layOutColumns() }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutColumns()
  }

  private func layOutColumns() {
    guard isViewLoaded else { return }
    if isCollapsed { join() } else { separate() }
    displayModeButtonItem.isHidden = isCollapsed
    let shown = viewControllers
    for controller in children where !shown.contains(where: { $0 === controller }) {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    var rest = view.bounds
    for (index, controller) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? rest.width : min(preferredPrimaryColumnWidth, rest.width / 2)
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isAtRight = !isRightToLeft && primaryEdge == .trailing
      let (column, remainder) = rest.divided(
        atDistance: width,
        from: isAtRight ? .maxXEdge : .minXEdge
      )
      controller.view.frame = column
      if controller.view.superview !== view { view.addSubview(controller.view) }
      rest = remainder
    }
  }

  // MARK: Other widths

  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The side of the first column in regular width.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryBackgroundStyle = BackgroundStyle.none
  // A third column does not show; its widths are stored.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var supplementaryColumnWidth: CGFloat { 0 }
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSecondaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension

  /// Whether a column is on the screen.
  open func isShowing(_ column: Column) -> Bool {
    guard let window = view.window else { return false }
    return self[column]?.viewIfLoaded?.window === window
  }
}
