import Foundation
import Geometry
import Pixels
import QuartzCore
import UIKit

extension Stage {
  /// Every layer of the screen as it shows now, in painter's order.
  ///
  /// Taking snapshots does not affect later frames.
  public func layerSnapshots() -> [LayerSnapshot] {
    makeCurrent()
    world.endTurn()
    var snapshots: [LayerSnapshot] = []
    var waiting: [PendingLayer] = [
      PendingLayer(layer: uikit.screen.layer)
    ]
    // An explicit stack, because layer trees may be deeper than recursion allows.
    while let next = waiting.popLast() {
      let state = next.layer.presentedState()
      let local = next.sublayerTransform.map { state.matrix.concatenating($0) } ?? state.matrix
      let matrix = local.concatenating(next.above)
      let snapshot = LayerSnapshot(next, state, local: local, matrix: matrix)
      snapshots.append(snapshot)
      func child(_ layer: CALayer, isMask: Bool) -> PendingLayer {
        PendingLayer(
          layer: layer,
          parent: snapshot.id,
          depth: next.depth + 1,
          above: matrix,
          sublayerTransform: isMask ? nil : state.sublayerMatrix,
          isMask: isMask
        )
      }
      let sublayers = next.layer.sublayers ?? []
      let depths = sublayers.map { $0.presentedState().zPosition }
      let order = sublayers.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
      waiting += order.reversed().map { child(sublayers[$0], isMask: false) }
      if let mask = next.layer.mask { waiting.append(child(mask, isMask: true)) }
    }
    return snapshots
  }
}

extension Scenario {
  /// What every layer shows at some moments, in seconds since the transition began; ascending.
  public func layerSnapshots(at times: [Double]) throws -> [[LayerSnapshot]] {
    let performance = try begin()
    return try times.map { time in
      _ = try performance.displayList(at: time)
      return performance.stage.layerSnapshots()
    }
  }
}

/// A layer that waits for its snapshot.
private struct PendingLayer {
  var layer: CALayer
  var parent: Int?
  var depth = 0
  /// From the superlayer to the screen.
  var above = CATransform3D.identity
  /// Of the superlayer.
  var sublayerTransform: CATransform3D?
  var isMask = false
}

extension LayerSnapshot {
  @MainActor
  fileprivate init(
    _ place: PendingLayer,
    _ state: LayerState,
    local: CATransform3D,
    matrix: CATransform3D
  ) {
    let layer = place.layer
    let view = layer.delegate as? UIView
    id = layer.snapshotNumber
    parent = place.parent
    depth = place.depth
    isMask = place.isMask
    layerClass = "\(type(of: layer))"
    viewClass = view.map { "\(type(of: $0))" }
    controllerClass = (view?.next as? UIViewController).map { "\(type(of: $0))" }
    name = layer.name ?? view?.accessibilityIdentifier
    text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    frame = state.frame
    bounds = state.bounds
    position = state.position
    anchorPoint = state.anchorPoint
    zPosition = state.zPosition
    transform = state.transform.rows
    superlayerTransform = local.rows
    screenTransform = matrix.rows
    opacity = Double(state.opacity)
    isHidden = state.isHidden
    masksToBounds = state.masksToBounds
    cornerRadius = state.cornerRadius
    borderWidth = state.borderWidth
    shadowOpacity = Double(state.shadowOpacity)
    backgroundColor = state.backgroundColor.map { hexadecimal($0.color) }
    hasContents = state.hasContents
    if case .shape(let shape) = state.special {
      pathBox = shape.path?.boundingBoxOfPath
      outline = shape.path.flatMap { $0.path.verbs.count <= 200 ? $0.path.outline : nil }
    }
    animations = layer.runningAnimations.map { live, elapsed in
      Animation(
        key: live.key,
        animationClass: "\(type(of: live.animation))",
        keyPath: (live.animation as? CAPropertyAnimation)?.keyPath,
        duration: live.animation.duration,
        elapsed: elapsed,
        repeats: live.animation.repeatCount > 1
          || live.animation.repeatDuration > live.animation.duration
      )
    }
  }
}

extension CATransform3D {
  fileprivate var rows: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// `#RRGGBBAA`, not premultiplied.
private func hexadecimal(_ color: Color) -> String {
  let channels = [color.red, color.green, color.blue, color.alpha].map { channel in
    Int((min(max(channel, 0), 1) * 255).rounded())
  }
  return "#" + channels.map { String(format: "%02X", $0) }.joined()
}

extension Path {
  /// As SVG writes paths: `M0 0L10 0C…Z`.
  fileprivate var outline: String {
    var text = ""
    var rest = points[...]
    for verb in verbs {
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let numbers = rest.prefix(verb.pointCount).flatMap { [Double($0.x), Double($0.y)] }
      text += letter + numbers.map(Path.tenths).joined(separator: " ")
      rest = rest.dropFirst(verb.pointCount)
    }
    return text
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e6 ? "\(Int(tenths))" : "\(tenths)"
  }
}
