import Display
import Foundation
import Geometry

extension Source {
  /// Nil when the gradient has no extent or no colours and so paints nothing.
  init?(_ gradient: Gradient, _ total: Projection) {
    guard !gradient.stops.isEmpty else { return nil }
    let placed = Projection(gradient.transform).concatenating(total)
    guard let inverse = placed.inverted() else { return nil }
    let table = GradientTable(gradient.stops)
    let geometry: GradientShade.Geometry
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
      geometry = .radial(
        x: startCenter.x,
        y: startCenter.y,
        r: max(0, startRadius),
        dx: endCenter.x - startCenter.x,
        dy: endCenter.y - startCenter.y,
        dr: max(0, endRadius) - max(0, startRadius)
      )
    case .conic(let center, let angle):
      normalization = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: -angle))
      geometry = .conic
    }
    let mapping = inverse.concatenating(Projection(normalization))
    guard mapping.isFinite else { return nil }
    let shade = GradientShade(
      geometry: geometry,
      table: table.pixels,
      extendsStart: gradient.extendsStart,
      extendsEnd: gradient.extendsEnd
    )
    self = .gradient(table, shade, inverse: mapping)
  }
}
