import Display
import Pixels

extension CALayer {
  final func markNeedsDisplay() {
    guard tree.original == nil else { return }
    drawing.needsDisplay = true
    markPendingWork()
    let transactions = World.current.transactions
    transactions.beginImplicitly()
    drawing.fade =
      transactions.disableActions
      ? nil : (transactions.animationDuration, transactions.timingFunction)
  }

  /// The largest side of drawn contents, in pixels.
  static let largestContents = CGFloat(Pixmap.largestSide)

  /// The default of `display`: a bitmap of the bounds at `contentsScale`, drawn by `draw(in:)`.
  ///
  /// If nothing is drawn, the contents do not change.
  package final func drawContents() {
    let bounds = values.bounds
    let scale = values.contentsScale
    let width = (bounds.width * scale).rounded(.up)
    let height = (bounds.height * scale).rounded(.up)
    guard width >= 1, height >= 1 else {
      // What was drawn for another size goes; contents that were set stay. Where the bounds cut it
      // off anyway, it stays as well: it shows until an animation has closed them (observed of
      // labels that a stack hides).
      let isCut = values.masksToBounds || clipsContents
      if !isCut, drawing.backing != nil, values.contents as AnyObject? === drawing.backing {
        values.contents = nil
      }
      return
    }
    guard width <= CALayer.largestContents, height <= CALayer.largestContents else {
      if draws {
        let size = "\(LayerFault.text(width)) x \(LayerFault.text(height))"
        World.current.diagnostics.report(
          "Contents of \(size) pixels are not drawn; the limit is \(Pixmap.largestSide) (\(drawerName))."
        )
      }
      return
    }
    drawing.isEmpty = false
    delegate?.layerWillDraw(self)
    let context = CGContext(
      pixelWidth: Int(width),
      pixelHeight: Int(height),
      scale: scale,
      isOpaque: isOpaque
    )
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    guard hasDrawn(in: context), let image = context.makeImage() else { return }
    showDrawn(image)
  }

  /// What a layer without a view draws again fades in, unless its actions are off (observed).
  ///
  /// Not while an animation of a value that it draws by has each frame drawn.
  private final func showDrawn(_ image: CGImage) {
    let replaces = drawing.backing != nil && values.contents as AnyObject? === drawing.backing
    let fade = drawing.fade
    drawing.backing = image
    drawing.fade = nil
    guard let fade, replaces, drawing.motions.isEmpty else {
      values.contents = image
      return
    }
    let transactions = World.current.transactions
    transactions.begin()
    transactions.animationDuration = fade.duration
    transactions.timingFunction = fade.function
    let action = willChange(.contents)
    values.contents = image
    didChange(.contents, action)
    transactions.commit()
  }

  /// The view, or the layer if it has none.
  private final var drawerName: String {
    let drawer: AnyObject = delegate ?? self
    return "\(type(of: drawer))"
  }

  /// Whether the layer draws anything: tried with one pixel when a bitmap of the whole is too
  /// large.
  private final var draws: Bool {
    drawing.isEmpty = false
    delegate?.layerWillDraw(self)
    let context = CGContext(pixelWidth: 1, pixelHeight: 1, scale: 1, isOpaque: false)
    draw(in: context)
    return hasDrawn(in: context)
  }

  /// An override that calls `super` may draw before it or after it.
  private final func hasDrawn(in context: CGContext) -> Bool {
    !drawing.isEmpty || !context.isUntouched
  }

  /// The defaults of `draw(in:)`, of the delegate and of the view draw nothing.
  package final func delegateDrewNothing() { drawing.isEmpty = true }
}
