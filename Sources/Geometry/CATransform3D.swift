import Foundation

/// A 4x4 matrix acting on row vectors, as in Core Animation.
///
///     [x' y' z' w'] = [x y z 1] | m11 m12 m13 m14 |
///                               | m21 m22 m23 m24 |
///                               | m31 m32 m33 m34 |
///                               | m41 m42 m43 m44 |
///
/// `m41, m42, m43` translate; `m34 = -1/d` gives a perspective seen from distance `d`.
public struct CATransform3D: Equatable, Hashable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m14: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m24: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1

  public static let identity = CATransform3D()

  /// The identity.
  ///
  /// Core Animation's initializer makes the zero matrix, which no drawing code wants.
  public init() {}

  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  public init(_ t: CGAffineTransform) {
    m11 = t.a
    m12 = t.b
    m21 = t.c
    m22 = t.d
    m41 = t.tx
    m42 = t.ty
  }

  /// `self` first, then `other`.
  public func concatenating(_ other: CATransform3D) -> CATransform3D {
    func row(
      _ x: CGFloat,
      _ y: CGFloat,
      _ z: CGFloat,
      _ w: CGFloat
    ) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
      (
        x * other.m11 + y * other.m21 + z * other.m31 + w * other.m41,
        x * other.m12 + y * other.m22 + z * other.m32 + w * other.m42,
        x * other.m13 + y * other.m23 + z * other.m33 + w * other.m43,
        x * other.m14 + y * other.m24 + z * other.m34 + w * other.m44
      )
    }
    var result = CATransform3D()
    (result.m11, result.m12, result.m13, result.m14) = row(m11, m12, m13, m14)
    (result.m21, result.m22, result.m23, result.m24) = row(m21, m22, m23, m24)
    (result.m31, result.m32, result.m33, result.m34) = row(m31, m32, m33, m34)
    (result.m41, result.m42, result.m43, result.m44) = row(m41, m42, m43, m44)
    return result
  }
}
