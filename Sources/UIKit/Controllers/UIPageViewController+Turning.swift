import Foundation

/// A change from one page to an adjacent one.
@MainActor
struct PageTurn {
  let from: PageSpread
  let to: PageSpread
  /// 1 when the page comes from the right or from below, else -1.
  let side: Int
  /// Whether the user turns the page, which the delegate follows.
  var isByUser = false
  /// Whether the place where the pages come to rest decides about it.
  var followsFinger = false
  var isAnimated = true
  var completion: ((Bool) -> Void)?

  /// The new page appears first, the old one disappears last (measured for scrolling pages).
  var callbacks: [AppearanceTransition] {
    let (leaving, arriving) = (leaving, arriving)
    return (0..<max(leaving.count, arriving.count)).map { index in
      AppearanceTransition(
        leaving: leaving.indices.contains(index) ? leaving[index] : nil,
        arriving: arriving.indices.contains(index) ? arriving[index] : nil,
        order: .page,
        isAnimated: isAnimated
      )
    }
  }

  /// A page of both spreads stays.
  var leaving: [UIViewController] { from.pages.filter { !to.contains($0) } }
  var arriving: [UIViewController] { to.pages.filter { !from.contains($0) } }
}

extension UIPageViewController {
  // MARK: Directions

  func side(of direction: NavigationDirection) -> Int {
    (direction == .forward) != isMirrored ? 1 : -1
  }

  private func direction(of side: Int) -> NavigationDirection {
    side == self.side(of: .forward) ? .forward : .reverse
  }

  // MARK: Neighbours

  /// Empty where there is none.
  private func neighbour(at side: Int) -> [UIViewController] {
    let known = neighbours ?? askForNeighbours()
    return direction(of: side) == .forward ? known.after : known.before
  }

  private func askForNeighbours() -> Neighbours {
    let found = Neighbours(before: pages(after: false), after: pages(after: true))
    neighbours = found
    pages.limit(hasBefore: !neighbour(at: -1).isEmpty, hasAfter: !neighbour(at: 1).isEmpty)
    return found
  }

  /// The data source's pages of an adjacent spread, in their order: none unless they fill it.
  private func pages(after isAfter: Bool) -> [UIViewController] {
    guard let dataSource else { return [] }
    var found: [UIViewController] = []
    var page = isAfter ? viewControllers?.last : viewControllers?.first
    while found.count < pagesInSpread, let known = page {
      page =
        isAfter
        ? dataSource.pageViewController(self, viewControllerAfter: known)
        : dataSource.pageViewController(self, viewControllerBefore: known)
      if let page { found.append(page) }
    }
    guard found.count == pagesInSpread else { return [] }
    return isAfter ? found : found.reversed()
  }

  // MARK: Fingers

  /// The page at a side appears as soon as a finger uncovers it.
  func pagesDidMove() {
    if let turn, turn.followsFinger { curl?.follow(pages.progress * CGFloat(turn.side)) }
    guard pages.isDragging else { return }
    turn?.followsFinger = true
    if let turn, pages.progress * CGFloat(turn.side) >= 1 { endTurn(completed: true) }
    let progress = pages.progress
    let side = progress > 0 ? 1 : -1
    guard progress != 0, turn?.side != side else { return }
    // The finger has crossed the resting place, and uncovers the other side.
    if turn != nil { endTurn(completed: false) }
    if !turnByUser(to: side, followsFinger: true), transitionStyle == .pageCurl {
      // There is nothing beside the first and the last page of a book.
      pages.stayInMiddle()
    }
  }

  /// The page that fills most of the view stays.
  func pagesDidRest() {
    if let turn {
      endTurn(completed: !turn.followsFinger || pages.progress * CGFloat(turn.side) > 0.5)
    } else if pages.progress != 0 {
      pages.returnToMiddle()
    }
  }

  @discardableResult
  private func turnByUser(to side: Int, followsFinger: Bool) -> Bool {
    guard let from = shown, let to = spread(of: neighbour(at: side)) else { return false }
    delegate?.pageViewController(self, willTransitionTo: to.pages)
    begin(
      PageTurn(from: from, to: to, side: side, isByUser: true, followsFinger: followsFinger)
    )
    return true
  }

  /// Scrolls to an adjacent page for a tap.
  private func turnForTap(_ direction: NavigationDirection) {
    let side = side(of: direction)
    guard turn == nil, turnByUser(to: side, followsFinger: false) else { return }
    playTurn()
  }

  func edgeTapped(_ tap: UIGestureRecognizer) {
    guard dataSource != nil, let tap = tap as? PageEdgeTap else { return }
    turnForTap(direction(of: tap.side))
  }

  /// The dots have moved already; they return if there is no such page.
  func pageControlChanged(_ control: UIPageControl) {
    let wanted = control.currentPage
    control.currentPage = pageIndex
    turnForTap(wanted < pageIndex ? .reverse : .forward)
  }

  // MARK: Turns

  func begin(_ turn: PageTurn) {
    self.turn = turn
    for page in turn.arriving { addChild(page) }
    for callbacks in turn.callbacks { callbacks.begin() }
    pages.put(turn.to.view, in: turn.side)
    if transitionStyle == .pageCurl, turn.isAnimated { showCurl(turn) }
  }

  /// Turns the page by itself.
  func playTurn() {
    guard let turn else { return }
    guard let curl else { return pages.scroll(to: turn.side) }
    curl.play { [weak self, weak curl] in
      if let self, curl === self.curl { endTurn(completed: true) }
    }
  }

  /// Forwards the old page is rolled up over the new one, backwards the new one rolls down over it.
  private func showCurl(_ turn: PageTurn) {
    let isForward = direction(of: turn.side) == .forward
    view.layoutIfNeeded()
    turn.to.view.layoutIfNeeded()
    let (upper, lower) = isForward ? (turn.from.view, turn.to.view) : (turn.to.view, turn.from.view)
    if let upper = upper as? SpreadView, let lower = lower as? SpreadView {
      curl = TurningPage(
        upper,
        over: lower,
        in: pages.frame,
        angle: navigationOrientation == .vertical ? 0 : isMirrored ? -.pi / 2 : .pi / 2,
        isForward: isForward
      )
    } else {
      curl = TurningPage(
        upper,
        over: lower,
        in: pages.frame,
        // Slanted a little, by the lower corner that is free (inferred from pictures).
        angle: navigationOrientation == .vertical
          ? .pi * 0.04 : isMirrored ? -.pi * 0.46 : .pi * 0.46,
        isForward: isForward
      )
    }
    if let curl { view.insertSubview(curl, aboveSubview: pages) }
  }

  func endTurn(completed: Bool) {
    guard let turn else { return }
    self.turn = nil
    curl?.removeFromSuperview()
    curl = nil
    let (gone, stays) = completed ? (turn.from, turn.to) : (turn.to, turn.from)
    viewControllers = stays.pages
    shown = stays
    if completed {
      neighbours = nil
      pages.advance(to: turn.side)
    }
    if !pages.isDragging { pages.returnToMiddle() }
    if completed { gone.view.removeFromSuperview() }
    for callbacks in turn.callbacks { callbacks.end(completed: completed) }
    if !completed { gone.view.removeFromSuperview() }
    for page in completed ? turn.leaving : turn.arriving {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    if completed { for page in turn.arriving { page.didMove(toParent: self) } }
    if turn.isByUser {
      if completed { moveDots(direction(of: turn.side)) }
      delegate?.pageViewController(
        self,
        didFinishAnimating: true,
        previousViewControllers: turn.from.pages,
        transitionCompleted: completed
      )
    }
    turn.completion?(completed)
  }

  /// The dots follow the user without questions to the data source (documented).
  private func moveDots(_ direction: NavigationDirection) {
    pageIndex += direction == .forward ? 1 : -1
    pageControl?.currentPage = pageIndex
  }

  /// Ends a turn that another replaces.
  func endTurnAtOnce() {
    guard turn != nil || pages.isDragging else { return }
    if pages.isDragging {
      // The finger loses the pages.
      pages.panGestureRecognizer.isEnabled = false
      pages.panGestureRecognizer.isEnabled = dataSource != nil
    }
    pagesDidRest()
    pages.returnToMiddle()
  }

  func remove(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}

/// A tap near the edge of a page that curls.
final class PageEdgeTap: UITapGestureRecognizer {
  /// The part of the view at each side that turns pages (inferred).
  private static let share: CGFloat = 1 / 6

  /// 1 for the right or lower edge, else -1.
  private(set) var side = 1

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let view, let controller = view.viewController as? UIPageViewController else { return }
    let point = location(in: view)
    let place =
      controller.navigationOrientation == .horizontal
      ? point.x / max(view.bounds.width, 1) : point.y / max(view.bounds.height, 1)
    guard place < PageEdgeTap.share || place > 1 - PageEdgeTap.share else {
      state = .failed
      return
    }
    side = place > 0.5 ? 1 : -1
  }
}
