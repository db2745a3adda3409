import Foundation

/// One tab of a tab bar controller, as a value with an identity: it makes its controller when that
/// is first shown (iOS 18 and later).
@preconcurrency
@MainActor
open class UITab: MainActorObject {
  /// Where a tab may stand in a bar that can be customized, which a phone's cannot.
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  public let identifier: String
  private let viewControllerProvider: ((UITab) -> UIViewController)?
  /// What the bar shows of the tab.
  let item = UITabBarItem()

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    self.viewControllerProvider = viewControllerProvider
    self.title = title
    self.image = image
    super.init()
    item.title = title
    item.image = image
  }

  open var title: String { didSet { item.title = title } }
  open var image: UIImage? { didSet { item.image = image } }
  open var selectedImage: UIImage? { didSet { item.selectedImage = selectedImage } }
  /// Shown in sidebars alone.
  open var subtitle: String?
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }
  open var userInfo: Any?

  /// A hidden tab is not in the bar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { tabBarController?.visibleTabsDidChange() } }
  }
  open var isHiddenByDefault = false
  open var allowsHiding = false
  open var preferredPlacement = Placement.automatic
  open var hasVisiblePlacement: Bool {
    tabBarController != nil && !isHidden && preferredPlacement != .sidebarOnly
  }

  open internal(set) weak var parent: UITabGroup?
  /// The nearest group around the tab that shows its children with a navigation
  /// controller of its own.
  open var managingTabGroup: UITabGroup? {
    parent?.managingNavigationController == nil ? parent?.managingTabGroup : parent
  }

  private weak var ownTabBarController: UITabBarController?
  open internal(set) var tabBarController: UITabBarController? {
    get { ownTabBarController ?? parent?.tabBarController }
    set { ownTabBarController = newValue }
  }

  // MARK: The controller

  private(set) var loadedController: UIViewController?

  /// Made when it is first asked for, once.
  open var viewController: UIViewController? {
    if let loadedController { return loadedController }
    guard let made = makeViewController() else { return nil }
    loadedController = made
    made.ownTab = self
    return made
  }

  func makeViewController() -> UIViewController? { viewControllerProvider?(self) }

  /// Holds the tab's place among the children until the controller is made.
  private(set) lazy var placeholder = TabPlaceholder(self)
}

/// A tab with tabs below it.
///
/// A phone shows it as one tab, with its own controller, or that of one of its children.
@preconcurrency
@MainActor
open class UITabGroup: UITab {
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet { for child in children { child.parent = self } }
  }
  open var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  /// Identifiers in the order that the user chose.
  open var displayOrderIdentifiers: [String] = []
  open var allowsReordering = false
  open var sidebarAppearance = SidebarAppearance.automatic
  open var sidebarActions: [UIAction] = []
  /// Has the group's controller at its root and the selected child's on top.
  open var managingNavigationController: UINavigationController?

  open var displayOrder: [UITab] {
    let chosen = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return chosen + children.filter { child in !chosen.contains { $0 === child } }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    children.tab(withIdentifier: identifier)
  }

  private var shownChild: UITab? {
    selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  override func makeViewController() -> UIViewController? {
    let own = super.makeViewController()
    if let managingNavigationController {
      if managingNavigationController.viewControllers.isEmpty, let own {
        managingNavigationController.viewControllers = [own]
      }
      return managingNavigationController
    }
    return own ?? shownChild?.viewController
  }
}

/// The tab of a search, at the end of the bar (documented).
@preconcurrency
@MainActor
open class UISearchTab: UITab {
  /// Whether the search begins as the tab is selected; at its end the tab that was selected before
  /// is selected again (documented).
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemWord.search.text,
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }

  /// Another tab is selected: a search that began with this one ends (inferred).
  func leave() {
    // A result may have been pushed.
    let screens =
      (loadedController as? UINavigationController)?.viewControllers
      ?? [loadedController].compactMap { $0 }
    guard automaticallyActivatesSearch,
      let search = screens.lazy.compactMap(\.navigationItem.searchController)
        .first(where: { $0.onEnd != nil })
    else { return }
    search.onEnd = nil
    search.isActive = false
  }

  /// The user has selected the tab.
  func activateSearch(in tabs: UITabBarController, after previous: UITab?) {
    guard automaticallyActivatesSearch, let controller = viewController else { return }
    let screen = (controller as? UINavigationController)?.topViewController ?? controller
    screen.loadViewIfNeeded()
    guard let search = screen.navigationItem.searchController, !search.isActive else { return }
    // The search bar comes to its place.
    tabs.view.layoutIfNeeded()
    search.onEnd = { [weak self, weak tabs, weak search] in
      search?.onEnd = nil
      guard let previous, previous !== self else { return }
      tabs?.selectedTab = previous
    }
    search.isActive = true
  }
}

extension [UITab] {
  /// Among the tabs and the children of groups.
  @MainActor
  func tab(withIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      let child = (tab as? UITabGroup)?.tab(forIdentifier: identifier)
      if let child { return child }
    }
    return nil
  }
}

/// Stands for a controller that its tab has not made.
final class TabPlaceholder: UIViewController {
  let waiting: UITab

  init(_ tab: UITab) {
    waiting = tab
    super.init(nibName: nil, bundle: nil)
    ownTab = tab
  }

  required init?(coder: NSCoder) { nil }
}
