import CoreGraphics
import Testing

struct CGGeometryTests {
  @Test
  func `points, sizes and rectangles are printed as on iOS`() {
    let rect = CGRect(x: 0, y: 20, width: 320, height: 44.5)
    #expect("\(rect)" == "(0.0, 20.0, 320.0, 44.5)")
    #expect("\(rect.origin) \(rect.size)" == "(0.0, 20.0) (320.0, 44.5)")
    #expect("\([rect.origin])" == "[(0.0, 20.0)]")
  }

  @Test
  func `affine transforms have the names of C, too`() {
    let scale = CGAffineTransformMakeScale(2, 3)
    let shift = CGAffineTransformMakeTranslation(10, 20)
    let point = CGPoint(x: 1, y: 1)
    #expect(
      CGPointApplyAffineTransform(point, CGAffineTransformConcat(scale, shift))
        == CGPoint(x: 12, y: 23)
    )
    // What is added to a transform comes before it.
    #expect(
      CGPointApplyAffineTransform(point, CGAffineTransformScale(shift, 2, 3))
        == CGPoint(x: 12, y: 23)
    )
    #expect(
      CGPointApplyAffineTransform(point, CGAffineTransformTranslate(scale, 10, 20))
        == CGPoint(x: 22, y: 63)
    )
    #expect(
      CGAffineTransformIsIdentity(
        CGAffineTransformRotate(CGAffineTransformMake(1, 0, 0, 1, 0, 0), 0)
      )
    )
    #expect(CGAffineTransformEqualToTransform(CGAffineTransformInvert(shift), shift.inverted()))
  }
}
