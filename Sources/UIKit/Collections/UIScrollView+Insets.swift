import Foundation

extension UIScrollView {
  /// The part of the safe area that the insets allow for.
  var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      var insets = UIEdgeInsets.zero
      if isScrollable(vertically: true, inside: safe) || isAdjustedByNavigation {
        insets.top = safe.top
        insets.bottom = safe.bottom
      }
      if isScrollable(vertically: false, inside: safe) {
        insets.left = safe.left
        insets.right = safe.right
      }
      return insets
    }
  }

  private func isScrollable(vertically: Bool, inside safe: UIEdgeInsets) -> Bool {
    if vertically {
      return alwaysBounceVertical
        || contentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
    return alwaysBounceHorizontal
      || contentSize.width + contentInset.left + contentInset.right > bounds.width
  }

  /// `.automatic` adjusts the sides of a screen in a navigation controller even if nothing scrolls
  /// (documented); any container counts here.
  private var isAdjustedByNavigation: Bool {
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    let controller = viewController ?? superview?.viewController
    return controller?.parent != nil
  }

  /// Keeps the content at the inner edge of the screen when the insets change.
  func adjustedContentInsetMayHaveChanged() {
    let inset = restingInset
    let old = knownContentInset.resting
    let present = adjustedContentInset
    guard inset != old || present != knownContentInset.present else { return }
    knownContentInset = (inset, present)
    // Content at its beginning returns there; other content keeps its offset, within bounds.
    var offset = contentOffset
    if offset.y <= -old.top || window == nil { offset.y -= inset.top - old.top }
    if offset.x <= -old.left || window == nil { offset.x -= inset.left - old.left }
    if !isDragging, offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.safeAreaInsetsMayHaveChanged() }
    setNeedsLayout()
  }

  /// The offsets at which the content is not pulled beyond an edge.
  var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = restingInset
    let left = -inset.left
    let top = -inset.top
    return (
      left...max(left, contentSize.width - bounds.width + inset.right),
      top...max(top, contentSize.height - bounds.height + inset.bottom)
    )
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
    )
  }
}
