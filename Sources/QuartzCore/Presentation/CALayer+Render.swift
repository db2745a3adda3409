import Display

extension CALayer {
  final func drawTree(in context: CGContext) {
    layoutIfNeeded()
    displayTree()
    context.draw(LayerPainter.list(rendering: self))
  }
}
