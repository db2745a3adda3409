import Foundation
import QuartzCore
import UIKit

/// How one property of one layer moves.
struct PropertyCurve {
  var keyPath: String
  var owner: String
  var start: Double
  var end: Double
  /// The farthest value of a curve that returns; nil for others.
  var turn: Double?
  /// From 0 to 1.
  var values: [Double]
  /// A fade, a transition of a small part, such as a button that changes its picture, or the bar of
  /// a scroll view: it says nothing beside other motion.
  var isDetail: Bool

  /// What changed, from 0 to 1; nil where nothing did.
  ///
  /// Before the layer was seen first, its first value holds.
  init?(keyPath: String, owner: String, samples: [Double], count: Int, isDetail: Bool) {
    guard let first = samples.first, let last = samples.last,
      let least = samples.min(), let most = samples.max(), most - least > 1e-3
    else { return nil }
    // A jump in the last moment is tidying up, not motion.
    guard samples.dropLast().contains(where: { abs($0 - first) > 1e-3 }) else { return nil }
    // A curve that returns is measured against its farthest value.
    let returns = abs(last - first) < 0.2 * (most - least)
    let farthest = most - first > first - least ? most : least
    let span = (returns ? farthest : last) - first
    let padding = [Double](repeating: 0, count: count - samples.count)
    self.keyPath = keyPath
    self.owner = owner
    start = first
    end = last
    turn = returns ? farthest : nil
    values = padding + samples.map { ($0 - first) / span }
    self.isDetail = isDetail
  }
}

/// The numbers of one layer over time.
@MainActor
struct MotionTrack {
  let layer: CALayer
  /// The layer's name in labels, taken while it belongs to a view.
  private let owner: String
  /// Whether it is the bar of a scroll view.
  private let isIndicator: Bool
  private var series: [String: [Double]] = [:]
  /// Where the layer was going when it was last sampled; nil where it stood still.
  private var goal: LayerState?

  /// - Parameter start: what showed before the first sample; nil when that is where the motion
  ///   starts.
  init(layer: CALayer, start: LayerState?) {
    self.layer = layer
    owner = MotionTrack.owner(of: layer)
    let view = layer.delegate as? UIView
    isIndicator = view.flatMap { ($0.superview as? UIScrollView)?.isIndicator($0) } ?? false
    if let start { add(start) }
  }

  /// A layer that has left the screen keeps its last values: tidying up after a transition is not
  /// motion.
  ///
  /// One that left while it moved has arrived before, as a toast that is removed when it has faded;
  /// with the last sample that is known only of a fade to nothing.
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

  /// Completions reset what they have moved, such as the corners of a screen: the last value is the
  /// end of the motion where the layer has jumped away from it.
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
    countTurn(of: shown)
    // A path is plotted by its width.
    if let path = shown.shape.path {
      series["path", default: []].append(Double(path.boundingBoxOfPath.width))
    }
  }

  /// A turn beyond a right angle is split into a smaller one and half circles about both other
  /// axes, which cancel each other: it counts as one turn.
  private mutating func countTurn(of shown: LayerState) {
    let (z, y) = ("transform.rotation.z", "transform.rotation.y")
    guard case .number(let tilt)? = LayerKeyPath("transform.rotation.x")?.value(in: shown),
      let spin = series[z]?.last, let turn = series[y]?.last,
      abs(tilt) > .pi / 2, abs(spin) > .pi / 2
    else { return }
    series[z]?.removeLast()
    series[z]?.append(spin - (spin < 0 ? -.pi : .pi))
    series[y]?.removeLast()
    series[y]?.append((turn < 0 ? -.pi : .pi) - turn)
  }

  func curves(count: Int) -> [PropertyCurve] {
    let transitions = series.keys.filter { $0.hasPrefix(Motion.transitionPrefix) }.sorted()
    return (Motion.keyPaths + ["path"] + transitions).compactMap { keyPath in
      let sampled = series[keyPath].map { keyPath.contains("rotation") ? unwound($0) : $0 }
      return PropertyCurve(
        keyPath: keyPath,
        owner: owner,
        samples: sampled ?? [],
        count: count,
        isDetail: isIndicator || keyPath == Motion.fade || Motion.isTransition(keyPath) && isSmall
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
  static func owner(of layer: CALayer) -> String {
    guard let view = layer.delegate as? UIView else { return "\(type(of: layer))" }
    if let controller = view.next as? UIViewController {
      let name = _typeName(type(of: controller), qualified: false)
      return name.hasSuffix("ViewController") ? String(name.dropLast(14)) : name
    }
    let name = _typeName(type(of: view), qualified: false)
    switch name {
    case "UIView": return "a view"
    case let name where name.contains("Snapshot"): return "the picture"
    default: return name.hasPrefix("UI") ? String(name.dropFirst(2)).lowercased() : name
    }
  }
}

extension CALayer {
  /// Also by animations without a key.
  var isMoving: Bool {
    !(animationKeys() ?? []).isEmpty || !runningAnimations.isEmpty
  }

  /// Itself and everything in it that is not hidden, masks too, in painter's order.
  var shownDescendants: [CALayer] {
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
