import Foundation
import QuartzCore

/// The glass of a world: fingers land, move and lift, and the app receives touches.
@MainActor
package final class TouchScreen {
  package static var current: TouchScreen {
    World.current.state(TouchScreen.self) { TouchScreen() }
  }

  nonisolated init() {}

  private var touches: [Int: UITouch] = [:]
  private lazy var event = UIEvent()
  private var serial = 0
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

  /// The tap count continues for taps within this time and distance (observed).
  private static let tapInterval: TimeInterval = 0.35
  private static let tapDistance: CGFloat = 45

  /// The fingers by number; those with a phase of ended or cancelled leave.
  package struct Finger {
    package var number: Int
    package var location: CGPoint
    package var phase: UITouch.Phase

    package init(_ number: Int, at location: CGPoint, _ phase: UITouch.Phase) {
      self.number = number
      self.location = location
      self.phase = phase
    }
  }

  /// Delivers one event with all these fingers, in screen coordinates.
  package func send(_ fingers: [Finger]) {
    let now = CACurrentMediaTime()
    event.timestamp = now
    for finger in fingers {
      if finger.phase == .began {
        land(finger, at: now)
      } else if let touch = touches[finger.number] {
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location(of: finger, in: touch.window)
        touch.phase =
          finger.phase == .moved && touch.windowLocation == touch.previousWindowLocation
          ? .stationary : finger.phase
        touch.timestamp = now
      }
    }
    let active = fingers.compactMap { touches[$0.number] }
    guard !active.isEmpty else { return }
    let tap = tapOnStatusBar(by: active)
    // The system takes the touch.
    if tap != nil { active[0].phase = .cancelled }
    defer { tap?.perform() }
    event.allTouches = Set(active)
    let application = UIApplication.shared
    ExchangedMethods.call("sendEvent:", of: application, with: event) {
      application.sendEvent(event)
    }
    for finger in fingers where finger.phase == .ended || finger.phase == .cancelled {
      touches[finger.number] = nil
    }
    event.allTouches = nil
  }

  private func tapOnStatusBar(by active: [UITouch]) -> StatusBarTap? {
    guard touches.count == 1, active[0].phase == .ended, let lastTap else { return nil }
    return StatusBarTap(active[0], landedAt: lastTap.time)
  }

  private func location(of finger: Finger, in window: UIWindow?) -> CGPoint {
    let origin = window?.frame.origin ?? .zero
    return CGPoint(x: finger.location.x - origin.x, y: finger.location.y - origin.y)
  }

  private func land(_ finger: Finger, at now: TimeInterval) {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    for window in UIApplication.shared.windows.reversed() {
      let point = location(of: finger, in: window)
      guard let view = window.hitTest(point, with: event) else { continue }
      serial += 1
      let touch = UITouch()
      touch.serial = serial
      touch.window = window
      touch.view = view
      touch.windowLocation = point
      touch.landing = point
      touch.previousWindowLocation = point
      touch.timestamp = now
      touch.tapCount = countTap(at: finger.location, now)
      touches[finger.number] = touch
      return
    }
  }

  private func countTap(at point: CGPoint, _ now: TimeInterval) -> Int {
    var count = 1
    if let last = lastTap, now - last.time <= Self.tapInterval,
      hypot(point.x - last.point.x, point.y - last.point.y) <= Self.tapDistance
    {
      count = last.count + 1
    }
    lastTap = (point, now, count)
    return count
  }
}
