import Foundation
import ObjectiveC
import QuartzCore

extension UIView {
  struct Appearance {
    var backgroundColor: UIColor?
    /// What the layer got for that colour; it has another one if the app gave it its own.
    var layerBackgroundColor: CGColor?
    var contentMode = ContentMode.scaleToFill
    var isOpaque = true
    var mask: UIView?
    var tintColor: UIColor?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var motionEffects: [UIMotionEffect] = []
    var interactions: [any UIInteraction] = []
    var corners: UICornerConfiguration?
    /// What `tintColorDidChange()` was last called for, before it is dimmed.
    var knownTint: UIColor?
    var knownTintMode = UIView.TintAdjustmentMode.automatic
  }

  /// Makes a layer of a class known only at run time.
  static func makeLayer(of layerClass: AnyClass) -> CALayer {
    guard let layerClass = layerClass as? CALayer.Type else {
      fatalError("\(self).layerClass must be CALayer or a subclass of it.")
    }
    guard layerClass != CALayer.self else { return CALayer() }
    return layerClass._new()
  }

  func setUpLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.rasterizationScale = 1
    layer.setNeedsDisplay()
  }

  func setBackgroundColor(_ color: UIColor?) {
    // The layer first: an animation of the change records the view's old colour.
    fillBackground(with: color)
    appearance.backgroundColor = color
    if viewController != nil { window?.owner.systemChrome?.backgroundDidChange() }
  }

  /// Gives the layer a colour that is not one of the app's.
  func fillBackground(with color: UIColor?) {
    layer.backgroundColor = color?.resolvedColor(with: traitCollection).cgColor
    appearance.layerBackgroundColor = layer.backgroundColor
  }

  /// Whether the colour is one that the app gave to the layer itself.
  var hasColorOfLayer: Bool {
    layer.backgroundColor != appearance.layerBackgroundColor
  }

  /// The view's colour, or else the one of its layer.
  var shownBackgroundColor: UIColor? {
    guard hasColorOfLayer else { return appearance.backgroundColor }
    return layer.backgroundColor.map(UIColor.init(cgColor:))
  }

  /// Dynamic colours have one value per trait environment; the layer has the current one.
  ///
  /// One that the app gave to the layer stays (observed).
  func applyBackgroundColor() {
    // Where it shows elsewhere, as in the border of a text field, the layer has none.
    let isElsewhere = appearance.layerBackgroundColor == nil && appearance.backgroundColor != nil
    if !hasColorOfLayer, !isElsewhere { fillBackground(with: appearance.backgroundColor) }
  }

  /// Calls the observers of a property that was set to the value it had: they hear of each call of
  /// the setter (documented).
  ///
  /// Not of what UIKit's own layout sets at each pass, frames and the content sizes of lists:
  /// observers that lay out again would never come to an end.
  func sameValueWasSet(forKey key: String) {
    if ObservedObjects.areAny { _didChangeValue(forKey: key) }
  }

  func setHidden(_ isHidden: Bool) {
    if let stack = superview as? UIStackView, stack.setHidden(isHidden, of: self) { return }
    guard layer.isHidden != isHidden else { return sameValueWasSet(forKey: "hidden") }
    layer.isHidden = isHidden
    (self as? UIWindow)?.updateVisibility()
    superview?.constraintsMayHaveChanged()
  }

  func setMask(_ view: UIView?) {
    guard view !== appearance.mask else { return }
    view?.removeFromSuperview()
    appearance.mask = view
    layer.mask = view?.layer
  }
}
