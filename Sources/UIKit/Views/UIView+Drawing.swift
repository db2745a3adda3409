import Foundation
import QuartzCore

extension UIView {
  /// Fills the layer's contents by `draw(_:)`, which finds `ctx` as the current context.
  ///
  /// A view that draws nothing leaves the context untouched, and its layer gets no contents.
  func drawContent(in ctx: CGContext) {
    let previous = UITraitCollection.current
    UITraitCollection.current = traitCollection
    UIGraphicsPushContext(ctx)
    defer {
      UIGraphicsPopContext()
      UITraitCollection.current = previous
    }
    draw(bounds)
    guard ctx.isUntouched else { return }
    layer.delegateDrewNothing()
    if let drawn = layer.drawing.backing, layer.contents as? CGImage == drawn {
      layer.contents = nil
    }
  }
}
