import CoreGraphics
import Foundation
import ObjectiveC

/// The strip of a section whose groups are side by side and scroll orthogonally.
struct CompositionalLane: Equatable {
  /// The strip's frame in the content: as wide as the view, as high as the groups.
  var frame: CGRect
  /// The length of all groups, with the section's insets.
  var length: CGFloat
  /// The extent of each group.
  var groups: [ClosedRange<CGFloat>]
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
  var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
  var isHorizontal: Bool
}

/// Scrolls one section of a compositional layout; it contains the cells, as on iOS.
@MainActor
final class OrthogonalScroller: UIScrollView, UIScrollViewDelegate {
  private weak var owner: UICollectionView?
  private(set) var lane: CompositionalLane?

  init(in owner: UICollectionView) {
    self.owner = owner
    super.init(frame: .zero)
    super.delegate = self
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
  }

  required init?(coder: NSCoder) { nil }

  // The items in it are the collection view's, which selects them.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Takes the frame from the layout and keeps its scroll offset.
  func take(_ lane: CompositionalLane) {
    guard lane != self.lane else { return }
    let isNew = self.lane == nil
    self.lane = lane
    let isHorizontal = lane.isHorizontal
    let isSlow = lane.behavior == .continuous
    decelerationRate =
      switch lane.rate {
      case .automatic: isSlow ? .normal : .fast
      case .normal: .normal
      case .fast: .fast
      }
    bounces = lane.bounce != .never
    isPagingEnabled = lane.behavior == .paging
    alwaysBounceHorizontal = isHorizontal
    alwaysBounceVertical = !isHorizontal
    // Of a strip in another size the content follows at once.
    holdsOffset = true
    setUntransformedFrame(lane.frame)
    contentSize =
      isHorizontal
      ? CGSize(width: max(lane.length, lane.frame.width), height: lane.frame.height)
      : CGSize(width: lane.frame.width, height: max(lane.length, lane.frame.height))
    takeInsets(of: lane)
    holdsOffset = false
    guard isNew else { return returnToEnd() }
    if lane.behavior == .groupPagingCentered { position = stop(of: 0) }
    if isHorizontal, isRightToLeft,
      lane.behavior != .groupPagingCentered
    {
      position = contentSize.width - lane.frame.width
    }
  }

  /// Room that lets the first and the last group come to rest in the middle.
  private func takeInsets(of lane: CompositionalLane) {
    guard lane.behavior == .groupPagingCentered,
      let first = lane.groups.min(by: { $0.lowerBound < $1.lowerBound }),
      let last = lane.groups.max(by: { $0.lowerBound < $1.lowerBound })
    else {
      contentInset = .zero
      return
    }
    let length = lane.isHorizontal ? contentSize.width : contentSize.height
    let before = (extent - first.lowerBound - first.upperBound) / 2
    let after = (extent + last.lowerBound + last.upperBound) / 2 - length
    contentInset =
      lane.isHorizontal
      ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
      : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
  }

  /// Where the scroller can come to rest.
  private var reach: ClosedRange<CGFloat> {
    guard let lane else { return 0...0 }
    let (before, after) =
      lane.isHorizontal
      ? (contentInset.left, contentInset.right) : (contentInset.top, contentInset.bottom)
    return -before...max(-before, max(lane.length, extent) - extent + after)
  }

  private var extent: CGFloat { lane?.isHorizontal == true ? bounds.width : bounds.height }

  private var position: CGFloat {
    get { lane?.isHorizontal == true ? contentOffset.x : contentOffset.y }
    set {
      contentOffset =
        lane?.isHorizontal == true ? CGPoint(x: newValue, y: 0) : CGPoint(x: 0, y: newValue)
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      // Other cells are visible now.
      if newValue.origin != old { owner?.setNeedsLayout() }
    }
  }

  /// A group comes to rest at the leading edge of the section's insets, or in the middle.
  private func stop(of number: Int) -> CGFloat {
    guard let lane, lane.groups.indices.contains(number) else { return 0 }
    let group = lane.groups[number]
    let wanted =
      lane.behavior == .groupPagingCentered
      ? (group.lowerBound + group.upperBound - extent) / 2
      : group.lowerBound - lane.groups[0].lowerBound
    return min(max(reach.lowerBound, wanted), reach.upperBound)
  }

  /// - Parameter frame: of an element, in the coordinates of the layout.
  func scroll(
    to frame: CGRect,
    at position: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard let lane else { return }
    let (begin, end) =
      lane.isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    var target = self.position
    if !position.isDisjoint(with: [.left, .top]) {
      target = begin
    } else if !position.isDisjoint(with: [.right, .bottom]) {
      target = end - extent
    } else if !position.isDisjoint(with: [.centeredHorizontally, .centeredVertically]) {
      target = (begin + end - extent) / 2
    } else if begin < target {
      target = begin
    } else if end > target + extent {
      target = end - extent
    }
    target = min(max(reach.lowerBound, target), reach.upperBound)
    let offset = lane.isHorizontal ? CGPoint(x: target, y: 0) : CGPoint(x: 0, y: target)
    setContentOffset(offset, animated: animated)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let lane, !lane.groups.isEmpty else { return }
    let isHorizontal = lane.isHorizontal
    let natural = isHorizontal ? targetContentOffset.pointee.x : targetContentOffset.pointee.y
    let speed = isHorizontal ? velocity.x : velocity.y
    let stops = lane.groups.indices.map(stop)
    func nearest(_ place: CGFloat) -> CGFloat {
      stops.min { abs($0 - place) < abs($1 - place) } ?? place
    }
    let target: CGFloat
    switch lane.behavior {
    case .none, .continuous, .paging: return
    case .continuousGroupLeadingBoundary: target = nearest(natural)
    case .groupPaging, .groupPagingCentered:
      // One group in the direction of a flick, however strong it is.
      if abs(speed) < 0.2 {
        target = nearest(position)
      } else if speed > 0 {
        target = stops.first { $0 > position + 0.5 } ?? stops[stops.count - 1]
      } else {
        target = stops.last { $0 < position - 0.5 } ?? stops[0]
      }
    }
    if isHorizontal {
      targetContentOffset.pointee.x = target
    } else {
      targetContentOffset.pointee.y = target
    }
  }
}

extension UICollectionView {
  /// Makes, moves and removes the scrollers of sections.
  func updateLanes() {
    let lanes = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.lanes ?? [:]
    for (section, scroller) in scrollers where lanes[section] == nil {
      for (_, view) in sortedElements where view.superview === scroller {
        embed(view, in: self, keepsPlace: true)
      }
      scroller.removeFromSuperview()
      scrollers[section] = nil
    }
    for (section, lane) in lanes.sorted(by: { $0.key < $1.key }) {
      if scrollers[section] == nil {
        let scroller = OrthogonalScroller(in: self)
        scrollers[section] = scroller
        insertSubview(scroller, at: insertionIndex)
        // A new strip is at its place, whatever animation lays it out.
        UIView.performWithoutAnimation { scroller.take(lane) }
      }
      if let scroller = scrollers[section] { move(scroller, to: lane) }
    }
  }

  private func move(_ scroller: OrthogonalScroller, to lane: CompositionalLane) {
    let old = scroller.frame.origin
    scroller.take(lane)
    let way = CGPoint(x: old.x - scroller.frame.minX, y: old.y - scroller.frame.minY)
    guard holdsCellsOfStrips, way != .zero else { return }
    for case let view as UICollectionReusableView in scroller.subviews { view.shift(by: way) }
  }

  /// Keeps the scrollers of remaining sections, with what they have scrolled.
  ///
  /// - Returns: those of deleted sections, whose cells fade in them.
  func moveScrollers(_ moves: ElementMoves) -> [OrthogonalScroller] {
    var leaving: [OrthogonalScroller] = []
    var staying: [Int: OrthogonalScroller] = [:]
    for (section, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      if let target = moves.section(after: section) {
        staying[target] = scroller
      } else {
        scroller.isUserInteractionEnabled = false
        leaving.append(scroller)
      }
    }
    scrollers = staying
    return leaving
  }

  /// The superview of an element's view.
  func host(of key: ElementKey) -> UIView {
    guard let scroller = scrollers[key.indexPath.section], isInLane(key) else { return self }
    return scroller
  }

  private func isInLane(_ key: ElementKey) -> Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.isInLane(key) ?? false
  }

  /// Applies attributes, whose origin is that of the content, to a view.
  func put(_ attributes: UICollectionViewLayoutAttributes, on view: UICollectionReusableView) {
    guard let scroller = scrollers[attributes.indexPath.section], isInLane(attributes.key),
      let lane = scroller.lane,
      let local = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return view.take(attributes) }
    local.center.x -= lane.frame.minX
    local.center.y -= lane.frame.minY
    view.take(local)
  }

  /// The orthogonal scroll offset of an element.
  func laneOffset(of key: ElementKey) -> CGPoint {
    guard let scroller = scrollers[key.indexPath.section], isInLane(key) else { return .zero }
    return scroller.contentOffset
  }
}
