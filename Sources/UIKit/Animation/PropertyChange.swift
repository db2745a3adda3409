import Foundation
import QuartzCore

/// A property of a layer that has changed inside a block of animations.
package struct PropertyChange {
  package let layer: CALayer
  package let property: LayerProperty
  package let oldValue: AnimatedValue
  package let newValue: AnimatedValue
  /// The presented value at the time of the change.
  package let shownValue: AnimatedValue
  /// The view's colour, which its layer does not store.
  package var oldBackgroundColor: UIColor?

  @MainActor
  package var view: UIView? {
    guard let view = layer.delegate as? UIView, view.layer === layer else { return nil }
    return view
  }

  /// Writes `value` into the model without animation or side effects.
  @MainActor
  package func write(_ value: AnimatedValue) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value.boxed, forKey: property.rawValue)
    CATransaction.commit()
  }

  @MainActor
  package func restoreOldValue() {
    write(oldValue)
    if property == .backgroundColor, let view {
      view.appearance.backgroundColor = oldBackgroundColor
      view.appearance.layerBackgroundColor = view.layer.backgroundColor
    }
  }

  /// Whether the size changes at once, although the block animates: that of a label that shrinks.
  @MainActor
  var isJump: Bool {
    guard property == .bounds, case .rect(let old) = oldValue, case .rect(let new) = newValue,
      let label = view as? UILabel
    else { return false }
    return label.jumps(from: old.size, to: new.size)
  }

  // MARK: Animations

  /// The animations from the old value to the new one.
  ///
  /// Those of position, bounds and transform are additive: they end at zero, so that overlapping
  /// animations add up to a smooth motion (iOS 8 and later, measured). All others replace the one
  /// before, which ends unfinished. They start from the presented value with
  /// `beginFromCurrentState`, else from the model (measured for opacity and anchor point).
  @MainActor
  func animations(in context: AnimationContext) -> [CAPropertyAnimation] {
    switch (oldValue, newValue) {
    case (.rect(let old), .rect(let new)) where property == .bounds:
      var animations: [CAPropertyAnimation] = []
      if old.origin != new.origin {
        animations.append(
          additive(
            "bounds.origin",
            from: CGPoint(x: old.minX - new.minX, y: old.minY - new.minY),
            to: CGPoint.zero,
            context.pace
          )
        )
      }
      if old.size != new.size, !isJump {
        animations.append(
          additive(
            "bounds.size",
            from: CGSize(width: old.width - new.width, height: old.height - new.height),
            to: CGSize.zero,
            context.pace
          )
        )
      }
      return animations
    case (.point(let old), .point(let new)) where property == .position:
      let way = CGPoint(x: old.x - new.x, y: old.y - new.y)
      guard let axes = context.pace.axes else {
        return [additive(property.rawValue, from: way, to: CGPoint.zero, context.pace)]
      }
      return [
        additive("position.x", from: way.x, to: CGFloat(0), axes.x),
        additive("position.y", from: way.y, to: CGFloat(0), axes.y),
      ]
    case (.transform(let old), .transform(let new))
    where property == .transform && new.isInvertible:
      let animation = additive(property.rawValue, from: old, to: new, context.pace)
      animation.reference = newValue
      return [animation]
    default:
      let animation = context.pace.animation(of: property.rawValue)
      let startsFromShown = context.options.contains(.beginFromCurrentState)
      animation.fromValue = (startsFromShown ? shownValue : oldValue).boxed
      animation.toValue = newValue.boxed
      return [animation]
    }
  }

  private func additive(
    _ key: String,
    from: Any,
    to: Any,
    _ pace: AnimationPace
  ) -> CABasicAnimation {
    let animation = pace.animation(of: key)
    animation.isAdditive = true
    animation.fromValue = from
    animation.toValue = to
    return animation
  }
}

extension CATransform3D {
  /// Inverting a singular matrix returns the matrix itself.
  fileprivate var isInvertible: Bool {
    let product = CATransform3DConcat(self, CATransform3DInvert(self))
    return [product.m11, product.m22, product.m33, product.m44].allSatisfy { abs($0 - 1) < 1e-6 }
  }
}
