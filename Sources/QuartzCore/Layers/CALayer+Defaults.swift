extension CALayer {
  /// A new layer's values by key; nil for keys without a default, such as bounds and position
  /// (measured).
  final class func standardValue(forKey key: String) -> Any? {
    switch key {
    case "bounds", "position", "frame": nil
    case "speed": Float(1)
    case "duration", "beginTime", "timeOffset", "repeatDuration": Double(0)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "fillMode": CAMediaTimingFillMode.removed
    case "cornerCurve": CALayerCornerCurve.circular
    case "maskedCorners": CACornerMask.all
    case "contentsGravity": CALayerContentsGravity.resize
    case "contentsFormat": CALayerContentsFormat.RGBA8Uint
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear
    case "edgeAntialiasingMask": CAEdgeAntialiasingMask.all
    case "allowsEdgeAntialiasing", "opaque", "geometryFlipped", "needsDisplayOnBoundsChange",
      "drawsAsynchronously":
      false
    case "allowsGroupOpacity": true
    default: LayerProperty(key: key).flatMap { standard(for: $0) }
    }
  }

  /// Special layers answer for their own properties, others do not have them.
  private class func standard(for property: LayerProperty) -> Any? {
    LayerState()[property].boxed
  }
}

extension CALayerContentsGravity {
  /// Whether Core Animation has it.
  var isKnown: Bool {
    switch self {
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      .resize, .resizeAspect, .resizeAspectFill:
      true
    default: false
    }
  }
}
