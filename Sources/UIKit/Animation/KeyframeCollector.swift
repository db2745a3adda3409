import Foundation
import QuartzCore

/// Collects the changes of `UIView.animateKeyframes`, and makes one animation of each property.
final class KeyframeCollector {
  /// Fractions of the whole duration.
  private struct Frame {
    var start: Double
    var end: Double
  }

  private struct Segment {
    let frame: Frame
    let value: AnimatedValue
  }

  private final class Track {
    let layer: CALayer
    let property: LayerProperty
    let initialValue: AnimatedValue
    var segments: [Segment] = []

    init(_ change: PropertyChange) {
      layer = change.layer
      property = change.property
      initialValue = change.oldValue
    }
  }

  private let mode: CAAnimationCalculationMode
  private var tracks: [Track] = []
  /// Changes outside `addKeyframe` take the whole duration.
  private var frame = Frame(start: 0, end: 1)

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  /// One with the frame that is open in another.
  init(within outer: KeyframeCollector) {
    mode = outer.mode
    frame = outer.frame
  }

  func perform(start: Double, duration: Double, _ changes: () -> Void) {
    let outer = frame
    defer { frame = outer }
    let start = min(max(start.isFinite ? start : 0, 0), 1)
    let end = min(max(start + (duration.isFinite ? duration : 0), start), 1)
    frame = Frame(start: start, end: end)
    changes()
  }

  func record(_ change: PropertyChange) {
    let track =
      tracks.first { $0.layer === change.layer && $0.property == change.property }
      ?? {
        let track = Track(change)
        tracks.append(track)
        return track
      }()
    track.segments.append(Segment(frame: frame, value: change.newValue))
  }

  /// Adds the animations to their layers.
  func finish(in context: AnimationContext) {
    for track in tracks {
      for animation in animations(of: track) {
        if case .curve(let function) = context.pace { animation.timingFunction = function }
        context.add(animation, to: track.layer)
      }
    }
    tracks = []
  }

  // MARK: Making animations

  private func animations(of track: Track) -> [CAKeyframeAnimation] {
    let points = timeline(of: track)
    let finalValue = track.layer.values[track.property]
    switch finalValue {
    case .rect where track.property == .bounds:
      return [
        animation("bounds.origin", points, isAdditive: true) { value in
          guard case .rect(let rect) = value, case .rect(let final) = finalValue else { return nil }
          return CGPoint(x: rect.minX - final.minX, y: rect.minY - final.minY)
        },
        animation("bounds.size", points, isAdditive: true) { value in
          guard case .rect(let rect) = value, case .rect(let final) = finalValue else { return nil }
          return CGSize(width: rect.width - final.width, height: rect.height - final.height)
        },
      ]
    case .point(let final):
      return [
        animation(track.property.rawValue, points, isAdditive: true) { value in
          guard case .point(let point) = value else { return nil }
          return CGPoint(x: point.x - final.x, y: point.y - final.y)
        }
      ]
    case .number(let final):
      return [
        animation(track.property.rawValue, points, isAdditive: true) { value in
          guard case .number(let number) = value else { return nil }
          return number - final
        }
      ]
    default:
      return [animation(track.property.rawValue, points, isAdditive: false) { $0.boxed }]
    }
  }

  private func animation(
    _ key: String,
    _ points: [(time: Double, value: AnimatedValue)],
    isAdditive: Bool,
    _ boxed: (AnimatedValue) -> Any?
  ) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.isAdditive = isAdditive
    animation.calculationMode = mode
    animation.values = points.map { boxed($0.value) ?? NSNull() }
    var times = points.map { NSNumber(value: $0.time) }
    if mode == .discrete { times.append(1) }
    animation.keyTimes = times
    return animation
  }

  /// Values over time.
  ///
  /// Gaps hold the value; where frames overlap, the later one continues from the value of the
  /// earlier one.
  private func timeline(of track: Track) -> [(time: Double, value: AnimatedValue)] {
    let segments = track.segments.enumerated().sorted {
      ($0.element.frame.start, $0.offset) < ($1.element.frame.start, $1.offset)
    }.map(\.element)
    var points: [(time: Double, value: AnimatedValue)] = [(0, track.initialValue)]
    for segment in segments {
      let last = points[points.count - 1]
      if segment.frame.start > last.time {
        points.append((segment.frame.start, last.value))
      } else if segment.frame.start < last.time, points.count > 1 {
        let before = points[points.count - 2]
        let span = last.time - before.time
        let fraction = span > 0 ? max(0, segment.frame.start - before.time) / span : 1
        points[points.count - 1] = (
          max(segment.frame.start, before.time),
          before.value.interpolated(to: last.value, fraction)
        )
      }
      points.append((segment.frame.end, segment.value))
    }
    let last = points[points.count - 1]
    if last.time < 1 { points.append((1, last.value)) }
    return points
  }
}
