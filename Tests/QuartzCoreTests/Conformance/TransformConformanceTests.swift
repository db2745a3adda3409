import QuartzCore
import Testing

/// Transforms: the functions that make them, what is between two of them, and what their parts are.
///
/// The matrices were worked out apart from this code.
@Suite("Core Animation: transforms")
struct TransformConformanceTests {
  func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ]
  }

  func distance(_ t: CATransform3D, _ expected: [CGFloat]) -> CGFloat {
    zip(numbers(t), expected).map { abs($0 - $1) }.max() ?? .infinity
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let matrix: CATransform3D
    let expected: [CGFloat]
    init(_ name: String, _ matrix: CATransform3D, _ expected: [CGFloat]) {
      (testDescription, self.matrix, self.expected) = (name, matrix, expected)
    }
  }

  @Test(arguments: matrices)
  func `a function makes its matrix`(row: Row) {
    #expect(distance(row.matrix, row.expected) < 1e-8)
  }

  struct Part: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let matrix: CATransform3D
    let keyPath: String
    let value: Double
    init(_ name: String, _ matrix: CATransform3D, _ keyPath: String, _ value: Double) {
      (testDescription, self.matrix, self.keyPath, self.value) = (
        "\(keyPath) of a \(name)", matrix, keyPath, value
      )
    }
  }

  static let parts: [Part] = [
    Part("turn by 0.5", CATransform3DMakeRotation(0.5, 0, 0, 1), "transform.rotation", 0.5),
    Part("turn by 0.5", CATransform3DMakeRotation(0.5, 0, 0, 1), "transform.rotation.z", 0.5),
    Part("tilt by 0.5", CATransform3DMakeRotation(0.5, 1, 0, 0), "transform.rotation.x", 0.5),
    Part("shift by 0.5", CATransform3DMakeTranslation(0.5, 3, 4), "transform.translation.x", 0.5),
    Part("turn by -1", CATransform3DMakeRotation(-1, 0, 0, 1), "transform.rotation", -1),
    Part("turn by -1", CATransform3DMakeRotation(-1, 0, 0, 1), "transform.rotation.z", -1),
    Part("tilt by -1", CATransform3DMakeRotation(-1, 1, 0, 0), "transform.rotation.x", -1),
    Part("shift by -1", CATransform3DMakeTranslation(-1, 3, 4), "transform.translation.x", -1),
    Part("turn by 2", CATransform3DMakeRotation(2, 0, 0, 1), "transform.rotation", 2),
    Part("turn by 2", CATransform3DMakeRotation(2, 0, 0, 1), "transform.rotation.z", 2),
    Part("tilt by 2", CATransform3DMakeRotation(2, 1, 0, 0), "transform.rotation.x", 2),
    Part("shift by 2", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.x", 2),
    Part("shift", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.y", 3),
    Part("shift", CATransform3DMakeTranslation(2, 3, 4), "transform.translation.z", 4),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.x", 2),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.y", 3),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale.z", 4),
    Part("stretch", CATransform3DMakeScale(2, 3, 4), "transform.scale", 3),
    Part("nothing", CATransform3DIdentity, "transform.scale", 1),
    Part("nothing", CATransform3DIdentity, "transform.scale.x", 1),
    Part("nothing", CATransform3DIdentity, "transform.rotation", 0),
    Part("nothing", CATransform3DIdentity, "transform.translation.x", 0),
    Part("swing", CATransform3DMakeRotation(0.75, 0, 1, 0), "transform.rotation.y", 0.75),
  ]

  @Test(arguments: parts)
  func `a key path reads a part of the transform`(row: Part) {
    let layer = CALayer()
    layer.transform = row.matrix
    let value = layer.value(forKeyPath: row.keyPath) as? Double ?? .nan
    #expect(abs(value - row.value) < 1e-9)
  }

  @Test(arguments: parts)
  func `a key path writes a part of the transform`(row: Part) {
    let layer = CALayer()
    layer.setValue(row.value, forKeyPath: row.keyPath)
    let value = layer.value(forKeyPath: row.keyPath) as? Double ?? .nan
    #expect(abs(value - row.value) < 1e-9)
  }
}
