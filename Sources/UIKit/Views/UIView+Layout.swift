import Foundation
import QuartzCore

extension UIView {
  struct LayoutState {
    var autoresizingMask: AutoresizingMask = []
    var translatesAutoresizingMask = true
    /// Inside `layoutSubviews`, or the calls of the controller around it.
    var isLayingOut = false
    /// Whether `UIView.layoutSubviews` has run in the present layout.
    var hasAppliedConstraints = false
    /// Whether the last layout left out `super.layoutSubviews()`.
    var skipsConstraints = false
    /// The size of the bounds in the last layout.
    var lastSize: CGSize?
    /// Between the parts of a change, such as new bounds and the new centre that belongs to them:
    /// the place in the superview is found after the last one.
    var isBeingPlaced = false
    /// Every view is asked once.
    var needsUpdateConstraints = true
    /// Every view is asked once.
    var needsUpdateProperties = true
    var safeAreaInsets = UIEdgeInsets.zero
    /// Nil until set: then a controller's minimum margins or the default apply.
    var layoutMargins: NSDirectionalEdgeInsets?
    /// What applies until then.
    var standardMargins = UIView.defaultLayoutMargins
    var lastLayoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  nonisolated public static let noIntrinsicMetric: CGFloat = -1
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  func performLayoutIfNeeded() {
    prepareConstraints()
    layer.layoutIfNeeded()
  }

  /// One layout of this view, inside its layer's layout pass.
  func layoutPass() {
    let previous = UITraitCollection.current
    UITraitCollection.current = traitCollection
    defer { UITraitCollection.current = previous }
    // `viewIsAppearing` may ask for its first layout, before it scrolls, measures or animates.
    if let viewController, viewController.owesViewIsAppearing,
      layer.performBeforeLayout({ viewController.sendViewIsAppearingIfOwed() })
    {
      return
    }
    updatePropertiesIfNeeded()
    updateConstraintsIfNeeded()
    prepareConstraints()
    let wasLayingOut = layoutState.isLayingOut
    layoutState.isLayingOut = true
    let isResized = layoutState.lastSize != bounds.size
    layoutState.lastSize = bounds.size
    // Known to leave out super: the new size counts before its own code reads the subviews' frames.
    if isResized, layoutState.skipsConstraints { layoutConstrainedSubviews() }
    layoutState.hasAppliedConstraints = false
    observing {
      viewController?.viewWillLayOut()
      ExchangedMethods.call("layoutSubviews", of: self) { layoutSubviews() }
      layoutState.skipsConstraints = !layoutState.hasAppliedConstraints
      if isResized, layoutState.skipsConstraints { placeUnplacedSubviews() }
      viewController?.viewDidLayOut()
    } again: {
      $0.setNeedsLayout()
    }
    layoutState.isLayingOut = wasLayingOut
    // Views that ask for it in each layout come to rest when no constraint changes (observed).
    if layoutState.needsUpdateConstraints { updateConstraintsIfNeeded() }
    // So do those outside a window that activate the same constraints in each layout (inferred).
    if !wasLayingOut, superview == nil { prepareConstraints() }
    applyCornerConfiguration()
  }

  /// Gives subviews that nothing has placed yet the frames of their constraints, though
  /// `layoutSubviews` did not call super.
  ///
  /// On iOS a view's new size resizes its subviews, those of constraints too, before any layout
  /// (inferred from stack traces and from published tab bars that forget super). Changes that leave
  /// the size alone need super there and here.
  private func placeUnplacedSubviews() {
    let unplaced = subviews.filter {
      !$0.translatesAutoresizingMaskIntoConstraints && $0.bounds.size == .zero
    }
    if !unplaced.isEmpty { layoutConstrainedSubviews(only: unplaced) }
  }

  /// Lays out the view and its subviews, and nothing around them.
  func layOutTree() {
    layoutPass()
    for subview in subviews { subview.layOutTree() }
  }

  /// A view's properties come before its controller's (inferred).
  func performUpdatePropertiesIfNeeded() {
    guard layoutState.needsUpdateProperties else { return }
    layoutState.needsUpdateProperties = false
    observing {
      updateProperties()
      viewController?.updateProperties()
    } again: {
      $0.setNeedsUpdateProperties()
    }
  }

  func performUpdateConstraintsIfNeeded() {
    for subview in subviews { subview.updateConstraintsIfNeeded() }
    guard layoutState.needsUpdateConstraints else { return }
    layoutState.needsUpdateConstraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
