import Foundation

/// Large titles and search bars make room for content that scrolls.
extension UINavigationController {
  /// The controller whose item the bar shows.
  var barController: UIViewController? {
    let item = navigationBar.topItem
    return viewControllers.last { $0.navigationItem === item } ?? topViewController
  }

  /// What the bar shows, or will, while `controller` is the topmost.
  func barExtension(for controller: UIViewController?) -> BarExtension {
    var items: [UINavigationItem] = []
    for each in viewControllers {
      items.append(each.navigationItem)
      if each === controller { return navigationBar.barExtension(showing: items) }
    }
    if let controller { items.append(controller.navigationItem) }
    return navigationBar.barExtension(showing: items)
  }

  /// How much of its height the bar has given up to the content of `controller`.
  func barCollapse(for controller: UIViewController?) -> CGFloat {
    let given = controller?.barScrollView(for: .top)?.bars.collapse ?? 0
    return min(given, barExtension(for: controller).collapsible)
  }

  /// How far content is pulled down that takes its large title along, or stands lower for a
  /// refresh.
  var barOverpull: CGFloat {
    guard barExtension(for: barController).largeTitle > 0,
      let scrollView = barController?.barScrollView(for: .top)
    else { return 0 }
    return max(0, -scrollView.wayWithoutRefresh)
  }

  /// Gives the bar the height that the content leaves it.
  func followContent(of controller: UIViewController) {
    guard let scrollView = controller.barScrollView(for: .top) else { return }
    scrollView.bars.navigation = self
    let room = barExtension(for: controller).collapsible
    let collapse = min(max(0, scrollView.wayWithoutRefresh), room)
    guard collapse != scrollView.bars.collapse else { return }
    // Together with the insets: the content stays where it is.
    scrollView.bars.collapse = collapse
    updateInsets(of: controller)
  }

  func contentDidScroll(_ scrollView: UIScrollView) {
    guard isViewLoaded, let top = topViewController, top.barScrollView(for: .top) === scrollView
    else { return }
    if navigationTransition == nil {
      followContent(of: top)
      if navigationBar.frame != navigationBarFrame { layOutBarsAndContent() }
    }
    navigationBar.contentDidScroll()
    toolbar.contentDidScroll()
    guard navigationTransition == nil || beginningTransition != nil else { return }
    tabBarController?.tabBar.contentDidScroll()
  }

  /// Where content comes to rest that would stop at `offset`.
  func restingOffset(near offset: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    guard let top = topViewController, top.barScrollView(for: .top) === scrollView else {
      return offset
    }
    let range = scrollView.offsetRange.y
    let beginning = range.lowerBound + scrollView.refreshInset
    let stop = barExtension(for: top).stop(near: offset - beginning)
    return min(beginning + stop, range.upperBound)
  }
}
