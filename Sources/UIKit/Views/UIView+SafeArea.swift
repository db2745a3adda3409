import Foundation

extension UIView {
  /// Computes the safe area after the view, its parent or its controller has changed, and notifies
  /// the tree below.
  ///
  /// A controller's view that has left its parent keeps its insets, as does the card of a sheet, so
  /// that a leaving screen is not laid out again (inferred).
  package func safeAreaInsetsMayHaveChanged() {
    if viewController?.keepsSafeAreaInsets == true { return }
    if viewController != nil || self is UIDropShadowView, let superview, window != nil,
      layoutState.safeAreaInsets != .zero,
      !superview.bounds.intersects(frame)
    {
      return
    }
    let insets = inheritedSafeAreaInsets
    guard insets != layoutState.safeAreaInsets else { return }
    layoutState.safeAreaInsets = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    let child = viewController?.prepareBarInsets()
    constraintsMayHaveChanged()
    setNeedsLayout()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsMayHaveChanged() }
    for subview in subviews { subview.safeAreaInsetsMayHaveChanged() }
    child?.viewIfLoaded?.safeAreaInsetsMayHaveChanged()
  }

  /// Of a superview's insets what reaches into the view, edge by edge: they may be larger than the
  /// superview, as those of a row under the status bar, and do not depend on its height (inferred).
  private func part(of outer: UIEdgeInsets, within bounds: CGRect) -> UIEdgeInsets {
    let frame = frameForSafeArea
    return UIEdgeInsets(
      top: max(0, min(outer.top, bounds.minY + outer.top - frame.minY)),
      left: max(0, min(outer.left, bounds.minX + outer.left - frame.minX)),
      bottom: max(0, min(outer.bottom, frame.maxY - bounds.maxY + outer.bottom)),
      right: max(0, min(outer.right, frame.maxX - bounds.maxX + outer.right))
    )
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = self as? UIWindow {
      insets = window.screenSafeAreaInsets
    } else if let superview, window != nil {
      let outer = superview.safeAreaInsetsForSubviews
      // A superview of no size has no part that could be covered.
      if outer != .zero, superview.bounds.size != .zero {
        insets = part(of: outer, within: superview.bounds)
      }
    }
    if let viewController {
      insets = insets + viewController.safeAreaAdditions
    }
    return insets
  }

  /// A scroll view whose insets allow for the safe area leaves nothing of it to its content: labels
  /// on the margins of a row keep their places while the row passes the home indicator (inferred).
  private var safeAreaInsetsForSubviews: UIEdgeInsets {
    guard let scroll = self as? UIScrollView else { return safeAreaInsets }
    return safeAreaInsets - scroll.safeAreaAdjustment
  }

  /// A view that is moved or scaled intersects other parts of the safe area (observed: side menus
  /// make up for it that scale a screen).
  ///
  /// A turned view keeps its unturned layout, and a scaled screen of a transition or a presentation
  /// its unscaled one, so that what moves back behind a sheet is not laid out again (inferred).
  private var frameForSafeArea: CGRect {
    let transform = layer.transform
    var plain = CATransform3DMakeScale(transform.m11, transform.m22, transform.m33)
    let isScaled = !CATransform3DIsIdentity(plain)
    (plain.m41, plain.m42, plain.m43) = (transform.m41, transform.m42, transform.m43)
    guard CATransform3DEqualToTransform(transform, plain) else { return untransformedFrame }
    guard isScaled else { return frame }
    let isUpright = transform.m11 > 0 && transform.m22 > 0
    return isUpright && !isScreenOfTransition ? frame : untransformedFrame
  }

  private var isScreenOfTransition: Bool {
    guard let viewController else { return self is UIDropShadowView }
    return viewController.transitionCoordinator != nil
      || viewController.presentedScreen != nil
      || viewController.presentingViewController != nil
  }

  // MARK: Layout margins

  nonisolated static let defaultLayoutMargins = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )

  /// What texts stand off the sides of a window so wide: more of a wide one (measured).
  static func sideMargin(inWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// What the texts of tables stand off the sides of a window so wide, and what inset groups do:
  /// more than bars and other texts on phones from 390 points on (measured: screenshots, and the
  /// frames of prototypes in storyboards).
  static func tableMargin(inWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// That of the window in which the view is.
  var sideMargin: CGFloat { UIView.sideMargin(inWidth: window?.bounds.width ?? 0) }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The frame of something whose `x` is counted from the leading edge.
  func frameFromLeading(_ frame: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var frame = frame
    frame.origin.x = bounds.width - frame.maxX
    return frame
  }

  func setLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    layoutState.layoutMargins = margins
    layoutMarginsMayHaveChanged()
    // Rows take what their table was given, also where it equals what it had.
    (self as? UITableView)?.sidesMayHaveChanged()
  }

  /// The margins of a view whose app sets none.
  func setStandardMargins(_ margins: NSDirectionalEdgeInsets) {
    guard margins != layoutState.standardMargins else { return }
    layoutState.standardMargins = margins
    layoutMarginsMayHaveChanged()
  }

  var effectiveLayoutMargins: UIEdgeInsets {
    var margins = layoutState.layoutMargins ?? layoutState.standardMargins
    if let viewController, viewController.viewRespectsSystemMinimumLayoutMargins {
      let minimum = viewController.systemMinimumLayoutMargins
      margins =
        layoutState.layoutMargins.map {
          NSDirectionalEdgeInsets(
            top: max($0.top, minimum.top),
            leading: max($0.leading, minimum.leading),
            bottom: max($0.bottom, minimum.bottom),
            trailing: max($0.trailing, minimum.trailing)
          )
        } ?? minimum
    }
    var result = UIEdgeInsets(margins, isRightToLeft: isRightToLeft)
    if insetsLayoutMarginsFromSafeArea { result = result + safeAreaInsets }
    // The superview's have the safe area already.
    if preservesSuperviewLayoutMargins, let superview {
      let preserved = marginsPreserved(of: superview)
      result.top = max(result.top, preserved.top)
      result.left = max(result.left, preserved.left)
      result.bottom = max(result.bottom, preserved.bottom)
      result.right = max(result.right, preserved.right)
    }
    return result
  }

  /// How far the margins of the superview reach into the view.
  ///
  /// What scrolls keeps its margins where it passes an edge: a row that its list cuts off is as
  /// high as the others (observed).
  private func marginsPreserved(of superview: UIView) -> UIEdgeInsets {
    let outer = superview.layoutMargins
    let space = superview.bounds
    let frame = self.frame
    let scrolls = superview is UIScrollView
    func reach(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat {
      margin - (scrolls ? max(0, distance) : distance)
    }
    return UIEdgeInsets(
      top: scrolls ? 0 : reach(outer.top, frame.minY - space.minY),
      left: reach(outer.left, frame.minX - space.minX),
      bottom: scrolls ? 0 : reach(outer.bottom, space.maxY - frame.maxY),
      right: reach(outer.right, space.maxX - frame.maxX)
    )
  }

  package func layoutMarginsMayHaveChanged() {
    let margins = effectiveLayoutMargins
    guard margins != layoutState.lastLayoutMargins else { return }
    layoutState.lastLayoutMargins = margins
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    constraintsMayHaveChanged()
    setNeedsLayout()
    for subview in subviews where subview.preservesSuperviewLayoutMargins {
      subview.layoutMarginsMayHaveChanged()
    }
  }
}
