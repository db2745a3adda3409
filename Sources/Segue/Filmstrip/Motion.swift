import Foundation
import QuartzCore
import UIKit

/// How the properties of layers move in a transition: curves from 0 (as it began) to 1 (as it
/// ended), sampled over its time.
///
/// What a filmstrip plots.
public struct Motion: Codable, Equatable, Sendable {
  /// One number of one layer, sampled over the transition.
  public struct Curve: Codable, Equatable, Sendable {
    /// The key paths that move like this, such as `position.y, opacity`.
    public var label: String
    /// The label with the values at the start and the end, and units.
    public var details: String
    /// Progress at each sample; a spring goes beyond 1.
    public var values: [Double]
    /// Whether it ends where it began, as in a cancelled drag; 1 is then the farthest value.
    public var returns = false
  }

  /// In seconds.
  public var duration: Double
  /// In the order in which they are drawn.
  public var curves: [Curve]

  /// The key paths that are sampled; each is one number.
  static let keyPaths = [
    "position.x", "position.y", "bounds.size.width", "bounds.size.height", "opacity",
    "transform.scale.x", "transform.translation.x", "transform.translation.y",
    "transform.rotation.z", "transform.rotation.y", "cornerRadius",
  ]

  /// Samples elsewhere, such as in a copy of the process, so that state which the code keeps does
  /// not reach the film; nil where that fails.
  @MainActor
  package static var sampling: ((() throws -> Motion) -> Motion?)?

  /// More curves than this cannot be distinguished.
  static let maximumCount = 4
}

extension Scenario {
  /// Samples the motion of every layer that is animated, `count` times over `duration`.
  public func motion(duration: Double, count: Int = 61) throws -> Motion {
    let sample = { try sampledMotion(duration: duration, count: count) }
    return try Motion.sampling?(sample) ?? sample()
  }

  private func sampledMotion(duration: Double, count: Int) throws -> Motion {
    let performance = try begin()
    var tracks: [ObjectIdentifier: MotionTrack] = [:]
    var order: [ObjectIdentifier] = []
    var scrolls: [ScrollTrack] = []
    let times = sampleTimes(duration: duration, count: count, on: performance.stage)
    for (index, time) in times.enumerated() {
      _ = try performance.displayList(at: time)
      let windows = performance.stage.uikit.windows.filter { !$0.isForKeyboard }
      let shown = windows.flatMap(\.layer.shownDescendants)
      for layer in shown {
        let name = ObjectIdentifier(layer)
        guard tracks[name] == nil, layer.isMoving else { continue }
        // What begins between two samples has moved a little at the second one.
        let start = index > 0 ? layer.startOfMotion(within: time - times[index - 1]) : nil
        tracks[name] = MotionTrack(layer: layer, start: start)
        order.append(name)
      }
      let names = Set(shown.map { ObjectIdentifier($0) })
      ScrollTrack.sample(shown, into: &scrolls)
      for name in order {
        tracks[name]?.sample(isShown: names.contains(name), isLast: index == times.count - 1)
      }
    }
    var curves = scrolls.flatMap { $0.curves(count: times.count) }
    curves += order.compactMap { tracks[$0] }.flatMap { $0.curves(count: times.count) }
    if !curves.allSatisfy(\.isDetail) { curves.removeAll(where: \.isDetail) }
    if times.count != count {
      for index in curves.indices {
        curves[index].values = Motion.evened(curves[index].values, at: times, count: count)
      }
    }
    return Motion(duration: duration, curves: Motion.merge(curves))
  }

  /// Evenly spaced moments; where fingers move, the moments of their samples.
  ///
  /// Between samples nothing moves, so a steady finger would seem to jerk.
  @MainActor
  private func sampleTimes(duration: Double, count: Int, on stage: Stage) -> [Double] {
    guard !stage.fingers.isEmpty, duration > 0 else {
      return (0..<count).map { duration * Double($0) / Double(count - 1) }
    }
    let rate = stage.touchRate
    let stride = max(1, Int(duration * Double(rate) / Double(count - 1)))
    let times = (0...).lazy.map { Double($0 * stride) / Double(rate) }
    return times.prefix { $0 < duration } + [duration]
  }
}

extension Motion {
  /// The same curve at `count` evenly spaced moments.
  fileprivate static func evened(
    _ values: [Double],
    at times: [Double],
    count: Int
  ) -> [Double] {
    var next = 0
    return (0..<count).map { index in
      let time = (times.last ?? 0) * Double(index) / Double(count - 1)
      while next < times.count - 1, times[next] < time { next += 1 }
      guard next > 0, times[next] > time else { return values[next] }
      let part = (time - times[next - 1]) / (times[next] - times[next - 1])
      return values[next - 1] + (values[next] - values[next - 1]) * part
    }
  }
}

extension Motion {
  /// Consecutive values with arrows between them and their unit, as a legend shows them: with as
  /// many digits as distinguish them.
  fileprivate static func text(_ values: [Double], of keyPath: String) -> String {
    let (factor, unit, fewest) = scale(of: keyPath)
    func numbers(_ digits: Int) -> [String] { values.map { number($0 * factor, digits: digits) } }
    let distinct = (fewest...4).lazy.map(numbers).first { numbers in
      zip(numbers, numbers.dropFirst()).allSatisfy { $0 != $1 }
    }
    return (distinct ?? numbers(fewest)).joined(separator: " → ") + unit
  }

  private static func number(_ value: Double, digits: Int) -> String {
    let factor = pow(10, Double(digits))
    let rounded = (value * factor).rounded() / factor + 0
    return String(format: "%.10g", rounded).replacing("-", with: "−")
  }

  /// What a number of a property is multiplied by to have the unit, and its usual
  /// count of decimal places.
  private static func scale(of keyPath: String) -> (factor: Double, unit: String, digits: Int) {
    switch keyPath {
    case let path where path == "opacity" || path == "transform.scale.x" || isTransition(path):
      (1, "", 2)
    case "transform.rotation.z", "transform.rotation.y": (180 / .pi, "°", 0)
    default: (1, " pt", 0)
    }
  }

  /// The progress of a `CATransition` is a number of its layer, by the transition's type.
  static let transitionPrefix = "transition."
  /// What is drawn again fades by itself, too, such as what has another tint behind an alert.
  static let fade = transitionPrefix + CATransitionType.fade.rawValue

  static func isTransition(_ keyPath: String) -> Bool {
    keyPath.hasPrefix(transitionPrefix)
  }

  /// `rippleEffect` is called `ripple effect`; a page that turns back is a page that curls.
  private static func plainName(ofTransition type: String) -> String {
    switch type {
    case "pageUnCurl": return "page curl"
    case "oglFlip": return "flip"
    default: break
    }
    return type.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }

  /// What people call a property.
  fileprivate static func plainName(of keyPath: String) -> String {
    switch keyPath {
    case "position.x", "transform.translation.x": "x"
    case "position.y", "transform.translation.y": "y"
    case "bounds.size.width": "width"
    case "bounds.size.height": "height"
    case "transform.scale.x": "scale"
    case "transform.rotation.z": "rotation"
    case "transform.rotation.y": "turn"
    case "cornerRadius": "corner radius"
    case scrollX: "content offset x"
    case scrollY: "content offset y"
    case "path": "size of the shape"
    case let path where isTransition(path):
      plainName(ofTransition: String(path.dropFirst(transitionPrefix.count)))
    default: keyPath
    }
  }

  /// Curves of one shape become one, with all their names.
  fileprivate static func merge(_ tracks: [PropertyCurve]) -> [Curve] {
    var merged: [(first: PropertyCurve, names: [String], details: [String])] = []
    for track in tracks {
      let name = plainName(of: track.keyPath)
      let moments = [track.start] + [track.turn].compactMap(\.self) + [track.end]
      let detail = "\(name) \(text(moments, of: track.keyPath))"
      let twin = merged.firstIndex { other in
        zip(other.first.values, track.values).allSatisfy { abs($0 - $1) < 0.005 }
      }
      if let twin {
        if !merged[twin].names.contains(name) {
          merged[twin].names.append(name)
          merged[twin].details.append(detail)
        }
      } else {
        merged.append((track, [name], [detail]))
      }
    }
    let shown = spread(merged, of: \.first.values)
    var curves = shown.map { entry in
      Curve(
        label: entry.names.joined(separator: ", "),
        details: entry.details.joined(separator: ",  "),
        values: entry.first.values,
        returns: entry.first.turn != nil
      )
    }
    // Two layers may move the same property differently: then the label names the layer.
    let labels = curves.map(\.label)
    for index in curves.indices where labels.count(where: { $0 == labels[index] }) > 1 {
      let owner = shown[index].first.owner
      curves[index].label += " of \(owner)"
      curves[index].details += "  (\(owner))"
    }
    var seen: [String: Int] = [:]
    for index in curves.indices {
      let label = curves[index].label
      seen[label, default: 0] += 1
      if let count = seen[label], count > 1 {
        curves[index].label += " (\(count))"
        curves[index].details += " (\(count))"
      }
    }
    return curves
  }
}
