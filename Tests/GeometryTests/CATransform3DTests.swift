import Foundation
import Geometry
import Testing

struct CATransform3DTests {
  static func random(_ dice: inout Dice, perspective: Bool = true) -> CATransform3D {
    var t = CATransform3D(
      rows: (0..<16).map { _ in CGFloat(dice.number(-2...2)) }
    )
    if !perspective {
      (t.m14, t.m24, t.m34, t.m44) = (0, 0, 0, 1)
    }
    return t
  }

  @Test
  func `a transform times its inverse is the identity`() throws {
    var dice = Dice(seed: 4)
    for _ in 0..<200 {
      let t = CATransform3DTests.random(&dice)
      guard abs(t.determinant) > 0.05 else { continue }
      let inverse = try #require(t.inverse)
      #expect(isNear(t.concatenating(inverse), .identity, 1e-8))
      #expect(isNear(inverse.concatenating(t), .identity, 1e-8))
    }
  }

  @Test
  func `a squashed transform has no inverse`() {
    #expect(CATransform3D(scaleX: 1, y: 0, z: 1).inverse == nil)
  }

  @Test
  func `determinants multiply`() {
    var dice = Dice(seed: 5)
    for _ in 0..<100 {
      let (a, b) = (CATransform3DTests.random(&dice), CATransform3DTests.random(&dice))
      #expect(isNear(a.concatenating(b).determinant, a.determinant * b.determinant, 1e-8))
    }
  }

  @Test
  func `a rotation about z is the plane's rotation`() {
    let t = CATransform3D(rotationAngle: 0.7, x: 0, y: 0, z: 3)
    #expect(isNear(t.affineTransform, CGAffineTransform(rotationAngle: 0.7)))
    #expect(t.isAffine)
  }

  @Test
  func `a rotation about x turns +y towards +z and about y +z towards +x`() {
    let x = CATransform3D(rotationAngle: .pi / 2, x: 1, y: 0, z: 0)
    #expect(isNear(x.m23, 1))
    let y = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0)
    #expect(isNear(y.m31, 1))
  }

  @Test
  func `a rotation about no axis is the identity`() {
    #expect(CATransform3D(rotationAngle: 1, x: 0, y: 0, z: 0) == .identity)
  }

  @Test
  func `the components of a transform rebuild it`() throws {
    var dice = Dice(seed: 6)
    for round in 0..<300 {
      let t = CATransform3DTests.random(&dice, perspective: round % 2 == 0)
      guard abs(t.determinant) > 0.05, let parts = t.components else { continue }
      #expect(isNear(CATransform3D(parts), t, 1e-7))
    }
  }

  @Test
  func `Euler angles rebuild the rotation`() {
    var dice = Dice(seed: 7)
    for _ in 0..<200 {
      let (x, y, z) = (dice.number(-3...3), dice.number(-1.5...1.5), dice.number(-3...3))
      let angles = Quaternion(eulerX: x, y: y, z: z).eulerAngles
      #expect(isNear(angles.x, x, 1e-8) && isNear(angles.y, y, 1e-8) && isNear(angles.z, z, 1e-8))
    }
  }

  @Test
  func `turns about x, y and z in that order are one Euler rotation`() throws {
    let t = CATransform3D(rotationAngle: 0.3, x: 1, y: 0, z: 0)
      .concatenating(CATransform3D(rotationAngle: -0.5, x: 0, y: 1, z: 0))
      .concatenating(CATransform3D(rotationAngle: 1.1, x: 0, y: 0, z: 1))
    let angles = try #require(t.components).rotation.eulerAngles
    #expect(isNear(angles.x, 0.3) && isNear(angles.y, -0.5) && isNear(angles.z, 1.1))
  }
}
