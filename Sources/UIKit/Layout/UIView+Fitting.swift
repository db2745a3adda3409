import Foundation

extension UIView {
  /// The size from the constraints inside the view, with `targetSize` at the two priorities.
  ///
  /// The view's own frame and everything outside it are ignored. Sizes are whole pixels, rounded
  /// up.
  func fittingSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    performUpdateConstraintsIfNeeded()
    let engine = LayoutEngine(root: self, measuring: true)
    var stack = [self]
    var constraints: [NSLayoutConstraint] = []
    while let view = stack.popLast() {
      stack.append(contentsOf: view.subviews.reversed())
      constraints += view.constraints
    }
    let node = engine.node(for: self)
    engine.wish(node, width: targetSize.width, priority: horizontal)
    engine.wish(node, height: targetSize.height, priority: vertical)
    // Of views that hug alike the first is the same one as in a layout.
    constraints.sort { $0.activation < $1.activation }
    for constraint in constraints { engine.enqueue(constraint) }
    engine.update()
    let scale = UIScreen.main.scale
    let size = engine.rectangle(of: node).size
    // Not -0.
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-4).rounded(.up) / scale + 0 }
    return CGSize(width: up(size.width), height: up(size.height))
  }
}
