import Foundation

/// The scroll view of a page controller: a slot for the current page, and one at each side of it.
///
/// iOS has such a private view. Apps find it among the subviews, become its delegate and follow its
/// content offset, which is one page at rest; so it keeps its delegate for them.
@MainActor
final class QueuingScrollView: UIScrollView {
  /// Called for each change of the content offset that a finger or an animation makes.
  var onMove: (() -> Void)?
  /// Called when a drag or an animated scroll is over.
  var onRest: (() -> Void)?

  private let isHorizontal: Bool
  /// Points between adjacent pages.
  private let spacing: CGFloat
  /// In the order of their places.
  private var slots = [UIView(), UIView(), UIView()]
  private var isArranging = false
  private var arrangedSize = CGSize.zero

  init(isHorizontal: Bool, spacing: CGFloat) {
    self.isHorizontal = isHorizontal
    self.spacing = spacing
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    scrollsToTop = false
    holdsOffset = true
    alwaysBounceHorizontal = isHorizontal
    alwaysBounceVertical = !isHorizontal
    for slot in slots { addSubview(slot) }
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// The distance between two pages.
  private var pitch: CGFloat { isHorizontal ? bounds.width : bounds.height }

  private func offset(of place: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: place * pitch, y: 0) : CGPoint(x: 0, y: place * pitch)
  }

  /// How far the pages have moved from rest, in pages: positive towards the right or lower one.
  var progress: CGFloat {
    guard pitch > 0 else { return 0 }
    return (isHorizontal ? contentOffset.x : contentOffset.y) / pitch - 1
  }

  /// - Parameter side: -1 for the left or upper slot, 0 for the middle one, 1 for the other.
  func put(_ page: UIView, in side: Int) {
    let slot = slots[1 + side]
    page.frame = slot.bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(page)
  }

  /// Makes the slot at a side the middle one, without a movement on the screen.
  func advance(to side: Int) {
    slots = side > 0 ? [slots[1], slots[2], slots[0]] : [slots[2], slots[0], slots[1]]
    let shift = offset(of: CGFloat(side))
    arrange(at: CGPoint(x: contentOffset.x - shift.x, y: contentOffset.y - shift.y))
    // The finger holds the same place of the new page.
    drag.start.x -= shift.x
    drag.start.y -= shift.y
  }

  /// Makes the ends bounce where there is no page, as iOS does by negative insets.
  func limit(hasBefore: Bool, hasAfter: Bool) {
    let (low, high) = (hasBefore ? 0 : -pitch, hasAfter ? 0 : -pitch)
    arrange(at: contentOffset) {
      contentInset =
        isHorizontal
        ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
        : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
    }
  }

  func scroll(to side: Int) { setContentOffset(offset(of: CGFloat(1 + side)), animated: true) }

  func returnToMiddle() {
    stopMotion()
    stayInMiddle()
  }

  /// A finger moves nothing.
  func stayInMiddle() { arrange(at: offset(of: 1)) }

  private func arrange(at offset: CGPoint, _ changes: () -> Void = {}) {
    isArranging = true
    defer { isArranging = false }
    contentSize =
      isHorizontal
      ? CGSize(width: 3 * bounds.width, height: bounds.height)
      : CGSize(width: bounds.width, height: 3 * bounds.height)
    changes()
    for (index, slot) in slots.enumerated() {
      let origin = self.offset(of: CGFloat(index))
      slot.frame = CGRect(origin: origin, size: bounds.size)
        .insetBy(dx: isHorizontal ? spacing / 2 : 0, dy: isHorizontal ? 0 : spacing / 2)
    }
    if contentOffset != offset { moveItself(to: offset) }
  }

  // MARK: Changes

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      sizeMayHaveChanged()
    }
  }

  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      sizeMayHaveChanged()
    }
  }

  /// Keeps the current page in the middle of a view of another size.
  private func sizeMayHaveChanged() {
    guard bounds.size != arrangedSize else { return }
    arrangedSize = bounds.size
    limit(hasBefore: true, hasAfter: true)
    returnToMiddle()
    onRest?()
  }

  override func didScroll() {
    if !isArranging { onMove?() }
    super.didScroll()
  }

  override func didComeToRest() { onRest?() }
}
