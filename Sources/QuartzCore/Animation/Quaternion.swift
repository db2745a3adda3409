import Foundation

/// A rotation in space, for matrices acting on row vectors.
struct Quaternion: Equatable {
  var x = 0.0
  var y = 0.0
  var z = 0.0
  var w = 1.0

  init() {}

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// From the rows of a rotation matrix.
  init(rows r: [Vector3]) {
    let a = r[0]
    let b = r[1]
    let c = r[2]
    if b.z == 0, c.y == 0, a.z == 0, c.x == 0, c.z > 0 {
      // In the plane: half of the angle, exactly.
      let angle = atan2(a.y, a.x)
      self.init(x: 0, y: 0, z: sin(angle / 2), w: cos(angle / 2))
      return
    }
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x >= b.y, a.x >= c.z {
      let s = 2 * max(0, 1 + a.x - b.y - c.z).squareRoot()
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (a.z + c.x) / s, w: (b.z - c.y) / s)
    } else if b.y >= c.z {
      let s = 2 * max(0, 1 + b.y - a.x - c.z).squareRoot()
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = 2 * max(0, 1 + c.z - a.x - b.y).squareRoot()
      self.init(x: (a.z + c.x) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    }
    // q and -q are the same rotation; keep the one that turns by less than half a turn.
    if w < 0 { self = Quaternion(x: -x, y: -y, z: -z, w: -w) }
  }

  /// Turns about x first, then y, then z. Radians.
  init(angles: Vector3) {
    self.init(rows: Quaternion.rows(angles: angles))
  }

  var rows: [Vector3] {
    [
      Vector3(x: 1 - 2 * (y * y + z * z), y: 2 * (x * y + z * w), z: 2 * (x * z - y * w)),
      Vector3(x: 2 * (x * y - z * w), y: 1 - 2 * (x * x + z * z), z: 2 * (y * z + x * w)),
      Vector3(x: 2 * (x * z + y * w), y: 2 * (y * z - x * w), z: 1 - 2 * (x * x + y * y)),
    ]
  }

  private static func rows(angles: Vector3) -> [Vector3] {
    let (sx, cx) = (sin(angles.x), cos(angles.x))
    let (sy, cy) = (sin(angles.y), cos(angles.y))
    let (sz, cz) = (sin(angles.z), cos(angles.z))
    return [
      Vector3(x: cy * cz, y: cy * sz, z: -sy),
      Vector3(x: sx * sy * cz - cx * sz, y: sx * sy * sz + cx * cz, z: sx * cy),
      Vector3(x: cx * sy * cz + sx * sz, y: cx * sy * sz - sx * cz, z: cx * cy),
    ]
  }

  /// The angles about x, y and z that make this rotation.
  var angles: Vector3 {
    let r = rows
    let sine = -r[0].z
    if abs(sine) > 1 - 1e-12 {
      return Vector3(x: atan2(-r[2].y, r[1].y), y: sine > 0 ? .pi / 2 : -.pi / 2, z: 0)
    }
    return Vector3(x: atan2(r[1].z, r[2].z), y: asin(sine), z: atan2(r[0].y, r[0].x))
  }

  func with(x: Double? = nil, y: Double? = nil, z: Double? = nil) -> Quaternion {
    var angles = self.angles
    if let x { angles.x = x }
    if let y { angles.y = y }
    if let z { angles.z = z }
    return Quaternion(angles: angles)
  }

  /// The shorter way from here to `other`, at an even pace.
  func mixed(with other: Quaternion, _ t: Double) -> Quaternion {
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    var target = other
    if cosine < 0 {
      cosine = -cosine
      target = Quaternion(x: -other.x, y: -other.y, z: -other.z, w: -other.w)
    }
    if cosine > 1 - 1e-14 { return t < 0.5 ? self : target }
    let angle = acos(min(1, cosine))
    let scale = 1 / sin(angle)
    let a = sin((1 - t) * angle) * scale
    let b = sin(t * angle) * scale
    return Quaternion(
      x: a * x + b * target.x,
      y: a * y + b * target.y,
      z: a * z + b * target.z,
      w: a * w + b * target.w
    )
  }
}
