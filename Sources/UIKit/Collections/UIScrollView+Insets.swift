import Foundation

extension UIScrollView {
  /// The part of the safe area that the insets allow for: nothing before the first layout, while
  /// there is no room for content, so that delegates do not hear of scrolling then (inferred).
  var safeAreaAdjustment: UIEdgeInsets {
    guard !bounds.isEmpty else { return .zero }
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
        || knownContentSize.height + contentInset.top + contentInset.bottom > bounds.height
    }
    return alwaysBounceHorizontal
      || knownContentSize.width + contentInset.left + contentInset.right > bounds.width
  }

  /// `.automatic` adjusts the sides of a screen inside a navigation controller even if
  /// nothing scrolls, unless the screen does not adjust scroll views (documented); one
  /// inside tabs, too (inferred).
  ///
  /// An app's own container does not count, but what is around it does. Of the scroll views on the
  /// screen only the one that its bars follow is meant: one above other views keeps pages that only
  /// go sideways at its top (observed by several who looked for the rule).
  private var isAdjustedByNavigation: Bool {
    guard contentInsetAdjustmentBehavior == .automatic,
      let controller = viewController ?? superview?.viewController,
      controller.automaticallyAdjustsScrollViewInsets,
      controller.barScrollView(for: .top) === self
    else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Keeps the content at the inner edge of the screen when the insets change.
  func adjustedContentInsetMayHaveChanged() {
    let inset = restingInset
    let old = knownContentInset.resting
    let present = adjustedContentInset
    guard inset != old || present != knownContentInset.present else { return }
    knownContentInset = (inset, present)
    let offset = CGPoint(
      x: keptOffset(
        contentOffset.x,
        from: (old.left, old.right),
        to: (inset.left, inset.right),
        room: knownContentSize.width - bounds.width
      ),
      y: keptOffset(
        contentOffset.y,
        from: (old.top, old.bottom),
        to: (inset.top, inset.bottom),
        room: knownContentSize.height - bounds.height
      )
    )
    if !isMoved, offset != contentOffset {
      earlyInsets.areSet = bounds.isEmpty
      contentOffset = offset
      earlyInsets.areSet = false
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    for subview in subviews { subview.safeAreaInsetsMayHaveChanged() }
    setNeedsLayout()
  }

  /// The delegate hears at the first layout that insets have moved the content, since its own parts
  /// may not exist yet where `viewDidLoad` sets them (inferred from apps).
  func tellOfEarlyInsets() {
    guard earlyInsets.moved, !bounds.isEmpty else { return }
    earlyInsets.moved = false
    delegate?.scrollViewDidScroll(self)
  }

  /// The offset on one axis after a change of the insets before and after the content.
  ///
  /// Content at its beginning returns there. Other content keeps its offset; content that is not
  /// pulled beyond an edge does not get there because an inset shrinks (inferred).
  ///
  /// - Parameter room: how much larger the content is than the bounds.
  private func keptOffset(
    _ offset: CGFloat,
    from old: (CGFloat, CGFloat),
    to new: (CGFloat, CGFloat),
    room: CGFloat
  ) -> CGFloat {
    if offset <= -old.0 || window == nil { return offset - (new.0 - old.0) }
    // Rounding may leave content a little beyond its last offset.
    guard offset <= room + old.1 + 0.01 else { return offset }
    return max(-new.0, min(offset, room + new.1))
  }

  /// The offsets at which the content is not pulled beyond an edge.
  var offsetRange: OffsetRange {
    let inset = restingInset
    // What is left of the width and height by content that is smaller.
    let width = bounds.width - inset.left - inset.right - contentSize.width
    let height = bounds.height - inset.top - inset.bottom - contentSize.height
    let left = -inset.left - max(0, width) * contentAlignmentPoint.x
    let top = -inset.top - max(0, height) * contentAlignmentPoint.y
    return (
      left...max(left, knownContentSize.width - bounds.width + inset.right),
      top...max(top, knownContentSize.height - bounds.height + inset.bottom)
    )
  }

  /// The offset at the end of the content.
  private var lastOffset: CGPoint {
    let inset = restingInset
    return CGPoint(
      x: max(-inset.left, knownContentSize.width - bounds.width + inset.right),
      y: max(-inset.top, knownContentSize.height - bounds.height + inset.bottom)
    )
  }

  /// Whether the content is pulled beyond its end; rounding does not count.
  var isBeyondEnd: Bool {
    contentOffset.x > lastOffset.x + 0.01 || contentOffset.y > lastOffset.y + 0.01
  }

  /// The bounds of content that does not end before them.
  var boundsWithinEnd: CGRect {
    // A finger or a motion brings it back itself, and a zoom keeps its own place.
    guard !isMoved, zoom.scale == 1 else { return bounds }
    let last = lastOffset
    return CGRect(
      origin: CGPoint(x: min(contentOffset.x, last.x), y: min(contentOffset.y, last.y)),
      size: bounds.size
    )
  }

  /// Content that has become smaller, or stands in a larger view, is not scrolled beyond its end
  /// (observed; in stacks of apps, `_adjustContentOffsetIfNecessary`).
  ///
  /// What an app has moved beyond the end stays there (inferred).
  func returnToEnd() {
    let offset = boundsWithinEnd.origin
    if offset != contentOffset { moveItself(to: offset) }
  }

  /// Moves content that is smaller than the view to its place, unless a finger or a motion has it.
  func alignContent() {
    guard contentAlignmentPoint != .zero, !isTracking, !isDecelerating else { return }
    let offset = clamped(contentOffset)
    if offset != contentOffset { moveItself(to: offset) }
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)
    )
  }
}
