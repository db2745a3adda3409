import CoreGraphics
import Testing

struct NSValueTests {
  @Test
  func `values return what they hold`() {
    let point = CGPoint(x: 1, y: 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: t).cgAffineTransformValue == t)
  }

  @Test
  func `values of the same structure are equal`() {
    let t = CGAffineTransform(scaleX: 2, y: 3)
    #expect(NSValue(cgAffineTransform: t) == NSValue(cgAffineTransform: t))
    #expect(NSValue(cgAffineTransform: t) != NSValue(cgAffineTransform: .identity))
    #expect(NSValue(cgPoint: .zero) == NSValue(cgPoint: .zero))
    #expect(NSValue(cgPoint: .zero) != NSValue(cgSize: .zero))
    #expect(NSValue(cgVector: .zero) != NSValue(cgAffineTransform: t))
    #expect(NSValue(cgAffineTransform: t).hash == NSValue(cgAffineTransform: t).hash)
  }

  @Test
  func `the wrong getter gives zero`() {
    let value = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(value.cgRectValue == .zero)
    #expect(value.cgVectorValue == .zero)
    #expect(value.cgAffineTransformValue == .identity)
    #expect(NSNumber(value: 3).cgPointValue == .zero)
  }

  @Test
  func `a structure can be read as bytes`() {
    var t = CGAffineTransform.identity
    NSValue(cgAffineTransform: CGAffineTransform(scaleX: 2, y: 3)).getValue(&t)
    #expect(t == CGAffineTransform(scaleX: 2, y: 3))
    #expect(
      String(cString: NSValue(cgAffineTransform: t).objCType) == "{CGAffineTransform=dddddd}"
    )
  }

  @Test
  func `a boxed value comes out of Any`() {
    let any: Any = NSValue(cgVector: CGVector(dx: 3, dy: 4))
    #expect((any as? NSValue)?.boxedStructure as? CGVector == CGVector(dx: 3, dy: 4))
    #expect(NSValue(cgPoint: .zero).boxedStructure as? CGPoint == .zero)
    #expect(NSNumber(value: 3).boxedStructure == nil)
  }
}
