import Display
import Geometry
import Pixels

extension LayerPainter {
  /// Everything inside mask, shadow and opacity.
  mutating func drawContent(_ node: LayerNode) {
    if node.state.shouldRasterize, node.state.rasterizationScale < scale * 0.999,
      node.state.rasterizationScale > 0
    {
      beginList()
      steps.append(.endRaster(node))
    }
    if presents, let (track, progress) = transition(of: node) {
      beginList()
      steps.append(.endTransition(node, track, progress))
    }
    drawOwnContent(node)
  }

  private mutating func drawOwnContent(_ node: LayerNode) {
    node.innerDepth = recorder.depth
    if node.layer.hasEffects, let backdrop = node.layer.backdrop, node.state.backdropAmount > 0 {
      recorder.draw(
        Backdrop(
          node.outline,
          filters: backdrop.filters(amount: node.state.backdropAmount),
          antialiasing: antialiasing(of: node.outline, node)
        )
      )
    }
    if node.showsBackground, let color = node.state.backgroundColor {
      fill(node.outline, color, node)
    }
    let bounds = node.state.bounds.standardized
    let hasInside =
      node.showsContents || !node.layer.tree.sublayers.isEmpty || !node.isPlain
    guard hasInside else {
      endSublayers(node)
      return
    }
    let rest = steps.count
    if node.state.masksToBounds {
      guard bounds.width > 0, bounds.height > 0 else {
        endSublayers(node)
        return
      }
      let outline = node.outline
      recorder.pushClip(outline, antialiased: antialiasing(of: outline, node) != .none)
    }
    // Contents come above a gradient and below a shape (Fidelity 3).
    if case .gradient(let gradient) = node.state.special { draw(gradient, node) }
    if node.showsContents { drawContentsUpright(node) }
    if case .shape(let shape) = node.state.special { draw(shape, node) }
    if case .emitter = node.state.special, let emitter = node.layer as? CAEmitterLayer {
      drawParticles(emitter, node)
    }
    visitSublayers(of: node, alpha: node.handsAlphaDown ? node.opacity : 1)
    if steps.count == rest {
      endSublayers(node)
    } else {
      steps.insert(.endSublayers(node), at: rest)
    }
  }

  /// The border comes last, above the sublayers.
  mutating func endSublayers(_ node: LayerNode) {
    recorder.pop(to: node.innerDepth)
    guard node.showsBorder, let color = node.state.borderColor else { return }
    let bounds = node.state.bounds.standardized
    let width = node.state.borderWidth
    let inner = bounds.insetBy(dx: width, dy: width)
    guard !inner.isNull, inner.width > 0, inner.height > 0 else {
      fill(node.outline, color, node)
      return
    }
    var outline = node.outline
    if antialiasing(of: outline, node) == .none {
      // The outer edge as that of the layer, the inner one smooth.
      recorder.pushClip(outline, antialiased: false)
      outline = .rect(bounds.insetBy(dx: -2, dy: -2))
    }
    var path = outline.path
    path.append(node.roundedShape(inner, inset: width).path)
    fill(.path(path, .evenOdd), color, node)
    recorder.pop(to: node.innerDepth)
  }

  private mutating func fill(_ shape: Shape, _ color: CGColor, _ node: LayerNode) {
    // A pattern begins at the origin of the layer's space, upright (inferred).
    recorder.fill(
      shape,
      with: color.paint(alpha: node.drawingAlpha, base: .identity, scale: scale),
      antialiasing: antialiasing(of: shape, node)
    )
  }

  /// Rounded corners and paths are always smooth.
  private func antialiasing(of shape: Shape, _ node: LayerNode) -> EdgeAntialiasing {
    if case .rect(let rect) = shape { return edges(of: node, rect) }
    return .all
  }

  /// Which straight edges of the layer are smooth.
  ///
  /// On a device those that it allows; the others are cut at pixel centres, turned or not (Fidelity
  /// 1).
  private func edges(of node: LayerNode, _ rect: CGRect) -> EdgeAntialiasing {
    // Edges on whole pixels need no smoothing. A nested list does not know where its pixels are.
    if smoothsEdges || (!isInNestedList && recorder.transform.keepsWholePixels(rect)) {
      return .all
    }
    guard node.layer.allowsEdgeAntialiasing else { return .none }
    var edges: EdgeAntialiasing = []
    let mask = node.layer.edgeAntialiasingMask
    if mask.contains(.layerLeftEdge) { edges.insert(.minX) }
    if mask.contains(.layerRightEdge) { edges.insert(.maxX) }
    // Core Animation's bottom is the smallest y.
    if mask.contains(.layerBottomEdge) { edges.insert(.minY) }
    if mask.contains(.layerTopEdge) { edges.insert(.maxY) }
    return edges
  }

  // MARK: Contents

  /// Flipped geometry turns no picture upside down.
  private mutating func drawContentsUpright(_ node: LayerNode) {
    guard World.hasFlippedGeometry.load(ordering: .relaxed), node.layer.contentsAreFlipped() else {
      drawContents(node)
      return
    }
    let depth = recorder.depth
    recorder.pushTransform(node.state.flip)
    drawContents(node)
    recorder.pop(to: depth)
  }

  private mutating func drawContents(_ node: LayerNode) {
    if let image = node.state.image {
      draw(image, alpha: node.drawingAlpha, node)
    } else if let blend = node.state.contents as? ContentsBlend {
      // a (1 - t) + b t, channel by channel.
      recorder.pushGroup(Group(isIsolated: true))
      draw(blend.from, alpha: 1 - blend.progress, node)
      draw(blend.to, alpha: blend.progress, node, .plusLighter)
      recorder.pop()
    } else {
      world.diagnostics.report(
        "Contents of \(node.layer.shortDescription) are not a CGImage and are not shown."
      )
    }
  }

  private mutating func draw(
    _ image: CGImage,
    alpha: Double,
    _ node: LayerNode,
    _ blendMode: BlendMode = .normal
  ) {
    let pixels = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    guard pixels.width > 0, pixels.height > 0, alpha > 0 else { return }
    let unit = node.state.contentsRect.standardized
    let whole = CGRect(
      x: unit.minX * pixels.width,
      y: unit.minY * pixels.height,
      width: unit.width * pixels.width,
      height: unit.height * pixels.height
    )
    guard whole.width > 0, whole.height > 0 else { return }
    let scale = node.state.contentsScale > 0 ? node.state.contentsScale : 1
    let (source, destination) = node.placeContents(whole, scale: scale)
    guard destination.width > 0, destination.height > 0 else { return }
    var center: CGRect?
    let middle = node.state.contentsCenter.standardized
    if middle != CGRect(x: 0, y: 0, width: 1, height: 1) {
      // A middle without size is one pixel, as documented.
      center = CGRect(
        x: middle.minX * pixels.width,
        y: middle.minY * pixels.height,
        width: max(middle.width * pixels.width, 1),
        height: max(middle.height * pixels.height, 1)
      ).intersection(source)
      if center?.isNull == true { center = nil }
    }
    recorder.draw(
      ImageDraw(
        image.pixmap,
        source: source,
        in: destination,
        center: center,
        centerScale: 1 / scale,
        alpha: alpha,
        magnification: node.layer.magnificationFilter.interpolation,
        minification: node.layer.minificationFilter.interpolation,
        antialiasing: edges(of: node, destination),
        blendMode: blendMode
      )
    )
  }

  // MARK: Gradients and shapes

  private mutating func draw(
    _ gradient: GradientState,
    _ node: LayerNode
  ) {
    let bounds = node.state.bounds.standardized
    // One colour, or fewer locations than colours, draws nothing (Fidelity 4).
    guard gradient.isComplete, bounds.width > 0, bounds.height > 0 else { return }
    let stops = stops(of: gradient, node)
    // The unit space of the bounds; perpendiculars shear with it (measured).
    let unit = CGAffineTransform(
      a: bounds.width,
      b: 0,
      c: 0,
      d: bounds.height,
      tx: bounds.minX,
      ty: bounds.minY
    )
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let paint: Gradient
    switch (node.layer as? CAGradientLayer)?.type ?? .axial {
    case .radial:
      // An ellipse about the start whose half axes reach to the end.
      let axes = CGAffineTransform(
        a: abs(end.x - start.x),
        b: 0,
        c: 0,
        d: abs(end.y - start.y),
        tx: start.x,
        ty: start.y
      )
      guard axes.a > 0, axes.d > 0 else { return }
      paint = Gradient(
        .radial(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1),
        stops: stops,
        transform: axes.concatenating(unit)
      )
    case .conic:
      let center = start.applying(unit)
      let target = end.applying(unit)
      paint = Gradient(
        .conic(center: center, angle: atan2(target.y - center.y, target.x - center.x)),
        stops: stops
      )
    default:
      paint = Gradient(.axial(start: start, end: end), stops: stops, transform: unit)
    }
    recorder.fill(
      node.outline,
      with: .gradient(paint),
      antialiasing: antialiasing(of: node.outline, node)
    )
  }

  /// Evenly spaced without locations; no stop lies before its predecessor.
  private func stops(of gradient: GradientState, _ node: LayerNode) -> [Gradient.Stop] {
    var last = 0.0
    return gradient.colors.enumerated().map { index, color in
      var offset = Double(index) / Double(gradient.colors.count - 1)
      if let locations = gradient.locations, index < locations.count {
        offset = Double(locations[index])
      }
      last = min(max(offset, last), 1)
      var color = color.color
      color.alpha *= node.drawingAlpha
      return Gradient.Stop(offset: last, color: color)
    }
  }

  private mutating func draw(_ shape: ShapeState, _ node: LayerNode) {
    guard let path = shape.path?.path, !path.isEmpty, let layer = node.layer as? CAShapeLayer
    else { return }
    if let color = shape.fillColor, color.isVisible {
      let rule: FillRule = layer.fillRule == .evenOdd ? .evenOdd : .nonZero
      fill(.path(path, rule), color, node)
    }
    guard let color = shape.strokeColor, color.isVisible, shape.lineWidth > 0 else { return }
    let start = min(max(shape.strokeStart, 0), 1)
    let end = min(max(shape.strokeEnd, 0), 1)
    guard start < end else { return }
    let part = start == 0 && end == 1 ? path : path.trimmed(from: start, to: end)
    let style = StrokeStyle(
      width: shape.lineWidth,
      cap: layer.lineCap.style,
      join: layer.lineJoin.style,
      miterLimit: shape.miterLimit,
      dashes: (layer.lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: shape.lineDashPhase
    )
    // A quarter of a pixel is invisible.
    let line = part.stroked(style, tolerance: 0.25 / max(scale, 1))
    fill(.path(line, .nonZero), color, node)
  }
}

extension LayerNode {
  /// The part of the contents that the layer shows, in their pixels, and its place in the bounds.
  fileprivate func placeContents(
    _ whole: CGRect,
    scale: CGFloat
  ) -> (source: CGRect, destination: CGRect) {
    let bounds = state.bounds.standardized
    let size = CGSize(width: whole.width / scale, height: whole.height / scale)
    var place = layer.contentsGravity.place(size, in: bounds)
    guard layer.clipsContents, place.width > 0, place.height > 0 else { return (whole, place) }
    // What was drawn for these bounds has whole pixels, and so it may be larger by a part of one.
    if abs(place.width - bounds.width) * scale < 1 {
      (place.origin.x, place.size.width) = (bounds.minX, bounds.width)
    }
    if abs(place.height - bounds.height) * scale < 1 {
      (place.origin.y, place.size.height) = (bounds.minY, bounds.height)
    }
    if bounds.contains(place) { return (whole, place) }
    let shown = place.intersection(bounds)
    guard !shown.isNull else { return (whole, .zero) }
    let density = (x: whole.width / place.width, y: whole.height / place.height)
    let source = CGRect(
      x: whole.minX + (shown.minX - place.minX) * density.x,
      y: whole.minY + (shown.minY - place.minY) * density.y,
      width: shown.width * density.x,
      height: shown.height * density.y
    )
    return (source, shown)
  }

  /// Whether the class of the layer draws nothing of its own.
  fileprivate var isPlain: Bool {
    switch state.special {
    case .none, .replicator: true
    case .shape, .gradient, .emitter: false
    }
  }
}

extension CALayerContentsFilter {
  fileprivate var interpolation: Interpolation {
    switch self {
    case .nearest: .nearest
    case .trilinear: .trilinear
    default: .linear
    }
  }
}

extension CAShapeLayerLineCap {
  fileprivate var style: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var style: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}

extension CALayerContentsGravity {
  /// The place of contents of a size in the bounds.
  ///
  /// As the header says, "bottom" always means the smallest y, which is the upper edge of a screen
  /// whose y goes down.
  package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return .zero }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let ratio = self == .resizeAspect ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      size = CGSize(width: size.width * ratio, height: size.height * ratio)
    default: break
    }
    let x: CGFloat
    switch self {
    case .left, .topLeft, .bottomLeft: x = bounds.minX
    case .right, .topRight, .bottomRight: x = bounds.maxX - size.width
    default: x = bounds.midX - size.width / 2
    }
    let y: CGFloat
    switch self {
    case .bottom, .bottomLeft, .bottomRight: y = bounds.minY
    case .top, .topLeft, .topRight: y = bounds.maxY - size.height
    default: y = bounds.midY - size.height / 2
    }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
