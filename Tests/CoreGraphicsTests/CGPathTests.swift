import CoreGraphics
import Testing

struct CGPathTests {
  private func elements(_ path: CGPath) -> [CGPathElementType] {
    var result: [CGPathElementType] = []
    path.applyWithBlock { result.append($0.pointee.type) }
    return result
  }

  @Test
  func `elements are listed with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 1), control: CGPoint(x: 2.5, y: 0))
    path.addCurve(
      to: CGPoint(x: 4, y: 1),
      control1: CGPoint(x: 3.3, y: 0),
      control2: CGPoint(x: 3.6, y: 2)
    )
    path.closeSubpath()
    #expect(
      elements(path) == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ]
    )
    var ends: [CGFloat] = []
    path.applyWithBlock { element in
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      if count > 0 { ends.append(element.pointee.points[count - 1].x) }
    }
    #expect(ends == [1, 2, 3, 4])
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test
  func `paths are equal when their elements are`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let a = CGPath(rect: rect, transform: nil)
    let b = CGMutablePath()
    b.addRect(rect)
    #expect(a == b)
    #expect(a != CGPath(ellipseIn: rect, transform: nil))
  }

  @Test
  func `a copy does not follow the original`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test
  func `transforms apply to what is added`() {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 2)
    let path = CGPath(rect: rect, transform: &double)
    #expect(path.boundingBox == CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(
      path.copy(using: &double)?.boundingBox == CGRect(x: 4, y: 4, width: 8, height: 8)
    )
    let mutable = CGMutablePath()
    mutable.addRect(rect, transform: double)
    #expect(mutable == path)
  }

  @Test
  func `clockwise false runs clockwise on a y-down screen`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: false
    )
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.boundingBoxOfPath.width < 10.001)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath.width > 19.9)
  }

  @Test
  func `boxes with and without control points differ`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(path.boundingBoxOfPath.height == 5)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test
  func `a rectangle is recognized as one`() {
    var found = CGRect.zero
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.1)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  @Test
  func `a stroked path holds its line`() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    let outline = line.copy(
      strokingWithWidth: 4,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    #expect(outline.contains(CGPoint(x: 5, y: 1.9)))
    #expect(!outline.contains(CGPoint(x: 5, y: 2.1)))
    let dashes = line.copy(dashingWithPhase: 0, lengths: [2, 2])
    #expect(elements(dashes).filter { $0 == .moveToPoint }.count == 3)
  }

  @Test
  func `contains takes the rule and the transform`() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 6, height: 6),
    ])
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, using: .evenOdd))
    #expect(!path.contains(middle, transform: CGAffineTransform(translationX: 100, y: 0)))
  }
}
