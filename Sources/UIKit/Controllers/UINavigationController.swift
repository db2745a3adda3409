import Foundation

/// Shows the topmost of a stack of controllers under a navigation bar.
@preconcurrency
@MainActor
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Seconds a bar takes to slide in or out.
  public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Creating

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barOnTop = UINavigationBar()
    barToolbar = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barOnTop =
      (navigationBarClass as? UINavigationBar.Type)?._new(frame: .zero) ?? UINavigationBar()
    barToolbar = (toolbarClass as? UIToolbar.Type)?._new(frame: .zero) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    barOnTop = UINavigationBar()
    barToolbar = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    begin(with: rootViewController)
  }

  public required init?(coder: NSCoder) {
    barOnTop =
      coder.interfaceObject(UINavigationBar.self, forKey: "navigationBar") ?? UINavigationBar()
    barToolbar = coder.interfaceObject(UIToolbar.self, forKey: "toolbar") ?? UIToolbar()
    super.init(coder: coder)
    coder.read(into: self, as: UINavigationController.self)
  }

  // MARK: Stack

  /// Bottom first.
  var stack: [UIViewController] = []
  /// Changes requested while a transition runs.
  var waitingChanges: [() -> Void] = []
  /// Drives the next transition; set by the back swipe before it pops.
  package var backSwipe: UIPercentDrivenInteractiveTransition?

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    whenIdle { $0.push(viewController, animated: animated) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated)?.last
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report("Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 0, animated: animated)
  }

  /// Shows a push when the new top was not in the stack before, a pop when it was, and nothing when
  /// the top stays.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    whenIdle { $0.replaceStack(with: viewControllers, animated: animated) }
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  override var showsControllersItself: Bool { true }

  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { take(secondaryViewController, for: splitViewController) }

  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Bars

  private var barOnTop: UINavigationBar
  open var navigationBar: UINavigationBar { barOnTop }

  /// Apps give the controller a bar of their own class by the key "navigationBar".
  func replaceNavigationBar(with bar: UINavigationBar) {
    let old = navigationBar
    barOnTop = bar
    bar.items = stack.map(\.navigationItem)
    guard isViewLoaded else { return }
    bar.frame = old.frame
    bar.navigationController = self
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    view.setNeedsLayout()
  }

  private let barToolbar: UIToolbar
  open var toolbar: UIToolbar! { barToolbar }

  var barIsHidden = false
  /// Where the bar is while it is hidden, in widths of the screen: beside it when it has left with
  /// the screen before, in a transition; nil above it.
  var hiddenBarSide: CGFloat?
  var toolbarIsHidden = true
  /// A picture of the toolbar on the screen that hides or shows it, while that slides.
  weak var carriedToolbar: UIView?
  /// That screen while the picture is made: the toolbar stays where it is.
  weak var picturedScreen: UIViewController?
  /// Whether the toolbar waits for a transition with which it comes or goes.
  var toolbarAwaitsTransition = false
  /// The screen with which the toolbar goes, until it has gone.
  weak var screenLeftByToolbar: UIViewController?

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard barIsHidden != hidden else { return }
    barIsHidden = hidden
    navigationBar.isHiddenByApp = false
    moveBars(animated: animated, along: moveNavigationBar)
    updateStatusBar(animated: animated)
  }

  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard toolbarIsHidden != hidden else { return }
    toolbarIsHidden = hidden
    barToolbar.isHiddenByApp = false
    moveBars(animated: animated, along: moveToolbar)
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    guard controller === topViewController, screenLeftByToolbar == nil else { return }
    let isAnimated = controller.toolbarItemsChangeIsAnimated && !isChangingScreens
    barToolbar.setItems(controller.toolbarItems, animated: isAnimated)
  }

  private(set) lazy var barHider = BarHider(of: self)
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHider.tap }
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHider.pan }
  /// From iOS 26 on a finger goes back from anywhere: here only from the edge.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }
  open var hidesBarsOnTap = false { didSet { barHider.update() } }
  open var hidesBarsOnSwipe = false { didSet { barHider.update() } }
  open var hidesBarsWhenVerticallyCompact = false
  open var hidesBarsWhenKeyboardAppears = false

  /// Pops while a finger drags from the leading edge.
  ///
  /// Its delegate and `isEnabled` are the application's to set.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture }
  private(set) lazy var popGesture = interactivePop.makeRecognizer()
  private lazy var interactivePop = InteractivePop(of: self)

  // MARK: View

  /// The container of all transitions and of the children's views.
  let contentView = UIView()

  open override func loadView() {
    let view = NavigationView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    addParts()
  }

  override func addParts() {
    guard let view = viewIfLoaded, !contentView.isDescendant(of: view) else { return }
    contentView.frame = view.bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // As in descriptions of iOS's views, of every version: a picture wider than its screen, or a
    // screen on its way, shows nothing beside a stack that is smaller or scaled (observed).
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(barToolbar)
    view.addSubview(navigationBar)
    // A `viewDidLoad` that adds a line below the bar reads its height (observed).
    if navigationBar.frame.isEmpty {
      let height = BarHeight.navigationRow(in: traitCollection)
      navigationBar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    }
    navigationBar.navigationController = self
    barToolbar.navigationController = self
    view.addGestureRecognizer(popGesture)
    barHider.update()
  }

  override func layOutParts() {
    showTopWithoutAppearance()
    layOutBarsAndContent()
  }

  /// The button of a split view for its columns, beside the items of the first controller.
  var columnsButton: UIBarButtonItem? {
    didSet {
      if columnsButton !== oldValue { stack.first?.navigationItem.onChange?() }
    }
  }

  /// Whether the first screen is loaded for a window that the controller enters.
  private(set) var isLoadingTop = false
  private var hasShownTop = false

  /// On iOS the first screen loads when the window is laid out, which is after it has become key
  /// (observed in call stacks).
  override func prepareChildrenForAppearance() {
    UIKitWorld.current.windowBecomingKey?.makeKey()
    isLoadingTop = true
    installTopView()
    isLoadingTop = false
    tellDelegateOfFirst { $0.navigationController(self, willShow: $1, animated: false) }
  }

  override func childrenDidAppear() {
    tellDelegateOfFirst { $0.navigationController(self, didShow: $1, animated: false) }
    hasShownTop = true
  }

  /// The delegate hears of the screen that is there at the beginning as well (observed: apps hide
  /// the bar of the first screen there).
  private func tellDelegateOfFirst(
    _ body: (any UINavigationControllerDelegate, UIViewController) -> Void
  ) {
    guard !hasShownTop, let delegate, let top = topViewController else { return }
    body(delegate, top)
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func prepareBarInsets() -> UIViewController? {
    guard navigationTransition == nil, let top = topViewController, top.isViewLoaded else {
      return nil
    }
    top.containment.barInsets = insets(of: top)
    return top
  }

  // MARK: What the top controller decides

  /// Nil while the bar shows: its style decides (observed).
  open dynamic override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  open dynamic override var childForStatusBarHidden: UIViewController? { topViewController }
  open override var childForInterfaceOrientationLock: UIViewController? { topViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }

  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  open override var title: String? {
    get { super.title ?? stack.first?.title }
    set { super.title = newValue }
  }

  /// Until it is set, what the screen on top prefers (observed: menus in a container of an app's
  /// own are as large as the screen in the navigation controller).
  ///
  /// A screen says it when it loads, at the latest now if bars and content are there (inferred: the
  /// same menus begin to grow with their size).
  open override var preferredContentSize: CGSize {
    get {
      guard prefersSizeOfContent, let top = topViewController else {
        return super.preferredContentSize
      }
      if isViewLoaded { top.loadViewIfNeeded() }
      return top.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  var prefersSizeOfContent: Bool { super.preferredContentSize == .zero }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    guard prefersSizeOfContent, container === topViewController else { return }
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    tellPresentationOfSize()
  }
}

/// The view of a navigation controller, which has a name of its own in the tree of views.
private final class NavigationView: UIView {}
