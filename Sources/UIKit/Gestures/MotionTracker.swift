import Foundation

/// The last places of something, for its velocity.
struct MotionTracker {
  private struct Sample {
    let time: TimeInterval
    let point: CGPoint
  }

  /// Velocities are means over this time; a finger that rests for as long has none.
  private static let window: TimeInterval = 0.05

  private var samples: [Sample] = []

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: point))
    // The sample just before the window is its beginning.
    while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  mutating func reset() { samples = [] }

  /// In units of the points per second.
  var velocity: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let duration = last.time - first.time
    return CGPoint(
      x: (last.point.x - first.point.x) / duration,
      y: (last.point.y - first.point.y) / duration
    )
  }
}
