// Vectors: the compiler's own types under the names of C, and what is computed from them.

public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>

public typealias vector_float2 = simd_float2
public typealias vector_float3 = simd_float3
public typealias vector_float4 = simd_float4
public typealias vector_double2 = simd_double2
public typealias vector_double3 = simd_double3
public typealias vector_double4 = simd_double4
public typealias vector_int2 = simd_int2
public typealias vector_int3 = simd_int3
public typealias vector_int4 = simd_int4
public typealias vector_uint2 = simd_uint2
public typealias vector_uint3 = simd_uint3
public typealias vector_uint4 = simd_uint4

public typealias float2 = simd_float2
public typealias float3 = simd_float3
public typealias float4 = simd_float4
public typealias double2 = simd_double2
public typealias double3 = simd_double3
public typealias double4 = simd_double4
public typealias int2 = simd_int2
public typealias int3 = simd_int3
public typealias int4 = simd_int4
public typealias uint2 = simd_uint2
public typealias uint3 = simd_uint3
public typealias uint4 = simd_uint4

/// The scalars of which there are vectors and matrices with a length.
public protocol SIMDReal: SIMDScalar, BinaryFloatingPoint, Codable, Sendable
where SIMD2Storage: Sendable, SIMD4Storage: Sendable {
  static func sine(_ x: Self) -> Self
  static func cosine(_ x: Self) -> Self
  static func arcCosine(_ x: Self) -> Self
}

// MARK: Lengths and angles

public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { (x * y).sum() }

public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { dot(x, x) }

public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal {
  length_squared(x).squareRoot()
}

public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal {
  length(x - y)
}

public func distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal {
  length_squared(x - y)
}

/// Its direction: of length 1.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x / length(x) }

public func cross<S: SIMDReal>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}

public func cross<S: SIMDReal>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}

/// The direction after a bounce off a plane whose normal is `n`.
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: SIMDReal {
  x - n * (2 * dot(x, n))
}

public func project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: SIMDReal {
  y * (dot(x, y) / length_squared(y))
}

// MARK: Channel by channel

public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: SIMDReal {
  x + (y - x) * t
}

public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: SIMDReal { x + (y - x) * t }

public func mix<S: SIMDReal>(_ x: S, _ y: S, t: S) -> S { x + (y - x) * t }

public func min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMin(x, y) }

public func max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable { pointwiseMax(x, y) }

public func clamp<V: SIMD>(_ x: V, min: V, max: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: min, upperBound: max)
}

public func clamp<V: SIMD>(_ x: V, min: V.Scalar, max: V.Scalar) -> V
where V.Scalar: Comparable {
  x.clamped(lowerBound: V(repeating: min), upperBound: V(repeating: max))
}

public func simd_clamp<S: SIMDReal>(_ x: S, _ low: S, _ high: S) -> S {
  Swift.min(Swift.max(x, low), high)
}

public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal {
  x.replacing(with: V.zero - x, where: x .< V.zero)
}

public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.down) }

public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.up) }

public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x.rounded(.towardZero) }

/// What is left above the whole number below.
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { x - x.rounded(.down) }

public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal {
  V.zero.replacing(with: 1, where: x .> V.zero).replacing(with: -1, where: x .< V.zero)
}

/// 0 below the edge, 1 from it on.
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: SIMDReal {
  V.zero.replacing(with: 1, where: x .>= edge)
}

/// From 0 at the first edge to 1 at the second, with level ends.
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: SIMDReal {
  let t = clamp((x - edge0) / (edge1 - edge0), min: 0, max: 1)
  return t * t * (V(repeating: 3) - t * 2)
}

public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { x.sum() }

public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

// MARK: The same under the names of C

public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal { dot(x, y) }

public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { length(x) }

public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal {
  length_squared(x)
}

public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: SIMDReal {
  distance(x, y)
}

public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar
where V.Scalar: SIMDReal { distance_squared(x, y) }

public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { normalize(x) }

public func simd_cross<S: SIMDReal>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { cross(x, y) }

public func simd_cross<S: SIMDReal>(_ x: SIMD2<S>, _ y: SIMD2<S>) -> SIMD3<S> { cross(x, y) }

public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: SIMDReal {
  reflect(x, n: n)
}

public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: SIMDReal {
  project(x, y)
}

public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: SIMDReal {
  mix(x, y, t: t)
}

public func simd_mix<S: SIMDReal>(_ x: S, _ y: S, _ t: S) -> S { mix(x, y, t: t) }

public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMin(x, y)
}

public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: Comparable {
  pointwiseMax(x, y)
}

public func simd_clamp<V: SIMD>(_ x: V, _ low: V, _ high: V) -> V where V.Scalar: Comparable {
  x.clamped(lowerBound: low, upperBound: high)
}

public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: SIMDReal { abs(x) }

public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V
where V.Scalar: SIMDReal { smoothstep(x, edge0: edge0, edge1: edge1) }

public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: SIMDReal { x.sum() }

public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }

public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }

public func simd_equal<V: SIMD>(_ x: V, _ y: V) -> Bool { x == y }

public func simd_make_float2(_ x: Float, _ y: Float) -> simd_float2 { simd_float2(x, y) }

public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> simd_float3 {
  simd_float3(x, y, z)
}

public func simd_make_float3(_ v: simd_float4) -> simd_float3 { simd_float3(v.x, v.y, v.z) }

public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_float4 {
  simd_float4(x, y, z, w)
}

public func simd_make_float4(_ v: simd_float3, _ w: Float) -> simd_float4 { simd_float4(v, w) }

public func simd_make_double2(_ x: Double, _ y: Double) -> simd_double2 { simd_double2(x, y) }

public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> simd_double3 {
  simd_double3(x, y, z)
}
