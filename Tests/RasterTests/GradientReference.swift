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
    let m = inverse
    let (x, y) = (Double(column) + 0.5, Double(row) + 0.5)
    let w = x * m.m13 + y * m.m23 + m.m33
    return pixel((x * m.m11 + y * m.m21 + m.m31) / w, (x * m.m12 + y * m.m22 + m.m32) / w)
  }

  /// The colour at a point of the gradient's space.
  func pixel(_ x: Double, _ y: Double) -> UInt32 {
    let offset: Double?
    switch geometry {
    case .axial: offset = x
    case .conic: offset = GradientReference.turn(y, x)
    case .radial(let cx, let cy, let r, let dx, let dy, let dr):
      offset = radialOffset(x - cx, y - cy, r, dx, dy, dr)
    }
    guard let t = offset, t == t else { return 0 }
    if t < 0 { return extendsStart ? table[0] : 0 }
    if t > 1 { return extendsEnd ? table[GradientTable.last] : 0 }
    return table[Int(t * Double(GradientTable.last) + 0.5)]
  }

  /// The greatest t whose circle, of radius r + t * dr >= 0 around t * (dx, dy), holds the point and
  /// that the extents allow.
  private func radialOffset(
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
  /// Only arithmetic that every machine rounds alike; within 1e-8 of the truth.
  static func turn(_ y: Double, _ x: Double) -> Double {
    let ax = abs(x)
    let ay = abs(y)
    guard ax + ay > 0 else { return 0 }
    var z = min(ax, ay) / max(ax, ay)
    // atan z = atan c + atan((z - c) / (1 + z c)) brings |z| below 0.2.
    var angle = 0.0
    if z > 0.668178637919299 {
      angle = 0.785398163397448310
      z = (z - 1) / (z + 1)
    } else if z > 0.198912367379658 {
      angle = 0.392699081698724155
      z = (z - 0.414213562373095049) / (1 + z * 0.414213562373095049)
    }
    let q = z * z
    let series = 1 - q * (1.0 / 3 - q * (1.0 / 5 - q * (1.0 / 7 - q * (1.0 / 9 - q / 11))))
    angle += z * series
    if ay > ax { angle = 1.570796326794896619 - angle }
    if x < 0 { angle = 3.141592653589793238 - angle }
    if y < 0 { angle = 6.283185307179586477 - angle }
    let turns = angle / 6.283185307179586477
    return turns >= 1 ? 0 : turns
  }
}
