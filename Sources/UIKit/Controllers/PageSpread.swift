import Foundation

/// What a page controller shows at a time: a page, or two beside the spine of a book.
@MainActor
struct PageSpread {
  let pages: [UIViewController]
  /// Of two pages.
  private let holder: SpreadView?

  /// - Parameter isMirrored: whether the first of two pages is the right one.
  init?(_ pages: [UIViewController], isHorizontal: Bool, isMirrored: Bool) {
    guard let first = pages.first, let last = pages.last else { return nil }
    self.pages = pages
    holder =
      pages.count == 1
      ? nil
      : SpreadView(isMirrored ? [last.view, first.view] : [first.view, last.view], isHorizontal)
  }

  /// The page's own view, which is loaded at the first need, or one that holds both.
  var view: UIView { holder ?? pages[0].view }

  func contains(_ page: UIViewController) -> Bool { pages.contains { $0 === page } }
}

/// Two pages: the left or upper one, and the other.
@MainActor
final class SpreadView: UIView {
  let halves: [UIView]
  private let isHorizontal: Bool

  init(_ halves: [UIView], _ isHorizontal: Bool) {
    self.halves = halves
    self.isHorizontal = isHorizontal
    super.init(frame: .zero)
    for half in halves { addSubview(half) }
  }

  required init?(coder: NSCoder) { nil }

  /// The place of a half.
  func place(_ index: Int) -> CGRect {
    var place = bounds
    if isHorizontal {
      place.size.width /= 2
      place.origin.x += CGFloat(index) * place.width
    } else {
      place.size.height /= 2
      place.origin.y += CGFloat(index) * place.height
    }
    return place
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A page may have left for another spread.
    for (index, half) in halves.enumerated() where half.superview === self {
      half.frame = place(index)
    }
  }
}

extension UIPageViewController {
  /// How many pages the spine leaves room for.
  var pagesInSpread: Int { spineLocation == .mid ? 2 : 1 }

  var isMirrored: Bool { navigationOrientation == .horizontal && isRightToLeft }

  func spread(of pages: [UIViewController]) -> PageSpread? {
    PageSpread(
      pages,
      isHorizontal: navigationOrientation == .horizontal,
      isMirrored: isMirrored
    )
  }

  /// Shows pages in place of others without a turn.
  func show(_ next: [UIViewController], insteadOf old: [UIViewController]) {
    let fresh = next.filter { page in !old.contains { $0 === page } }
    for page in fresh { addChild(page) }
    if isViewLoaded {
      let gone = shown
      shown = spread(of: next)
      if let shown { pages.put(shown.view, in: 0) }
      // A page alone may be one of two next.
      if gone?.view is SpreadView { gone?.view.removeFromSuperview() }
    }
    for page in old where !next.contains(where: { $0 === page }) { remove(page) }
    for page in fresh { page.didMove(toParent: self) }
  }

  /// The delegate may open or close the book for an orientation; the pages that it sets meanwhile
  /// are shown with the new spine (documented).
  func chooseSpine(for size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate else { return }
    pagesForSpine = []
    let chosen = delegate.pageViewController(
      self,
      spineLocationFor: size.width > size.height ? .landscapeRight : .portrait
    )
    let set = pagesForSpine ?? []
    pagesForSpine = nil
    guard chosen != spineLocation || !set.isEmpty else { return }
    endTurnAtOnce()
    spineLocation = chosen
    if chosen == .mid { isDoubleSided = true }
    neighbours = nil
    let old = viewControllers ?? []
    let next = Array((set.isEmpty ? old : set).prefix(pagesInSpread))
    guard next.count == pagesInSpread else { return recordWrongCount(next.count) }
    viewControllers = next
    show(next, insteadOf: old)
  }

  func recordWrongCount(_ count: Int) {
    ControllerFault.record(
      "The number of view controllers provided (\(count)) doesn't match the number required (\(pagesInSpread)) for the requested transition",
      self
    )
  }
}
