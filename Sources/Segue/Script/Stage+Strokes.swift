import UIKit

/// A way over the screen on which a view listens to a moving finger.
package struct Stroke: Hashable, Sendable {
  package var step: TouchStep
  /// The view and the way, in words.
  package var words: String
}

extension Stage {
  /// What a moving finger may set in motion, front to back: pages, and the app's own recognizers of
  /// pans and swipes.
  package var strokes: [Stroke] {
    makeCurrent()
    var result: [Stroke] = []
    for window in uikit.windows.reversed() { collect(window, into: &result) }
    return result
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
          step: .swipe(direction, .point(middle)),
          words: "\(type(of: view)), swiping \(direction.rawValue)"
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

extension UIView {
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
