import Foundation

extension UIScrollView {
  /// The bars that show while the content moves.
  @MainActor
  struct Indicators {
    var vertical: UIView?
    var horizontal: UIView?
    let timer = GestureTimer()
  }

  /// Thickness, distance from the edges and least length, in points (observed).
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  func showIndicators() {
    indicators.timer.stop()
    let finger = panGestureRecognizer.velocity(in: nil)
    // They are no part of the animation of an app's block that scrolls, which would wait for them.
    UIView.performWithoutAnimation {
      // Content that fits shows a bar only to a finger that moves along it, and none when
      // bars flash (inferred).
      if showsVerticalScrollIndicator, scrollsVertically,
        canMove(in: offsetRange.y) || moves(finger.y, across: finger.x)
      {
        indicators.vertical = shown(indicators.vertical ?? makeIndicator())
      }
      if showsHorizontalScrollIndicator, scrollsHorizontally,
        canMove(in: offsetRange.x) || moves(finger.x, across: finger.y)
      {
        indicators.horizontal = shown(indicators.horizontal ?? makeIndicator())
      }
    }
    placeIndicators()
  }

  /// A plain view that gets its size before its content has the two bars as its only subviews
  /// (observed: apps fill it where it has just these); content is added below them.
  func makeIndicatorsWithoutContent() {
    guard type(of: self) == UIScrollView.self, superview != nil, subviews.isEmpty, !bounds.isEmpty,
      showsVerticalScrollIndicator, showsHorizontalScrollIndicator
    else { return }
    UIView.performWithoutAnimation {
      indicators.vertical = makeIndicator()
      indicators.horizontal = makeIndicator()
    }
  }

  /// Whether a view is one of the bars.
  package func isIndicator(_ view: UIView) -> Bool {
    view === indicators.vertical || view === indicators.horizontal
  }

  /// The lowest of the bars among the subviews.
  var firstIndicator: UIView? {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return nil }
    return subviews.first(where: isIndicator)
  }

  private func canMove(in range: ClosedRange<CGFloat>) -> Bool {
    range.upperBound > range.lowerBound
  }

  /// Whether a finger of a velocity moves along a direction rather than across it.
  private func moves(_ along: CGFloat, across: CGFloat) -> Bool {
    along != 0 && abs(along) >= abs(across)
  }

  /// An app that removes all subviews, to add others, still sees the bars (inferred).
  private func shown(_ indicator: UIView) -> UIView {
    if indicator.superview !== self { addSubview(indicator) }
    bringSubviewToFront(indicator)
    indicator.alpha = 1
    return indicator
  }

  func hideIndicators(after delay: TimeInterval) {
    guard indicators.vertical != nil || indicators.horizontal != nil else { return }
    indicators.timer.start(after: delay) { [weak self] in
      UIView.animate(withDuration: 0.25) {
        self?.indicators.vertical?.alpha = 0
        self?.indicators.horizontal?.alpha = 0
      }
    }
  }

  private func makeIndicator() -> UIView {
    let indicator = UIView()
    indicator.isUserInteractionEnabled = false
    indicator.layer.cornerRadius = Self.thickness / 2
    let isDark = traitCollection.userInterfaceStyle == .dark
    let isWhite = indicatorStyle == .white || (indicatorStyle == .default && isDark)
    indicator.backgroundColor = UIColor(white: isWhite ? 1 : 0, alpha: isWhite ? 0.5 : 0.35)
    indicator.layer.zPosition = 1000
    indicator.alpha = 0
    addSubview(indicator)
    return indicator
  }

  func placeIndicators() {
    let safe = automaticallyAdjustsScrollIndicatorInsets ? adjustedContentInset : contentInset
    if let indicator = indicators.vertical {
      let inset = verticalScrollIndicatorInsets
      let top = safe.top + inset.top
      let span = span(
        length: bounds.height - top - safe.bottom - inset.bottom,
        visible: bounds.height - safe.top - safe.bottom,
        content: knownContentSize.height,
        position: contentOffset.y - offsetRange.y.lowerBound,
        range: offsetRange.y.upperBound - offsetRange.y.lowerBound
      )
      UIView.performWithoutAnimation {
        indicator.frame = CGRect(
          x: bounds.maxX - Self.thickness - Self.margin - inset.right - safeAreaInsets.right,
          y: bounds.minY + top + span.start,
          width: Self.thickness,
          height: span.length
        )
      }
    }
    if let indicator = indicators.horizontal {
      let inset = horizontalScrollIndicatorInsets
      let left = safe.left + inset.left
      let span = span(
        length: bounds.width - left - safe.right - inset.right,
        visible: bounds.width - safe.left - safe.right,
        content: knownContentSize.width,
        position: contentOffset.x - offsetRange.x.lowerBound,
        range: offsetRange.x.upperBound - offsetRange.x.lowerBound
      )
      UIView.performWithoutAnimation {
        indicator.frame = CGRect(
          x: bounds.minX + left + span.start,
          y: bounds.maxY - Self.thickness - Self.margin - inset.bottom - safe.bottom,
          width: span.length,
          height: Self.thickness
        )
      }
    }
  }

  /// The place of a bar on its track: as long as the visible share of the content, shorter while
  /// the content is pulled beyond an edge.
  private func span(
    length: CGFloat,
    visible: CGFloat,
    content: CGFloat,
    position: CGFloat,
    range: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let track = length - 2 * Self.margin
    guard track > 0 else { return (0, 0) }
    let share = content > 0 ? min(1, visible / content) : 1
    var bar = min(track, max(Self.shortest, track * share))
    let overshoot = position < 0 ? -position : max(0, position - range)
    bar = max(Self.thickness * 2, bar - overshoot)
    let progress = range > 0 ? min(max(position / range, 0), 1) : (position > 0 ? 1 : 0)
    return (Self.margin + (track - bar) * progress, bar)
  }
}
