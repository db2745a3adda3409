import Display

extension CALayer {
  final func drawTree(in context: CGContext) {
    context.draw(LayerPainter.list(ofModel: self))
  }
}
