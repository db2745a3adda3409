import Foundation

/// The controllers that a bar in compact width has no tabs for.
@MainActor
struct MoreTabs {
  fileprivate(set) var navigation: UINavigationController?
  fileprivate(set) var isOffered = false
  /// Whether the list, or a screen above it, shows.
  var isChosen = false
  /// Before the change of tabs that runs.
  var wasChosen = false
  /// The controller whose screens are above the list, and the screens.
  fileprivate var shown: (controller: UIViewController, screens: [UIViewController])?
}

extension UITabBarController {
  /// Of a bar in compact width, the last one for all others where there are more
  /// controllers (documented).
  private static let mostTabs = 5

  var hasMore: Bool {
    controllers.count > Self.mostTabs && traitCollection.horizontalSizeClass == .compact
  }

  /// How many controllers have tabs of their own.
  var tabCount: Int { hasMore ? Self.mostTabs - 1 : controllers.count }

  fileprivate var controllersInMore: ArraySlice<UIViewController> {
    controllers.dropFirst(tabCount)
  }

  func makeMore() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: MoreList(of: self))
    navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    more.navigation = navigation
    return navigation
  }

  /// A turn of the device gives room for all tabs, or takes it.
  func widthMayHaveChanged() {
    guard hasMore != more.isOffered else { return }
    itemsDidChange()
    installSelectedView()
  }

  func updateMore() {
    if hasMore != more.isOffered { offerMore(hasMore) }
    guard hasMore, !more.isChosen, controllers.indices.contains(selection), selection >= tabCount
    else { return }
    more.isChosen = true
    showInMore(selection, animated: false)
  }

  private func offerMore(_ isOffered: Bool) {
    more.isOffered = isOffered
    let navigation = moreNavigationController
    if isOffered {
      addChild(navigation)
      navigation.didMove(toParent: self)
      return
    }
    returnScreens()
    if more.isChosen, selection == NSNotFound { selection = controllers.isEmpty ? NSNotFound : 0 }
    more.isChosen = false
    navigation.willMove(toParent: nil)
    navigation.viewIfLoaded?.removeFromSuperview()
    navigation.removeFromParent()
  }

  // MARK: Screens above the list

  /// The screens of a navigation controller move, whose own bar would be a second one (observed).
  func showInMore(_ index: Int, animated: Bool) {
    make(index)
    let controller = controllers[index]
    guard more.shown?.controller !== controller else { return }
    returnScreens()
    let stack = controller as? UINavigationController
    let screens = stack?.viewControllers ?? [controller]
    stack?.setViewControllers([], animated: false)
    more.shown = (controller, screens)
    let navigation = moreNavigationController
    navigation.setViewControllers(
      navigation.viewControllers.prefix(1) + screens,
      animated: animated
    )
  }

  /// Gives a controller its screens back, with those that the user has reached from them.
  func returnScreens() {
    guard let shown = more.shown, let navigation = more.navigation else { return }
    more.shown = nil
    let above = Array(navigation.viewControllers.dropFirst())
    if !above.isEmpty {
      navigation.setViewControllers(Array(navigation.viewControllers.prefix(1)), animated: false)
    }
    if let stack = shown.controller as? UINavigationController {
      stack.setViewControllers(above.isEmpty ? shown.screens : above, animated: false)
    } else {
      addChild(shown.controller)
      shown.controller.didMove(toParent: self)
    }
  }

  // MARK: Choosing

  func chooseMore() {
    guard hasMore, !more.isChosen, !(runningTransition is TabTransition) else { return }
    makeOwnWorldCurrent()
    change {
      more.isChosen = true
      // What was above the list is there again (inferred).
      let shown = more.shown?.controller
      selection = controllers.firstIndex { $0 === shown } ?? NSNotFound
    }
  }

  func didTapMore() {
    let navigation = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: navigation) ?? true else { return }
    if more.isChosen {
      navigation.popToRootViewController(animated: true)
    } else {
      selectedViewController = navigation
    }
    delegate?.tabBarController(self, didSelect: navigation)
  }

  fileprivate func moreListDidAppear() {
    guard more.isChosen else { return }
    returnScreens()
    selection = NSNotFound
  }

  fileprivate func chooseInMore(_ row: Int) {
    let index = tabCount + row
    guard controllers.indices.contains(index) else { return }
    selection = index
    showInMore(index, animated: true)
  }
}

/// The list of the controllers without a tab.
private final class MoreList: UITableViewController {
  private weak var owner: UITabBarController?

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  private var shownItems: [UITabBarItem] = []
  private var items: [UITabBarItem] {
    guard let owner else { return [] }
    return owner.controllersInMore.compactMap(owner.item)
  }

  /// It can be rearranged unless the app says otherwise (documented).
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let items = items
    // A row that was chosen keeps its highlight, which fades.
    if items != shownItems { tableView.reloadData() }
    shownItems = items
    let isFixed = owner?.customizableViewControllers?.isEmpty ?? true
    navigationItem.rightBarButtonItem = isFixed ? nil : customizeButton
  }

  private lazy var customizeButton = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let bar = self?.owner?.tabBar else { return }
      bar.beginCustomizingItems(bar.items ?? [])
    }
  )

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    owner?.moreListDidAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = items[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image?.asBarImage
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner?.chooseInMore(indexPath.row)
  }
}
