import Display

/// The state of a layer's contents besides the image.
package struct LayerDrawing {
  package internal(set) var needsDisplay = false
  /// How new contents come, of the transaction that asked for them; nil where they come at once.
  var fade: (duration: Double, function: CAMediaTimingFunction?)?
  /// Whether the defaults of the drawing methods were called, and drew nothing.
  var isEmpty = false
  /// The image drawn by the layer itself; contents set from outside are not it.
  package internal(set) var backing: CGImage?
  /// What `setValue(_:forKey:)` stored under keys that are not properties.
  package var userValues: [String: Any] = [:]
  /// Animations of those values that the layer draws by.
  var motions: [OwnMotion] = []
  /// Whether the contents show a value on its way.
  var isOnItsWay = false
  /// Whether `userValues` are those of the moment, while the layer draws.
  var hasPresentedValues = false
}

/// The filters on the content below a layer.
///
/// `LayerState.backdropAmount` says how much of it there is.
package struct LayerBackdrop: Sendable {
  /// The deviation of the gaussian, in points.
  package var radius: CGFloat
  /// 1 leaves colours as they are.
  package var saturation: CGFloat

  package init(radius: CGFloat, saturation: CGFloat = 1) {
    self.radius = radius
    self.saturation = saturation
  }

  /// Half of the effect is a smaller blur, not a fainter one.
  func filters(amount: CGFloat) -> [Filter] {
    [
      .gaussianBlur(sigma: radius * amount),
      .colorMatrix(.saturation(1 + (saturation - 1) * amount)),
    ]
  }
}
