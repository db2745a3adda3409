import Display

/// What a layer knows about its contents besides the image.
package struct LayerDrawing {
  package internal(set) var needsDisplay = false
  /// Set while a bitmap is drawn, when nobody drew into it.
  var isEmpty = false
  /// The image drawn by the layer itself; contents set from outside are not it.
  package internal(set) var backing: CGImage?
  /// What `setValue(_:forKey:)` stored under keys that are no properties.
  package var userValues: [String: Any] = [:]
}

/// The glass in front of what lies below a layer.
package struct LayerBackdrop: Sendable {
  package var filters: [Filter]
  /// 0 shows the untouched pixels, 1 only the filtered ones; the layer's opacity multiplies it.
  package var amount: Double

  package init(filters: [Filter], amount: Double = 1) {
    self.filters = filters
    self.amount = amount
  }
}
