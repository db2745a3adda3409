import Testing
import UIKit
import simd

@Suite
struct VectorTests {
  @Test
  func `vectors have lengths and directions`() {
    #expect(simd_length(simd_float2(3, 4)) == 5)
    #expect(normalize(float3(0, 0, 2)) == [0, 0, 1])
    #expect(simd_dot(double3(1, 2, 3), double3(4, 5, 6)) == 32)
    #expect(cross(float3(1, 0, 0), float3(0, 1, 0)) == [0, 0, 1])
    #expect(distance(float2(1, 1), float2(4, 5)) == 5)
    #expect(mix(float2(0, 0), float2(4, 8), t: 0.25) == [1, 2])
  }

  @Test
  func `the names of numbers still mean numbers`() {
    #expect(min(1, 2) == 1 && max(2.5, 1) == 2.5 && abs(-3) == 3)
    #expect(min(float2(1, 5), float2(3, 2)) == [1, 2] && abs(float2(-1, 2)) == [1, 2])
    #expect(simd_clamp(3 as Float, 0, 1) == 1)
  }

  @Test
  func `a number has a sign, also that of a screen`() {
    let speed: CGFloat = -3
    #expect(sign(speed) == -1 && sign(0.0) == 0 && sign(2 as Float) == 1)
    #expect(step(speed, edge: 0) == 0 && fract(1.25) == 0.25)
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
  }

  @Test
  func `a matrix times its inverse is the identity`() {
    let matrix = double3x3(rows: [[2, 1, 0], [0, 1, 4], [5, 6, 0]])
    #expect(abs(matrix.determinant + 28) < 1e-9)
    let product = matrix * matrix.inverse
    for column in 0..<3 {
      for row in 0..<3 {
        #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-12)
      }
    }
    #expect(matrix.transpose.transpose == matrix)
  }

  @Test
  func `a matrix moves a point`() {
    var move = matrix_identity_float4x4
    move.columns.3 = [1, 2, 3, 1]
    #expect(simd_mul(move, simd_float4(5, 5, 5, 1)) == [6, 7, 8, 1])
    let twice = move * move
    #expect(twice[3] == [2, 4, 6, 1])
  }

  @Test
  func `a rotation turns, and half of it turns half as far`() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
    #expect(simd_distance(simd_double3x3(quarter) * [1, 0, 0], [0, 1, 0]) < 1e-12)
    let none = simd_quatd(ix: 0, iy: 0, iz: 0, r: 1)
    #expect(abs(simd_slerp(none, quarter, 0.5).angle - .pi / 4) < 1e-12)
    #expect(abs(simd_dot(simd_quatd(simd_double3x3(quarter)), quarter) - 1) < 1e-12)
    let across = simd_quatd(from: [1, 0, 0], to: [-1, 0, 0])
    #expect(simd_distance(across.act([1, 0, 0]), [-1, 0, 0]) < 1e-12)
  }
}
