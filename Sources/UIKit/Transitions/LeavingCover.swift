import Foundation
import QuartzCore

/// How long a screen that is dismissed still covers a point of the screen.
enum LeavingCover {
  /// It does not, or a finger moves it.
  case none
  /// Its animator is yet to begin.
  case unknown
  /// For so many seconds, and what is left of the transition then.
  case until(TimeInterval, rest: TimeInterval)
}

extension ModalTransition {
  /// The shortest time that is left for a change at the end of the transition, in seconds.
  private static let leastRest: TimeInterval = 0.1
  /// How many moments of the transition are looked at.
  private static let moments = 30

  /// - Parameter point: in points of the screen.
  func cover(at point: CGPoint) -> LeavingCover {
    guard isDismissal, phase == .running, context.isAnimated, !coordinator.initiallyInteractive,
      let startTime,
      let layer = context.viewController(forKey: .from)?.viewIfLoaded?.layer
    else { return .none }
    guard animatorHasStarted else { return .unknown }
    let now = CACurrentMediaTime()
    let left = startTime + coordinator.transitionDuration - now
    guard left > 0 else { return .none }
    let step = left / TimeInterval(Self.moments)
    let times = (0...Self.moments).lazy.map { TimeInterval($0) * step }
    let leaving = times.first { time in
      let shown = layer.shownBox(at: now + time)
      return shown.opacity < 0.5 || !shown.box.contains(point)
    }
    if leaving == 0 { return .none }
    let delay = max(0, min(leaving ?? left, left - Self.leastRest))
    return .until(delay, rest: left - delay)
  }
}
