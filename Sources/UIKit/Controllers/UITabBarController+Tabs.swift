import Foundation

extension UITabBarController {
  /// How the tabs are shown where there is room for a sidebar.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// When the bar becomes small while content scrolls (iOS 26).
  ///
  /// The bar of a phone before iOS 26 never does, and is drawn here.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }

  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// Among the tabs and the children of groups.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.tab(withIdentifier: identifier)
  }

  func choose(_ tab: UITab) {
    var tab = tab
    while let group = tab.parent {
      group.selectedChild = tab
      tab = group
    }
    guard let index = visibleTabs.firstIndex(where: { $0 === tab }) else {
      ControllerFault.record(
        "-[UITabBarController setSelectedTab:] only a visible tab of the tab bar controller can be selected.",
        self
      )
      return
    }
    selectedIndex = index
  }

  /// The tabs of the bar, in its order: searches come last.
  var visibleTabs: [UITab] {
    let shown = tabs.filter(\.hasVisiblePlacement)
    return shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
  }

  /// The bar leaves over the lower edge or comes from there, and the content gets its room.
  func hideTabBar(_ hidden: Bool, animated: Bool) {
    guard hidden != tabBarIsHidden else { return }
    tabBarIsHidden = hidden
    guard isViewLoaded else { return }
    let change = {
      self.layOutBarAndContent()
      self.view.layoutIfNeeded()
    }
    guard animated, view.window != nil else { return UIView.performWithoutAnimation(change) }
    view.layoutIfNeeded()
    UIView.animateWithSystemSpring(animations: change)
  }
}

extension UIViewController {
  /// The tab that made the controller.
  public var tab: UITab? { ownTab }
}
