struct Vector3: Equatable {
  var x: Double
  var y: Double
  var z: Double

  var length: Double { (x * x + y * y + z * z).squareRoot() }

  func dot(_ o: Vector3) -> Double { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Vector3) -> Vector3 {
    Vector3(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
  }

  static func * (v: Vector3, s: Double) -> Vector3 { Vector3(x: v.x * s, y: v.y * s, z: v.z * s) }
  static func - (a: Vector3, b: Vector3) -> Vector3 {
    Vector3(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  func mixed(with o: Vector3, _ t: Double) -> Vector3 {
    Vector3(x: x + (o.x - x) * t, y: y + (o.y - y) * t, z: z + (o.z - z) * t)
  }
}

/// A transform taken apart: scale, then shear, then rotation, then translation, then perspective.
/// In this form two transforms are interpolated, as Core Animation documents for `transform`.
struct TransformParts {
  var scale = Vector3(x: 1, y: 1, z: 1)
  /// Of y by x, of z by x, of z by y.
  var shear = Vector3(x: 0, y: 0, z: 0)
  var rotation = Quaternion()
  var translation = Vector3(x: 0, y: 0, z: 0)
  /// The last column: m14, m24, m34, m44.
  var perspective: (Double, Double, Double, Double) = (0, 0, 0, 1)
  /// False when the matrix flattens space and cannot be taken apart.
  private(set) var isRegular = true

  init(_ m: CATransform3D) {
    var m = m
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
      takePerspective(from: &m)
    }
    translation = Vector3(x: m.m41, y: m.m42, z: m.m43)
    var rows = [
      Vector3(x: m.m11, y: m.m12, z: m.m13), Vector3(x: m.m21, y: m.m22, z: m.m23),
      Vector3(x: m.m31, y: m.m32, z: m.m33),
    ]
    // A mirror turns one axis round: the one that points most against its own direction.
    if rows[0].dot(rows[1].cross(rows[2])) < 0 {
      let diagonal = [m.m11, m.m22, m.m33]
      let axis = diagonal.indices.min { diagonal[$0] < diagonal[$1] } ?? 0
      rows[axis] = rows[axis] * -1
      takeRows(rows)
      switch axis {
      case 0: scale.x = -scale.x
      case 1: scale.y = -scale.y
      default: scale.z = -scale.z
      }
      // Shears are relative to the scaled axes.
      if axis == 0 {
        shear.x = -shear.x
        shear.y = -shear.y
      } else if axis == 1 {
        shear.z = -shear.z
        shear.x = -shear.x
      } else {
        shear.y = -shear.y
        shear.z = -shear.z
      }
    } else {
      takeRows(rows)
    }
  }

  /// Gram-Schmidt from x to z.
  private mutating func takeRows(_ source: [Vector3]) {
    var rows = source
    scale.x = rows[0].length
    if scale.x > 0 { rows[0] = rows[0] * (1 / scale.x) }
    shear.x = rows[0].dot(rows[1])
    rows[1] = rows[1] - rows[0] * shear.x
    scale.y = rows[1].length
    if scale.y > 0 {
      rows[1] = rows[1] * (1 / scale.y)
      shear.x /= scale.y
    }
    shear.y = rows[0].dot(rows[2])
    rows[2] = rows[2] - rows[0] * shear.y
    shear.z = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * shear.z
    scale.z = rows[2].length
    if scale.z > 0 {
      rows[2] = rows[2] * (1 / scale.z)
      shear.y /= scale.z
      shear.z /= scale.z
    }
    guard scale.x > 0, scale.y > 0, scale.z > 0 else {
      isRegular = false
      completeAxes(&rows)
      rotation = Quaternion(rows: rows)
      return
    }
    rotation = Quaternion(rows: rows)
  }

  /// Gives a direction to axes that were scaled to nothing.
  private func completeAxes(_ rows: inout [Vector3]) {
    let isMissing = [scale.x == 0, scale.y == 0, scale.z == 0]
    switch isMissing.filter({ $0 }).count {
    case 1:
      let lost = isMissing.firstIndex(of: true) ?? 0
      rows[lost] = rows[(lost + 1) % 3].cross(rows[(lost + 2) % 3])
    default:
      rows = [Vector3(x: 1, y: 0, z: 0), Vector3(x: 0, y: 1, z: 0), Vector3(x: 0, y: 0, z: 1)]
    }
  }

  private mutating func takePerspective(from m: inout CATransform3D) {
    guard m.m44 != 0 else {
      isRegular = false
      return
    }
    var flat = m
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    // M = A * P, where A is affine and P the identity but for its last column p: A p = column.
    // Solve rows 1 to 3 for p, then the last one for p4.
    guard let p = flat.solveUpper(Vector3(x: m.m14, y: m.m24, z: m.m34)) else {
      perspective = (m.m14, m.m24, m.m34, m.m44)
      isRegular = false
      m = flat
      return
    }
    let p4 = m.m44 - (m.m41 * p.x + m.m42 * p.y + m.m43 * p.z)
    perspective = (p.x, p.y, p.z, p4)
    m = flat
  }

  var matrix: CATransform3D {
    let r = rotation.rows
    // scale * shear: each row of the product in terms of the rotated axes.
    let x = r[0] * scale.x
    let y = (r[1] - r[0] * -shear.x) * scale.y
    let z = (r[2] - r[0] * -shear.y - r[1] * -shear.z) * scale.z
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (x.x, x.y, x.z)
    (m.m21, m.m22, m.m23) = (y.x, y.y, y.z)
    (m.m31, m.m32, m.m33) = (z.x, z.y, z.z)
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    guard perspective != (0, 0, 0, 1) else { return m }
    let p = perspective
    m.m14 = m.m11 * p.0 + m.m12 * p.1 + m.m13 * p.2
    m.m24 = m.m21 * p.0 + m.m22 * p.1 + m.m23 * p.2
    m.m34 = m.m31 * p.0 + m.m32 * p.1 + m.m33 * p.2
    m.m44 = m.m41 * p.0 + m.m42 * p.1 + m.m43 * p.2 + p.3
    return m
  }

  func mixed(with other: TransformParts, _ t: Double) -> TransformParts {
    var result = self
    result.scale = scale.mixed(with: other.scale, t)
    result.shear = shear.mixed(with: other.shear, t)
    result.rotation = rotation.mixed(with: other.rotation, t)
    result.translation = translation.mixed(with: other.translation, t)
    let p = perspective
    let q = other.perspective
    result.perspective = (
      p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t, p.2 + (q.2 - p.2) * t, p.3 + (q.3 - p.3) * t
    )
    return result
  }
}

extension CATransform3D {
  /// Solves A x = v for the upper left 3x3 part A; nil when it is singular.
  fileprivate func solveUpper(_ v: Vector3) -> Vector3? {
    let a = Vector3(x: m11, y: m12, z: m13)
    let b = Vector3(x: m21, y: m22, z: m23)
    let c = Vector3(x: m31, y: m32, z: m33)
    let determinant = a.dot(b.cross(c))
    guard determinant != 0, determinant.isFinite else { return nil }
    let x = b.cross(c) * v.x
    let y = c.cross(a) * v.y
    let z = a.cross(b) * v.z
    return Vector3(x: x.x + y.x + z.x, y: x.y + y.y + z.y, z: x.z + y.z + z.z)
      * (1 / determinant)
  }
}
