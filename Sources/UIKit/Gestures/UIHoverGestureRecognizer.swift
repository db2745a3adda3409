import CoreGraphics

/// A pointer over the view.
///
/// There is no pointer here: it never begins.
@preconcurrency
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Of a pencil over the screen: upright without one (documented for pointers).
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var zOffset: CGFloat { 0 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
