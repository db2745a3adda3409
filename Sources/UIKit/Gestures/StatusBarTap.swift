import Foundation

/// A tap on the status bar: the content of the screen scrolls to its top.
@MainActor
struct StatusBarTap {
  /// How far the finger may move, in points, and how long it may stay, in seconds (inferred).
  private static let slop: CGFloat = 10
  private static let longest: TimeInterval = 0.5

  private let scrollView: UIScrollView

  /// Nil unless the touch ends as a tap on the status bar, and there is something to scroll.
  ///
  /// Controls that an app has under the bar keep their touches (inferred).
  init?(_ touch: UITouch, landedAt time: TimeInterval) {
    guard let window = touch.window, let bar = window.owner.systemChrome?.barFrame else {
      return nil
    }
    let (start, end) = (touch.landing, touch.windowLocation)
    guard touch.timestamp - time < StatusBarTap.longest,
      hypot(end.x - start.x, end.y - start.y) < StatusBarTap.slop,
      bar.contains(CGPoint(x: end.x + window.frame.minX, y: end.y + window.frame.minY)),
      !sequence(first: touch.view, next: { $0?.superview }).contains(where: { $0 is UIControl }),
      let scrollView = StatusBarTap.scrollView(in: window, touchedAt: touch.view)
    else { return nil }
    self.scrollView = scrollView
  }

  /// The delegate may forbid it; it is told of the end only where there was a way to go (inferred).
  func perform() {
    guard scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true else { return }
    let top = CGPoint(x: scrollView.contentOffset.x, y: scrollView.offsetRange.y.lowerBound)
    scrollView.stopMotion()
    guard top != scrollView.contentOffset else { return }
    scrollView.scrollEased(to: top) { view in view.delegate?.scrollViewDidScrollToTop(view) }
  }

  /// The one on the screen that scrolls to its top; of several, none does (documented).
  ///
  /// A touch beside the presented screen is not the bar's: it may dismiss that screen (inferred).
  private static func scrollView(in window: UIWindow, touchedAt place: UIView?) -> UIScrollView? {
    var front = window.rootViewController
    while let presented = front?.presentedScreen { front = presented }
    let screen = front?.viewIfLoaded ?? window
    guard place?.isDescendant(of: screen) == true else { return nil }
    let found = scrollViews(in: screen, of: window)
    return found.count == 1 ? found[0] : nil
  }

  /// Those that go sideways alone do not count (inferred).
  private static func scrollViews(in view: UIView, of window: UIWindow) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    var found = view.subviews.flatMap { scrollViews(in: $0, of: window) }
    if let scrollView = view as? UIScrollView, scrollView.scrollsToTop, scrollView.isScrollEnabled,
      scrollView.scrollsVertically,
      scrollView.convert(scrollView.bounds, to: window).intersects(window.bounds)
    {
      found.append(scrollView)
    }
    return found
  }
}
