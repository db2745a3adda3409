import Foundation

/// Fingers that rest on the view, and then may move.
@preconcurrency
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private let timer = GestureTimer()
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive, numberOfTouches <= numberOfTouchesRequired else {
      state = isActive ? state : .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = windowLocation
    timer.start(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    let (dx, dy) = (windowLocation.x - start.x, windowLocation.y - start.y)
    if dx * dx + dy * dy > allowableMovement * allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() { timer.stop() }
}
