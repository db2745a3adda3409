import Foundation
import Geometry

/// A projective map of the plane acting on row vectors, y down.
///
///     [x' y' w'] = [x y 1] | m11 m12 m13 |      the mapped point is (x'/w', y'/w')
///                          | m21 m22 m23 |
///                          | m31 m32 m33 |
///
/// An affine transform has a third column of (0, 0, 1). A `CATransform3D` becomes one by dropping
/// z, as layers are flattened into their parent's plane. Points with `w' <= 0` are behind the eye.
package struct Projection: Equatable, Hashable, Sendable, BitwiseCopyable {
  package var m11: Double = 1
  package var m12: Double = 0
  package var m13: Double = 0
  package var m21: Double = 0
  package var m22: Double = 1
  package var m23: Double = 0
  package var m31: Double = 0
  package var m32: Double = 0
  package var m33: Double = 1

  package static let identity = Projection()

  package init() {}

  package init(_ t: CGAffineTransform) {
    m11 = t.a
    m12 = t.b
    m21 = t.c
    m22 = t.d
    m31 = t.tx
    m32 = t.ty
  }

  /// The map of the plane z = 0 seen along z.
  package init(_ t: CATransform3D) {
    m11 = t.m11
    m12 = t.m12
    m13 = t.m14
    m21 = t.m21
    m22 = t.m22
    m23 = t.m24
    m31 = t.m41
    m32 = t.m42
    m33 = t.m44
  }

  package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m21.isFinite && m22.isFinite && m23.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite
  }

  package var isTranslation: Bool { isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

  package var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31)
  }

  /// Whether an axis-parallel rectangle stays one.
  package var keepsRectangles: Bool {
    isAffine && ((m12 == 0 && m21 == 0) || (m11 == 0 && m22 == 0))
  }

  /// Whether the edges of a rectangle fall between pixels: then no pixel is covered in part.
  package func keepsWholePixels(_ rect: CGRect) -> Bool {
    guard keepsRectangles else { return false }
    let box = bounds(of: rect)
    func isWhole(_ value: Double) -> Bool { abs(value - value.rounded()) < 1.0 / 1024 }
    return isWhole(box.minX) && isWhole(box.minY) && isWhole(box.maxX) && isWhole(box.maxY)
  }

  /// `self` first, then `other`.
  package func concatenating(_ other: Projection) -> Projection {
    var r = Projection()
    r.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    r.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    r.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    r.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    r.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    r.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    r.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    r.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    r.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return r
  }

  /// The inverse; nil when the plane is seen edge-on or a number is not finite.
  package func inverted() -> Projection? {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    let scale = 1 / determinant
    var r = Projection()
    r.m11 = (m22 * m33 - m23 * m32) * scale
    r.m12 = (m13 * m32 - m12 * m33) * scale
    r.m13 = (m12 * m23 - m13 * m22) * scale
    r.m21 = (m23 * m31 - m21 * m33) * scale
    r.m22 = (m11 * m33 - m13 * m31) * scale
    r.m23 = (m13 * m21 - m11 * m23) * scale
    r.m31 = (m21 * m32 - m22 * m31) * scale
    r.m32 = (m12 * m31 - m11 * m32) * scale
    r.m33 = (m11 * m22 - m12 * m21) * scale
    return r.isFinite ? r : nil
  }

  /// The mapped point; nil behind the eye or when it is not finite.
  package func map(_ point: CGPoint) -> CGPoint? {
    let w = point.x * m13 + point.y * m23 + m33
    guard w > 0 else { return nil }
    let mapped = CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / w,
      y: (point.x * m12 + point.y * m22 + m32) / w
    )
    return mapped.x.isFinite && mapped.y.isFinite ? mapped : nil
  }

  /// Where the eye's plane is cut off: nearer points have no finite image.
  package static let nearestW = 1e-5

  /// The corners of the convex polygon that a rectangle becomes; what is behind the eye is cut off.
  package func corners(of rect: CGRect) -> [CGPoint] {
    if isAffine {
      let (a, b, c, d) = affineCorners(of: rect)
      return [a, b, c, d]
    }
    let source = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    var result: [CGPoint] = []
    for index in 0..<4 {
      let from = homogeneous(source[index])
      let to = homogeneous(source[(index + 1) % 4])
      let near = Projection.nearestW
      if from.w >= near { result.append(CGPoint(x: from.x / from.w, y: from.y / from.w)) }
      if (from.w >= near) != (to.w >= near) {
        let t = (near - from.w) / (to.w - from.w)
        result.append(
          CGPoint(
            x: (from.x + (to.x - from.x) * t) / near,
            y: (from.y + (to.y - from.y) * t) / near
          )
        )
      }
    }
    return result
  }

  /// The corners without perspective, which need no memory.
  package func affineCorners(of rect: CGRect) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    func map(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: x * m11 + y * m21 + m31, y: x * m12 + y * m22 + m32)
    }
    return (
      map(rect.minX, rect.minY), map(rect.maxX, rect.minY), map(rect.maxX, rect.maxY),
      map(rect.minX, rect.maxY)
    )
  }

  /// The bounding box of a mapped rectangle; null when all of it is behind the eye.
  package func bounds(of rect: CGRect) -> CGRect {
    guard !rect.isNull else { return .null }
    if isAffine, m12 == 0, m21 == 0 {
      let x0 = rect.minX * m11 + m31
      let x1 = rect.maxX * m11 + m31
      let y0 = rect.minY * m22 + m32
      let y1 = rect.maxY * m22 + m32
      return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
    }
    guard isAffine else { return CGRect(boundingBoxOf: corners(of: rect)) }
    let (a, b, c, d) = affineCorners(of: rect)
    let x = min(min(a.x, b.x), min(c.x, d.x))
    let y = min(min(a.y, b.y), min(c.y, d.y))
    return CGRect(
      x: x,
      y: y,
      width: max(max(a.x, b.x), max(c.x, d.x)) - x,
      height: max(max(a.y, b.y), max(c.y, d.y)) - y
    )
  }

  /// The point before division by w.
  package func homogeneous(_ p: CGPoint) -> (x: Double, y: Double, w: Double) {
    (
      p.x * m11 + p.y * m21 + m31, p.x * m12 + p.y * m22 + m32, p.x * m13 + p.y * m23 + m33
    )
  }
}
