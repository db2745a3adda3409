import Foundation

extension UITabBarController {
  /// The user's tap on a tab, which the delegate may refuse.
  func didTap(_ item: UITabBarItem) {
    if hasMore, item === moreNavigationController.tabBarItem { return didTapMore() }
    guard let index = controllers.firstIndex(where: { self.item(of: $0) === item }) else { return }
    let previous = selectedTab
    if !ownTabs.isEmpty, let tab = controllers[index].ownTab {
      guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return }
    }
    make(index)
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if index == selection {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      // Animated bars of apps override the property (observed); code that sets
      // `selectedIndex` does not reach it.
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
    if !ownTabs.isEmpty, let tab = controller.ownTab {
      delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
      (tab as? UISearchTab)?.activateSearch(in: self, after: previous)
    }
  }

  /// Waits for the end of a running transition between tabs.
  func select(_ index: Int) {
    guard controllers.indices.contains(index) else { return }
    make(index)
    makeOwnWorldCurrent()
    if runningTransition is TabTransition {
      waitingSelection = index
      return
    }
    guard index != selection else { return }
    (selectedTab as? UISearchTab)?.leave()
    endAppearanceOfRoot()
    change {
      selection = index
      more.isChosen = hasMore && index >= tabCount
      if more.isChosen { showInMore(index, animated: false) }
    }
  }

  /// Shows what is selected after `update` in place of what was before it.
  func change(_ update: () -> Void) {
    let old = selectedViewController
    let oldIndex = selection
    more.wasChosen = more.isChosen
    update()
    tabBar.layoutIfNeeded()
    let buttons = tabBar.pictureOfButtons()
    tabBar.selectedItem = selectedViewController.flatMap(item)
    guard let old, let new = selectedViewController, old !== new, isViewLoaded,
      view.window != nil, appearance != .disappeared
    else {
      if appearance != .disappeared { installSelectedView() }
      return
    }
    let transition = TabTransition(in: self, from: old, to: new, fromIndex: oldIndex)
    tabBar.fade(from: buttons, along: transition)
    transition.start()
  }

  /// - Parameter oldIndex: the tab to return to after a cancelled transition.
  func transitionDidEnd(returningTo oldIndex: Int?) {
    if let oldIndex {
      selection = oldIndex
      more.isChosen = more.wasChosen
      tabBar.selectedItem = selectedViewController.flatMap(item)
    }
    viewIfLoaded?.setNeedsLayout()
    if let next = waitingSelection {
      waitingSelection = nil
      select(next)
    }
  }
}
