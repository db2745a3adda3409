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

  /// The action as an animation with the timing of the block.
  ///
  /// Views that let a property of their own obey blocks ask for that of a colour, and give it
  /// another key path and start, themselves or as a copy (observed).
  func animation(on layer: CALayer) -> CABasicAnimation {
    let animation = context.pace.animation(of: property.rawValue)
    animation.fromValue = shownValue.boxed
    context.time(animation, on: layer)
    animation.onRun = { [self] animation, event, object in
      guard let layer = object as? CALayer else { return false }
      if event == property.rawValue, animation.keyPath == event {
        run(forKey: event, object: layer, arguments: nil)
      } else {
        context.addTimed(animation, to: layer, forKey: event)
      }
      return true
    }
    return animation
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
    let action = ViewAnimationAction(
      context: context,
      property: property,
      oldValue: layer.values[property],
      shownValue: context.options.contains(.beginFromCurrentState)
        ? layer.presentedState()[property] : layer.values[property],
      oldBackgroundColor: property == .backgroundColor ? shownBackgroundColor : nil
    )
    return property.addsUp ? action : action.animation(on: layer)
  }
}

extension LayerProperty {
  /// Whether its animations in blocks are additive, and so are no plain ones on iOS either
  /// (observed).
  fileprivate var addsUp: Bool { self == .position || self == .bounds || self == .transform }

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
