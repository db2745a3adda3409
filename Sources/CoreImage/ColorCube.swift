import Foundation

/// A table of colours: red changes fastest, then green, then blue (documented).
struct ColorCube: Sendable {
  private let size: Int
  private let entries: [SIMD4<Float>]

  /// Nil if the data is too short.
  init?(_ values: FilterValues) {
    size = Int(values.number("inputCubeDimension"))
    let count = size * size * size
    guard size >= 2, size <= 128, let data = values.data("inputCubeData"),
      data.count >= count * 16
    else { return nil }
    entries = data.withUnsafeBytes { bytes in
      (0..<count).map { bytes.loadUnaligned(fromByteOffset: $0 * 16, as: SIMD4<Float>.self) }
    }
  }

  /// Between the eight entries around a colour; premultiplied.
  subscript(color: SIMD3<Float>) -> SIMD4<Float> {
    let place = color.clamped(lowerBound: .zero, upperBound: .one) * Float(size - 1)
    let first = SIMD3<Int>(place).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: size - 2))
    let part = place - SIMD3<Float>(first)
    func entry(_ x: Int, _ y: Int, _ z: Int) -> SIMD4<Float> {
      entries[first.x + x + (first.y + y) * size + (first.z + z) * size * size]
    }
    func row(_ y: Int, _ z: Int) -> SIMD4<Float> {
      entry(0, y, z) + (entry(1, y, z) - entry(0, y, z)) * part.x
    }
    func plane(_ z: Int) -> SIMD4<Float> { row(0, z) + (row(1, z) - row(0, z)) * part.y }
    return plane(0) + (plane(1) - plane(0)) * part.z
  }
}
