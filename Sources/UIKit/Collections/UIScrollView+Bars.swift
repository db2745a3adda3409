import Foundation

/// Bars above and below look at where the content is.
extension UIScrollView {
  struct Bars {
    weak var navigation: UINavigationController?
    weak var tabs: UITabBarController?
    /// How many points of its height the bar above has given up, because content scrolled.
    var collapse: CGFloat = 0
    /// Pictures of bars that slide with the view.
    var carried: [CarriedBar] = []
  }

  /// The insets while the bar above has its full height.
  ///
  /// The content can always return as far.
  var restingInset: UIEdgeInsets {
    var inset = adjustedContentInset
    if safeAreaAdjustment.top > 0 { inset.top += bars.collapse }
    return inset
  }

  /// Whether there is content under a bar at the bottom.
  var reachesBelowBottom: Bool {
    contentOffset.y + bounds.height < knownContentSize.height + adjustedContentInset.bottom
  }

  /// How far the content has moved up from where it rests at its beginning; negative while it is
  /// pulled down.
  var wayFromTop: CGFloat { contentOffset.y + restingInset.top }

  /// The offset at which a place of the content stands right below what is above it.
  ///
  /// Bars that give up room for content on its way there have given it up then.
  func offsetShowing(top y: CGFloat) -> CGFloat {
    guard y > 0, safeAreaAdjustment.top > 0, let navigation = bars.navigation,
      navigation.barController?.barScrollView(for: .top) === self
    else { return y - adjustedContentInset.top }
    let room = navigation.barExtension(for: navigation.barController).collapsible
    return y - (restingInset.top - room)
  }

  func tellBars() {
    bars.navigation?.contentDidScroll(self)
    bars.tabs?.tabBar.contentDidScroll()
    for bar in bars.carried { bar.stayOverContent() }
  }
}

extension UIViewController {
  /// The scroll view that bars follow: the one that was set, else the view or its first subview
  /// (observed; a scroll view above other views is not found).
  func barScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let set = contentScrollView(for: edge) { return set }
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }

  /// Lets the bars around a shown screen find again where it ends, and what is behind them, in the
  /// next layout (inferred).
  func extentMayHaveChanged() {
    guard isViewLoaded, viewIfLoaded?.superview != nil else { return }
    if let navigation = navigationController, navigation.isViewLoaded {
      navigation.view.setNeedsLayout()
      navigation.navigationBar.setNeedsLayout()
      navigation.toolbar.setNeedsLayout()
    }
    if let tabs = tabBarController, tabs.isViewLoaded {
      tabs.takeExtent(of: self)
      tabs.tabBar.setNeedsLayout()
    }
  }

  /// Whether the screen of an older app ends at a bar on this side.
  ///
  /// Without a background the black behind all views would show there, as in apps that Xcode 13 or
  /// later builds (observed in reports from the time of iOS 15, of navigation bars; inferred for
  /// others).
  func keepsAway(from edge: UIRectEdge) -> Bool {
    !UIKitWorld.current.clearsBarsAtEdges && !edgesForExtendedLayout.contains(edge)
  }
}
