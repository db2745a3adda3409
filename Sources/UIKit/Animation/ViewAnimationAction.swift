import Foundation
import QuartzCore

/// The action a view gives its layer for a change inside a block of animations.
///
/// It is made before the value changes, and runs after.
private final class ViewAnimationAction: CAAction {
  let context: AnimationContext
  let property: LayerProperty
  let oldValue: AnimatedValue
  let shownValue: AnimatedValue
  let oldBackgroundColor: UIColor?

  init(
    context: AnimationContext,
    property: LayerProperty,
    oldValue: AnimatedValue,
    shownValue: AnimatedValue,
    oldBackgroundColor: UIColor?
  ) {
    self.context = context
    self.property = property
    self.oldValue = oldValue
    self.shownValue = shownValue
    self.oldBackgroundColor = oldBackgroundColor
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    // A view's layer changes on the main actor.
    nonisolated(unsafe) let context = context
    nonisolated(unsafe) let change = PropertyChange(
      layer: layer,
      property: property,
      oldValue: oldValue,
      newValue: layer.values[property],
      shownValue: shownValue,
      oldBackgroundColor: oldBackgroundColor
    )
    MainActor.assumeIsolated {
      UIKitWorld.current.animations.record(change, in: context)
    }
  }
}

extension UIView {
  private static let noAction = NSNull()

  /// Outside animation blocks a view's layer has no implicit animations (documented).
  func animationAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard AnimationRecorder.openBlocks > 0,
      let context = UIKitWorld.current.animations.current,
      let property = LayerProperty(key: event), property.animatesInViewBlocks
    else { return UIView.noAction }
    return ViewAnimationAction(
      context: context,
      property: property,
      oldValue: layer.values[property],
      shownValue: context.options.contains(.beginFromCurrentState)
        ? layer.presentedState()[property] : layer.values[property],
      oldBackgroundColor: property == .backgroundColor ? appearance.backgroundColor : nil
    )
  }
}

extension LayerProperty {
  /// Whether it animates when it is set inside a block on a view's own layer.
  ///
  /// Contents and switches do not, and neither do widths and offsets without a view property
  /// (Fidelity 13).
  fileprivate var animatesInViewBlocks: Bool {
    switch self {
    case .contents, .contentsScale, .contentsCenter, .isHidden, .isDoubleSided, .masksToBounds,
      .shouldRasterize, .rasterizationScale, .minificationFilterBias, .path, .shadowPath,
      .instanceCount, .instanceDelay, .borderWidth, .strokeStart, .strokeEnd, .shadowRadius,
      .shadowOffset, .zPosition:
      false
    default: true
    }
  }
}
