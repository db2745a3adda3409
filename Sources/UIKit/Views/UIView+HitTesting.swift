import Foundation
import QuartzCore

extension UIView {
  /// Whether views that take no touches while they are animated are found all the same, as
  /// by what is dragged: a target that lights up under it stays its target (inferred from
  /// apps that animate theirs).
  static var findsMovingViews = false

  /// The frontmost view under `point`, given in the receiver's bounds.
  ///
  /// Subviews that stick out of the bounds are not found, as on iOS.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, touchBlocks == 0 || UIView.findsMovingViews, !isHidden,
      alpha >= UIView.smallestVisibleAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviewsFrontToBack {
      let inner = subview.touchedLayer.convert(point, from: layer)
      if let hit = subview.hitTest(inner, with: event) { return hit }
    }
    return self
  }

  /// The layer that says where touches find the view: what a property animator moves is under the
  /// finger that touches it.
  private var touchedLayer: CALayer {
    let isTouchedWhereShown = layer.animations.all.contains {
      $0.animation.pacer?.isTouchedWhereShown ?? false
    }
    return isTouchedWhereShown ? layer.presentation() ?? layer : layer
  }

  /// Where a finger is in the receiver, as touches find it.
  func touchedPoint(of touch: UITouch) -> CGPoint {
    guard let superview else { return touch.location(in: self) }
    return touchedLayer.convert(superview.touchedPoint(of: touch), from: superview.layer)
  }

  /// Below it a view takes no touches (documented) and is not drawn.
  static let smallestVisibleAlpha: CGFloat = 0.01

  /// The order of stacking: by zPosition, then by order.
  private var subviewsFrontToBack: [UIView] {
    let flat = subviews.allSatisfy { $0.layer.zPosition == 0 }
    guard !flat else { return subviews.reversed() }
    return subviews.enumerated().sorted {
      ($0.element.layer.zPosition, $0.offset) > ($1.element.layer.zPosition, $1.offset)
    }.map(\.element)
  }
}
