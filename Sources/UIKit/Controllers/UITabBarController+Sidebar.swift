import Foundation

extension UITabBarController {
  /// The list of tabs beside the content.
  ///
  /// Tab bars of a stage have no sidebar, as those of a phone: its rows and its
  /// delegate are never asked for.
  @preconcurrency
  @MainActor
  open class Sidebar: MainActorObject {
    public enum Layout: Int, Sendable {
      case automatic, overlap, tile
    }

    init() { super.init(isolated: ()) }

    open weak var delegate: (any Delegate)?
    open var isHidden = true
    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?
    /// In the menu of the sidebar's bar: stored.
    open var navigationOverflowItems: UIDeferredMenuElement?
    open func reconfigureItem(for tab: UITab) {}
    /// Nothing is there to scroll.
    open func scrollToTarget(_ target: ScrollTarget, animated: Bool) {}

    /// A part of the list.
    public enum ScrollTarget {
      case header, footer
      case tab(UITab)
    }

    /// Runs what moves together with a sidebar.
    @preconcurrency
    @MainActor
    public protocol Animating: NSObjectProtocol {
      func addAnimations(_ animations: @escaping () -> Void)
      func addCompletion(_ completion: @escaping () -> Void)
    }

    @preconcurrency
    @MainActor
    public protocol Delegate: NSObjectProtocol {
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: Sidebar,
        animator: any Animating
      )
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        update item: UITabSidebarItem
      )
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        willBeginDisplaying tab: UITab
      )
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        didEndDisplaying tab: UITab
      )
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        contextMenuConfigurationFor tab: UITab
      ) -> UIContextMenuConfiguration?
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
      ) -> UISwipeActionsConfiguration?
    }
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
}
