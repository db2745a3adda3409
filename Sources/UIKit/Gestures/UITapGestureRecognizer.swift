import Foundation

/// Fingers that come down and lift again without moving, once or several times.
@preconcurrency
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  open var numberOfTouchesRequired = 1

  /// Seconds that a finger may stay down (observed).
  private static let longestTap: TimeInterval = 0.75
  /// Seconds from one tap to the next (observed).
  static let longestPause: TimeInterval = 0.35
  /// Points that a finger may move (observed).
  private static let allowedMovement: CGFloat = 45

  private let timer = GestureTimer()
  private var tapCount = 0
  private var fingersDown = 0
  private var mostFingers = 0
  private var starts: [UITouch: CGPoint] = [:]

  /// Whether a tap has been counted and the next one is due.
  private var isBetweenTaps = false
  override var isAwaitingMore: Bool { isBetweenTaps }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isBetweenTaps || touches.allSatisfy(isNearTapBefore) else {
      isBetweenTaps = false
      state = .failed
      return
    }
    isBetweenTaps = false
    if fingersDown == 0 {
      // Only the last tap's fingers give the location.
      self.touches.removeAll { $0.isOver }
      mostFingers = 0
      timer.start(after: Self.longestTap) { [weak self] in self?.state = .failed }
    }
    fingersDown += touches.count
    mostFingers = max(mostFingers, fingersDown)
    for touch in touches { starts[touch] = touch.windowLocation }
    if fingersDown > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let start = starts[touch] else { continue }
      if !Self.isNear(touch, start) { state = .failed }
    }
  }

  /// Taps far from each other are not several taps at one place (inferred: as far as a finger may
  /// move, and as the tap count of touches goes on).
  private func isNearTapBefore(_ touch: UITouch) -> Bool {
    starts.values.contains { Self.isNear(touch, $0) }
  }

  private static func isNear(_ touch: UITouch, _ place: CGPoint) -> Bool {
    let (dx, dy) = (touch.windowLocation.x - place.x, touch.windowLocation.y - place.y)
    return dx * dx + dy * dy <= allowedMovement * allowedMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible else { return }
    fingersDown -= touches.count
    guard fingersDown == 0 else { return }
    timer.stop()
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    if tapCount >= numberOfTapsRequired {
      state = .ended
    } else {
      isBetweenTaps = true
      timer.start(after: Self.longestPause) { [weak self] in
        self?.isBetweenTaps = false
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fewer taps do not end the attempt of more: without a requirement to fail, a double tap is
  /// also a single one (documented).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      && super.canPrevent(preventedGestureRecognizer)
  }

  open override func reset() {
    timer.stop()
    tapCount = 0
    fingersDown = 0
    mostFingers = 0
    isBetweenTaps = false
    starts = [:]
  }
}
