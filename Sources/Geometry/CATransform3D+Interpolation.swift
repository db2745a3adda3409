import Foundation

/// A rotation in space, of unit length.
package struct Quaternion: Equatable, Sendable {
  package var x: CGFloat
  package var y: CGFloat
  package var z: CGFloat
  package var w: CGFloat

  package static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  package init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// `t` of the way to `other` at constant speed, the short way round.
  ///
  /// `t` may overshoot.
  package func slerp(to other: Quaternion, _ t: CGFloat) -> Quaternion {
    var end = other
    var cosine = x * end.x + y * end.y + z * end.z + w * end.w
    if cosine < 0 {
      end = Quaternion(x: -end.x, y: -end.y, z: -end.z, w: -end.w)
      cosine = -cosine
    }
    // The angle by atan2: acos has only eight digits for small angles.
    let (dx, dy, dz, dw) = (end.x - x, end.y - y, end.z - z, end.w - w)
    let (sx, sy, sz, sw) = (end.x + x, end.y + y, end.z + z, end.w + w)
    let difference = (dx * dx + dy * dy + dz * dz + dw * dw).squareRoot()
    let sum = (sx * sx + sy * sy + sz * sz + sw * sw).squareRoot()
    let angle = 2 * atan2(difference, sum)
    guard angle > 1e-12 else { return end }
    let a = sin((1 - t) * angle) / sin(angle)
    let b = sin(t * angle) / sin(angle)
    return Quaternion(
      x: a * x + b * end.x,
      y: a * y + b * end.y,
      z: a * z + b * end.z,
      w: a * w + b * end.w
    )
  }

  /// Angles about the fixed axes x, then y, then z, in radians.
  package var eulerAngles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let sine = min(max(2 * (w * y - z * x), -1), 1)
    if abs(sine) > 1 - 1e-12 {
      // Looking along y: only the sum or difference of the other two is known.
      return (0, CGFloat.pi / 2 * (sine < 0 ? -1 : 1), -2 * atan2(x, w) * (sine < 0 ? -1 : 1))
    }
    return (
      atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)),
      asin(sine),
      atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z))
    )
  }

  /// Turns about the fixed axes x, then y, then z, in radians.
  package init(eulerX: CGFloat, y eulerY: CGFloat, z eulerZ: CGFloat) {
    let (sx, cx) = (sin(eulerX / 2), cos(eulerX / 2))
    let (sy, cy) = (sin(eulerY / 2), cos(eulerY / 2))
    let (sz, cz) = (sin(eulerZ / 2), cos(eulerZ / 2))
    x = sx * cy * cz - cx * sy * sz
    y = cx * sy * cz + sx * cy * sz
    z = cx * cy * sz - sx * sy * cz
    w = cx * cy * cz + sx * sy * sz
  }
}

extension CATransform3D {
  /// What a transform is made of, in the order in which a point meets it: scale, shear, rotation,
  /// translation, perspective.
  package struct Components: Equatable, Sendable {
    package var scale: (x: CGFloat, y: CGFloat, z: CGFloat) = (1, 1, 1)
    package var shear: (xy: CGFloat, xz: CGFloat, yz: CGFloat) = (0, 0, 0)
    package var rotation = Quaternion.identity
    package var translation: (x: CGFloat, y: CGFloat, z: CGFloat) = (0, 0, 0)
    /// The fourth column; (0, 0, 0, 1) without perspective.
    package var perspective: (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) = (0, 0, 0, 1)

    package init() {}

    package static func == (lhs: Components, rhs: Components) -> Bool {
      lhs.scale == rhs.scale && lhs.shear == rhs.shear && lhs.rotation == rhs.rotation
        && lhs.translation == rhs.translation && lhs.perspective == rhs.perspective
    }
  }

  /// The parts, or nil for a singular matrix.
  ///
  /// A mirror image becomes one negative scale, of the axis that needs the least rotation for it:
  /// so a flip is animated by squashing, as on iOS, and not by turning.
  package var components: Components? {
    guard isFinite, m44 != 0 else { return nil }
    var c = Components()
    // The rows of the linear part.
    var x = Vector3(m11, m12, m13)
    var y = Vector3(m21, m22, m23)
    var z = Vector3(m31, m32, m33)
    let volume = x.dot(y.cross(z))
    guard volume != 0, volume.isFinite else { return nil }
    c.translation = (m41, m42, m43)
    if m14 == 0, m24 == 0, m34 == 0, m44 == 1 {
      c.perspective = (0, 0, 0, 1)
    } else {
      // self = A * P with P the identity but for its last column, so that column is the inverse of
      // A on ours.
      var affine = self
      (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
      guard let inverse = affine.inverse else { return nil }
      c.perspective = (
        inverse.m11 * m14 + inverse.m12 * m24 + inverse.m13 * m34 + inverse.m14 * m44,
        inverse.m21 * m14 + inverse.m22 * m24 + inverse.m23 * m34 + inverse.m24 * m44,
        inverse.m31 * m14 + inverse.m32 * m24 + inverse.m33 * m34 + inverse.m34 * m44,
        inverse.m41 * m14 + inverse.m42 * m24 + inverse.m43 * m34 + inverse.m44 * m44
      )
    }
    c.scale.x = x.length
    x = x / c.scale.x
    c.shear.xy = x.dot(y)
    y = y - x * c.shear.xy
    c.scale.y = y.length
    y = y / c.scale.y
    c.shear.xz = x.dot(z)
    z = z - x * c.shear.xz
    c.shear.yz = y.dot(z)
    z = z - y * c.shear.yz
    c.scale.z = z.length
    z = z / c.scale.z
    guard c.scale.x > 0, c.scale.y > 0, c.scale.z > 0 else { return nil }
    c.shear.xy /= c.scale.y
    c.shear.xz /= c.scale.z
    c.shear.yz /= c.scale.z
    if volume < 0 { c.mirror(&x, &y, &z) }
    c.rotation = Quaternion(rows: x, y, z)
    return c
  }

  package init(_ c: Components) {
    let q = c.rotation
    var x = Vector3(
      1 - 2 * (q.y * q.y + q.z * q.z),
      2 * (q.x * q.y + q.z * q.w),
      2 * (q.x * q.z - q.y * q.w)
    )
    var y = Vector3(
      2 * (q.x * q.y - q.z * q.w),
      1 - 2 * (q.x * q.x + q.z * q.z),
      2 * (q.y * q.z + q.x * q.w)
    )
    var z = Vector3(
      2 * (q.x * q.z + q.y * q.w),
      2 * (q.y * q.z - q.x * q.w),
      1 - 2 * (q.x * q.x + q.y * q.y)
    )
    z = (z + y * c.shear.yz + x * c.shear.xz) * c.scale.z
    y = (y + x * c.shear.xy) * c.scale.y
    x = x * c.scale.x
    self.init()
    (m11, m12, m13) = (x.x, x.y, x.z)
    (m21, m22, m23) = (y.x, y.y, y.z)
    (m31, m32, m33) = (z.x, z.y, z.z)
    (m41, m42, m43) = c.translation
    let p = c.perspective
    guard p != (0, 0, 0, 1) else { return }
    m14 = m11 * p.x + m12 * p.y + m13 * p.z
    m24 = m21 * p.x + m22 * p.y + m23 * p.z
    m34 = m31 * p.x + m32 * p.y + m33 * p.z
    m44 = m41 * p.x + m42 * p.y + m43 * p.z + p.w
  }

  /// `t` of the way to `other`, by components: rotation takes the short way, everything else is
  /// linear.
  ///
  /// Where one end has no components the sixteen numbers are interpolated. Exactly `self` at 0 and
  /// `other` at 1; `t` may overshoot.
  package func interpolated(to other: CATransform3D, _ t: CGFloat) -> CATransform3D {
    if t == 0 || self == other { return self }
    if t == 1 { return other }
    guard let a = components, let b = other.components else { return mixed(with: other, t) }
    return CATransform3D(a.mixed(with: b, t))
  }

  fileprivate func mixed(with other: CATransform3D, _ t: CGFloat) -> CATransform3D {
    CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * t })
  }

  /// The way from one transform to another, whose ends are taken apart once.
  package struct Way {
    private let from: CATransform3D
    private let to: CATransform3D
    private let components: (from: Components, to: Components)?

    package init(from: CATransform3D, to: CATransform3D) {
      self.from = from
      self.to = to
      if from != to, let a = from.components, let b = to.components {
        components = (a, b)
      } else {
        components = nil
      }
    }

    /// As `interpolated`.
    package func matrix(_ t: CGFloat) -> CATransform3D {
      if t == 0 || from == to { return from }
      if t == 1 { return to }
      guard let components else { return from.mixed(with: to, t) }
      return CATransform3D(components.from.mixed(with: components.to, t))
    }
  }
}

extension CATransform3D.Components {
  fileprivate func mixed(with other: Self, _ t: CGFloat) -> Self {
    func lerp(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
    var c = Self()
    c.scale = (
      lerp(scale.x, other.scale.x), lerp(scale.y, other.scale.y), lerp(scale.z, other.scale.z)
    )
    c.shear = (
      lerp(shear.xy, other.shear.xy), lerp(shear.xz, other.shear.xz),
      lerp(shear.yz, other.shear.yz)
    )
    c.rotation = rotation.slerp(to: other.rotation, t)
    c.translation = (
      lerp(translation.x, other.translation.x), lerp(translation.y, other.translation.y),
      lerp(translation.z, other.translation.z)
    )
    c.perspective = (
      lerp(perspective.x, other.perspective.x), lerp(perspective.y, other.perspective.y),
      lerp(perspective.z, other.perspective.z), lerp(perspective.w, other.perspective.w)
    )
    return c
  }
}

extension CATransform3D.Components {
  /// Makes one scale negative so that the rows, a mirror image now, become a rotation.
  fileprivate mutating func mirror(_ x: inout Vector3, _ y: inout Vector3, _ z: inout Vector3) {
    // The axis that points most against its own direction; z last, for it is seldom meant.
    if x.x <= y.y, x.x <= z.z {
      x = x * -1
      scale.x = -scale.x
      shear.xy = -shear.xy
      shear.xz = -shear.xz
    } else if y.y <= z.z {
      y = y * -1
      scale.y = -scale.y
      shear.xy = -shear.xy
      shear.yz = -shear.yz
    } else {
      z = z * -1
      scale.z = -scale.z
      shear.xz = -shear.xz
      shear.yz = -shear.yz
    }
  }
}

extension Quaternion {
  /// From the rows of a rotation matrix that acts on row vectors.
  fileprivate init(rows r0: Vector3, _ r1: Vector3, _ r2: Vector3) {
    // The largest of the four is found first: the others are divided by it.
    let x2 = 1 + r0.x - r1.y - r2.z
    let y2 = 1 - r0.x + r1.y - r2.z
    let z2 = 1 - r0.x - r1.y + r2.z
    let w2 = 1 + r0.x + r1.y + r2.z
    let largest = max(x2, y2, z2, w2)
    let root = max(largest, 0).squareRoot()
    let k = root > 0 ? 0.5 / root : 0
    let (yz, zx, xy) = (r1.z - r2.y, r2.x - r0.z, r0.y - r1.x)
    if largest == w2 {
      self.init(x: yz * k, y: zx * k, z: xy * k, w: root / 2)
    } else if largest == x2 {
      self.init(x: root / 2, y: (r0.y + r1.x) * k, z: (r2.x + r0.z) * k, w: yz * k)
    } else if largest == y2 {
      self.init(x: (r0.y + r1.x) * k, y: root / 2, z: (r1.z + r2.y) * k, w: zx * k)
    } else {
      self.init(x: (r2.x + r0.z) * k, y: (r1.z + r2.y) * k, z: root / 2, w: xy * k)
    }
  }
}

private struct Vector3 {
  var x: CGFloat
  var y: CGFloat
  var z: CGFloat

  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  var length: CGFloat { dot(self).squareRoot() }

  func dot(_ o: Vector3) -> CGFloat { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Vector3) -> Vector3 {
    Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }

  static func + (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x + b.x, a.y + b.y, a.z + b.z) }
  static func - (a: Vector3, b: Vector3) -> Vector3 { Vector3(a.x - b.x, a.y - b.y, a.z - b.z) }
  static func * (a: Vector3, k: CGFloat) -> Vector3 { Vector3(a.x * k, a.y * k, a.z * k) }
  static func / (a: Vector3, k: CGFloat) -> Vector3 { Vector3(a.x / k, a.y / k, a.z / k) }
}
