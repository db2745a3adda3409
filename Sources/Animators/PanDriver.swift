import UIKit

/// A finger that drives a transition: from a screen edge, or across a whole view.
///
/// It begins the transition when the pan begins, follows it, and finishes or cancels when the
/// finger leaves: past half of the way, or fast enough. If it may catch a controller's transition,
/// a pan that begins while that runs catches it instead, in either direction. The rest of the
/// transition continues at the finger's speed.
@MainActor
package final class PanDriver: NSObject, UIGestureRecognizerDelegate {
  package enum Direction {
    case fromLeftEdge
    case fromRightEdge
    case fromTopEdge
    case fromBottomEdge
    case down
    case up
    case left
    case right
  }

  /// The interaction, for a transitioning delegate whose transitions may be caught.
  private(set) var interaction: UIPercentDrivenInteractiveTransition
  /// It, unless an animator drives its own transition.
  private let givenInteraction: UIPercentDrivenInteractiveTransition
  /// The current interaction; nil when the transition runs by itself.
  package var transition: UIPercentDrivenInteractiveTransition? { isTracking ? interaction : nil }

  private let direction: Direction
  private let begin: () -> Void
  /// The length of the whole way, in points.
  private let distance: (UIView) -> CGFloat
  /// Whose transition a finger may catch: the presented controller.
  private weak var caught: UIViewController?
  private var isTracking = false
  /// The progress of the transition when the finger caught it.
  private var start: CGFloat = 0
  /// -1 when the finger moves against the caught transition.
  private var side: CGFloat = 1
  private var progress: CGFloat = 0

  package init(
    _ direction: Direction,
    on view: UIView,
    driving interaction: UIPercentDrivenInteractiveTransition = .init(),
    catching caught: UIViewController? = nil,
    distance: @escaping (UIView) -> CGFloat,
    begin: @escaping () -> Void
  ) {
    self.direction = direction
    self.interaction = interaction
    givenInteraction = interaction
    self.caught = caught
    self.begin = begin
    self.distance = distance
    super.init()
    let action = Selector(PanDriver.handlePan(_:))
    let recognizer: UIPanGestureRecognizer
    if let edge = direction.edge {
      let edgePan = UIScreenEdgePanGestureRecognizer(target: self, action: action)
      edgePan.edges = edge
      recognizer = edgePan
    } else {
      recognizer = UIPanGestureRecognizer(target: self, action: action)
    }
    view.addGestureRecognizer(recognizer)
  }

  package func handlePan(_ recognizer: UIPanGestureRecognizer) {
    guard let view = recognizer.view?.window else { return }
    let way = max(1, distance(view))
    switch recognizer.state {
    case .began:
      takeHold()
    case .changed:
      guard isTracking else { return }
      let part = along(recognizer.translation(in: view)) / way
      progress = min(1, max(0, start + side * part))
      interaction.update(progress)
    case .ended:
      letGo(speed: side * along(recognizer.velocity(in: view)) / way)
    case .cancelled, .failed:
      // Everything is undone: a caught transition is reversed too.
      letGo(speed: 0, isCancelled: true)
    default:
      break
    }
  }

  /// The current interaction, for an animator of the user's own.
  ///
  /// One that is its own interaction is driven by itself: it may override what a finger calls.
  package func transition(
    of animator: any UIViewControllerAnimatedTransitioning
  ) -> UIPercentDrivenInteractiveTransition? {
    guard isTracking else { return nil }
    interaction = animator as? UIPercentDrivenInteractiveTransition ?? givenInteraction
    forgetLastEnd()
    interaction.wantsInteractiveStart = true
    return interaction
  }

  private func forgetLastEnd() {
    interaction.timingCurve = nil
    interaction.completionSpeed = 1
  }

  private func takeHold() {
    isTracking = true
    forgetLastEnd()
    if let caught, caught.isBeingPresented || caught.isBeingDismissed {
      interaction.pause()
      start = interaction.percentComplete
      side = caught.isBeingPresented ? -1 : 1
    } else {
      (start, side) = (0, 1)
      interaction.wantsInteractiveStart = true
      begin()
    }
    progress = start
  }

  /// `speed` is in whole distances a second.
  private func letGo(speed: CGFloat, isCancelled: Bool = false) {
    guard isTracking else { return }
    isTracking = false
    let finishes = !isCancelled && (speed > 1 || (progress > 0.5 && speed > -1))
    let rest = finishes ? 1 - progress : progress
    // A spring takes its speed in remaining distances.
    let velocity = rest > 0 ? (finishes ? speed : -speed) / rest : 0
    interaction.timingCurve = UISpringTimingParameters(
      dampingRatio: 1,
      initialVelocity: CGVector(dx: min(max(velocity, 0), 20), dy: 0)
    )
    // Animations without a spring slow down from that speed along `easeOut`, which begins 1.72
    // times as fast as linear motion.
    let ahead = max(finishes ? speed : -speed, 0)
    let time = ahead > 0 ? min(max(1.72 * rest / ahead, 0.2), 0.45) : 0.35
    interaction.completionCurve = .easeOut
    interaction.completionSpeed = rest > 0 ? rest * interaction.duration / time : 1
    finishes ? interaction.finish() : interaction.cancel()
    interaction.wantsInteractiveStart = false
  }

  private func along(_ vector: CGPoint) -> CGFloat {
    switch direction {
    case .fromLeftEdge, .right: vector.x
    case .fromRightEdge, .left: -vector.x
    case .down, .fromTopEdge: vector.y
    case .up, .fromBottomEdge: -vector.y
    }
  }
}

extension PanDriver.Direction {
  /// The edge of the screen that the finger comes from; nil when it may begin anywhere.
  fileprivate var edge: UIRectEdge? {
    switch self {
    case .fromLeftEdge: .left
    case .fromRightEdge: .right
    case .fromTopEdge: .top
    case .fromBottomEdge: .bottom
    case .down, .up, .left, .right: nil
    }
  }
}
