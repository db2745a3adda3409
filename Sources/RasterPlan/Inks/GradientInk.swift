import Display
import Foundation
import Geometry

/// Colours of a gradient by offset, 0...1.
package struct ColorRamp: Sendable {
  package let stops: [Gradient.Stop]
}

/// A gradient and how device pixels find their offset in it.
package struct GradientInk: Sendable, BitwiseCopyable {
  package enum Geometry: Sendable, BitwiseCopyable {
    /// The inverse maps to a space where the offset is x.
    case axial
    /// Circles around one centre: the radius of the first, and the step to the second.
    case radial(x: Double, y: Double, r: Double, dr: Double)
    /// Centre and radius of the first circle, and the steps to the second.
    case circles(x: Double, y: Double, r: Double, dx: Double, dy: Double, dr: Double)
    /// The inverse maps to a space where the centre is 0 and offset 0 lies on +x.
    case conic
  }

  package let geometry: Geometry
  /// In `PlanItems.ramps`.
  package let ramp: Int
  /// From device pixels to the gradient's space.
  package let inverse: Projection
  package let extendsStart: Bool
  package let extendsEnd: Bool
  /// Whether it is known to give opaque pixels only.
  package let isOpaque: Bool

  /// Nil when the gradient has no extent or no colours and so paints nothing.
  init?(_ gradient: Gradient, _ total: Projection, ramps: inout [ColorRamp]) {
    guard !gradient.stops.isEmpty else { return nil }
    let placed = Projection(gradient.transform).concatenating(total)
    guard let inverse = placed.inverted() else { return nil }
    let geometry: Geometry
    var normalization = CGAffineTransform.identity
    switch gradient.geometry {
    case .axial(let start, let end):
      let dx = end.x - start.x
      let dy = end.y - start.y
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      normalization = CGAffineTransform(
        a: dx / square,
        b: -dy / square,
        c: dy / square,
        d: dx / square,
        tx: -(start.x * dx + start.y * dy) / square,
        ty: (start.x * dy - start.y * dx) / square
      )
      geometry = .axial
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      let r = max(0, startRadius)
      let dr = max(0, endRadius) - r
      let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
      // Circles of nearly one radius have no offset around one centre.
      geometry =
        dx == 0 && dy == 0 && abs(dr) > 1e-6
        ? .radial(x: startCenter.x, y: startCenter.y, r: r, dr: dr)
        : .circles(x: startCenter.x, y: startCenter.y, r: r, dx: dx, dy: dy, dr: dr)
    case .conic(let center, let angle):
      normalization = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: -angle))
      geometry = .conic
    }
    let mapping = inverse.concatenating(Projection(normalization))
    guard mapping.isFinite else { return nil }
    self.geometry = geometry
    ramp = ramps.count
    self.inverse = mapping
    extendsStart = gradient.extendsStart
    extendsEnd = gradient.extendsEnd
    let colorsAreOpaque = gradient.stops.allSatisfy { Ink.byte($0.color.alpha) == 255 }
    switch geometry {
    case .axial, .radial: isOpaque = colorsAreOpaque && extendsStart && extendsEnd
    case .circles: isOpaque = false
    case .conic: isOpaque = colorsAreOpaque
    }
    ramps.append(ColorRamp(stops: gradient.stops))
  }
}
