import Foundation
import Geometry
import Testing

struct CGAffineTransformTests {
  static func random(_ dice: inout Dice) -> CGAffineTransform {
    CGAffineTransform(
      a: dice.number(-3...3),
      b: dice.number(-3...3),
      c: dice.number(-3...3),
      d: dice.number(-3...3),
      tx: dice.number(-50...50),
      ty: dice.number(-50...50)
    )
  }

  @Test
  func `a transform and its inverse leave every point where it was`() {
    var dice = Dice(seed: 1)
    for _ in 0..<200 {
      let t = CGAffineTransformTests.random(&dice)
      guard abs(t.determinant) > 0.01 else { continue }
      let p = dice.point()
      #expect(isNear(p.applying(t).applying(t.inverted()), p))
      #expect(isNear(t.concatenating(t.inverted()), .identity))
    }
  }

  @Test
  func `inverting a transform without an inverse returns it`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test
  func `concatenation applies the receiver first`() {
    var dice = Dice(seed: 2)
    for _ in 0..<100 {
      let (a, b) = (CGAffineTransformTests.random(&dice), CGAffineTransformTests.random(&dice))
      let p = dice.point()
      #expect(isNear(p.applying(a.concatenating(b)), p.applying(a).applying(b)))
    }
  }

  @Test
  func `scaledBy, translatedBy and rotated act before the receiver`() {
    let t = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(t.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 3))
    let s = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(s.translatedBy(x: 5, y: 0)) == CGPoint(x: 12, y: 2))
    let turned = CGPoint(x: 1, y: 0).applying(s.rotated(by: .pi / 2))
    #expect(isNear(turned, CGPoint(x: 0, y: 2)))
  }

  @Test
  func `the parts of a transform rebuild it`() {
    var dice = Dice(seed: 3)
    for _ in 0..<200 {
      let t = CGAffineTransformTests.random(&dice)
      guard abs(t.determinant) > 0.01 else { continue }
      #expect(isNear(CGAffineTransform(t.decomposed()), t, 1e-8))
    }
  }

  @Test
  func `a rectangle's image is the box of its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 10 * CGFloat(0.5).squareRoot()
    #expect(isNear(turned, CGRect(x: -half, y: 0, width: 2 * half, height: 2 * half)))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }
}
