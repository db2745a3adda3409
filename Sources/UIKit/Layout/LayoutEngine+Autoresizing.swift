import ConstraintSolver
import Foundation

/// The constraints that UIKit makes of autoresizing masks.
///
/// A rigid view keeps its frame. A flexible one follows its superview's size, and what its own
/// content demands reaches the superview: effect views are as large as what their content view
/// holds (the equations are those of UIKit's logs, `h=-&- v=-&- width == superview.width`).
extension LayoutEngine {
  func synchronizeFrame(of node: LayoutNode, with view: UIView) {
    let frame = view.alignmentRect(forFrame: view.untransformedFrame)
    let horizontal = span(of: view, .horizontal, origin: frame.minX, length: frame.width)
    let vertical = span(of: view, .vertical, origin: frame.minY, length: frame.height)
    fix(
      node,
      equations(horizontal, origin: node.minX, length: node.width)
        + equations(vertical, origin: node.minY, length: node.height),
      shape: horizontal.shares + vertical.shares
    )
  }

  private func equations(
    _ span: FollowingSpan,
    origin: Variable,
    length: Variable
  ) -> [(expression: LinearExpression, value: CGFloat)] {
    guard let outer = span.outer else {
      return [(LinearExpression(origin), span.origin), (LinearExpression(length), span.length)]
    }
    return zip([origin, length], zip(span.shares, [span.origin, span.length])).map {
      variable,
      part in
      (
        LinearExpression(variable) - LinearExpression([.init(outer, Double(part.0))]),
        part.1 - part.0 * span.outerLength
      )
    }
  }

  private func span(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    origin: CGFloat,
    length: CGFloat
  ) -> FollowingSpan {
    var span = FollowingSpan(origin: origin, length: length)
    guard view !== root, let superview = view.superview, followsSuperview(view, axis) else {
      return span
    }
    let outer = node(for: superview)
    span.outer = axis == .horizontal ? outer.width : outer.height
    let outerFrame = superview.alignmentRect(forFrame: superview.bounds)
    span.outerLength = axis == .horizontal ? outerFrame.width : outerFrame.height
    // Shares are the same for every change of size, so one of a point shows them.
    let total = axis == .horizontal ? superview.bounds.width : superview.bounds.height
    let frame = view.untransformedFrame
    let old = AutoresizedSpan(
      origin: axis == .horizontal ? frame.minX : frame.minY,
      length: axis == .horizontal ? frame.width : frame.height,
      mask: superview.effectiveMask(of: view),
      axis
    )
    let new = old.resized(from: total, to: total + 1)
    span.shares = [new.origin - old.origin, new.length - old.length]
    return span
  }

  /// Whether the view is flexible in a superview whose size constraints decide.
  private func followsSuperview(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints,
      let superview = view.superview
    else { return false }
    let mask = superview.effectiveMask(of: view)
    guard AutoresizedSpan(origin: 0, length: 0, mask: mask, axis).isFlexible else { return false }
    if superview === root { return isMeasuring }
    return !superview.translatesAutoresizingMaskIntoConstraints || followsSuperview(superview, axis)
  }
}

/// One axis of an autoresizing view, as an equation with its superview's length.
private struct FollowingSpan {
  var origin: CGFloat
  var length: CGFloat
  /// What origin and length get of each point that the superview grows by.
  var shares: [CGFloat] = [0, 0]
  /// The superview's length, and its value now; nil for a rigid axis.
  var outer: Variable?
  var outerLength: CGFloat = 0
}
