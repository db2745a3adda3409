import Foundation
import Geometry
import Testing

struct PathStrokingTests {
  /// How far `point` is from the path's lines.
  private func distance(_ point: CGPoint, _ lines: [Polyline]) -> CGFloat {
    var least = CGFloat.infinity
    for line in lines {
      let count = line.points.count
      for index in 0..<(line.isClosed ? count : count - 1) {
        let (a, b) = (line.points[index], line.points[(index + 1) % count])
        let (ab, ap) = (b - a, point - a)
        let t = min(max(ap.dot(ab) / max(ab.dot(ab), 1e-12), 0), 1)
        least = min(least, (point - (a + ab * t)).length)
      }
    }
    return least
  }

  /// With round caps and joins the stroke is exactly what lies within half the width.
  @Test(arguments: [1.0, 8, 30, 120])
  func `a round stroke holds the points near the path`(width: Double) {
    var dice = Dice(seed: 30)
    var wrong = 0
    for round in 0..<40 {
      var path = PathTests.random(&dice)
      if round % 3 == 0 { path.closeSubpath() }
      let lines = path.polylines(tolerance: 0.001)
      let outline = path.stroked(StrokeStyle(width: width, cap: .round, join: .round))
      for _ in 0..<300 {
        let p = dice.point(-60...160)
        let distance = distance(p, lines)
        guard abs(distance - width / 2) > 0.06 else { continue }
        if outline.contains(p, rule: .nonZero) != (distance < width / 2) { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  private func corner(_ style: StrokeStyle) -> Path {
    Path(
      polygon: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)],
      isClosed: false
    ).stroked(style)
  }

  @Test
  func `joins fill the outer corner as they are named`() {
    let tip = CGPoint(x: 109, y: -9)
    let near = CGPoint(x: 106, y: -6)
    let round = corner(StrokeStyle(width: 20, join: .round))
    let miter = corner(StrokeStyle(width: 20, join: .miter))
    let bevel = corner(StrokeStyle(width: 20, join: .bevel))
    #expect(miter.contains(tip, rule: .nonZero))
    #expect(!round.contains(tip, rule: .nonZero))
    #expect(round.contains(near, rule: .nonZero))
    #expect(!bevel.contains(near, rule: .nonZero))
    #expect(bevel.contains(CGPoint(x: 104, y: -4), rule: .nonZero))
  }

  @Test
  func `a miter beyond its limit becomes a bevel`() {
    // A right angle's miter is 1.4142 widths long.
    let tip = CGPoint(x: 109, y: -9)
    #expect(
      corner(StrokeStyle(width: 20, miterLimit: 1.42)).contains(tip, rule: .nonZero)
    )
    #expect(
      !corner(StrokeStyle(width: 20, miterLimit: 1.41)).contains(tip, rule: .nonZero)
    )
  }

  @Test
  func `caps end the line as they are named`() {
    let line = Path(polygon: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0)], isClosed: false)
    func stroked(_ cap: StrokeStyle.Cap) -> CGRect {
      line.stroked(StrokeStyle(width: 10, cap: cap)).bounds
    }
    #expect(isNear(stroked(.butt), CGRect(x: 0, y: -5, width: 100, height: 10)))
    #expect(isNear(stroked(.square), CGRect(x: -5, y: -5, width: 110, height: 10)))
    #expect(isNear(stroked(.round), CGRect(x: -5, y: -5, width: 110, height: 10), 1e-3))
    let round = line.stroked(StrokeStyle(width: 10, cap: .round))
    #expect(!round.contains(CGPoint(x: 104, y: 4), rule: .nonZero))
    #expect(round.contains(CGPoint(x: 103, y: 3), rule: .nonZero))
  }

  @Test
  func `the area of a line is its length times its width`() {
    let line = Path(polygon: [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40)], isClosed: false)
    #expect(isNear(abs(PathTests.area(line.stroked(StrokeStyle(width: 4)))), 200))
  }

  @Test
  func `a circle's stroke is a ring`() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let ring = circle.stroked(StrokeStyle(width: 10))
    let area = Double.pi * Double(55 * 55 - 45 * 45)
    #expect(isNear(abs(PathTests.area(ring)), area, 1e-3))
    #expect(!ring.contains(.zero, rule: .nonZero))
    #expect(ring.contains(CGPoint(x: 46, y: 0), rule: .nonZero))
  }

  @Test
  func `a line wider than its circle leaves no hole`() {
    let circle = Path(ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10))
    let disc = circle.stroked(StrokeStyle(width: 20))
    var dice = Dice(seed: 31)
    for _ in 0..<200 {
      let p = dice.point(-14...14)
      guard abs(hypot(p.x, p.y) - 15) > 0.1 else { continue }
      #expect(disc.contains(p, rule: .nonZero) == (hypot(p.x, p.y) < 15))
    }
  }

  @Test
  func `a dot shows its cap`() {
    var dot = Path()
    dot.move(to: CGPoint(x: 5, y: 5))
    dot.addLine(to: CGPoint(x: 5, y: 5))
    #expect(dot.stroked(StrokeStyle(width: 4)).isEmpty)
    let round = dot.stroked(StrokeStyle(width: 4, cap: .round))
    #expect(isNear(round.bounds, CGRect(x: 3, y: 3, width: 4, height: 4)))
    var move = Path()
    move.move(to: .zero)
    #expect(move.stroked(StrokeStyle(width: 4, cap: .round)).isEmpty)
  }

  @Test
  func `a stroke without width, or of an empty path, is empty`() {
    let path = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.stroked(StrokeStyle(width: 0)).isEmpty)
    #expect(path.stroked(StrokeStyle(width: -1)).isEmpty)
    #expect(path.stroked(StrokeStyle(width: .nan)).isEmpty)
    #expect(Path().stroked(StrokeStyle(width: 1)).isEmpty)
  }

  @Test
  func `a rectangle's stroke is an outline with sharp corners`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let frame = Path(rect: rect).stroked(StrokeStyle(width: 10))
    #expect(isNear(frame.bounds, rect.insetBy(dx: -5, dy: -5)))
    let area = Double(110 * 60 - 90 * 40)
    #expect(isNear(abs(PathTests.area(frame)), area))
  }

  @Test
  func `a wild path gives only finite numbers`() {
    var dice = Dice(seed: 32)
    for _ in 0..<50 {
      var path = PathTests.random(&dice)
      // Cusps, doubled points and turns on the spot.
      if let p = path.currentPoint {
        path.addLine(to: p)
        path.addCurve(to: p, control1: dice.point(), control2: dice.point())
        path.addCurve(to: dice.point(), control1: p, control2: p)
      }
      for join in [StrokeStyle.Join.miter, .round, .bevel] {
        let outline = path.stroked(StrokeStyle(width: 12, join: join, dashes: [9, 4]))
        #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
      }
    }
  }
}
