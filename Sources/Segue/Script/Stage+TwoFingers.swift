import Foundation

/// The steps of a script for two fingers, which land left and right of their middle.
extension Stage {
  /// Two fingers around `center` that end at `factor` times their first distance.
  ///
  /// - Parameter element: both land in it.
  func pinching(at center: CGPoint, over element: CGRect?, by factor: Double) -> () -> Void {
    let factor = CGFloat(factor)
    let screen = room(around: center, in: nil)
    // Fingers that move apart leave the screen as late as they can.
    let wish = factor < 1 ? 240 : min(80, screen / factor)
    let start = min(max(wish, TwoFingers.least), room(around: center, in: element?.width))
    return { _ = self.pinch(at: center, from: start, to: start * factor, over: TwoFingers.time) }
  }

  /// Two fingers that turn around `center` by `degrees`, clockwise.
  func turning(at center: CGPoint, over element: CGRect?, by degrees: Double) -> () -> Void {
    let distance = min(120, room(around: center, in: element?.width))
    let duration = max(TwoFingers.time, abs(degrees) / TwoFingers.speed)
    let angle = CGFloat(degrees) * .pi / 180
    return { _ = self.rotate(at: center, by: angle, distance: distance, over: duration) }
  }

  /// The distance at which two fingers beside each other land on the screen, and in an element of that
  /// width, in points.
  private func room(around center: CGPoint, in width: CGFloat?) -> CGFloat {
    let screen = 2 * (min(center.x, interfaceSize.width - center.x) - 1)
    return max(2, min(screen, width.map { $0 * 0.8 } ?? screen))
  }
}

private enum TwoFingers {
  /// Points between two fingertips that touch.
  static let least: CGFloat = 24
  /// Seconds of a calm pinch.
  static let time: TimeInterval = 0.6
  /// Degrees a second of a calm turn.
  static let speed = 180.0
}
