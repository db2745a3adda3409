import Display
import Foundation
import RasterPlan

@testable import Raster

/// A gradient in plain Swift: what the kernels compute, one pixel at a time.
struct GradientReference {
  let geometry: GradientInk.Geometry
  let inverse: Projection
  let table: PixelSlice
  let extendsStart: Bool
  let extendsEnd: Bool

  /// The colour of a device pixel.
  func pixel(column: Int, row: Int) -> UInt32 {
    switch geometry {
    case .axial: return color(at: place(column: column, row: row).x)
    case .conic:
      let (x, y) = place(column: column, row: row)
      return color(at: GradientReference.turn(y, x))
    case .radial(let cx, let cy, let r, let dr):
      let (x, y) = place(column: column, row: row, around: (cx, cy))
      return color(at: ((x * x + y * y).squareRoot() - Float(r)) * Float(1 / dr))
    case .circles(let cx, let cy, let r, let dx, let dy, let dr):
      let m = inverse
      let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
      let w = x * m.m13 + y * m.m23 + m.m33
      let u = (x * m.m11 + y * m.m21 + m.m31) / w - cx
      let v = (x * m.m12 + y * m.m22 + m.m32) / w - cy
      return color(at: circleOffset(u, v, r, dx, dy, dr))
    }
  }

  /// A device pixel in the gradient's space, in floats from the multiple of 64 columns before it.
  private func place(
    column: Int,
    row: Int,
    around center: (x: Double, y: Double) = (0, 0)
  ) -> (x: Float, y: Float) {
    let m = inverse
    let anchor = column & ~63
    let step = Float(column - anchor) + 0.5
    func number(_ x: Double, _ y: Double, _ one: Double) -> Float {
      Float(Double(anchor) * x + (Double(row) + 0.5) * y + one) + step * Float(x)
    }
    let x = number(
      m.m11 - center.x * m.m13,
      m.m21 - center.x * m.m23,
      m.m31 - center.x * m.m33
    )
    let y = number(
      m.m12 - center.y * m.m13,
      m.m22 - center.y * m.m23,
      m.m32 - center.y * m.m33
    )
    if m.isAffine { return (x, y) }
    let w = number(m.m13, m.m23, m.m33)
    return (x / w, y / w)
  }

  private func color<Offset: BinaryFloatingPoint>(at offset: Offset?) -> UInt32 {
    guard let t = offset else { return 0 }
    // What is not a number is nowhere, unless the gradient is everywhere.
    if t != t { return extendsStart && extendsEnd ? table[0] : 0 }
    if t < 0 { return extendsStart ? table[0] : 0 }
    if t > 1 { return extendsEnd ? table[GradientTable.last] : 0 }
    return table[Int(t * Offset(GradientTable.last) + 0.5)]
  }

  /// The greatest t whose circle, of radius r + t * dr >= 0 around t * (dx, dy), holds the point
  /// and that the extents allow.
  private func circleOffset(
    _ x: Double,
    _ y: Double,
    _ r: Double,
    _ dx: Double,
    _ dy: Double,
    _ dr: Double
  ) -> Double? {
    let a = dx * dx + dy * dy - dr * dr
    let b = x * dx + y * dy + r * dr
    let c = x * x + y * y - r * r
    func isValid(_ t: Double) -> Bool {
      r + t * dr >= 0 && (t >= 0 || extendsStart) && (t <= 1 || extendsEnd)
    }
    if abs(a) < 1e-12 {
      guard b != 0 else { return nil }
      let t = c / (2 * b)
      return isValid(t) ? t : nil
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let first = (b + root) / a
    let second = (b - root) / a
    let high = max(first, second)
    if isValid(high) { return high }
    let low = min(first, second)
    return isValid(low) ? low : nil
  }

  /// The angle of (x, y) in turns, 0..<1, from +x towards +y.
  ///
  /// Only arithmetic that every machine rounds alike; within 3e-7 of the truth.
  static func turn(_ y: Float, _ x: Float) -> Float {
    let small = min(abs(x), abs(y))
    let large = max(abs(x), abs(y))
    guard large > 0 else { return 0 }
    // atan z = atan c + atan((z - c) / (1 + z c)) brings |z| below 0.2.
    var (c, angle): (Float, Float) = (0, 0)
    if small > 0.66817864 * large {
      (c, angle) = (1, 0.78539816)
    } else if small > 0.19891237 * large {
      (c, angle) = (0.41421356, 0.39269908)
    }
    let z = (small - c * large) / (large + c * small)
    let q = z * z
    let series = 1 - q * (1.0 / 3 - q * (1.0 / 5 - q * (1.0 / 7 - q / 9)))
    angle += z * series
    if abs(y) > abs(x) { angle = 1.5707963 - angle }
    if x < 0 { angle = 3.1415927 - angle }
    if y < 0 { angle = 6.2831853 - angle }
    let turns = angle * 0.15915494
    return turns >= 1 ? 0 : turns
  }
}
