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

  /// Samples elsewhere, such as in a copy of the process, so that state which the code keeps does not
  /// reach the film; nil where that fails.
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
      for name in order {
        tracks[name]?.sample(isShown: names.contains(name), isLast: index == times.count - 1)
      }
    }
    var curves = order.compactMap { tracks[$0] }.flatMap { $0.curves(count: times.count) }
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
  /// A value with its unit, as a legend shows it.
  fileprivate static func text(
    _ value: Double,
    of keyPath: String
  ) -> (number: String, unit: String) {
    func whole(_ value: Double) -> String {
      "\(Int(value.rounded()))".replacing("-", with: "−")
    }
    switch keyPath {
    case let path where path == "opacity" || path == "transform.scale.x" || isTransition(path):
      return (String(format: "%g", (value * 100).rounded() / 100 + 0), "")
    case "transform.rotation.z", "transform.rotation.y": return (whole(value * 180 / .pi), "°")
    default: return (whole(value), " pt")
    }
  }

  /// The progress of a `CATransition` is a number of its layer, by the transition's type.
  fileprivate static let transitionPrefix = "transition."
  /// What is drawn again fades by itself, too, such as what has another tint behind an alert.
  fileprivate static let fade = transitionPrefix + CATransitionType.fade.rawValue

  fileprivate static func isTransition(_ keyPath: String) -> Bool {
    keyPath.hasPrefix(transitionPrefix)
  }

  /// `rippleEffect` is called `ripple effect`; a page that turns back is a page that curls.
  private static func plainName(ofTransition type: String) -> String {
    guard type != "pageUnCurl" else { return "page curl" }
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
      let start = text(track.start, of: track.keyPath)
      let end = text(track.end, of: track.keyPath)
      let turn = track.turn.map { "\(text($0, of: track.keyPath).number) → " } ?? ""
      let detail = "\(name) \(start.number) → \(turn)\(end.number)\(end.unit)"
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
    var curves = merged.prefix(maximumCount).map { entry in
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
      let owner = merged[index].first.owner
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

/// How one property of one layer moves.
private struct PropertyCurve {
  var keyPath: String
  var owner: String
  var start: Double
  var end: Double
  /// The farthest value of a curve that returns; nil for others.
  var turn: Double?
  /// From 0 to 1.
  var values: [Double]
  /// A fade, or a transition of a small part, such as a button that changes its picture: it says nothing
  /// beside other motion.
  var isDetail: Bool
}

/// The numbers of one layer over time.
@MainActor
private struct MotionTrack {
  let layer: CALayer
  /// The layer's name in labels, taken while it belongs to a view.
  private let owner: String
  private var series: [String: [Double]] = [:]
  /// Where the layer was going when it was last sampled; nil where it stood still.
  private var goal: LayerState?

  /// - Parameter start: what showed before the first sample; nil when that is where the motion starts.
  init(layer: CALayer, start: LayerState?) {
    self.layer = layer
    owner = MotionTrack.owner(of: layer)
    if let start { add(start) }
  }

  /// A layer that has left the screen keeps its last values: tidying up after a transition is not
  /// motion.
  ///
  /// One that left while it moved has arrived before, as a toast that is removed when it has faded; with the
  /// last sample that is known only of a fade to nothing.
  mutating func sample(isShown: Bool, isLast: Bool) {
    guard isShown || series.isEmpty else {
      for (keyPath, values) in series {
        var last = arrival(keyPath, after: values)
        if isLast, keyPath != "opacity" || last != 0 { last = nil }
        series[keyPath] = values + (last.map { [$0] } ?? values.suffix(1))
      }
      goal = nil
      return
    }
    let arrivals = isLast ? arrivals() : [:]
    goal = layer.isMoving ? layer.values : nil
    addTransition()
    // Not its presentation, which runs code of an app's class.
    add(layer.isInShownTree ? layer.presentedState() : layer.values)
    for (keyPath, end) in arrivals { tidy(keyPath, arrivedAt: end) }
  }

  /// Completions reset what they have moved, such as the corners of a screen: the last value is the end of
  /// the motion where the layer has jumped away from it.
  private mutating func tidy(_ keyPath: String, arrivedAt end: Double) {
    guard goal == nil, let values = series[keyPath], values.count > 1 else { return }
    let (before, last) = (values[values.count - 2], values[values.count - 1])
    guard abs(last - end) > abs(before - end) else { return }
    series[keyPath]?[values.count - 1] = end
  }

  /// The values to which the last two samples lead.
  private func arrivals() -> [String: Double] {
    var found: [String: Double] = [:]
    for (keyPath, values) in series { found[keyPath] = arrival(keyPath, after: values) }
    return found
  }

  /// The value to which the last two samples lead.
  private func arrival(_ keyPath: String, after values: [Double]) -> Double? {
    guard let goal, values.count > 1,
      case .number(let end)? = LayerKeyPath(keyPath)?.value(in: goal)
    else { return nil }
    let (before, last) = (values[values.count - 2], values[values.count - 1])
    return abs(end - last) < abs(end - before) ? end : nil
  }

  /// A transition has no value in the layer: it is at 0 before it begins, and at 1 when it is over.
  private mutating func addTransition() {
    let shown = layer.shownTransition
    let keyPath = shown.map { Motion.transitionPrefix + $0.type.rawValue }
    for over in series.keys where over.hasPrefix(Motion.transitionPrefix) && over != keyPath {
      series[over]?.append(1)
    }
    guard let shown, let keyPath else { return }
    let before = series[keyPath] ?? (series.isEmpty ? [] : [0])
    series[keyPath] = before + [shown.progress]
  }

  private mutating func add(_ shown: LayerState) {
    for keyPath in Motion.keyPaths {
      guard case .number(let value)? = LayerKeyPath(keyPath)?.value(in: shown) else { continue }
      series[keyPath, default: []].append(value)
    }
    // A path is plotted by its width.
    if let path = shown.shape.path {
      series["path", default: []].append(Double(path.boundingBoxOfPath.width))
    }
  }

  /// What changed, from 0 to 1; before the layer was seen first, its first value holds.
  func curves(count: Int) -> [PropertyCurve] {
    let transitions = series.keys.filter { $0.hasPrefix(Motion.transitionPrefix) }.sorted()
    return (Motion.keyPaths + ["path"] + transitions).compactMap { keyPath in
      let sampled = series[keyPath].map { keyPath.contains("rotation") ? unwound($0) : $0 }
      guard let values = sampled, let first = values.first, let last = values.last,
        let least = values.min(), let most = values.max(), most - least > 1e-3
      else { return nil }
      // A jump in the last moment is tidying up, not motion.
      guard values.dropLast().contains(where: { abs($0 - first) > 1e-3 }) else { return nil }
      // A curve that returns is measured against its farthest value.
      let returns = abs(last - first) < 0.2 * (most - least)
      let farthest = most - first > first - least ? most : least
      let span = (returns ? farthest : last) - first
      let padding = [Double](repeating: 0, count: count - values.count)
      return PropertyCurve(
        keyPath: keyPath,
        owner: owner,
        start: first,
        end: last,
        turn: returns ? farthest : nil,
        values: padding + values.map { ($0 - first) / span },
        isDetail: keyPath == Motion.fade || Motion.isTransition(keyPath) && isSmall
      )
    }
  }

  /// Less than a tenth of the screen.
  private var isSmall: Bool {
    let screen = UIScreen.main.bounds
    return 10 * layer.bounds.width * layer.bounds.height < screen.width * screen.height
  }

  /// Angles that go on beyond half a circle, instead of beginning again on its other side.
  private func unwound(_ angles: [Double]) -> [Double] {
    var turns = 0.0
    return angles.indices.map { index in
      let step = index > 0 ? angles[index] - angles[index - 1] : 0
      if abs(step) > .pi { turns -= step > 0 ? 1 : -1 }
      return angles[index] + turns * 2 * .pi
    }
  }

  /// The screen, or the kind of view.
  private static func owner(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    if let controller = view.next as? UIViewController {
      let name = String(describing: type(of: controller))
      return name.hasSuffix("ViewController") ? String(name.dropLast(14)) : name
    }
    let name = String(describing: type(of: view))
    switch name {
    case "UIView": return "a view"
    case let name where name.contains("Snapshot"): return "the picture"
    default: return name.hasPrefix("UI") ? String(name.dropFirst(2)).lowercased() : name
    }
  }
}

extension CALayer {
  /// Also by animations without a key.
  fileprivate var isMoving: Bool {
    !(animationKeys() ?? []).isEmpty || !runningAnimations.isEmpty
  }

  /// Itself and everything in it that is not hidden, masks too, in painter's order.
  fileprivate var shownDescendants: [CALayer] {
    var found: [CALayer] = []
    var waiting = [self]
    while let layer = waiting.popLast() {
      guard !layer.isHidden else { continue }
      found.append(layer)
      if let mask = layer.mask { waiting.append(mask) }
      waiting += (layer.sublayers ?? []).reversed()
    }
    return found
  }
}
