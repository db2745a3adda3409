import Foundation

/// A quick movement in one direction.
@preconcurrency
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  /// The least distance along, the greatest distance aside, and the longest time (observed).
  private static let length: CGFloat = 50
  private static let deviation: CGFloat = 50
  private static let longest: TimeInterval = 0.5
  /// The distance in points after which the direction is decided (inferred).
  private static let decision: CGFloat = 15

  private let timer = GestureTimer()
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = windowLocation
    timer.start(after: Self.longest) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired, state == .possible else { return }
    let (dx, dy) = (windowLocation.x - start.x, windowLocation.y - start.y)
    let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
    ]
    for (way, along, aside) in ways where direction.contains(way) {
      if along >= Self.length, abs(aside) <= Self.deviation, abs(aside) < along {
        timer.stop()
        state = .ended
        return
      }
    }
    // A movement in another direction is no longer a swipe: recognizers that wait for its failure
    // continue.
    guard hypot(dx, dy) >= Self.decision else { return }
    let isStillPossible = ways.contains { way, along, aside in
      direction.contains(way) && along > 0 && abs(aside) <= min(along, Self.deviation)
    }
    if !isStillPossible { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { timer.stop() }
}
