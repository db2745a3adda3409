import Foundation
import QuartzCore
import Timeline

extension UIScrollView {
  /// The state of a drag between its events.
  struct Drag {
    enum Lock {
      case none, horizontal, vertical
    }

    /// Until the content rests.
    var mode: RunLoopModeHold?
    /// The content offset at the beginning, without damping beyond the edges.
    var start = CGPoint.zero
    var lock = Lock.none
    /// The card that the finger moves while the content is at its upper edge.
    weak var sheet: SheetDrag?
    /// The finger's vertical way so far.
    var way: CGFloat = 0
    /// Whether the delegate is told that the finger has left content which will go on moving.
    var isEnding = false
    /// How far it has then brought the content to another part of it, as endless carousels do.
    var recentred = CGPoint.zero
    /// Whether the next offset that code sets is a place to stay at.
    var isPut = false
  }

  // MARK: Touches

  /// A finger stops content that is moving.
  func touchDidLand() {
    isTracking = true
    if isDecelerating { stopMotion() }
  }

  /// Called for each finger, also for one that has not moved the content.
  ///
  /// What it has stopped beyond an edge or between two pages goes on to its place (inferred).
  func touchDidLift(havingStoppedMotion hasStopped: Bool) {
    isTracking = false
    guard hasStopped, !isDragging, ticker == nil else { return }
    let motion = releaseMotion(velocity: .zero)
    guard max(motion.x.duration, motion.y.duration) > 0 else { return }
    isDecelerating = true
    decelerate(motion, releasedAt: contentOffset, in: offsetRange)
  }

  func panShouldBegin() -> Bool {
    guard contentAllowsScrolling else { return false }
    let velocity = panGestureRecognizer.velocity(in: self)
    let isHorizontal = abs(velocity.x) > abs(velocity.y)
    return isHorizontal
      ? scrollsHorizontally
      : scrollsVertically
        || (velocity == .zero && scrollsHorizontally)
  }

  /// Content that is larger by less than this, in points, only seems to be: insets that fill up the
  /// bounds add up to them nearly.
  private static let leastRange: CGFloat = 0.001

  var bouncesSideways: Bool { bounces && bouncesHorizontally }
  var bouncesUpAndDown: Bool { bounces && bouncesVertically }

  var scrollsHorizontally: Bool {
    let range = offsetRange.x
    return range.upperBound > range.lowerBound + UIScrollView.leastRange
      || (bouncesSideways && alwaysBounceHorizontal)
  }

  var scrollsVertically: Bool {
    let range = offsetRange.y
    return range.upperBound > range.lowerBound + UIScrollView.leastRange
      || (bouncesUpAndDown && alwaysBounceVertical)
  }

  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began: beginDrag()
    case .changed: continueDrag()
    case .ended: endDrag(velocity: panGestureRecognizer.velocity(in: nil))
    case .cancelled: endDrag(velocity: .zero)
    default: break
    }
  }

  private func beginDrag() {
    stopMotion()
    isTracking = true
    isDragging = true
    refreshControl?.hasBegun = false
    drag.mode = World.current.hold(.tracking)
    drag.start = contentOffset
    drag.lock = .none
    drag.way = 0
    drag.sheet = findSheet()
    if isDirectionalLockEnabled {
      let velocity = panGestureRecognizer.velocity(in: nil)
      drag.lock = abs(velocity.x) > abs(velocity.y) ? .horizontal : .vertical
    }
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    if [.onDrag, .onDragWithAccessory].contains(keyboardDismissMode) {
      _ = window?.endEditingInside(true)
    }
    // What the finger has moved beyond the slop moves the content in the same event
    // (observed in logs of apps).
    if isDragging { continueDrag() }
  }

  private func continueDrag() {
    if takesKeyboard, let window {
      window.owner.keyboard.follow(panGestureRecognizer.location(in: nil), in: window)
    }
    let translation = panGestureRecognizer.translation(in: self)
    giveToSheet(translation.y)
    let range = offsetRange
    var offset = CGPoint(x: drag.start.x - translation.x, y: drag.start.y - translation.y)
    offset.x = ScrollMotion.banded(
      offset.x,
      in: range.x,
      dimension: bounds.width,
      bounces: bouncesSideways && scrollsHorizontally
    )
    offset.y = ScrollMotion.banded(
      offset.y,
      in: range.y,
      dimension: bounds.height,
      bounces: bouncesUpAndDown && scrollsVertically
    )
    if drag.lock == .vertical { offset.x = drag.start.x }
    if drag.lock == .horizontal { offset.y = drag.start.y }
    if !scrollsHorizontally { offset.x = drag.start.x }
    if !scrollsVertically { offset.y = drag.start.y }
    if offset != contentOffset { moveItself(to: offset) }
  }

  /// Whether the finger takes the keyboard with it.
  private var takesKeyboard: Bool {
    [.interactive, .interactiveWithAccessory].contains(keyboardDismissMode)
  }

  private func endDrag(velocity finger: CGPoint) {
    isTracking = false
    if takesKeyboard { window?.owner.keyboard.release(speed: finger.y) }
    refreshControl?.hold()
    var velocity = CGPoint(x: -finger.x, y: -finger.y)
    if !scrollsHorizontally || drag.lock == .vertical { velocity.x = 0 }
    if !scrollsVertically || drag.lock == .horizontal { velocity.y = 0 }
    if drag.sheet?.releaseContent(speed: finger.y) == true { velocity.y = 0 }
    var released = (offset: contentOffset, range: offsetRange)
    var motion = aimed(releaseMotion(velocity: velocity), velocity: velocity)
    isDragging = false
    let decelerates = max(motion.x.duration, motion.y.duration) > 0
    drag.isEnding = decelerates
    drag.recentred = .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return restAfterDrag() }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    drag.isEnding = false
    // The delegate may have stopped the content, by an offset that it has set (observed in apps
    // that want no deceleration).
    guard isDecelerating else {
      if ticker == nil { restAfterDrag() }
      return
    }
    let way = drag.recentred
    let range = offsetRange
    if way.x != 0 {
      released.offset.x += way.x
      motion.x = motion.x.recentred(by: way.x, at: 0, in: range.x, bounces: bouncesSideways)
    }
    if way.y != 0 {
      released.offset.y += way.y
      motion.y = motion.y.recentred(by: way.y, at: 0, in: range.y, bounces: bouncesUpAndDown)
    }
    decelerate(motion, releasedAt: released.offset, in: released.range)
  }

  private func restAfterDrag() {
    drag.mode = nil
    hideIndicators(after: 0.3)
    didComeToRest()
  }

  private func releaseMotion(velocity: CGPoint) -> Motion {
    if isPagingEnabled { return pagingMotion(velocity: velocity) }
    let range = offsetRange
    let rate = slowing
    return (
      x: ScrollMotion.release(
        at: contentOffset.x,
        velocity: velocity.x,
        rate: rate,
        in: range.x,
        bounces: bouncesSideways
      ),
      y: ScrollMotion.release(
        at: contentOffset.y,
        velocity: velocity.y,
        rate: rate,
        in: range.y,
        bounces: bouncesUpAndDown
      )
    )
  }

  /// A layout and the delegate may choose another place to come to rest, the delegate last
  /// (inferred).
  private func aimed(_ natural: Motion, velocity: CGPoint) -> Motion {
    var motion = natural
    let end = CGPoint(x: natural.x.end, y: natural.y.end)
    // In points a millisecond.
    let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var target = isPagingEnabled ? end : restingOffset(for: end, speed: speed)
    target.y = bars.navigation?.restingOffset(near: target.y, in: self) ?? target.y
    delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
    if target.x != end.x {
      motion.x = .aimed(from: contentOffset.x, to: target.x, rate: UIScrollView.aimedRate)
    }
    if target.y != end.y {
      motion.y = .aimed(from: contentOffset.y, to: target.y, rate: UIScrollView.aimedRate)
    }
    return motion
  }

  /// The rate on the way to a place that was chosen, between the two of Apple's (a
  /// guess, without a reference).
  private static let aimedRate: CGFloat = 0.995

  /// The speed from which a release turns the page, in points a second.
  private static let leastFlick: CGFloat = 100

  /// To the next page in the direction of the flick, or the nearest one (observed; the exact law is
  /// unknown).
  private func pagingMotion(velocity: CGPoint) -> Motion {
    let range = offsetRange
    func target(
      _ now: CGFloat,
      _ velocity: CGFloat,
      _ page: CGFloat,
      _ range: ClosedRange<CGFloat>
    ) -> CGFloat {
      guard page > 0 else { return now }
      let current = now / page
      var index = current.rounded()
      if velocity > UIScrollView.leastFlick { index = current.rounded(.down) + 1 }
      if velocity < -UIScrollView.leastFlick { index = current.rounded(.up) - 1 }
      return min(max(index * page, range.lowerBound), range.upperBound)
    }
    let x = target(contentOffset.x, velocity.x, bounds.width, range.x)
    let y = target(contentOffset.y, velocity.y, bounds.height, range.y)
    return (
      .spring(
        from: contentOffset.x,
        velocity: velocity.x,
        to: scrollsHorizontally ? x : contentOffset.x
      ),
      .spring(
        from: contentOffset.y,
        velocity: velocity.y,
        to: scrollsVertically ? y : contentOffset.y
      )
    )
  }
}
