import Display
import Foundation

extension Projection {
  /// How many pixels a local unit is, on average over directions, at the origin.
  var scale: Double {
    let w = m33
    guard w != 0 else { return 0 }
    let x = m31 / w
    let y = m32 / w
    let a = (m11 - x * m13) / w
    let b = (m12 - y * m13) / w
    let c = (m21 - x * m23) / w
    let d = (m22 - y * m23) / w
    return abs(a * d - b * c).squareRoot()
  }
}

extension DisplayList {
  /// The shape, when the list fills nothing but one shape with one colour; then a
  /// mask made of it is a clip.
  var soleShape: (Shape, SoleFill)? {
    guard commands.count == 1, case .fill(let fill) = commands[0].kind,
      case .color(let color) = fill.paint, fill.blendMode == .normal
    else { return nil }
    for context in contexts where !context.commands.isEmpty {
      switch context.kind {
      case .root, .transform: break
      case .clip, .group, .mask: return nil
      }
    }
    return (
      fill.shape,
      SoleFill(
        context: commands[0].context,
        alpha: color.alpha,
        antialiasing: fill.antialiasing
      )
    )
  }

  struct SoleFill {
    var context: Int
    var alpha: Double
    var antialiasing: EdgeAntialiasing
  }
}
