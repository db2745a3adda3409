import Foundation

extension UITabBarController {
  /// Above the bar, or over the lower edge with it.
  func layOutAccessory() {
    guard let accessoryView else { return }
    let room = view.bounds.inset(by: view.safeAreaInsets)
    accessoryView.frame = CGRect(
      x: room.minX + UITabAccessory.margin,
      y: tabBar.frame.minY - UITabAccessory.gap - UITabAccessory.height,
      width: max(0, room.width - 2 * UITabAccessory.margin),
      height: UITabAccessory.height
    )
    accessoryView.isHidden = tabBar.isHidden
  }

  /// A screen that does not extend under lower bars ends at the bar (inferred from its
  /// documentation).
  func contentFrame(for controller: UIViewController) -> CGRect {
    var frame = contentView.bounds
    if !controller.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height = max(0, frame.height - barRoom)
    }
    return frame
  }

  /// Gives the selected screen its place again: it has begun or ceased to extend under the bar.
  func takeExtent(of controller: UIViewController) {
    view.setNeedsLayout()
    guard controller === selectedViewController, !(runningTransition is TabTransition),
      let screen = controller.viewIfLoaded, screen.superview === contentView,
      screen.transform.isIdentity
    else { return }
    // Before the frame, which asks for the safe area at once.
    controller.containment.barInsets = insets(of: controller)
    screen.frame = contentFrame(for: controller)
    screen.safeAreaInsetsMayHaveChanged()
  }

  /// What the bar takes of the safe area of a screen.
  func insets(of controller: UIViewController) -> UIEdgeInsets {
    controller.edgesForExtendedLayout.contains(.bottom) ? barInsets : .zero
  }

  /// Whether the top of a navigation controller hides the bar.
  private var hidesBar: Bool {
    if tabBarIsHidden { return true }
    guard let navigation = selectedViewController as? UINavigationController else { return false }
    return navigation.viewControllers.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// With the safe area below it: bars of an app's own class are as high as they want to be
  /// (observed).
  private var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }

  private var tabBarFrame: CGRect {
    let height = barHeight
    return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  private var barInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: 0,
      left: 0,
      bottom: hidesBar || tabBar.isHidden
        ? 0 : max(0, barHeight - view.safeAreaInsets.bottom) + accessoryRoom,
      right: 0
    )
  }

  private var accessoryRoom: CGFloat {
    accessoryView == nil ? 0 : UITabAccessory.height + UITabAccessory.gap
  }

  /// From the bottom of the view to the top of the bar.
  var barRoom: CGFloat {
    hidesBar || tabBar.isHidden ? 0 : barHeight + accessoryRoom
  }

  /// Places the bar, the accessory above it and the screen; the insets of the screen follow.
  func layOutBarAndContent() {
    // What a transition or an app moves by a transform stays where it moved it.
    contentView.setUntransformedFrame(view.bounds)
    let carriesPicture = carriedPicture != nil
    if !carriesPicture { tabBarIsAway = hidesBar }
    tabBar.setUntransformedFrame(
      tabBarIsAway || carriesPicture
        ? tabBarFrame.offsetBy(
          dx: 0,
          dy: tabBarFrame.height + accessoryRoom + tabBar.heightAboveBar
        ) : tabBarFrame
    )
    layOutAccessory()
    if contentAreaIsMade, contentArea.bottom.constant != -barRoom {
      contentArea.bottom.constant = -barRoom
    }
    guard !(runningTransition is TabTransition) else { return }
    if let selected = selectedViewController {
      selected.setBarInsets(insets(of: selected))
      if let view = selected.viewIfLoaded, view.superview === contentView,
        view.transform.isIdentity,
        !selected.edgesForExtendedLayout.contains(.bottom)
      {
        view.frame = contentFrame(for: selected)
      }
    }
    selectedViewController?.barScrollView(for: .bottom)?.bars.tabs = self
  }

  /// Where the bar leaves from or comes back to (inferred: apps with a higher bar see
  /// it as high all the way).
  private func placeOfCarriedBar() -> CGRect {
    guard hidesBar else {
      let place = placeOfLeavingBar ?? tabBarFrame
      tabBar.bounds.size = place.size
      tabBar.layoutIfNeeded()
      return place
    }
    let place = tabBar.transform.isIdentity ? tabBar.frame : tabBarFrame
    placeOfLeavingBar = place
    return place
  }

  /// In a push or pop that hides or shows the bar, it moves with its screen.
  func updateTabBar(during transition: NavigationTransition) {
    guard isViewLoaded, !tabBar.isHidden, hidesBar != tabBarIsAway else { return }
    let carrier = transition.context.viewController(forKey: hidesBar ? .from : .to)
    let place = placeOfCarriedBar()
    if transition.context.isAnimated, let carrier {
      picturedScreen = carrier
      tabBar.contentDidScroll()
      let picture = tabBar.makePicture()
      picturedScreen = nil
      picture.board(carrier.view, in: transition, at: place, of: view)
      carriedPicture = picture
      transition.coordinator.addEnding { [weak self] in
        self?.carriedPicture?.removeFromSuperview()
        self?.carriedPicture = nil
        self?.barDidMove()
      }
    }
    if carriedPicture == nil { barDidMove() } else { layOutBarAndContent() }
  }

  /// The app places a bar that is back, as at any layout.
  private func barDidMove() {
    layOutBarAndContent()
    if !tabBarIsAway { view.setNeedsLayout() }
  }
}
