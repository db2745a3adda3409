import Foundation

/// Two or three columns in regular width; one navigation stack of all in compact width.
@preconcurrency
@MainActor
open class UISplitViewController: UIViewController {
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let hasColumns = coder.interfaceAttribute("allowDoubleColumnStyle") == "YES"
    // Files have no word for three columns; only those have a supplementary one
    // (inferred from such files).
    let hasThree = coder.hasInterfaceRelationship("supplementaryViewController")
    style = hasThree ? .tripleColumn : hasColumns ? .doubleColumn : .unspecified
    super.init(coder: coder)
    coder.read(into: self, as: UISplitViewController.self)
  }

  // MARK: Columns

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
    if !exchangeOnStack(column, for: vc) {
      separate()
      exchange(self[column], for: vc, in: column)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// - Parameter old: what shows the column so far.
  /// - Returns: what shows it then.
  @discardableResult
  func exchange(
    _ old: UIViewController?,
    for vc: UIViewController?,
    in column: Column
  ) -> UIViewController? {
    old?.willMove(toParent: nil)
    old?.viewIfLoaded?.removeFromSuperview()
    old?.removeFromParent()
    columns[column.rawValue] = vc
    guard let vc else { return nil }
    // Columns of a style are in navigation controllers, made where there is none (documented).
    let isWrapped = style == .unspecified || column == .compact || vc is UINavigationController
    let child = isWrapped ? vc : UINavigationController(rootViewController: vc)
    addChild(child)
    child.didMove(toParent: self)
    return child
  }

  /// In compact width the controller is pushed, or presented where there is no stack.
  ///
  /// With a style it is the secondary column from then on, also in compact width (inferred).
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard let joined else { return setViewController(vc, for: .secondary) }
    if exchangeOnStack(.secondary, for: vc) { return show(.secondary) }
    if let stack = joined.controller as? UINavigationController {
      stack.push(contentsOf: vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  override var showsDetailControllersItself: Bool { true }

  // MARK: Display modes

  /// Another mode comes with an animation while the columns show (documented).
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// What shows; never `automatic`.
  open var displayMode: DisplayMode {
    isCollapsed ? .secondaryOnly : chosenMode ?? standardMode
  }

  /// The mode that a button, a finger or `show` chose, until the shape of the view changes.
  var chosenMode: DisplayMode?
  /// The mode of the last layout.
  var shownMode: DisplayMode?
  var wasUpright: Bool?
  /// How many changes of the mode have begun, and the last one that has come to its end.
  var moves = (begun: 0, ended: 0)

  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet {
      guard preferredSplitBehavior != oldValue else { return }
      chosenMode = nil
      modeMayHaveChanged()
    }
  }

  open var splitBehavior: SplitBehavior {
    switch currentBehavior {
    case .tile: .tile
    case .overlay: .overlay
    case .displace: .displace
    }
  }

  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

  /// Whether a finger from the edge shows what is hidden, and whether bars have the button.
  open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Stored: no button of the last column hides all others at once.
  open var showsSecondaryOnlyButton = false

  /// Shows and hides the columns in front of the last one; hidden in compact width.
  open lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.leading"),
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() }
    )
    item.isHidden = isCollapsed
    return item
  }()

  open weak var delegate: (any UISplitViewControllerDelegate)?

  // MARK: Widths

  nonisolated public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var primaryColumnWidth: CGFloat { width(of: .primary) }

  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var supplementaryColumnWidth: CGFloat {
    style == .tripleColumn ? width(of: .supplementary) : 0
  }
  // Stored: there is no inspector column.
  open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension
  open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension
  open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension
  // The last column has what the others leave; its widths are stored.
  open var preferredSecondaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSecondaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var minimumSecondaryColumnWidth = UISplitViewController.automaticDimension

  // MARK: Showing columns

  /// In compact width a column after the first is pushed.
  open func show(_ column: Column) {
    guard isCollapsed else { return reveal(column) }
    guard let stack = joined?.controller as? UINavigationController else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
    } else {
      push(column, onto: stack)
    }
  }

  /// In compact width the stack goes back to what is under the column.
  open func hide(_ column: Column) {
    guard isCollapsed else { return conceal(column) }
    guard column != .primary, let stack = joined?.controller as? UINavigationController else {
      return
    }
    stack.popToRootViewController(animated: true)
  }

  /// Whether a column is on the screen.
  open func isShowing(_ column: Column) -> Bool {
    guard let window = view.window else { return false }
    return self[column]?.viewIfLoaded?.window === window
  }

  // MARK: Layout

  override func prepareChildrenForAppearance() { layOutColumns() }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutColumns()
  }

  /// What is between the columns and above the last one.
  private(set) lazy var chrome = SplitChrome(of: self)

  // MARK: Sides and looks

  /// The side of the first column in regular width.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Stored: lists for sidebars have their colours anywhere.
  open var primaryBackgroundStyle = BackgroundStyle.none
}
