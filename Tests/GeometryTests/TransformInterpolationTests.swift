import Foundation
import Geometry
import Testing

struct TransformInterpolationTests {
  private func turned(_ degrees: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  @Test
  func `halfway to a quarter turn is exactly 45 degrees and keeps the area`() {
    let half = CGAffineTransform.identity.interpolated(to: turned(90), 0.5)
    #expect(isNear(half, turned(45), 1e-15))
    #expect(isNear(half.determinant, 1, 1e-15))
  }

  @Test(arguments: [0, 0.1, 0.25, 0.5, 0.9, 1, 1.2, -0.1])
  func `rotation has a constant speed`(t: Double) {
    let between = turned(10).interpolated(to: turned(130), t)
    #expect(isNear(between, turned(10 + 120 * t), 1e-12))
  }

  @Test
  func `more than half a turn takes the short way`() {
    let between = CGAffineTransform.identity.interpolated(to: turned(270), 0.5)
    #expect(isNear(between, turned(-45), 1e-12))
  }

  @Test
  func `the sign of half a turn gives the direction`() {
    let forth = CGAffineTransform.identity.interpolated(
      to: CGAffineTransform(rotationAngle: .pi),
      0.5
    )
    let back = CGAffineTransform.identity.interpolated(
      to: CGAffineTransform(rotationAngle: -.pi),
      0.5
    )
    #expect(isNear(forth, turned(90), 1e-12))
    #expect(isNear(back, turned(-90), 1e-12))
  }

  @Test
  func `translation and scale are linear, exactly`() {
    let a = CGAffineTransform(scaleX: 1, y: 2)
    let b = CGAffineTransform(a: 3, b: 0, c: 0, d: 6, tx: 100, ty: -50)
    let half = a.interpolated(to: b, 0.5)
    #expect(half == CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 50, ty: -25))
  }

  @Test
  func `a flip squashes instead of turning`() {
    let half = CGAffineTransform.identity.interpolated(
      to: CGAffineTransform(scaleX: -1, y: 1),
      0.75
    )
    #expect(isNear(half, CGAffineTransform(scaleX: -0.5, y: 1), 1e-12))
  }

  @Test(arguments: [0, 0.3, 0.5, 1])
  func `a transform without an inverse is interpolated number by number`(t: Double) {
    let dot = CGAffineTransform(scaleX: 0, y: 0)
    let between = dot.interpolated(to: turned(90), t)
    #expect(isNear(between.b, t) && isNear(between.a, 0))
    #expect(between.isFinite)
  }

  @Test
  func `ends are exact and equal ends stay`() {
    var dice = Dice(seed: 8)
    for _ in 0..<50 {
      let (a, b) = (CATransform3DTests.random(&dice), CATransform3DTests.random(&dice))
      #expect(a.interpolated(to: b, 0) == a)
      #expect(a.interpolated(to: b, 1) == b)
      #expect(a.interpolated(to: a, 0.3) == a)
      #expect(a.interpolated(to: b, 0.4).isFinite)
    }
  }

  @Test
  func `going backward is going forward from the other end`() {
    var dice = Dice(seed: 9)
    for _ in 0..<100 {
      let a = CATransform3DTests.random(&dice, perspective: false)
      let b = CATransform3DTests.random(&dice, perspective: false)
      let t = dice.number(0...1)
      #expect(isNear(a.interpolated(to: b, t), b.interpolated(to: a, 1 - t), 1e-7))
    }
  }

  @Test(arguments: [-0.5, 0, 0.3, 1, 1.5])
  func `a way whose ends are taken apart once is the same`(t: Double) {
    let turned = CATransform3D(turned(70)).concatenating(CATransform3D(scaleX: 2, y: -1, z: 1))
    let flat = CATransform3D(scaleX: 1, y: 0, z: 1)
    for (from, to) in [(.identity, turned), (turned, flat), (turned, turned)] {
      let way = CATransform3D.Way(from: from, to: to)
      #expect(way.matrix(t) == from.interpolated(to: to, t))
    }
  }

  @Test
  func `perspective is linear`() {
    var near = CATransform3D.identity
    near.m34 = -1.0 / 500
    let half = CATransform3D.identity.interpolated(to: near, 0.5)
    #expect(isNear(half.m34, -1.0 / 1000, 1e-12))
  }

  @Test
  func `a page that turns about y in perspective stays rigid`() throws {
    var camera = CATransform3D.identity
    camera.m34 = -1.0 / 800
    let end = CATransform3D(rotationAngle: .pi / 2, x: 0, y: 1, z: 0).concatenating(camera)
    let third = camera.interpolated(to: end, 1.0 / 3)
    let expected = CATransform3D(rotationAngle: .pi / 6, x: 0, y: 1, z: 0).concatenating(camera)
    #expect(isNear(third, expected, 1e-12))
  }
}

extension CGAffineTransform {
  fileprivate func interpolated(to other: CGAffineTransform, _ t: CGFloat) -> CGAffineTransform {
    CATransform3D(self).interpolated(to: CATransform3D(other), t).affineTransform
  }
}
