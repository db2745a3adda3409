import Geometry

extension CATransform3D {
  /// The part that acts within the plane, without perspective.
  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether the plane z = 0 stays where it is.
  var liesInPlane: Bool { m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m43 == 0 && m44 == 1 }

  /// Where a point of the plane z = 0 is seen from the front.
  func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  private var planeDeterminant: CGFloat {
    m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41)
      + m14 * (m21 * m42 - m22 * m41)
  }

  /// Whether the plane z = 0 is seen as an area.
  var isInvertibleInPlane: Bool {
    let determinant = planeDeterminant
    return determinant != 0 && determinant.isFinite
  }

  /// Whether the plane z = 0 is seen from behind.
  var facesAway: Bool { planeDeterminant < 0 }

  /// The point of the plane z = 0 seen at `point`; the point itself when the plane is seen edge-on.
  func unproject(_ point: CGPoint) -> CGPoint {
    let determinant = planeDeterminant
    guard determinant != 0, determinant.isFinite else { return point }
    // The inverse of the 3x3 matrix of rows and columns 1, 2, 4, up to a factor.
    let a11 = m22 * m44 - m24 * m42
    let a12 = m14 * m42 - m12 * m44
    let a13 = m12 * m24 - m14 * m22
    let a21 = m24 * m41 - m21 * m44
    let a22 = m11 * m44 - m14 * m41
    let a23 = m14 * m21 - m11 * m24
    let a31 = m21 * m42 - m22 * m41
    let a32 = m12 * m41 - m11 * m42
    let a33 = m11 * m22 - m12 * m21
    let x = point.x * a11 + point.y * a21 + a31
    let y = point.x * a12 + point.y * a22 + a32
    let w = point.x * a13 + point.y * a23 + a33
    return w == 0 ? point : CGPoint(x: x / w, y: y / w)
  }

  func boundingBox(of rect: CGRect) -> CGRect {
    CGRect(
      boundingBoxOf: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map(project)
    )
  }
}
