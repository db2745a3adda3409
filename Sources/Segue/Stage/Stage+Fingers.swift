import Display
import Foundation
import Geometry
import Pixels
import UIKit

/// Fingers as they are drawn: a dot with a trail.
extension Stage {
  /// Scripted fingers at the present moment, in pixels of the screen; over everything else.
  func fingerMarks() -> DisplayList {
    let now = time
    let scale = Double(screen.scale)
    return .record { recorder in
      recorder.pushTransform(CGAffineTransform(scaleX: scale, y: scale))
      for finger in fingers {
        FingerMark(finger, at: now)?.draw(into: &recorder)
      }
      recorder.pop()
    }
  }
}

/// One finger's way on the stage's clock.
struct ScriptedFinger {
  var start: TimeInterval
  var path: TouchPath

  var end: TimeInterval { start + path.duration }
}

/// A finger at a moment: its dot fades in and out, and its trail fades.
private struct FingerMark {
  private static let radius = 22.0
  private static let fadeIn = 0.06
  private static let fadeOut = 0.22
  private static let trail = 0.22
  private static let steps = 60

  let finger: ScriptedFinger
  let now: TimeInterval
  let strength: Double

  /// Nil when it is invisible.
  init?(_ finger: ScriptedFinger, at now: TimeInterval) {
    let strength = min(
      1,
      (now - finger.start + FingerMark.fadeIn) / FingerMark.fadeIn,
      1 - (now - finger.end) / FingerMark.fadeOut
    )
    guard strength > 0 else { return nil }
    self.finger = finger
    self.now = now
    self.strength = strength
  }

  private func place(at time: TimeInterval) -> CGPoint {
    finger.path.location(at: min(max(time - finger.start, 0), finger.path.duration))
  }

  func draw(into recorder: inout DisplayListRecorder) {
    let center = place(at: now)
    var last = center
    recorder.pushGroup(opacity: 0.3 * strength)
    for step in (1...FingerMark.steps).reversed() {
      let part = Double(step) / Double(FingerMark.steps)
      let place = place(at: now - FingerMark.trail * part)
      guard hypot(place.x - last.x, place.y - last.y) > 1 else { continue }
      last = place
      disc(
        at: place,
        radius: FingerMark.radius * (1 - 0.8 * part),
        Color(white: 0.45),
        into: &recorder
      )
    }
    recorder.pop()
    // A little larger where it lifts off.
    let lifted = max(0, now - finger.end) / FingerMark.fadeOut
    let radius = FingerMark.radius * (1 + 0.25 * lifted)
    disc(at: center, radius: radius + 1.5, Color(white: 0, alpha: 0.22 * strength), into: &recorder)
    disc(at: center, radius: radius, Color(white: 1, alpha: 0.7 * strength), into: &recorder)
    disc(
      at: center,
      radius: radius - 2.5,
      Color(white: 0.45, alpha: 0.55 * strength),
      into: &recorder
    )
  }

  private func disc(
    at center: CGPoint,
    radius: Double,
    _ color: Color,
    into recorder: inout DisplayListRecorder
  ) {
    let box = CGRect(
      x: center.x - radius,
      y: center.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    recorder.fill(.ellipse(in: box), with: .color(color))
  }
}
