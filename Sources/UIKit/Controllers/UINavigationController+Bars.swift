import Foundation

extension UINavigationController {
  func layOutBarsAndContent() {
    let bounds = view.bounds
    // What a transition or an app moves by a transform stays where it moved it.
    contentView.setUntransformedFrame(bounds)
    if navigationTransition == nil, let top = topViewController { followContent(of: top) }
    navigationBar.setUntransformedFrame(navigationBarFrame)
    navigationBar.layOutBackground(reachingUp: barTop)
    layOutToolbar()
    tabBarController?.tabBar.contentDidScroll()
    let barIsAway = barIsHidden && navigationTransition == nil && !barIsMoving
    navigationBar.setHiddenByController(barIsAway)
    (popGesture as? UIScreenEdgePanGestureRecognizer)?.edges = isRightToLeft ? .right : .left
    guard navigationTransition == nil, let top = topViewController, top.isViewLoaded else { return }
    updateInsets(of: top)
    takeRefreshControl()
    if top.view.superview === contentView, top.view.transform.isIdentity {
      top.view.frame = contentFrame(for: top)
    }
  }

  private var barIsMoving: Bool { !(navigationBar.layer.animationKeys() ?? []).isEmpty }

  var navigationBarFrame: CGRect {
    let shown = CGRect(
      x: 0,
      y: barTop,
      width: view.bounds.width,
      height: barHeight(for: barController) + barOverpull
    )
    guard barIsHidden else { return shown }
    guard let side = hiddenBarSide else { return shown.offsetBy(dx: 0, dy: -shown.maxY) }
    return shown.offsetBy(dx: side * shown.width, dy: 0)
  }

  /// At the end of the safe area, and a little above it beside an island.
  private var barTop: CGFloat { view.safeAreaInsets.top - barLift }

  /// How far above the end of the safe area the bar begins, in whole pixels: 16 of a third of a
  /// point beside an island, 17 where the bezel is thin (measured on iOS 16.4 to 18: bars begin at
  /// 53.67 of 59 points and at 56.33 of 62).
  private var barLift: CGFloat {
    let screen = UIScreen.main.screenDescription
    let top = screen.safeAreaInsets.top
    guard top >= Self.islandRoom, screen.idiom == .phone, view.safeAreaInsets.top == top else {
      return 0
    }
    let lift: CGFloat = top > Self.islandRoom ? 17.0 / 3 : 16.0 / 3
    return (lift * screen.scale).rounded() / screen.scale
  }

  /// The safe area below an island is at least this high.
  private static let islandRoom: CGFloat = 59

  /// The height of the bar while `controller` is the topmost: that of the row, and what a prompt, a
  /// large title and a search bar add.
  private func barHeight(for controller: UIViewController?) -> CGFloat {
    let lower = barExtension(for: controller)
    if lower.isSearching { return lower.searchingHeight }
    return barRowHeight + lower.height - barCollapse(for: controller)
  }

  /// The height of the row with title and buttons: 56 points at the top of a page or form sheet,
  /// but not in an app's own presentation (both observed), nor in the box of a popover (inferred).
  var barRowHeight: CGFloat {
    let presentation = selfAndAncestors.lazy.compactMap(\.presentation.controller).first
    let isInSheet =
      view.safeAreaInsets.top == 0 && presentingViewController != nil
      && (presentation as? UISheetPresentationController)?.isCard == true
      && !BarHeight.isLow(in: traitCollection)
    return isInSheet ? 56 : BarHeight.navigationRow(in: traitCollection)
  }

  /// A bar that the app hides itself leaves its room to the content as well, though the
  /// controller's flag stays (inferred).
  var barTakesRoom: Bool { !barIsHidden && !navigationBar.isHiddenByApp }

  /// How far the bars reach into the content, beyond the safe area.
  private func barInsets(for controller: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(
      top: barTakesRoom ? barHeight(for: controller) - barLift : 0,
      left: 0,
      bottom: toolbarRoom,
      right: 0
    )
  }

  /// Content extends under translucent bars, and under opaque ones if the controller requests it.
  private func extendsUnderBars(_ controller: UIViewController) -> Bool {
    controller.edgesForExtendedLayout.contains(.top)
      && (navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
  }

  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = contentView.bounds
    if barTakesRoom, !extendsUnderBars(controller) {
      let top = barTop + barHeight(for: controller)
      frame.origin.y = top
      frame.size.height -= top
    }
    if !controller.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height = max(0, frame.height - lowerBarsRoom)
    }
    return frame
  }

  /// What a toolbar and the bar of tabs around take at the lower edge, with the safe area; the home
  /// indicator alone keeps no content away (inferred).
  private var lowerBarsRoom: CGFloat {
    let tools = toolbarRoom
    guard tools > 0 || containment.barInsets.bottom > 0 else { return 0 }
    return tools + view.safeAreaInsets.bottom
  }

  private var toolbarRoom: CGFloat {
    toolbarIsAway || toolbar.isHiddenByApp ? 0 : toolbarHeight
  }

  /// What the bars take of the safe area of `controller`, which ends at bars that it does not
  /// extend under.
  func insets(of controller: UIViewController) -> UIEdgeInsets {
    var insets = barInsets(for: controller)
    if !extendsUnderBars(controller) { insets.top = 0 }
    if !controller.edgesForExtendedLayout.contains(.bottom) { insets.bottom = 0 }
    return insets
  }

  func updateInsets(of controller: UIViewController) {
    let insets = insets(of: controller)
    controller.setBarInsets(insets)
    controller.navigationItem.searchController?.searchedBarsDidChange(to: insets)
  }

  /// Whether a screen wants the status bar may depend on whether the navigation bar is hidden
  /// (inferred: apps hide both and ask for no update); a transition asks by itself.
  func updateStatusBar(animated: Bool) {
    guard isViewLoaded, view.window != nil, !TransitionQueue.current.isRunning else { return }
    UIKitWorld.current.systemChrome?.update(
      animated: animated,
      within: TimeInterval(UINavigationController.hideShowBarDuration)
    )
  }

  /// Slides bars in or out by their hidden flags, `along` with a running transition.
  func moveBars(animated: Bool, along: @escaping (NavigationTransition) -> Void) {
    guard isViewLoaded, view.window != nil else { return }
    // In a screen's `viewDidAppear` the transition has not let go of the screens yet.
    if animated, navigationTransition?.isComplete == true {
      return whenIdle { $0.moveBars(animated: true, along: along) }
    }
    let move: () -> Void = { [self] in
      layOutBarsAndContent()
      // A screen on its way to the window, which may be in its `viewDidLoad()`, is laid out when it
      // is there.
      if let top = topViewController?.viewIfLoaded, top.window != nil { top.layoutIfNeeded() }
    }
    navigationBar.setHiddenByController(false)
    toolbar.setHiddenByController(false)
    // When a transition is cancelled, its animations have brought the bars back.
    let isBack = navigationTransition?.phase == .over
    guard animated, !isBack else {
      hiddenBarSide = nil
      UIKitWorld.current.animations.performQuietly(move)
      return
    }
    if let transition = navigationTransition, transition.phase == .running,
      !transition.animatorHasStarted
    {
      along(transition)
    } else {
      UIView.animate(
        withDuration: TimeInterval(UINavigationController.hideShowBarDuration),
        animations: move,
        completion: { _ in self.view.setNeedsLayout() }
      )
    }
  }

  /// The bar leaves and arrives beside the screen that has it, as wide as the screen (observed);
  /// the arriving screen has its layout from the start.
  ///
  /// Along an animator of the app's own, bars leave and arrive at the edge where they are.
  func moveNavigationBar(along transition: NavigationTransition) {
    if hiddenBarSide != nil {
      // The leaving screen has shown or hidden it, and the arriving one wants the opposite: it
      // stays.
      if !barIsHidden { hiddenBarSide = nil }
    } else if transition.animator is NavigationAnimator {
      // A push takes the old screen's bar to the leading side, and brings the new one's from the
      // trailing side; a pop is its mirror image.
      let side: CGFloat = transition.isPush == isRightToLeft ? 1 : -1
      hiddenBarSide = barIsHidden ? side : -side
      if !barIsHidden {
        UIView.performWithoutAnimation {
          barIsHidden = true
          layOutBarsAndContent()
          barIsHidden = false
        }
      }
    }
    transition.coordinator.animateAlongsideTransition(
      in: navigationBar,
      animation: { [self] _ in layOutBarsAndContent() },
      completion: { [self] _ in
        hiddenBarSide = nil
        view.setNeedsLayout()
      }
    )
  }
}
