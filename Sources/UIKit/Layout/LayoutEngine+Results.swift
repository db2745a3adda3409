import ConstraintSolver
import Foundation

/// What the solution says of frames.
extension LayoutEngine {
  /// The alignment rectangle that the constraints give an item, unrounded.
  func frame(of item: any LayoutItem) -> CGRect {
    update()
    guard let node = existingNode(for: item) else { return .zero }
    return rectangle(of: node)
  }

  func rectangle(of node: LayoutNode) -> CGRect {
    CGRect(
      x: solver.value(of: node.minX),
      y: solver.value(of: node.minY),
      width: max(0, solver.value(of: node.width)),
      height: max(0, solver.value(of: node.height))
    )
  }

  /// The frame for a view, its edges on whole pixels.
  func target(of node: LayoutNode, _ view: UIView) -> CGRect {
    view.frame(forAlignmentRect: rectangle(of: node)).roundedToPixels(scale: UIScreen.main.scale)
  }

  /// Updates the height of wrapping text for its width.
  ///
  /// A label's subclass that has no width of its own once it knows the one it gets is as wide as
  /// its constraints say from then on (inferred: calendars size themselves by such a label).
  ///
  /// - Returns: whether anything has changed.
  func wrapText() -> Bool {
    var hasChanged = false
    for node in nodeOrder where node.isAlive && !node.verticalContent.isEmpty {
      guard let view = node.view,
        let size = view.wrappedContentSize(forWidth: CGFloat(solver.value(of: node.width)))
      else { continue }
      if size.width == UIView.noIntrinsicMetric, !node.horizontalContent.isEmpty {
        node.isDirty = true
        dirtyNodes.append(node)
        hasChanged = true
      }
      guard abs(size.height - node.contentSize.height) > 0.001 else { continue }
      node.contentSize.height = size.height
      for id in node.verticalContent { solver.setConstant(-Double(size.height), of: id) }
      hasChanged = true
    }
    return hasChanged
  }
}
