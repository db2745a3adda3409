/// A square matrix, column by column.
public protocol SIMDSquareMatrix: Equatable, Sendable {
  associatedtype Scalar: SIMDReal
  associatedtype Vector: SIMD where Vector.Scalar == Scalar

  /// All zeros.
  init()

  /// A column.
  subscript(column: Int) -> Vector { get set }
}

extension SIMDSquareMatrix {
  fileprivate static var order: Int { Vector.scalarCount }

  public init(diagonal: Vector) {
    self.init()
    for index in 0..<Self.order { self[index][index] = diagonal[index] }
  }

  /// The same number all along the diagonal.
  public init(_ scalar: Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

  public init(_ columns: [Vector]) {
    precondition(columns.count == Self.order, "a matrix of this size has \(Self.order) columns")
    self.init()
    for index in 0..<Self.order { self[index] = columns[index] }
  }

  public init(rows: [Vector]) { self = Self(rows).transpose }

  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  /// Gauss and Jordan, with the largest pivot: the inverse, and the determinant.
  private var inverted: (inverse: Self, determinant: Scalar) {
    var (rest, inverse) = (self, Self(1))
    var determinant: Scalar = 1
    for index in 0..<Self.order {
      // Columns take the part of rows: the inverse of the transpose is the transpose of the
      // inverse.
      var best = index
      for other in index..<Self.order
      where rest[other][index].magnitude > rest[best][index].magnitude { best = other }
      let pivot = rest[best][index]
      determinant *= best == index ? pivot : -pivot
      guard pivot != 0 else { return (Self(Scalar.nan), 0) }
      (rest[index], rest[best]) = (rest[best], rest[index])
      (inverse[index], inverse[best]) = (inverse[best], inverse[index])
      rest[index] /= pivot
      inverse[index] /= pivot
      for other in 0..<Self.order where other != index {
        let factor = rest[other][index]
        rest[other] -= rest[index] * factor
        inverse[other] -= inverse[index] * factor
      }
    }
    return (inverse, determinant)
  }

  /// Full of NaN where there is none.
  public var inverse: Self { inverted.inverse }

  public var determinant: Scalar { inverted.determinant }

  public static func == (first: Self, second: Self) -> Bool {
    (0..<order).allSatisfy { first[$0] == second[$0] }
  }

  public static func + (first: Self, second: Self) -> Self {
    var result = first
    for index in 0..<order { result[index] += second[index] }
    return result
  }

  public static func - (first: Self, second: Self) -> Self {
    var result = first
    for index in 0..<order { result[index] -= second[index] }
    return result
  }

  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  public static func * (scalar: Scalar, matrix: Self) -> Self {
    var result = matrix
    for index in 0..<order { result[index] *= scalar }
    return result
  }

  public static func * (matrix: Self, scalar: Scalar) -> Self { scalar * matrix }

  /// The matrix applied to a column.
  public static func * (matrix: Self, vector: Vector) -> Vector {
    var result = Vector.zero
    for index in 0..<order { result += matrix[index] * vector[index] }
    return result
  }

  /// A row times the matrix.
  public static func * (vector: Vector, matrix: Self) -> Vector {
    var result = Vector.zero
    for index in 0..<order { result[index] = dot(vector, matrix[index]) }
    return result
  }

  /// First `second`, then `first`.
  public static func * (first: Self, second: Self) -> Self {
    var result = Self()
    for index in 0..<order { result[index] = first * second[index] }
    return result
  }

  public static func += (first: inout Self, second: Self) { first = first + second }
  public static func -= (first: inout Self, second: Self) { first = first - second }
  public static func *= (first: inout Self, second: Self) { first = first * second }
  public static func *= (matrix: inout Self, scalar: Scalar) { matrix = matrix * scalar }
}

public struct SIMDMatrix2<Scalar: SIMDReal>: SIMDSquareMatrix {
  public typealias Vector = SIMD2<Scalar>

  public var columns: (Vector, Vector)

  public init() { columns = (.zero, .zero) }
  public init(columns: (Vector, Vector)) { self.columns = columns }
  public init(_ first: Vector, _ second: Vector) { columns = (first, second) }

  public subscript(column: Int) -> Vector {
    get { column == 0 ? columns.0 : columns.1 }
    set { if column == 0 { columns.0 = newValue } else { columns.1 = newValue } }
  }
}

public struct SIMDMatrix3<Scalar: SIMDReal>: SIMDSquareMatrix {
  public typealias Vector = SIMD3<Scalar>

  public var columns: (Vector, Vector, Vector)

  public init() { columns = (.zero, .zero, .zero) }
  public init(columns: (Vector, Vector, Vector)) { self.columns = columns }
  public init(_ first: Vector, _ second: Vector, _ third: Vector) {
    columns = (first, second, third)
  }

  public subscript(column: Int) -> Vector {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }
}

public struct SIMDMatrix4<Scalar: SIMDReal>: SIMDSquareMatrix {
  public typealias Vector = SIMD4<Scalar>

  public var columns: (Vector, Vector, Vector, Vector)

  public init() { columns = (.zero, .zero, .zero, .zero) }
  public init(columns: (Vector, Vector, Vector, Vector)) { self.columns = columns }
  public init(_ first: Vector, _ second: Vector, _ third: Vector, _ fourth: Vector) {
    columns = (first, second, third, fourth)
  }

  public subscript(column: Int) -> Vector {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }
}

// MARK: Names

public typealias simd_float2x2 = SIMDMatrix2<Float>
public typealias simd_float3x3 = SIMDMatrix3<Float>
public typealias simd_float4x4 = SIMDMatrix4<Float>
public typealias simd_double2x2 = SIMDMatrix2<Double>
public typealias simd_double3x3 = SIMDMatrix3<Double>
public typealias simd_double4x4 = SIMDMatrix4<Double>
public typealias matrix_float2x2 = simd_float2x2
public typealias matrix_float3x3 = simd_float3x3
public typealias matrix_float4x4 = simd_float4x4
public typealias matrix_double2x2 = simd_double2x2
public typealias matrix_double3x3 = simd_double3x3
public typealias matrix_double4x4 = simd_double4x4
public typealias float2x2 = simd_float2x2
public typealias float3x3 = simd_float3x3
public typealias float4x4 = simd_float4x4
public typealias double2x2 = simd_double2x2
public typealias double3x3 = simd_double3x3
public typealias double4x4 = simd_double4x4

public let matrix_identity_float2x2 = simd_float2x2(1)
public let matrix_identity_float3x3 = simd_float3x3(1)
public let matrix_identity_float4x4 = simd_float4x4(1)
public let matrix_identity_double2x2 = simd_double2x2(1)
public let matrix_identity_double3x3 = simd_double3x3(1)
public let matrix_identity_double4x4 = simd_double4x4(1)

public func simd_mul<M: SIMDSquareMatrix>(_ first: M, _ second: M) -> M { first * second }
public func simd_mul<M: SIMDSquareMatrix>(_ matrix: M, _ vector: M.Vector) -> M.Vector {
  matrix * vector
}
public func simd_mul<M: SIMDSquareMatrix>(_ vector: M.Vector, _ matrix: M) -> M.Vector {
  vector * matrix
}
public func simd_mul<M: SIMDSquareMatrix>(_ scalar: M.Scalar, _ matrix: M) -> M {
  scalar * matrix
}
public func matrix_multiply<M: SIMDSquareMatrix>(_ first: M, _ second: M) -> M { first * second }
public func matrix_multiply<M: SIMDSquareMatrix>(_ matrix: M, _ vector: M.Vector) -> M.Vector {
  matrix * vector
}
public func simd_inverse<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func matrix_invert<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.inverse }
public func simd_transpose<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func matrix_transpose<M: SIMDSquareMatrix>(_ matrix: M) -> M { matrix.transpose }
public func simd_determinant<M: SIMDSquareMatrix>(_ matrix: M) -> M.Scalar {
  matrix.determinant
}
public func simd_equal<M: SIMDSquareMatrix>(_ first: M, _ second: M) -> Bool { first == second }
