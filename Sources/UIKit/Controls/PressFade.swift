import Foundation
import QuartzCore

/// How the content of a button becomes faint under a finger, and comes back when it lifts.
///
/// It is faint at once and comes back slowly, whatever the button has set in motion meanwhile
/// (documented for system buttons; measured on a film of iOS 14, where 0.44 s fits best).
@MainActor
enum PressFade {
  /// Of the content of a pressed button (measured).
  static let alpha: CGFloat = 0.2
  /// In seconds (measured).
  static let duration: TimeInterval = 0.45
  private static let key = "release"

  /// - Parameter alpha: what the view has from now on; from `PressFade.alpha` it gets there slowly.
  static func show(_ alpha: CGFloat, on view: UIView) {
    // A view's alpha is its layer's, which has fewer digits.
    let old = view.layer.opacity
    guard Float(alpha) != old else { return }
    let wasPressed = old == Float(self.alpha)
    view.layer.removeAnimation(forKey: key)
    view.alpha = alpha
    if wasPressed, alpha > self.alpha, view.window != nil { fade(view.layer) }
  }

  /// The same of a layer without a view.
  static func show(_ alpha: CGFloat, on layer: CALayer, in view: UIView) {
    guard Float(alpha) != layer.opacity else { return }
    let wasPressed = layer.opacity == Float(self.alpha)
    layer.removeAnimation(forKey: key)
    UIKitWorld.current.animations.performQuietly { layer.opacity = Float(alpha) }
    if wasPressed, alpha > self.alpha, view.window != nil { fade(layer) }
  }

  /// Code that animates the release itself, or wants no animations, has its own way.
  private static func fade(_ layer: CALayer) {
    guard UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else { return }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Float(alpha)
    animation.toValue = layer.opacity
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    // No film waits for it, and no step of a script.
    animation.isAmbient = true
    layer.add(animation, forKey: key)
  }
}
