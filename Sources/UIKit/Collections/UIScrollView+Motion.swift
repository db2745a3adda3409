import Foundation

/// How content moves that no finger holds.
extension UIScrollView {
  typealias Motion = (x: ScrollMotion, y: ScrollMotion)
  typealias OffsetRange = (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>)

  /// Whether a finger or a motion decides where the content is.
  var isMoved: Bool { isDragging || drag.isEnding || ticker != nil }

  // MARK: Deceleration

  /// Moves content that a finger has released.
  ///
  /// Insets that change since the release change the place to come to rest: controls above the
  /// content make room for themselves so (observed). Content that the delegate has moved stays
  /// there (inferred).
  ///
  /// - Parameters:
  ///   - released: the offset at the release.
  ///   - range: the offsets that the motion was made for.
  func decelerate(_ motion: Motion, releasedAt released: CGPoint, in range: OffsetRange) {
    var motion = motion
    var known = offsetRange
    if differs(range) { motion = resumed(motion, at: 0) }
    // What was added to the offset in parts differs by rounding.
    func isElsewhere(_ side: KeyPath<CGPoint, CGFloat>) -> Bool {
      abs(contentOffset[keyPath: side] - released[keyPath: side]) > 0.01
    }
    if isElsewhere(\.x) { motion.x = settling(contentOffset.x, in: known.x) }
    if isElsewhere(\.y) { motion.y = settling(contentOffset.y, in: known.y) }
    run(
      motion,
      adapt: { [weak self] motion, time in
        guard let self, differs(known) else { return nil }
        known = offsetRange
        return resumed(motion, at: time)
      },
      onEnd: { view in
        view.isDecelerating = false
        view.drag.mode = nil
        view.hideIndicators(after: 0.3)
        view.didComeToRest()
        view.delegate?.scrollViewDidEndDecelerating(view)
      }
    )
  }

  /// Whether the offsets that scrolling can come to are others, by more than rounding.
  private func differs(_ range: OffsetRange) -> Bool {
    let present = offsetRange
    let changes = [
      present.x.lowerBound - range.x.lowerBound, present.x.upperBound - range.x.upperBound,
      present.y.lowerBound - range.y.lowerBound, present.y.upperBound - range.y.upperBound,
    ]
    return changes.contains { abs($0) > 0.01 }
  }

  private func resumed(_ motion: Motion, at time: TimeInterval) -> Motion {
    let range = offsetRange
    return (
      x: motion.x.resumed(at: time, in: range.x, bounces: bouncesSideways),
      y: motion.y.resumed(at: time, in: range.y, bounces: bouncesUpAndDown)
    )
  }

  private func settling(_ position: CGFloat, in range: ClosedRange<CGFloat>) -> ScrollMotion {
    .release(
      at: position,
      velocity: 0,
      rate: slowing,
      in: range,
      bounces: bounces
    )
  }

  /// What is left of the speed after each millisecond.
  ///
  /// Apps set rates of 0 and 1, too: content comes to rest with those, at once or late (inferred).
  var slowing: CGFloat { min(max(decelerationRate.rawValue, 0.01), 0.9999) }

  // MARK: Content that code moves

  /// A finger and a motion go on from where code has moved the content: those that bring the
  /// content back to its middle while it scrolls, as endless carousels do, and those that hold it
  /// while something else moves, see no jump afterwards (observed in apps; documented for the
  /// deceleration by Apple's StreetScroller).
  func codeWillMove(to offset: CGPoint) {
    let way = CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y)
    ticker?.recentre(by: way) { [weak self] motion, way, time in
      guard let self else { return motion }
      let range = offsetRange
      return (
        x: motion.x.recentred(by: way.x, at: time, in: range.x, bounces: bouncesSideways),
        y: motion.y.recentred(by: way.y, at: time, in: range.y, bounces: bouncesUpAndDown)
      )
    }
    if drag.isEnding, !drag.isPut, UIView.inheritedAnimationDuration == 0 {
      noteRecentring(by: way)
    }
    drag.isPut = false
    guard isDragging else { return }
    let range = offsetRange
    let translation = panGestureRecognizer.translation(in: self)
    if way.x != 0 {
      let follows = scrollsHorizontally && drag.lock != .vertical
      let finger = follows ? translation.x : 0
      // Beyond an edge the content moves less than the finger.
      drag.start.x =
        range.x.contains(offset.x) ? offset.x + finger : drag.start.x + way.x
    }
    if way.y != 0 {
      let follows = scrollsVertically && drag.lock != .horizontal
      let finger = follows ? translation.y : 0
      drag.start.y =
        range.y.contains(offset.y) ? offset.y + finger : drag.start.y + way.y
    }
  }

  /// Half a screen or more is another part of the same content, from which a released motion goes on
  /// as one under way does; by less, the delegate has chosen a place (inferred).
  private func noteRecentring(by way: CGPoint) {
    if abs(way.x) >= bounds.width / 2 { drag.recentred.x += way.x }
    if abs(way.y) >= bounds.height / 2 { drag.recentred.y += way.y }
  }

  // MARK: All motions

  private func run(
    _ motion: Motion,
    adapt: @escaping (Motion, TimeInterval) -> Motion? = { _, _ in nil },
    onEnd: @escaping (UIScrollView) -> Void
  ) {
    stopTicker()
    weak var own: ScrollTicker?
    let ticker = ScrollTicker(
      motion,
      adapt: adapt,
      onTick: { [weak self] offset in
        guard let self, offset != contentOffset else { return }
        moveItself(to: offset)
      },
      onEnd: { [weak self] in
        // The delegate may have begun another motion at the last step.
        guard let self, self.ticker == nil || self.ticker === own else { return }
        let destination = self.ticker?.destination
        self.ticker = nil
        arrive(at: destination)
        onEnd(self)
      }
    )
    own = ticker
    self.ticker = ticker
  }

  func scrollEased(
    to offset: CGPoint,
    onEnd: @escaping (UIScrollView) -> Void = { view in
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  ) {
    // Observed: about 0.3 s, whatever the distance.
    showIndicators()
    run(
      (
        .eased(from: contentOffset.x, to: offset.x, duration: 0.3),
        .eased(from: contentOffset.y, to: offset.y, duration: 0.3)
      )
    ) { view in
      // What a list measures only now would move it on.
      if view.contentOffset == offset, view is UITableView || view is UICollectionView {
        view.arrive(at: { offset })
      }
      view.hideIndicators(after: 0.3)
      view.didComeToRest()
      onEnd(view)
    }
  }

  /// Scrolls to a place that may move while elements are measured on the way: the scroll ends where
  /// that is in the end (inferred).
  func scroll(toward destination: @escaping () -> CGPoint, animated: Bool) {
    let first = destination()
    setContentOffset(first, animated: animated)
    guard animated, let ticker, ticker.target == first else { return }
    ticker.destination = destination
  }

  /// How often measured elements may make room for others that are measured then.
  static let measuringLimit = 4

  /// Elements that are measured at the end of the way may move its destination once more.
  private func arrive(at destination: (() -> CGPoint)?) {
    guard let destination else { return }
    for _ in 0..<Self.measuringLimit {
      layoutIfNeeded()
      let end = destination()
      if end == contentOffset { return }
      moveItself(to: end)
    }
  }

  private func stopTicker() {
    ticker?.stop()
    ticker = nil
  }

  func stopMotion() {
    stopTicker()
    isDecelerating = false
    if !isDragging { drag.mode = nil }
  }
}
