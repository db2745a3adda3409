import Foundation
import Geometry

/// The types that bend pictures: not in the headers, and asked for by their names.
enum TransitionWarp {
  /// A drop falls into the middle; the wave bends the pictures, and the new look shows in its wake.
  case ripple
  /// The old look is sucked into the upper left corner, like a cloth through a ring.
  case suck

  init?(_ type: CATransitionType) {
    switch type.rawValue {
    case "rippleEffect": self = .ripple
    case "suckEffect": self = .suck
    default: return nil
    }
  }

  /// What shows at a place: places in the old and the new look, and how much of the new one.
  struct Source {
    var old: CGPoint
    var new: CGPoint
    var share: Double
  }

  /// Everything in points, from the upper left corner of the layer.
  func source(at point: CGPoint, in size: CGSize, progress: Double) -> Source {
    switch self {
    case .ripple: TransitionWarp.ripple(point, size, progress)
    case .suck: TransitionWarp.suck(point, size, progress)
    }
  }

  // MARK: Ripple

  /// Half of the width of the wave, its length from crest to crest and its height, in points
  /// (inferred).
  private static let waveReach = 60.0
  private static let waveLength = 40.0
  private static let waveHeight = 12.0

  private static func ripple(_ point: CGPoint, _ size: CGSize, _ progress: Double) -> Source {
    let offset = CGVector(dx: point.x - size.width / 2, dy: point.y - size.height / 2)
    let distance = hypot(offset.dx, offset.dy)
    // It begins as a point, and has left the corners behind at the end.
    let front = -waveReach + progress * (hypot(size.width, size.height) / 2 + 2 * waveReach)
    let behind = front - distance
    let share = min(max(0.5 + behind / waveReach, 0), 1)
    guard abs(behind) < waveReach, distance > 0 else {
      return Source(old: point, new: point, share: share)
    }
    let envelope = (1 + cos(.pi * behind / waveReach)) / 2
    let shift = waveHeight * envelope * sin(2 * .pi * behind / waveLength) / distance
    let place = CGPoint(x: point.x + offset.dx * shift, y: point.y + offset.dy * shift)
    return Source(old: place, new: place, share: share)
  }

  // MARK: Suck

  /// The part of the time in which the cloth narrows at the corner, before it is pulled away.
  private static let narrowing = 0.4

  private static func suck(_ point: CGPoint, _ size: CGSize, _ progress: Double) -> Source {
    guard size.height > 0 else { return Source(old: point, new: point, share: 1) }
    let bend = smooth(progress / narrowing)
    let pulled = size.height * smooth((progress - narrowing / 2) / (1 - narrowing / 2))
    let width = size.width * (1 + (smooth(point.y / size.height) - 1) * bend)
    // A pixel of the edge is soft.
    let isCovered = min(max(width - point.x + 0.5, 0), 1)
    let isLeft = min(max(size.height - pulled - point.y + 0.5, 0), 1)
    let place = CGPoint(
      x: width > 0 ? point.x / width * size.width : 0,
      y: point.y + pulled
    )
    return Source(old: place, new: point, share: 1 - isCovered * isLeft)
  }

  private static func smooth(_ t: Double) -> Double {
    let t = min(max(t, 0), 1)
    return t * t * (3 - 2 * t)
  }
}
