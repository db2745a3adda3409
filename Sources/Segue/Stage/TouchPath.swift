import Foundation

/// The path of a finger over the screen: through points, at constant speed or slowing to a given
/// one.
struct TouchPath {
  /// Recognizers measure the speed at release over less than this, so the last part of the path
  /// keeps it for this long.
  private static let releaseTime: TimeInterval = 0.06

  let points: [CGPoint]
  /// From the landing to the end, with the rest at its beginning.
  let duration: TimeInterval
  /// Seconds that the finger rests where it lands.
  let rest: TimeInterval
  /// In points per second along the path; nil for the mean speed.
  var releaseSpeed: CGFloat?

  private let lengths: [CGFloat]

  init(
    _ points: [CGPoint],
    duration: TimeInterval,
    releaseSpeed: CGFloat? = nil,
    rest: TimeInterval = 0
  ) {
    self.points = points
    self.duration = duration
    self.rest = rest
    self.releaseSpeed = releaseSpeed
    lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
  }

  func location(at time: TimeInterval) -> CGPoint {
    guard let first = points.first, let last = points.last else { return .zero }
    let length = lengths.reduce(0, +)
    var distance = distance(at: max(0, time - rest), of: length)
    if distance >= length { return last }
    if distance <= 0 { return first }
    for (index, segment) in lengths.enumerated() {
      if distance <= segment, segment > 0 {
        let (a, b) = (points[index], points[index + 1])
        let part = distance / segment
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      distance -= segment
    }
    return last
  }

  private func distance(at time: TimeInterval, of length: CGFloat) -> CGFloat {
    let duration = duration - rest
    guard duration > 0 else { return length }
    guard let releaseSpeed else { return length * CGFloat(min(1, max(0, time / duration))) }
    let end = min(Self.releaseTime, duration)
    let start = duration - end
    let last = min(length, releaseSpeed * CGFloat(end))
    if time >= start || start == 0 {
      return length - last + last * CGFloat(min(1, max(0, (time - start) / end)))
    }
    return (length - last) * CGFloat(max(0, time / start))
  }
}
