import Foundation
import QuartzCore
import Symbols

/// One round of an effect that passes, as differences from the symbol at rest.
@MainActor
struct SymbolMotion {
  private struct Track {
    let path: String
    /// At equal distances in time, from rest to rest.
    let values: [CGFloat]
  }

  private var tracks: [Track] = []
  /// Shown one after the other, each as long.
  private var pictures: [CGImage] = []
  /// Seconds.
  private let duration: TimeInterval
  /// Whether the effect goes on by itself until it is removed: Apple documents that for pulses and
  /// variable colour; for rotations and breaths it is inferred.
  private let repeats: Bool

  /// The numbers are inferred.
  init(_ configuration: SymbolEffectConfiguration, in view: UIView) {
    let direction = configuration.direction
    switch configuration.kind {
    case .bounce:
      let sign: CGFloat = direction == .down ? -1 : 1
      let values: [CGFloat] = [0, 0.12, 0.22, 0.1, -0.06, -0.02, 0.02, 0]
      tracks = [Track(path: "transform.scale", values: values.map { $0 * sign })]
      (duration, repeats) = (0.7, false)
    case .variableColor where (view as? UIImageView)?.litLayerCount != nil:
      pictures = Self.pictures(configuration, of: view as? UIImageView)
      (duration, repeats) = (Self.stepOfLayers * Double(max(1, pictures.count)), true)
    case .pulse, .variableColor:
      tracks = [Track(path: "opacity", values: [0, -0.65, 0])]
      (duration, repeats) = (1.2, true)
    case .breathe:
      tracks = [Track(path: "transform.scale", values: [0, 0.12, 0])]
      if configuration.fades { tracks.append(Track(path: "opacity", values: [0, -0.4, 0])) }
      (duration, repeats) = (2.4, true)
    case .rotate:
      let turn: CGFloat = direction == .counterClockwise ? -2 * .pi : 2 * .pi
      tracks = [Track(path: "transform.rotation.z", values: [0, turn])]
      (duration, repeats) = (1.6, true)
    default:
      tracks = [Self.wiggle(direction, in: view)]
      (duration, repeats) = (0.8, false)
    }
  }

  /// In seconds (inferred).
  private static let stepOfLayers: TimeInterval = 0.25

  /// The symbol with one layer lit after the other, or one more each time after none.
  private static func pictures(
    _ configuration: SymbolEffectConfiguration,
    of view: UIImageView?
  ) -> [CGImage] {
    guard let view, let count = view.litLayerCount else { return [] }
    let off = configuration.hidesInactive ? 0 : SymbolDrawing.faint
    var order = Array((configuration.isCumulative ? -1 : 0)..<count)
    if configuration.reverses { order += order.reversed().dropFirst().dropLast() }
    return order.compactMap { last in
      view.picture(
        litAs: (0..<count).map { layer in
          layer == last || configuration.isCumulative && layer < last ? 1 : off
        }
      )
    }
  }

  /// To and fro, each time less; without a direction the symbol turns.
  private static func wiggle(
    _ direction: SymbolEffectConfiguration.Direction?,
    in view: UIView
  ) -> Track {
    let swing: [CGFloat] = [0, 1, -1, 0.7, -0.5, 0.2, 0]
    let way = 0.12 * min(view.bounds.width, view.bounds.height)
    func slide(_ path: String, _ factor: CGFloat) -> Track {
      Track(path: "transform.translation." + path, values: swing.map { $0 * factor * way })
    }
    let isMirrored = view.isRightToLeft
    switch direction {
    case .up: return slide("y", -1)
    case .down: return slide("y", 1)
    case .left: return slide("x", -1)
    case .right: return slide("x", 1)
    case .forward: return slide("x", isMirrored ? -1 : 1)
    case .backward: return slide("x", isMirrored ? 1 : -1)
    case .custom(let degrees):
      // Along the axis that is nearer to the angle.
      let angle = degrees * .pi / 180
      return abs(cos(angle)) >= abs(sin(angle))
        ? slide("x", cos(angle) < 0 ? -1 : 1) : slide("y", sin(angle) < 0 ? -1 : 1)
    case .counterClockwise:
      return Track(path: "transform.rotation.z", values: swing.map { $0 * -0.22 })
    case .clockwise, nil:
      return Track(path: "transform.rotation.z", values: swing.map { $0 * 0.22 })
    }
  }

  private func turning(over round: TimeInterval) -> CAAnimation {
    let turning = CAKeyframeAnimation(keyPath: "contents")
    turning.values = pictures
    turning.calculationMode = .discrete
    turning.duration = round
    return turning
  }

  func animation(_ options: SymbolEffectOptions) -> CAAnimation {
    let round = duration / options.pace
    let parts = tracks.map { track -> CAAnimation in
      let part = CAKeyframeAnimation(keyPath: track.path)
      part.values = track.values
      part.isAdditive = true
      part.duration = round
      if track.values.count > 2 {
        part.calculationMode = .linear
        part.timingFunctions = track.values.dropFirst().map { _ in
          CAMediaTimingFunction(name: .easeInEaseOut)
        }
      }
      return part
    }
    let group = CAAnimationGroup()
    group.animations = parts + (pictures.isEmpty ? [] : [turning(over: round)])
    group.duration = round
    switch options.repetition {
    case .preferred: group.repeatCount = repeats ? .infinity : 1
    case .never: group.repeatCount = 1
    case .behavior(let behavior):
      group.duration = round + behavior.delay
      group.repeatCount = behavior.count.map { Float($0) } ?? .infinity
    }
    return group
  }
}
