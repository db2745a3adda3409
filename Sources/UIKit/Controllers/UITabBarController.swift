import Foundation

/// Shows one of several controllers above a bar of tabs.
@preconcurrency
@MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownTabBar = UITabBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    ownTabBar = coder.interfaceObject(UITabBar.self, forKey: "tabBar") ?? UITabBar()
    super.init(coder: coder)
    coder.read(into: self, as: UITabBarController.self)
  }

  // MARK: Tabs

  private(set) var controllers: [UIViewController] = []
  private var hasTabs = false
  /// The place of what shows in `controllers`, `NSNotFound` for the list of those without a tab.
  var selection = NSNotFound
  /// What has no tab of its own on a phone.
  var more = MoreTabs()
  var waitingSelection: Int?

  /// Nil until they are set.
  open var viewControllers: [UIViewController]? {
    get { hasTabs ? madeControllers : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    ownTabs = []
    show(viewControllers, animated: animated)
  }

  private(set) var ownTabs: [UITab] = []

  /// In place of `viewControllers`: they make their controllers when these are first shown.
  ///
  /// Empty where the controllers were set.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in ownTabs { tab.tabBarController = nil }
    ownTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    visibleTabsDidChange(animated: animated)
  }

  /// Nil without tabs.
  open var selectedTab: UITab? {
    get { tabs.isEmpty ? nil : selectedViewControllerIfMade?.ownTab }
    set { newValue.map(choose) }
  }

  open var isTabBarHidden: Bool {
    get { tabBarIsHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    hideTabBar(hidden, animated: animated)
  }

  func visibleTabsDidChange(animated: Bool = false) {
    show(visibleTabs.map { $0.loadedController ?? $0.placeholder }, animated: animated)
  }

  open var mode = Mode.automatic
  open lazy var sidebar = Sidebar()
  open var customizationIdentifier: String?
  /// The tabs of a bar without room for all.
  open var compactTabIdentifiers: [String]?
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// A view above the bar (iOS 26).
  open var bottomAccessory: UITabAccessory? {
    get { accessoryView?.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }
  var accessoryView: TabAccessoryView?

  /// It fades in or out above the bar, and the content gets or loses its room.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== accessoryView?.accessory else { return }
    let old = accessoryView
    let new = bottomAccessory.map { TabAccessoryView($0) }
    accessoryView = new
    guard isViewLoaded else { return }
    if let new { view.addSubview(new) }
    UIView.performWithoutAnimation {
      layOutAccessory()
      new?.layoutIfNeeded()
      new?.alpha = animated ? 0 : 1
    }
    guard animated, view.window != nil else {
      old?.removeFromSuperview()
      view.setNeedsLayout()
      return
    }
    UIView.animateWithSystemSpring(
      animations: {
        old?.alpha = 0
        new?.alpha = 1
        self.layOutBarAndContent()
        self.view.layoutIfNeeded()
      },
      completion: { _ in old?.removeFromSuperview() }
    )
  }

  var tabBarIsHidden = false

  /// Puts the controller of a tab in place of its placeholder.
  func make(_ index: Int) {
    guard controllers.indices.contains(index),
      let placeholder = controllers[index] as? TabPlaceholder,
      let controller = placeholder.waiting.viewController
    else { return }
    controllers[index] = controller
    placeholder.willMove(toParent: nil)
    placeholder.removeFromParent()
    addChild(controller)
    controller.didMove(toParent: self)
  }

  private var madeControllers: [UIViewController] {
    for index in controllers.indices { make(index) }
    return controllers
  }

  /// The controller of the selected tab, which `selectedViewController` makes.
  var selectedViewControllerIfMade: UIViewController? {
    controllers.indices.contains(selection) ? controllers[selection] : nil
  }

  func show(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = controllers
    let new = viewControllers ?? []
    guard mayAdopt(new) else { return }
    hasTabs = viewControllers != nil
    let shown = selectedViewControllerIfMade
    returnScreens()
    more.isChosen = false
    controllers = new
    customizableViewControllers = viewControllers
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where !old.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    selection = new.firstIndex { $0 === shown } ?? (new.isEmpty ? NSNotFound : 0)
    make(selection)
    itemsDidChange(animated: animated)
    if appearance != .disappeared { installSelectedView() }
  }

  /// A child that is no tab yet becomes the last one (observed: apps add their screens
  /// one by one, as children).
  open override func addChild(_ childController: UIViewController) {
    super.addChild(childController)
    guard ownTabs.isEmpty, childController !== more.navigation,
      !controllers.contains(where: { $0 === childController })
    else { return }
    controllers.append(childController)
    hasTabs = true
    if selection == NSNotFound { selection = 0 }
    itemsDidChange()
    if appearance != .disappeared { installSelectedView() }
  }

  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  open var selectedViewController: UIViewController? {
    get { more.isChosen ? moreNavigationController : selectedViewControllerIfMade }
    set {
      guard let newValue else { return }
      if newValue === more.navigation { return chooseMore() }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        ControllerFault.record(
          "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.",
          newValue
        )
        return
      }
      select(index)
    }
  }

  /// Has a list of the controllers without a tab, and the screens of one of them above it.
  open var moreNavigationController: UINavigationController { more.navigation ?? makeMore() }
  /// All of them, until an app says otherwise (documented).
  open var customizableViewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: View

  private var ownTabBar: UITabBar
  open var tabBar: UITabBar { ownTabBar }

  /// Apps give the controller a bar of their own class by the key "tabBar".
  func replaceTabBar(with bar: UITabBar) {
    let old = tabBar
    ownTabBar = bar
    itemsDidChange()
    guard isViewLoaded else { return }
    bar.frame = old.frame
    view.insertSubview(bar, aboveSubview: old)
    old.removeFromSuperview()
    connectTabBar()
    view.setNeedsLayout()
  }

  let contentView = UIView()

  open override func loadView() {
    let view = TabView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    addParts()
  }

  override func addParts() {
    guard let view = viewIfLoaded, !contentView.isDescendant(of: view) else { return }
    contentView.frame = view.bounds
    // What goes along with a turn of the device finds its view in its new size (inferred).
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // As in descriptions of iOS's views (observed).
    contentView.clipsToBounds = true
    view.addSubview(contentView)
    view.addSubview(tabBar)
    if let accessoryView { view.addSubview(accessoryView) }
    connectTabBar()
    // Code in `viewDidLoad` lays out its own views in the bar (inferred).
    let height = tabBar.sizeThatFits(view.bounds.size).height
    tabBar.frame = CGRect(
      x: 0,
      y: view.bounds.height - height,
      width: view.bounds.width,
      height: height
    )
  }

  override func layOutParts() {
    widthMayHaveChanged()
    layOutBarAndContent()
  }

  private func connectTabBar() {
    tabBar.tabBarController = self
    tabBar.onSelect = { [weak self] item in
      guard let self else { return }
      tabBar(tabBar, didSelect: item)
      didTap(item)
    }
  }

  /// A tap on a tab, before anything is selected.
  ///
  /// For subclasses: nothing happens here.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // Never called, since the user cannot rearrange the tabs; subclasses override them.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  open func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}

  override func prepareChildrenForAppearance() {
    installSelectedView()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func prepareBarInsets() -> UIViewController? {
    guard !(runningTransition is TabTransition) else { return nil }
    guard let selected = selectedViewController else { return nil }
    selected.containment.barInsets = insets(of: selected)
    return selected
  }

  func itemsDidChange(animated: Bool = false) {
    updateMore()
    let others = hasMore ? [moreNavigationController] : []
    tabBar.setItems((controllers.prefix(tabCount) + others).compactMap(item), animated: animated)
    tabBar.selectedItem = selectedViewController.flatMap(item)
  }

  /// A tab has its own title and picture (documented).
  func item(of controller: UIViewController) -> UITabBarItem? {
    ownTabs.isEmpty ? controller.tabBarItem : controller.ownTab?.item ?? controller.tabBarItem
  }

  /// The selected screen with its view: a screen may select another one as it loads,
  /// which shows in its place.
  private func loadSelected() -> UIViewController? {
    while let selected = selectedViewController {
      selected.loadViewIfNeeded()
      if selected === selectedViewController { return selected }
    }
    return nil
  }

  func installSelectedView() {
    // The transition may be one that presents the controller itself.
    guard isViewLoaded, !(runningTransition is TabTransition) else { return }
    layOutBarAndContent()
    guard let selected = loadSelected(), !(runningTransition is TabTransition) else { return }
    let all = controllers + [more.navigation].compactMap(\.self)
    for controller in all where controller !== selected && controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    selected.view.frame = contentFrame(for: selected)
    selected.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if selected.view.superview !== contentView { contentView.addSubview(selected.view) }
    selected.setBarInsets(insets(of: selected))
  }

  // MARK: Layout

  /// Whether the bar was below the screen in the last layout without a running push or pop.
  var tabBarIsAway = false

  /// Where content is not behind the bar: the view above it (iOS 18).
  open var contentLayoutGuide: UILayoutGuide { contentArea.guide }

  private(set) var contentAreaIsMade = false
  private(set) lazy var contentArea: (guide: UILayoutGuide, bottom: NSLayoutConstraint) = {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    let bottom = guide.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottom,
    ])
    contentAreaIsMade = true
    bottom.constant = -barRoom
    return (guide, bottom)
  }()

  /// A picture of the bar on the screen that hides or shows it, while that slides.
  var carriedPicture: UIView?
  /// That screen while the picture is made, whose content the bar is above.
  weak var picturedScreen: UIViewController?
  /// Where the bar was when it left, which is the app's to change in `viewDidLayoutSubviews`.
  var placeOfLeavingBar: CGRect?

  open dynamic override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open dynamic override var childForStatusBarHidden: UIViewController? { selectedViewController }
  open override var childForInterfaceOrientationLock: UIViewController? { selectedViewController }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
  open dynamic override var preferredStatusBarStyle: UIStatusBarStyle {
    super.preferredStatusBarStyle
  }
  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
}

/// The view of a tab bar controller, which has a name of its own in the tree of views.
private final class TabView: UIView {}
