import CoreGraphics
import Foundation

/// A guide that follows something that moves.
@preconcurrency
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

  open func constraintsActive(nearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    near[edge.rawValue] ?? []
  }
  open func constraintsActive(awayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    away[edge.rawValue] ?? []
  }

  open func removeAllTrackedConstraints() {
    for constraint in (near.values.flatMap { $0 } + away.values.flatMap { $0 }) {
      constraint.isActive = false
    }
    near = [:]
    away = [:]
  }

  /// The constraints are always active while the guide is away from no edge or from the edges given
  /// here; a phone's keyboard is always at the lower edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    near[edge.rawValue] = trackingConstraints
    for constraint in trackingConstraints { constraint.isActive = edge.contains(.bottom) }
  }

  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint],
    activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    away[edge.rawValue] = trackingConstraints
    for constraint in trackingConstraints { constraint.isActive = !edge.contains(.bottom) }
  }
}

/// Where the keyboard is.
///
/// Without a keyboard the guide is at rest, at the bottom of the view and as high as its safe area
/// there (documented).
@preconcurrency
@MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: CGFloat = 0
  open var usesBottomSafeArea = true {
    didSet { owningView?.constraintsMayHaveChanged() }
  }
}

extension UIView {
  /// Follows the keyboard; without one its top is the bottom of the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let existing = autoLayout.systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    if let existing { return existing }
    let guide = UIKeyboardLayoutGuide(role: .keyboard, owner: self)
    guide.identifier = "UIViewKeyboardLayoutGuide"
    autoLayout.systemGuides.append(guide)
    UIKitWorld.current.keyboard.add(guide)
    return guide
  }

  /// The height of the keyboard guide.
  func keyboardHeight(_ guide: UILayoutGuide) -> CGFloat {
    let rest =
      (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
    guard let window, !window.isForKeyboard, let frame = window.owner.keyboard.frame else {
      return rest
    }
    let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: nil).y + window.frame.minY
    return min(max(rest, bottom - frame.minY), bounds.height)
  }

  func keyboardRect(_ guide: UILayoutGuide) -> CGRect {
    let height = keyboardHeight(guide)
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
