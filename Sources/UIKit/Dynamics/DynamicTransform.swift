import CoreGraphics
import Foundation

/// An item's transform, taken apart into the turn that dynamics change and the rest that they keep.
struct DynamicTransform {
  /// In radians, clockwise as seen.
  let angle: Double
  private let rest: CGAffineTransform

  init(_ transform: CGAffineTransform) {
    angle = Double(atan2(transform.b, transform.a))
    rest = transform.concatenating(CGAffineTransform(rotationAngle: -angle))
  }

  var rotation: CGAffineTransform { CGAffineTransform(rotationAngle: angle) }

  func turned(to angle: Double) -> CGAffineTransform {
    // A turn of 0 must leave an identity behind, not nearly one.
    angle == 0 ? rest : rest.concatenating(CGAffineTransform(rotationAngle: angle))
  }
}
