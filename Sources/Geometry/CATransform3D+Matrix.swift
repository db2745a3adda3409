import Foundation

extension CATransform3D {
  package init(translationX x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    m41 = x
    m42 = y
    m43 = z
  }

  package init(scaleX x: CGFloat, y: CGFloat, z: CGFloat) {
    self.init()
    m11 = x
    m22 = y
    m33 = z
  }

  /// A rotation by `angle` radians about the axis; the identity when the axis has no length.
  package init(rotationAngle angle: CGFloat, x: CGFloat, y: CGFloat, z: CGFloat) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else {
      self.init()
      return
    }
    let (x, y, z) = (x / length, y / length, z / length)
    let c = cos(angle)
    let s = sin(angle)
    let k = 1 - c
    self.init()
    m11 = c + x * x * k
    m12 = x * y * k + z * s
    m13 = x * z * k - y * s
    m21 = x * y * k - z * s
    m22 = c + y * y * k
    m23 = y * z * k + x * s
    m31 = x * z * k + y * s
    m32 = y * z * k - x * s
    m33 = c + z * z * k
  }

  package var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m33 == 1 && m44 == 1 && m41 == 0 && m42 == 0 && m43 == 0
      && m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0 && m34 == 0
  }

  package var isFinite: Bool {
    m11.isFinite && m12.isFinite && m13.isFinite && m14.isFinite
      && m21.isFinite && m22.isFinite && m23.isFinite && m24.isFinite
      && m31.isFinite && m32.isFinite && m33.isFinite && m34.isFinite
      && m41.isFinite && m42.isFinite && m43.isFinite && m44.isFinite
  }

  /// The sixteen numbers, row after row.
  package var rows: [CGFloat] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ]
  }

  package init(rows r: [CGFloat]) {
    precondition(r.count == 16, "A transform has 16 numbers.")
    self.init(
      m11: r[0],
      m12: r[1],
      m13: r[2],
      m14: r[3],
      m21: r[4],
      m22: r[5],
      m23: r[6],
      m24: r[7],
      m31: r[8],
      m32: r[9],
      m33: r[10],
      m34: r[11],
      m41: r[12],
      m42: r[13],
      m43: r[14],
      m44: r[15]
    )
  }

  /// Whether `affineTransform` says all: neither depth nor perspective.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
      && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// The x and y of the transform; meaningful when `isAffine`.
  package var affineTransform: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  package var determinant: CGFloat {
    let s = upperMinors
    let c = lowerMinors
    return s.0 * c.5 - s.1 * c.4 + s.2 * c.3 + s.3 * c.2 - s.4 * c.1 + s.5 * c.0
  }

  /// The inverse; nil for a singular matrix.
  package var inverse: CATransform3D? {
    let s = upperMinors
    let c = lowerMinors
    let determinant = s.0 * c.5 - s.1 * c.4 + s.2 * c.3 + s.3 * c.2 - s.4 * c.1 + s.5 * c.0
    guard determinant != 0, determinant.isFinite else { return nil }
    let k = 1 / determinant
    guard k.isFinite else { return nil }
    return CATransform3D(
      m11: (m22 * c.5 - m23 * c.4 + m24 * c.3) * k,
      m12: (-m12 * c.5 + m13 * c.4 - m14 * c.3) * k,
      m13: (m42 * s.5 - m43 * s.4 + m44 * s.3) * k,
      m14: (-m32 * s.5 + m33 * s.4 - m34 * s.3) * k,
      m21: (-m21 * c.5 + m23 * c.2 - m24 * c.1) * k,
      m22: (m11 * c.5 - m13 * c.2 + m14 * c.1) * k,
      m23: (-m41 * s.5 + m43 * s.2 - m44 * s.1) * k,
      m24: (m31 * s.5 - m33 * s.2 + m34 * s.1) * k,
      m31: (m21 * c.4 - m22 * c.2 + m24 * c.0) * k,
      m32: (-m11 * c.4 + m12 * c.2 - m14 * c.0) * k,
      m33: (m41 * s.4 - m42 * s.2 + m44 * s.0) * k,
      m34: (-m31 * s.4 + m32 * s.2 - m34 * s.0) * k,
      m41: (-m21 * c.3 + m22 * c.1 - m23 * c.0) * k,
      m42: (m11 * c.3 - m12 * c.1 + m13 * c.0) * k,
      m43: (-m41 * s.3 + m42 * s.1 - m43 * s.0) * k,
      m44: (m31 * s.3 - m32 * s.1 + m33 * s.0) * k
    )
  }

  private typealias Minors = (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)

  /// 2x2 minors of the upper two rows, columns 12 13 14 23 24 34.
  private var upperMinors: Minors {
    (
      m11 * m22 - m21 * m12, m11 * m23 - m21 * m13, m11 * m24 - m21 * m14,
      m12 * m23 - m22 * m13, m12 * m24 - m22 * m14, m13 * m24 - m23 * m14
    )
  }

  /// 2x2 minors of the lower two rows, columns 12 13 14 23 24 34.
  private var lowerMinors: Minors {
    (
      m31 * m42 - m41 * m32, m31 * m43 - m41 * m33, m31 * m44 - m41 * m34,
      m32 * m43 - m42 * m33, m32 * m44 - m42 * m34, m33 * m44 - m43 * m34
    )
  }
}
