import Foundation
import ObjectiveC

/// A blur with values of its own: apps find this class by its private name and set it by its keys.
///
/// Until then it does nothing. `scale` has no effect: it only makes the real one faster (inferred).
final class _UICustomBlurEffect: UIBlurEffect {
  var blurRadius: CGFloat = 0
  var colorTint: UIColor?
  var colorTintAlpha: CGFloat = 0
  var grayscaleTintLevel: CGFloat = 0
  var grayscaleTintAlpha: CGFloat = 0
  var saturationDeltaFactor: CGFloat = 1
  var scale: CGFloat = 1

  /// For a class in a variable, which calls no initializer of its own.
  override class func _construct() -> NSObject { _UICustomBlurEffect() }

  /// Laid over what is blurred in place of the material's grey.
  var tint: UIColor? { colorTint?.withAlphaComponent(colorTintAlpha) }

  var material: BlurMaterial {
    BlurMaterial(
      radius: max(blurRadius, 0),
      saturation: saturationDeltaFactor,
      white: grayscaleTintLevel,
      alpha: grayscaleTintAlpha
    )
  }
}
