import Foundation
import Geometry

/// A shutter: not in the headers, and asked for by their names.
extension CATransitionType {
  /// The shutter closes over the old look and opens on the new one.
  static let iris = CATransitionType(rawValue: "cameraIris")
  /// The new look shows in a hole that grows.
  static let irisOpen = CATransitionType(rawValue: "cameraIrisHollowOpen")
  /// The old look shows in a hole that shrinks.
  static let irisClose = CATransitionType(rawValue: "cameraIrisHollowClose")

  var isIris: Bool { self == .iris || self == .irisOpen || self == .irisClose }
}

extension TransitionTrack {
  /// The blades of a shutter (inferred).
  private static let bladeCount = 6

  /// The hole between the blades, which turn a sixth of their way while it opens.
  ///
  /// - Parameter part: 0 is closed, 1 is as large as the layer.
  func irisHole(_ part: Double, in bounds: CGRect) -> Path {
    let blades = TransitionTrack.bladeCount
    let step = 2 * Double.pi / Double(blades)
    // The edges of the largest hole touch the corners of the layer from outside.
    let radius = hypot(bounds.width, bounds.height) / 2 / cos(step / 2) * max(0, part)
    var path = Path()
    for blade in 0..<blades {
      let angle = step * (Double(blade) + part)
      let corner = CGPoint(
        x: bounds.midX + radius * cos(angle),
        y: bounds.midY + radius * sin(angle)
      )
      if blade == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.closeSubpath()
    return path
  }
}
