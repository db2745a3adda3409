import Display
import Geometry

/// A layer on its way into the display list, with its values at its instant.
final class LayerNode {
  let layer: CALayer
  let state: LayerState
  let instant: LayerInstant
  /// Whether the surface it is drawn into is seen from behind.
  let isTurned: Bool
  /// Opacity inherited from layers that do not fade as groups.
  let inheritedAlpha: Double
  /// How many contexts were open before the layer, and before its clip.
  @exclusivity(unchecked)
  var outerDepth = 0
  @exclusivity(unchecked)
  var innerDepth = 0
  /// Multiplies the colours of the layer's only drawing, instead of a group.
  @exclusivity(unchecked)
  var drawingAlpha = 1.0

  init(
    _ layer: CALayer,
    state: consuming LayerState,
    instant: LayerInstant,
    isTurned: Bool = false,
    inheritedAlpha: Double = 1
  ) {
    self.layer = layer
    self.state = state
    self.instant = instant
    self.isTurned = isTurned
    self.inheritedAlpha = inheritedAlpha
  }

  var opacity: Double { inheritedAlpha * min(max(Double(state.opacity), 0), 1) }

  /// Whether the layer fades its parts one by one.
  var handsAlphaDown: Bool { !layer.allowsGroupOpacity }

  // MARK: Outlines

  /// The bounds with rounded corners.
  var outline: Shape { roundedShape(state.bounds.standardized, inset: 0) }

  /// The outline of the layer, `inset` within it on all sides.
  func roundedShape(_ rect: CGRect, inset: CGFloat) -> Shape {
    if let radii = state.cornerRadii { return shape(rect, radii.inset(by: inset)) }
    let radius = min(max(0, state.cornerRadius - inset), min(rect.width, rect.height) / 2)
    guard radius > 0 else { return .rect(rect) }
    let corners = layer.maskedCorners
    guard !corners.isEmpty else { return .rect(rect) }
    if layer.cornerCurve == .continuous {
      return .path(
        Path(
          continuousRoundedRect: rect,
          radius: radius,
          corners: RectCorners(rawValue: corners.rawValue)
        )
      )
    }
    func corner(_ mask: CACornerMask) -> Double { corners.contains(mask) ? radius : 0 }
    return .roundedRect(
      rect,
      CornerRadii(
        minXMinY: corner(.layerMinXMinYCorner),
        maxXMinY: corner(.layerMaxXMinYCorner),
        maxXMaxY: corner(.layerMaxXMaxYCorner),
        minXMaxY: corner(.layerMinXMaxYCorner)
      )
    )
  }

  private func shape(_ rect: CGRect, _ radii: CornerRadii) -> Shape {
    let radii = radii.clamped(to: rect.size)
    guard radii != CornerRadii(0) else { return .rect(rect) }
    guard layer.cornerCurve == .continuous else { return .roundedRect(rect, radii) }
    return .path(
      Path(
        continuousRoundedRect: rect,
        topLeft: radii.minXMinY,
        topRight: radii.maxXMinY,
        bottomRight: radii.maxXMaxY,
        bottomLeft: radii.minXMaxY
      )
    )
  }

  // MARK: What is drawn

  var showsBackground: Bool { (state.backgroundColor?.isVisible ?? false) && !isDepthOnly }

  var showsContents: Bool { state.hasContents && !isDepthOnly }

  var showsBorder: Bool {
    state.borderWidth > 0 && (state.borderColor?.color.alpha ?? 0) > 0 && !isDepthOnly
  }

  /// A transform layer shows nothing of its own.
  var isDepthOnly: Bool { layer.isDepthOnly }

  /// Whether it draws only one colour or one image, so that fading needs no group.
  var hasSingleDrawing: Bool {
    guard layer.tree.sublayers.isEmpty, !showsBorder, !layer.hasEffects || layer.backdrop == nil
    else { return false }
    switch state.special {
    case .none, .replicator: break
    case .emitter: return false
    case .shape(let shape):
      let parts = (shape.fillColor == nil ? 0 : 1) + (shape.strokeColor == nil ? 0 : 1)
      return !showsBackground && !showsContents && shape.path != nil && parts == 1
    case .gradient(let gradient):
      return !showsBackground && !showsContents && gradient.isComplete
    }
    if showsBackground { return !showsContents }
    return showsContents && !(state.contents is ContentsBlend)
  }

  /// Whether the alpha of the layer with all below is that of its outline.
  var isOpaqueWithinOutline: Bool {
    guard (state.backgroundColor?.color.alpha ?? 0) >= 1, layer.tree.mask == nil else {
      return false
    }
    if case .shape(let shape) = state.special, shape.path != nil { return false }
    if state.hasContents, layer.contentsGravity == .resizeAspectFill { return false }
    return layer.tree.sublayers.allSatisfy { sublayer in
      sublayer.animations.isEmpty && sublayer.tree.sublayers.isEmpty
        && sublayer.values.shadowOpacity == 0 && state.bounds.contains(sublayer.values.frame)
        && !state.hasSublayerTransform && !(sublayer is CAShapeLayer)
    }
  }

  /// The supported filters of `filters`.
  var groupFilters: [Filter] { (layer.filters ?? []).compactMap { $0 as? Filter } }

  var blendMode: BlendMode {
    guard let name = layer.compositingFilter as? String else {
      return layer.compositingFilter as? BlendMode ?? .normal
    }
    return BlendMode(compositingFilter: name) ?? .normal
  }
}

extension BlendMode {
  /// The names Core Animation takes, such as `multiplyBlendMode`.
  init?(compositingFilter name: String) {
    switch name.replacingOccurrences(of: "BlendMode", with: "")
      .replacingOccurrences(of: "Compositing", with: "")
    {
    case "normal", "sourceOver", "": self = .normal
    case "multiply": self = .multiply
    case "screen": self = .screen
    case "overlay": self = .overlay
    case "darken": self = .darken
    case "lighten": self = .lighten
    case "colorDodge": self = .colorDodge
    case "colorBurn": self = .colorBurn
    case "softLight": self = .softLight
    case "hardLight": self = .hardLight
    case "difference": self = .difference
    case "exclusion": self = .exclusion
    case "hue": self = .hue
    case "saturation": self = .saturation
    case "color": self = .color
    case "luminosity": self = .luminosity
    case "linearBurn": self = .linearBurn
    case "linearLight": self = .linearLight
    case "vividLight": self = .vividLight
    case "pinLight": self = .pinLight
    case "subtract": self = .subtract
    case "divide": self = .divide
    case "addition", "plusLighter", "plusL", "linearDodge": self = .plusLighter
    case "plusDarker", "plusD": self = .plusDarker
    case "sourceIn", "sourceInCompositing": self = .sourceIn
    case "sourceOut": self = .sourceOut
    case "sourceAtop": self = .sourceAtop
    case "destinationOver": self = .destinationOver
    case "destinationIn", "destIn": self = .destinationIn
    case "destinationOut", "destOut": self = .destinationOut
    case "destinationAtop": self = .destinationAtop
    case "xor": self = .xor
    case "copy": self = .copy
    case "clear": self = .clear
    default: return nil
    }
  }
}
