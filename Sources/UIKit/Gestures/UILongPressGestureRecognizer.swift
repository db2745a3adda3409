import Foundation

/// Fingers that rest on the view, and then may move; before that they may have to tap it.
@preconcurrency
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10

  private let timer = GestureTimer()
  private var start = CGPoint.zero
  private var tapCount = 0

  /// Whether a tap before the press has been counted, and the next touch is due.
  private var isBetweenTaps = false
  override var isAwaitingMore: Bool { isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    isBetweenTaps = false
    // Only the fingers of the press itself count.
    if tapCount > 0 { _ = releaseLiftedTouches() }
    guard !isActive, numberOfTouches <= numberOfTouchesRequired else {
      state = isActive ? state : .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    start = windowLocation
    timer.start(after: minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      state = tapCount >= numberOfTapsRequired ? .began : .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let (dx, dy) = (windowLocation.x - start.x, windowLocation.y - start.y)
    if dx * dx + dy * dy > allowableMovement * allowableMovement { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, tapCount < numberOfTapsRequired,
      numberOfTouches == numberOfTouchesRequired
    else {
      state = isActive ? .ended : .failed
      return
    }
    guard self.touches.allSatisfy(\.isOver) else { return }
    tapCount += 1
    isBetweenTaps = true
    timer.start(after: UITapGestureRecognizer.longestPause) { [weak self] in
      self?.isBetweenTaps = false
      self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    timer.stop()
    tapCount = 0
    isBetweenTaps = false
  }
}
