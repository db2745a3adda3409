import UIKit

/// A finger that drives a percent-driven transition: from a screen edge, or down a whole view.
///
/// It begins the transition when the pan begins, follows it, and finishes or cancels when the
/// finger leaves: past half of the way, or fast enough.
@MainActor
final class PanDriver: NSObject, UIGestureRecognizerDelegate {
  enum Direction {
    case fromLeftEdge
    case fromRightEdge
    case down
    case up
    case left
    case right
  }

  /// The interaction under way; nil when the transition runs by itself.
  private(set) var transition: UIPercentDrivenInteractiveTransition?

  private let direction: Direction
  private let begin: () -> Void
  /// The length of the whole way, in points.
  private let distance: (UIView) -> CGFloat

  init(
    _ direction: Direction,
    on view: UIView,
    distance: @escaping (UIView) -> CGFloat,
    begin: @escaping () -> Void
  ) {
    self.direction = direction
    self.begin = begin
    self.distance = distance
    super.init()
    let recognizer: UIPanGestureRecognizer
    switch direction {
    case .fromLeftEdge, .fromRightEdge:
      let edgePan = UIScreenEdgePanGestureRecognizer(
        target: self,
        action: Selector(PanDriver.handlePan(_:))
      )
      edgePan.edges = direction == .fromLeftEdge ? .left : .right
      recognizer = edgePan
    case .down, .up, .left, .right:
      recognizer = UIPanGestureRecognizer(
        target: self,
        action: Selector(PanDriver.handlePan(_:))
      )
    }
    view.addGestureRecognizer(recognizer)
  }

  func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view?.window else { return }
    let way = max(1, distance(view))
    let progress = min(1, max(0, along(recognizer.translation(in: view)) / way))
    switch recognizer.state {
    case .began:
      transition = UIPercentDrivenInteractiveTransition()
      begin()
    case .changed:
      transition?.update(progress)
    case .ended:
      let speed = along(recognizer.velocity(in: view)) / way
      if progress > 0.5 || speed > 1 {
        transition?.finish()
      } else {
        transition?.cancel()
      }
      transition = nil
    case .cancelled, .failed:
      transition?.cancel()
      transition = nil
    default:
      break
    }
  }

  private func along(_ vector: CGPoint) -> CGFloat {
    switch direction {
    case .fromLeftEdge, .right: vector.x
    case .fromRightEdge, .left: -vector.x
    case .down: vector.y
    case .up: -vector.y
    }
  }
}
