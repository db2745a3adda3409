import Foundation

/// Fingers that move over the view.
@preconcurrency
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// No pointer scrolls on a stage.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// A finger must move this far, sideways or up and down, before it pans (measured).
  ///
  /// The translation excludes this distance.
  private static let slop: CGFloat = 10

  /// Where the translation is counted from, in the window.
  private var start = CGPoint.zero
  /// What the event that starts the gesture moves beyond the slop, in the window.
  private var rest: CGPoint?
  /// Whether the gesture has waited for others that had to fail.
  private var hasWaited = false
  private var motion = MotionTracker()

  /// Where the first finger came down, in the window.
  private(set) var landing = CGPoint.zero

  /// The movement of the fingers since the pan began, or since `setTranslation`.
  ///
  /// Only the axes of `view` count, not its origin.
  ///
  /// At the beginning it is what the finger has moved beyond the slop, on each axis: small, and in
  /// the direction of the movement, which delegates of scroll views read (inferred from UIKit's
  /// code and from apps that rely on it). A pan that had to wait for others begins with none.
  ///
  /// Before the pan begins it is the movement since the landing: delegates use its direction in
  /// `gestureRecognizerShouldBegin`.
  open func translation(in view: UIView?) -> CGPoint {
    guard hasRecognized || numberOfTouches > 0 else { return .zero }
    return difference(from: start, to: windowLocation, in: view)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let point = windowLocation
    guard let view else {
      start = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
      return
    }
    let inner = view.convert(point, from: nil)
    start = view.convert(
      CGPoint(x: inner.x - translation.x, y: inner.y - translation.y),
      to: nil as UIView?
    )
  }

  /// Points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = motion.velocity
    let end = CGPoint(x: start.x + velocity.x, y: start.y + velocity.y)
    return difference(from: start, to: end, in: view)
  }

  private func difference(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
    guard let view else { return CGPoint(x: end.x - start.x, y: end.y - start.y) }
    let a = view.convert(start, from: nil)
    let b = view.convert(end, from: nil)
    return CGPoint(x: b.x - a.x, y: b.y - a.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      // One finger more than may pan does not disturb those that do (inferred: apps set a
      // maximum so that views do not jump to the middle of more fingers).
      guard isActive else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
      return
    }
    if isActive {
      // Another finger moves the middle; the translation continues from where it was.
      rebase(without: touches)
    } else {
      if numberOfTouches == touches.count { landing = windowLocation }
      start = windowLocation
      hasWaited = false
    }
    motion.reset()
    motion.add(windowLocation, at: event.timestamp)
  }

  /// Keeps the translation while the set of fingers changes.
  private func rebase(without changed: Set<UITouch>) {
    let others = self.touches.filter { !changed.contains($0) }
    guard !others.isEmpty else { return }
    let count = CGFloat(others.count)
    let before = CGPoint(
      x: others.reduce(0) { $0 + $1.windowLocation.x } / count,
      y: others.reduce(0) { $0 + $1.windowLocation.y } / count
    )
    start.x += windowLocation.x - before.x
    start.y += windowLocation.y - before.y
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    motion.add(windowLocation, at: event.timestamp)
    if isActive {
      state = .changed
      return
    }
    guard numberOfTouches >= minimumNumberOfTouches else { return }
    let offset = CGPoint(x: windowLocation.x - start.x, y: windowLocation.y - start.y)
    guard max(abs(offset.x), abs(offset.y)) >= Self.slop else { return }
    guard shouldBegin(movingBy: offset) else {
      state = .failed
      return
    }
    guard state == .possible, !isHeld else { return }
    rest = CGPoint(x: Self.beyondSlop(offset.x), y: Self.beyondSlop(offset.y))
    state = .began
    rest = nil
    hasWaited = isHeld
  }

  private static func beyondSlop(_ way: CGFloat) -> CGFloat {
    way < 0 ? min(0, way + slop) : max(0, way - slop)
  }

  /// A subclass that begins by itself keeps its translation.
  override func willBegin() {
    guard let rest = rest ?? (hasWaited ? .zero : nil) else { return }
    start = CGPoint(x: windowLocation.x - rest.x, y: windowLocation.y - rest.y)
  }

  /// Whether a movement of the slop's length starts the gesture.
  func shouldBegin(movingBy offset: CGPoint) -> Bool { true }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    motion.add(windowLocation, at: event.timestamp)
    let remaining = self.touches.filter { !$0.isOver }
    if remaining.count >= minimumNumberOfTouches, isActive {
      let gone = Set(self.touches.filter(\.isOver))
      rebaseAfterLifting(gone)
      return
    }
    guard remaining.isEmpty || isActive else { return }
    state = isActive ? .ended : .failed
  }

  private func rebaseAfterLifting(_ gone: Set<UITouch>) {
    let before = windowLocation
    self.touches.removeAll { gone.contains($0) }
    start.x += windowLocation.x - before.x
    start.y += windowLocation.y - before.y
    motion.reset()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() { motion.reset() }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
