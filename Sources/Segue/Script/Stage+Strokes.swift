import UIKit

/// A way over the screen on which a view listens to a moving finger.
package struct Stroke: Hashable, Sendable {
  package var step: TouchStep
  /// The view and the way, in words.
  package var words: String
  /// Whether all that listens is content that scrolls.
  package var isScroll = false
}

extension Stage {
  /// What a moving finger may set in motion, front to back: pages, lists that a pull refreshes, and
  /// the app's own recognizers of pans and swipes; then all that scrolls.
  package var strokes: [Stroke] {
    makeCurrent()
    var result: [Stroke] = []
    for window in uikit.windows.reversed() { collect(window, into: &result) }
    return result.filter { !$0.isScroll } + result.filter(\.isScroll)
  }

  /// Taps on the app's own views, and on the views of its own controllers, where nothing else takes
  /// the touch, front to back.
  ///
  /// They may override `touchesBegan`, which nothing shows from outside.
  package var bareTaps: [Stroke] {
    makeCurrent()
    var result: [Stroke] = []
    for window in uikit.windows.reversed() {
      for view in window.subviews.reversed() { collectBare(view, in: window, into: &result) }
    }
    return result
  }

  private func collectBare(_ view: UIView, in window: UIWindow, into result: inout [Stroke]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    for subview in view.subviews.reversed() { collectBare(subview, in: window, into: &result) }
    let controller = view.viewController
    let owner: AnyObject? =
      view.hasOwnClass ? view : controller?.hasOwnClass == true ? controller : nil
    guard !view.takesTouches, let owner, let point = barePoint(of: view, in: window) else { return }
    let stroke = Stroke(step: .tap(.point(point)), words: "\(type(of: owner))")
    if !result.contains(stroke) { result.append(stroke) }
  }

  /// A place of the view, near its middle, where a finger meets it or a part of it that takes no
  /// touches itself.
  private func barePoint(of view: UIView, in window: UIWindow) -> CGPoint? {
    let screen = CGRect(origin: .zero, size: interfaceSize)
    let visible = view.convert(view.bounds, to: nil).intersection(screen)
    guard visible.width >= 44, visible.height >= 44 else { return nil }
    let parts: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9]
    let points = parts.flatMap { y in
      parts.map { x in
        CGPoint(x: visible.minX + visible.width * x, y: visible.minY + visible.height * y)
      }
    }
    return points.first { point in
      let hit = window.hitTest(window.convert(point, from: nil), with: nil)
      let way = Array(sequence(first: hit, next: { $0 === view ? nil : $0?.superview }))
      return way.last == view && !way.contains { $0?.takesTouches ?? true }
    }
  }

  private func collect(_ view: UIView, into result: inout [Stroke]) {
    guard !view.isHidden, view.alpha > 0.01, view.isUserInteractionEnabled else { return }
    for subview in view.subviews.reversed() { collect(subview, into: &result) }
    let screen = CGRect(origin: .zero, size: interfaceSize)
    let visible = view.convert(view.bounds, to: nil).intersection(screen)
    guard visible.width >= 1, visible.height >= 1 else { return }
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    for direction in view.strokeDirections {
      result.append(
        Stroke(
          step: stroke(direction, over: visible, of: screen),
          words: "\(type(of: view)), swiping \(direction.rawValue)"
        )
      )
    }
    if let pull = (view as? UIScrollView)?.pull(over: visible) {
      result.append(Stroke(step: pull, words: "\(view.listName), pulling down"))
    }
    if let direction = (view as? UIScrollView)?.scrollDirection {
      result.append(
        Stroke(
          step: stroke(direction, over: visible, of: screen),
          words: "\(view.listName), swiping \(direction.rawValue)",
          isScroll: true
        )
      )
    }
    for edge in view.strokeEdges {
      // From one point inside the edge to the middle of the screen.
      let from = CGPoint(x: edge == .left ? screen.minX + 1 : screen.maxX - 1, y: middle.y)
      result.append(
        Stroke(
          step: .drag([.point(from), .point(CGPoint(x: screen.midX, y: middle.y))]),
          words: "\(type(of: view)), from the \(edge == .left ? "left" : "right") edge"
        )
      )
    }
  }
}

extension Stage {
  /// A swipe across the middle of a view; from its middle where the swipe would begin outside.
  private func stroke(
    _ direction: TouchStep.Direction,
    over view: CGRect,
    of screen: CGRect
  ) -> TouchStep {
    let middle = CGPoint(x: view.midX, y: view.midY)
    let way = direction.vector
    let reach = swipeReach
    let from = CGPoint(x: middle.x - way.dx * reach, y: middle.y - way.dy * reach)
    guard !view.contains(from) else { return .swipe(direction, .point(middle)) }
    let inner = screen.insetBy(dx: 1, dy: 1)
    let end = CGPoint(
      x: min(max(middle.x + way.dx * 2 * reach, inner.minX), inner.maxX),
      y: min(max(middle.y + way.dy * 2 * reach, inner.minY), inner.maxY)
    )
    return .drag([.point(middle), .point(end)])
  }
}

extension UIScrollView {
  /// A pull that refreshes the content; nil where it would be too short for that.
  fileprivate func pull(over visible: CGRect) -> TouchStep? {
    let way: CGFloat = 260
    guard isScrollEnabled, let refreshControl, refreshControl.isEnabled,
      !refreshControl.isRefreshing, visible.height >= way + 40
    else { return nil }
    let from = CGPoint(x: visible.midX, y: visible.midY - way / 2)
    return .drag([.point(from), .point(CGPoint(x: from.x, y: from.y + way))])
  }

  /// Where a finger moves to show more of the content.
  fileprivate var scrollDirection: TouchStep.Direction? {
    guard isScrollEnabled, !isPagingEnabled else { return nil }
    let room = bounds.inset(by: adjustedContentInset).size
    if contentSize.height > room.height + 1 { return .up }
    return contentSize.width > room.width + 1 ? .left : nil
  }
}

extension UIView {
  /// The class that a user knows: a section of a collection view scrolls in a part of UIKit's.
  fileprivate var listName: String {
    let name = "\(type(of: self))"
    return hasOwnClass || name.hasPrefix("UI") ? name : superview?.listName ?? name
  }

  /// Where a finger moves that the view listens to.
  fileprivate var strokeDirections: [TouchStep.Direction] {
    if let scrollView = self as? UIScrollView, scrollView.isPagingEnabled,
      scrollView.isScrollEnabled
    {
      let size = scrollView.bounds.size
      return (scrollView.contentSize.width > size.width ? [.left, .right] : [])
        + (scrollView.contentSize.height > size.height ? [.up, .down] : [])
    }
    var result: [TouchStep.Direction] = []
    for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
      switch recognizer {
      case let swipe as UISwipeGestureRecognizer:
        result += TouchStep.Direction.allCases.filter { swipe.direction.contains($0.swipe) }
      case is UIScreenEdgePanGestureRecognizer: break
      case is UIPanGestureRecognizer where !(self is UIScrollView):
        result += [.left, .up, .right, .down]
      default: break
      }
    }
    return result
  }

  /// The sides of the screen from which the view lets something be pulled in.
  fileprivate var strokeEdges: [UIRectEdge] {
    (gestureRecognizers ?? []).filter(\.isEnabled)
      .compactMap { $0 as? UIScreenEdgePanGestureRecognizer }
      .flatMap { recognizer in [UIRectEdge.left, .right].filter(recognizer.edges.contains) }
  }
}

extension TouchStep.Direction {
  fileprivate var swipe: UISwipeGestureRecognizer.Direction {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }
}
