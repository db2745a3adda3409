import Foundation

/// A rotation in space.
public struct SIMDQuaternion<Scalar: SIMDReal>: Equatable, Sendable {
  /// The imaginary part, then the real one.
  public var vector: SIMD4<Scalar>

  /// All zeros, which is no rotation.
  public init() { vector = .zero }
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  public init(_ vector: SIMD4<Scalar>) { self.vector = vector }
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    vector = SIMD4(ix, iy, iz, r)
  }
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// By `angle` radians around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    self.init(real: .cosine(angle / 2), imag: axis * .sine(angle / 2))
  }

  /// The shortest way from one direction to another, both of length 1.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let cosine = dot(from, to)
    if cosine < -0.999_999 {
      // Opposite directions: half a turn around anything perpendicular.
      let other: SIMD3<Scalar> = from.x.magnitude < 0.9 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    } else {
      self = Self(real: 1 + cosine, imag: cross(from, to)).normalized
    }
  }

  /// The rotation that a matrix makes.
  public init(_ matrix: SIMDMatrix3<Scalar>) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    } else if x.x >= y.y, x.x >= z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      self.init(ix: s / 4, iy: (x.y + y.x) / s, iz: (x.z + z.x) / s, r: (y.z - z.y) / s)
    } else if y.y >= z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      self.init(ix: (x.y + y.x) / s, iy: s / 4, iz: (y.z + z.y) / s, r: (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      self.init(ix: (x.z + z.x) / s, iy: (y.z + z.y) / s, iz: s / 4, r: (x.y - y.x) / s)
    }
  }

  public init(_ matrix: SIMDMatrix4<Scalar>) { self.init(matrix.rotation) }

  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// In radians.
  public var angle: Scalar { 2 * .arcCosine(Swift.min(Swift.max(real / length, -1), 1)) }
  public var axis: SIMD3<Scalar> { normalize(imag) }
  public var length: Scalar { simd.length(vector) }
  public var normalized: Self { Self(vector: normalize(vector)) }
  public var conjugate: Self { Self(real: real, imag: -imag) }
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

  /// The vector turned by it.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = cross(imag, vector) * 2
    return vector + twice * real + cross(imag, twice)
  }

  public static prefix func - (quaternion: Self) -> Self {
    Self(vector: SIMD4<Scalar>.zero - quaternion.vector)
  }
  public static func + (first: Self, second: Self) -> Self {
    Self(vector: first.vector + second.vector)
  }
  public static func - (first: Self, second: Self) -> Self {
    Self(vector: first.vector - second.vector)
  }
  public static func * (quaternion: Self, scalar: Scalar) -> Self {
    Self(vector: quaternion.vector * scalar)
  }
  public static func * (scalar: Scalar, quaternion: Self) -> Self { quaternion * scalar }
  public static func / (quaternion: Self, scalar: Scalar) -> Self {
    Self(vector: quaternion.vector / scalar)
  }
  /// First `second`, then `first`.
  public static func * (first: Self, second: Self) -> Self {
    Self(
      real: first.real * second.real - dot(first.imag, second.imag),
      imag: second.imag * first.real + first.imag * second.real + cross(first.imag, second.imag)
    )
  }
  public static func *= (first: inout Self, second: Self) { first = first * second }
}

extension SIMDMatrix3 {
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)),
      quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1))
    )
  }
}

extension SIMDMatrix4 {
  public init(_ quaternion: SIMDQuaternion<Scalar>) {
    let rotation = SIMDMatrix3(quaternion)
    self.init(
      SIMD4(rotation.columns.0, 0),
      SIMD4(rotation.columns.1, 0),
      SIMD4(rotation.columns.2, 0),
      SIMD4(0, 0, 0, 1)
    )
  }

  fileprivate var rotation: SIMDMatrix3<Scalar> {
    func first(_ column: Vector) -> SIMD3<Scalar> { SIMD3(column.x, column.y, column.z) }
    return SIMDMatrix3(first(columns.0), first(columns.1), first(columns.2))
  }
}

public typealias simd_quatf = SIMDQuaternion<Float>
public typealias simd_quatd = SIMDQuaternion<Double>

public func simd_quaternion(_ angle: Float, _ axis: simd_float3) -> simd_quatf {
  simd_quatf(angle: angle, axis: axis)
}
public func simd_quaternion(_ angle: Double, _ axis: simd_double3) -> simd_quatd {
  simd_quatd(angle: angle, axis: axis)
}
public func simd_act<S: SIMDReal>(_ quaternion: SIMDQuaternion<S>, _ vector: SIMD3<S>) -> SIMD3<S> {
  quaternion.act(vector)
}
public func simd_mul<S: SIMDReal>(
  _ first: SIMDQuaternion<S>,
  _ second: SIMDQuaternion<S>
) -> SIMDQuaternion<S> { first * second }
public func simd_inverse<S: SIMDReal>(_ quaternion: SIMDQuaternion<S>) -> SIMDQuaternion<S> {
  quaternion.inverse
}
public func simd_normalize<S: SIMDReal>(_ quaternion: SIMDQuaternion<S>) -> SIMDQuaternion<S> {
  quaternion.normalized
}
public func simd_conjugate<S: SIMDReal>(_ quaternion: SIMDQuaternion<S>) -> SIMDQuaternion<S> {
  quaternion.conjugate
}
public func simd_length<S: SIMDReal>(_ quaternion: SIMDQuaternion<S>) -> S { quaternion.length }
public func simd_dot<S: SIMDReal>(
  _ first: SIMDQuaternion<S>,
  _ second: SIMDQuaternion<S>
) -> S { dot(first.vector, second.vector) }

/// From one rotation to another at an even speed, the shorter way.
public func simd_slerp<S: SIMDReal>(
  _ first: SIMDQuaternion<S>,
  _ second: SIMDQuaternion<S>,
  _ t: S
) -> SIMDQuaternion<S> {
  dot(first.vector, second.vector) < 0
    ? slerp(first, -second, t) : slerp(first, second, t)
}

/// The longer way.
public func simd_slerp_longest<S: SIMDReal>(
  _ first: SIMDQuaternion<S>,
  _ second: SIMDQuaternion<S>,
  _ t: S
) -> SIMDQuaternion<S> {
  dot(first.vector, second.vector) < 0
    ? slerp(first, second, t) : slerp(first, -second, t)
}

private func slerp<S: SIMDReal>(
  _ first: SIMDQuaternion<S>,
  _ second: SIMDQuaternion<S>,
  _ t: S
) -> SIMDQuaternion<S> {
  let angle = S.arcCosine(Swift.min(Swift.max(dot(first.vector, second.vector), -1), 1))
  let sine = S.sine(angle)
  // So near to one another that a straight line is the arc.
  guard sine > 1e-4 else { return (first * (1 - t) + second * t).normalized }
  return first * (S.sine((1 - t) * angle) / sine) + second * (S.sine(t * angle) / sine)
}

extension Float: SIMDReal {
  public static func sine(_ x: Float) -> Float { sinf(x) }
  public static func cosine(_ x: Float) -> Float { cosf(x) }
  public static func arcCosine(_ x: Float) -> Float { acosf(x) }
}

extension Double: SIMDReal {
  public static func sine(_ x: Double) -> Double { sin(x) }
  public static func cosine(_ x: Double) -> Double { cos(x) }
  public static func arcCosine(_ x: Double) -> Double { acos(x) }
}
