import Display
import Geometry
import Pixels
import Raster

extension LayerPainter {
  mutating func endMask(_ node: LayerNode) {
    let mask = endList()
    // A mask without alpha lets nothing through.
    guard !mask.isEmpty else { return }
    recorder.pushMask(mask)
    compose(node)
  }

  /// Shadow and opacity.
  mutating func compose(_ node: LayerNode) {
    if node.layer.hasEffects { pushEffects(node) }
    if showsShadow(node), let color = shadowColor(node) {
      guard let silhouette = simpleSilhouette(node) else {
        // The shadow follows whatever is drawn: draw it into a list first.
        beginList()
        steps.append(.endShadow(node))
        drawContent(node)
        return
      }
      recorder.draw(shadow(node, .shape(silhouette), color))
    }
    pushOpacity(node)
    drawContent(node)
  }

  private mutating func pushEffects(_ node: LayerNode) {
    let filters = node.groupFilters
    let blendMode = node.blendMode
    if node.layer.filters?.isEmpty == false, filters.count != node.layer.filters?.count {
      world.diagnostics.report(
        "Some filters of \(node.layer.shortDescription) are not known and are left out."
      )
    }
    if !filters.isEmpty || blendMode != .normal {
      recorder.pushGroup(Group(blendMode: blendMode, filters: filters))
    }
  }

  mutating func endShadow(_ node: LayerNode) {
    let list = endList()
    guard let color = shadowColor(node) else { return }
    recorder.draw(shadow(node, .list(list), color))
    if node.opacity < 1 { recorder.pushGroup(opacity: node.opacity) }
    recorder.draw(list)
  }

  private mutating func pushOpacity(_ node: LayerNode) {
    let opacity = node.opacity
    guard opacity < 1 else { return }
    // In a transition there are two looks.
    if node.handsAlphaDown || node.hasSingleDrawing && transition(of: node) == nil {
      node.drawingAlpha = opacity
    } else {
      recorder.pushGroup(opacity: opacity)
    }
  }

  // MARK: Shadows

  /// A layer that masks to its bounds cuts off its shadow too (measured).
  private func showsShadow(_ node: LayerNode) -> Bool {
    node.state.shadowOpacity > 0 && !node.state.masksToBounds
  }

  private func shadowColor(_ node: LayerNode) -> Color? {
    guard var color = node.state.shadowColor?.color, color.alpha > 0 else { return nil }
    color.alpha *= min(Double(node.state.shadowOpacity), 1) * node.opacity
    return color
  }

  private func simpleSilhouette(_ node: LayerNode) -> Shape? {
    if let path = node.state.shadowPath { return .path(path.path, .nonZero) }
    return node.isOpaqueWithinOutline && transition(of: node) == nil ? node.outline : nil
  }

  private func shadow(_ node: LayerNode, _ silhouette: Shadow.Silhouette, _ color: Color) -> Shadow
  {
    let offset = node.state.shadowOffset
    return Shadow(
      silhouette,
      color: color,
      sigma: max(0, node.state.shadowRadius),
      offset: CGVector(dx: offset.width, dy: offset.height)
    )
  }

  // MARK: Rasterizing

  /// Draws the collected list as a bitmap at the layer's own scale.
  mutating func endRaster(_ node: LayerNode) {
    let list = endList()
    guard !list.isEmpty, !list.bounds.isNull else { return }
    let scale = node.state.rasterizationScale
    let box = list.bounds.insetBy(dx: -1 / scale, dy: -1 / scale)
    let width = (box.width * scale).rounded(.up)
    let height = (box.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= CALayer.largestContents,
      height <= CALayer.largestContents
    else {
      recorder.draw(list)
      return
    }
    let scaled = DisplayList.record(scale: scale) { recorder in
      recorder.pushTransform(CGAffineTransform(translationX: -box.minX, y: -box.minY))
      recorder.draw(list)
    }
    let pixmap = Renderer().render(scaled, width: Int(width), height: Int(height))
    recorder.draw(
      ImageDraw(
        pixmap,
        in: CGRect(x: box.minX, y: box.minY, width: width / scale, height: height / scale)
      )
    )
  }
}
