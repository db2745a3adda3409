import Foundation

extension UINavigationController {
  /// Whether the app hides the toolbar, or a screen that was pushed (documented).
  var toolbarIsAway: Bool { toolbarIsAway(over: stack) }

  private func toolbarIsAway(over stack: [UIViewController]) -> Bool {
    toolbarIsHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func layOutToolbar() {
    guard picturedScreen == nil, !toolbarAwaitsTransition else { return }
    toolbar.setUntransformedFrame(toolbarFrame)
    // One that slides out is seen until it is out.
    let isOut = toolbar.isHidden || !toolbarIsMoving
    toolbar.setHiddenByController(carriedToolbar != nil || toolbarIsAway && isOut)
    toolbar.contentDidScroll()
  }

  private var toolbarIsMoving: Bool { !(toolbar.layer.animationKeys() ?? []).isEmpty }

  /// Without the safe area below it.
  var toolbarHeight: CGFloat { roomAboveToolbarItems + BarHeight.toolbar(in: traitCollection) }

  /// None over a tab bar (inferred).
  var roomAboveToolbarItems: CGFloat {
    let isPad = traitCollection.userInterfaceIdiom == .pad
    guard !isPad, !BarHeight.isLow(in: traitCollection), containment.barInsets.bottom == 0,
      viewIfLoaded.map({ $0.safeAreaInsets.bottom > 0 }) == true
    else { return 0 }
    return BarHeight.aboveItems
  }

  private var toolbarFrame: CGRect {
    let frame = shownToolbarFrame
    return toolbarIsAway ? frame.offsetBy(dx: 0, dy: frame.height) : frame
  }

  private var shownToolbarFrame: CGRect {
    let height = toolbarHeight + view.safeAreaInsets.bottom
    let y = view.bounds.height - height
    return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  /// The toolbar and the tab bar in a push or a pop: one that a screen hides or shows moves with
  /// its screen (inferred of the toolbar).
  func updateLowerBars(during transition: NavigationTransition, from old: [UIViewController]) {
    let comes = toolbarIsAway(over: old) && !toolbarIsAway
    let goes = !toolbarIsAway(over: old) && toolbarIsAway
    if goes { carryToolbar(during: transition) }
    if screenLeftByToolbar == nil {
      toolbar.setItems(
        transition.context.viewController(forKey: .to)?.toolbarItems,
        animated: transition.context.isAnimated && !transition.context.isInteractive && !comes
          && !goes && toolbar.untransformedFrame.minY < view.bounds.height
      )
    }
    tabBarController?.updateTabBar(during: transition)
    // What is below the arriving screen's content fades along with it (inferred).
    tabBarController?.tabBar.contentDidScroll()
    tabBarController?.tabBar.layoutIfNeeded()
    // It stands on a tab bar that comes as well.
    if comes { carryToolbar(during: transition) }
  }

  /// The screen whose content the toolbar is above.
  var screenOfToolbar: UIViewController? {
    picturedScreen ?? screenLeftByToolbar ?? topViewController
  }

  /// It slides over the lower edge as the screens change (inferred), with the items that it
  /// has had until it is out.
  func moveToolbar(along transition: NavigationTransition) {
    toolbarAwaitsTransition = true
    screenLeftByToolbar =
      toolbarIsAway ? transition.context.viewController(forKey: .from) : nil
    transition.coordinator.animateAlongsideTransition(
      in: toolbar,
      animation: { [self] _ in
        toolbarAwaitsTransition = false
        UIView.performWithoutAnimation { toolbar.layoutIfNeeded() }
        layOutToolbar()
      },
      completion: { [self] _ in
        screenLeftByToolbar = nil
        if let top = topViewController { toolbarItemsDidChange(of: top) }
        view.setNeedsLayout()
      }
    )
  }

  private func carryToolbar(during transition: NavigationTransition) {
    let key: UITransitionContextViewControllerKey = toolbarIsAway ? .from : .to
    guard transition.context.isAnimated, !toolbar.isHiddenByApp,
      let carrier = transition.context.viewController(forKey: key)
    else { return }
    let place = shownToolbarFrame
    picturedScreen = carrier
    toolbar.setUntransformedFrame(place)
    toolbar.setHiddenByController(false)
    toolbar.contentDidScroll()
    let picture = toolbar.makePicture()
    toolbar.setHiddenByController(true)
    picturedScreen = nil
    picture.board(carrier.view, in: transition, at: place, of: view)
    carriedToolbar = picture
    transition.coordinator.addEnding { [weak self, weak picture] in
      picture?.removeFromSuperview()
      self?.carriedToolbar = nil
      self?.view.setNeedsLayout()
    }
  }
}
