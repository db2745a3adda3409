import Testing
import UIKit

struct UIBezierPathTests {
  @Test
  func `defaults are Apple's`() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.miterLimit == 10 && path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule && path.isEmpty && path.bounds.isNull)
  }

  @Test
  func `clockwise is as seen on the screen`() {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi / 2,
      clockwise: true
    )
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.width < 10.001)
  }

  @Test
  func `fill paints the inside and stroke the line`() {
    let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
    path.lineWidth = 2
    let filled = picture(20, 20) { _ in path.fill() }
    #expect(filled[4, 4].alpha == 255 && filled[3, 3].alpha == 0)
    let stroked = picture(20, 20) { _ in path.stroke() }
    #expect(stroked[3, 3].alpha == 255 && stroked[5, 5].alpha == 0)
  }

  @Test
  func `stroke leaves the context's own style`() {
    let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 12, height: 12))
    path.lineWidth = 8
    let drawn = picture(20, 20) { context in
      path.stroke(with: .normal, alpha: 0)
      context.stroke(CGRect(x: 4.5, y: 4.5, width: 11, height: 11))
    }
    #expect(drawn[4, 4].alpha == 255 && drawn[2, 2].alpha == 0 && drawn[6, 6].alpha == 0)
  }

  @Test
  func `addClip narrows what follows`() {
    let drawn = picture(20, 20) { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20)).addClip()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).addClip()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(drawn[9, 9].alpha == 255 && drawn[10, 9].alpha == 0 && drawn[9, 10].alpha == 0)
  }

  @Test
  func `the even-odd rule makes holes`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 10, y: 10)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
    #expect(picture(20, 20) { _ in path.fill() }[10, 10].alpha == 0)
  }

  @Test
  func `dashes are set and read back`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 1))
    path.addLine(to: CGPoint(x: 20, y: 1))
    path.lineWidth = 2
    path.setLineDash([4, 6], count: 2, phase: 0)
    var (count, phase) = (0, CGFloat(1))
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2 && phase == 0)
    let drawn = picture(20, 2) { _ in path.stroke() }
    #expect((0..<20).map { drawn[$0, 0].alpha == 255 } == (0..<20).map { $0 % 10 < 4 })
  }

  @Test
  func `paths can be turned, joined, reversed and copied`() throws {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    #expect(copy == path)
    copy.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.bounds.minX == 0 && copy.bounds.minX == 100 && copy.lineWidth == 3)
    let corners = path.cgPath
    path.removeAllPoints()
    #expect(path.isEmpty && !corners.isEmpty)
    path.cgPath = corners
    #expect(path.reversing().bounds == path.bounds)
  }

  @Test
  func `rounded rectangles have continuous corners`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadius: 20
    )
    var first: CGPoint?
    path.cgPath.applyWithBlock { if first == nil { first = $0.pointee.points[0] } }
    #expect(abs((first?.x ?? 0) - 20 * 1.52866483) < 1e-9)
    let some = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!some.contains(CGPoint(x: 1, y: 1)) && some.contains(CGPoint(x: 1, y: 99)))
  }

  @Test
  func `drawing without a context does nothing`() {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    UIColor.red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
