import Foundation
import UIKit

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
    let start = min(max(wish, TwoFingers.least), room(around: center, in: element))
    return { _ = self.pinch(at: center, from: start, to: start * factor, over: TwoFingers.time) }
  }

  /// Two fingers beside each other, whose middle goes through `points`.
  ///
  /// - Parameter element: both land in it.
  func panning(
    along points: [CGPoint],
    over element: CGRect?,
    for duration: TimeInterval
  ) -> () -> Void {
    let room = points.first.map { self.room(around: $0, in: element) } ?? TwoFingers.beside
    let distance = min(TwoFingers.beside, room)
    return { _ = self.pan(along: points, distance: distance, over: duration) }
  }

  /// Two fingers that turn around `center` by `degrees`, clockwise.
  func turning(at center: CGPoint, over element: CGRect?, by degrees: Double) -> () -> Void {
    let distance = min(120, room(around: center, in: element))
    let duration = max(TwoFingers.time, abs(degrees) / TwoFingers.speed)
    let angle = CGFloat(degrees) * .pi / 180
    return { _ = self.rotate(at: center, by: angle, distance: distance, over: duration) }
  }

  /// The place of the view that hears of two fingers around `point`; nil where there is none.
  func frameForTwoFingers(at point: CGPoint) -> CGRect? {
    for window in uikit.windows.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      let way = sequence(first: hit, next: \.superview)
      return way.first(where: \.hearsOfTwoFingers).map { $0.convert($0.bounds, to: nil) }
    }
    return nil
  }

  /// The distance at which two fingers beside each other land on the screen, and in
  /// an element, in points.
  private func room(around center: CGPoint, in element: CGRect?) -> CGFloat {
    let screen = 2 * (min(center.x, interfaceSize.width - center.x) - 1)
    let inside = element.map { 1.6 * min(center.x - $0.minX, $0.maxX - center.x) }
    return max(2, min(screen, inside ?? screen))
  }
}

private enum TwoFingers {
  /// Points between two fingertips that touch.
  static let least: CGFloat = 24
  /// Points between two fingers that move together.
  static let beside: CGFloat = 60
  /// Seconds of a calm pinch.
  static let time: TimeInterval = 0.6
  /// Degrees a second of a calm turn.
  static let speed = 180.0
}

extension UIView {
  fileprivate var hearsOfTwoFingers: Bool {
    (gestureRecognizers ?? []).contains {
      switch $0 {
      case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: true
      case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches > 1
      case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired > 1
      default: false
      }
    }
  }
}
