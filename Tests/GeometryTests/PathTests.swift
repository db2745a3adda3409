import Foundation
import Geometry
import Testing

struct PathTests {
  /// The area of a filled path, by the shoelace formula; for paths that do not cross themselves.
  static func area(_ path: Path) -> CGFloat {
    path.polylines(tolerance: 1e-4).reduce(0) { sum, line in
      var area: CGFloat = 0
      for (index, a) in line.points.enumerated() {
        let b = line.points[(index + 1) % line.points.count]
        area += a.x * b.y - a.y * b.x
      }
      return sum + area / 2
    }
  }

  static func random(_ dice: inout Dice, pieces: Int = 4) -> Path {
    var path = Path()
    path.move(to: dice.point())
    for _ in 0..<pieces {
      switch Int(dice.number(0...2.999)) {
      case 0: path.addLine(to: dice.point())
      case 1: path.addQuadCurve(to: dice.point(), control: dice.point())
      default: path.addCurve(to: dice.point(), control1: dice.point(), control2: dice.point())
      }
    }
    return path
  }

  // MARK: Shapes

  @Test
  func `an ellipse has its area, its box, five elements and a close`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    let path = Path(ellipseIn: rect)
    #expect(isNear(PathTests.area(path), .pi * 50 * 30, 5e-4))
    #expect(isNear(path.bounds, rect))
    #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic, .close])
    #expect(path.points.first == CGPoint(x: 110, y: 50))
  }

  @Test
  func `rectangles run clockwise on the screen from the top left`() {
    let path = Path(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.verbs == [.move, .line, .line, .line, .close])
    #expect(path.points.first == CGPoint(x: 1, y: 2))
    #expect(PathTests.area(path) == 12)
    #expect(path.rectangle == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(arguments: [0, 5, 10, 20, 30, 50, 80])
  func `a rounded rectangle lacks the area of four corners`(radius: Double) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let path = Path(roundedRect: rect, radius: radius)
    let r = min(radius, 30)
    #expect(isNear(PathTests.area(path), 6000 - (4 - .pi) * r * r, 3e-4))
    #expect(isNear(path.bounds, rect))
  }

  @Test
  func `only the named corners are round`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(roundedRect: rect, radius: 20, corners: [.topLeft, .bottomRight])
    #expect(!path.contains(CGPoint(x: 1, y: 1), rule: .nonZero))
    #expect(path.contains(CGPoint(x: 99, y: 1), rule: .nonZero))
    #expect(!path.contains(CGPoint(x: 99, y: 99), rule: .nonZero))
    #expect(path.contains(CGPoint(x: 1, y: 99), rule: .nonZero))
  }

  @Test
  func `a continuous corner begins 1.528665 radii from the corner`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(continuousRoundedRect: rect, radius: 20)
    #expect(isNear(path.points[0], CGPoint(x: 30.5732966, y: 0)))
    // The middle of the corner is that of the circle, up to a hundredth of the radius.
    let middle = 20 * (1 - CGFloat(0.5).squareRoot())
    #expect(!path.contains(CGPoint(x: middle - 0.2, y: middle - 0.2), rule: .nonZero))
    #expect(path.contains(CGPoint(x: middle + 0.2, y: middle + 0.2), rule: .nonZero))
  }

  @Test
  func `a continuous corner without room is circular`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let pill = Path(continuousRoundedRect: rect, radius: 20)
    let round = Path(roundedRect: rect, radius: 20)
    #expect(isNear(PathTests.area(pill), PathTests.area(round), 2e-4))
    #expect(isNear(pill.bounds, rect, 1e-6))
  }

  @Test(arguments: Array(stride(from: 5.0, through: 50, by: 2.5)))
  func `continuous corners are symmetric at every radius`(radius: Double) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(continuousRoundedRect: rect, radius: radius)
    let mirrored = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    var dice = Dice(seed: 10)
    for _ in 0..<200 {
      let p = dice.point(0...30)
      guard path.contains(p, rule: .nonZero) != mirrored.contains(p, rule: .nonZero) else {
        continue
      }
      Issue.record("\(p) is inside one and outside the other")
    }
  }

  // MARK: Arcs

  @Test
  func `an arc stays on its circle`() {
    var path = Path()
    let center = CGPoint(x: 5, y: 6)
    path.addArc(center: center, radius: 10, startAngle: 0.3, endAngle: 4, increasing: true)
    for line in path.polylines(tolerance: 0.001) {
      for point in line.points { #expect(isNear((point - center).length, 10, 5e-4)) }
    }
  }

  @Test
  func `the end angle is taken in the direction of travel`() {
    func length(_ start: CGFloat, _ end: CGFloat, _ increasing: Bool) -> CGFloat {
      var path = Path()
      path.addArc(
        center: .zero,
        radius: 1,
        startAngle: start,
        endAngle: end,
        increasing: increasing
      )
      return PathMeasure(path).length
    }
    #expect(isNear(length(0, .pi / 2, true), .pi / 2, 1e-3))
    #expect(isNear(length(0, .pi / 2, false), 3 * .pi / 2, 1e-3))
    #expect(isNear(length(0, -.pi / 2, true), 3 * .pi / 2, 1e-3))
    #expect(isNear(length(0, 2 * .pi, true), 2 * .pi, 1e-3))
    #expect(isNear(length(0, 7 * .pi, true), 2 * .pi, 1e-3))
    #expect(isNear(length(0, 2 * .pi, false), 2 * .pi, 1e-3))
    #expect(isNear(length(.pi / 2, -3 * .pi / 2, true), 2 * .pi, 1e-3))
    #expect(length(1, 1, true) == 0)
  }

  @Test
  func `an arc is joined to the current point by a line`() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(
      center: CGPoint(x: 10, y: 0),
      radius: 1,
      startAngle: 0,
      endAngle: 1,
      increasing: true
    )
    #expect(path.verbs.prefix(2) == [.move, .line])
    #expect(path.points[1] == CGPoint(x: 11, y: 0))
  }

  @Test(arguments: [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: -100), CGPoint(x: 180, y: 60)])
  func `a tangent arc touches both lines`(end: CGPoint) {
    var path = Path()
    path.move(to: .zero)
    let corner = CGPoint(x: 100, y: 0)
    path.addArc(tangent1End: corner, tangent2End: end, radius: 10)
    // The path leaves along the first line and ends on the second, in its direction.
    let measure = PathMeasure(path)
    let last = measure.position(at: measure.length)
    let direction = (end - corner).unit ?? .zero
    let arrival = path.currentPoint ?? .zero
    #expect(abs((arrival - corner).cross(direction)) < 1e-9)
    #expect(isNear(last?.direction.dot(direction) ?? 0, 1, 1e-6))
    #expect(path.points[1].y == 0)
  }

  // MARK: Boxes

  @Test
  func `the tight box holds the curve and touches it on every side`() {
    var dice = Dice(seed: 11)
    for _ in 0..<50 {
      let path = PathTests.random(&dice)
      let points = path.polylines(tolerance: 1e-4).flatMap(\.points)
      #expect(isNear(path.bounds, CGRect(boundingBoxOf: points), 1e-3))
      // CGRect.contains rounds.
      let (inner, outer) = (path.bounds, path.controlBounds.insetBy(dx: -1e-9, dy: -1e-9))
      #expect(inner.minX >= outer.minX && inner.maxX <= outer.maxX)
      #expect(inner.minY >= outer.minY && inner.maxY <= outer.maxY)
    }
  }

  @Test
  func `the box of a straight line counts`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 15, y: 0))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 0))
    #expect(Path().bounds.isNull)
  }

  // MARK: Inside

  @Test
  func `a star's middle is inside by winding and outside by even-odd`() {
    let points = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5
      return CGPoint(x: cos(angle), y: sin(angle))
    }
    let star = Path(polygon: points)
    #expect(star.contains(.zero, rule: .nonZero))
    #expect(!star.contains(.zero, rule: .evenOdd))
  }

  @Test
  func `touching rectangles share no point`() {
    let left = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(rect: CGRect(x: 10, y: 0, width: 10, height: 10))
    for y in stride(from: 0.0, to: 10, by: 0.5) {
      let p = CGPoint(x: 10, y: y)
      #expect(left.contains(p, rule: .nonZero) != right.contains(p, rule: .nonZero))
    }
  }

  @Test
  func `a reversed path holds the same points and runs the other way`() {
    var dice = Dice(seed: 12)
    for _ in 0..<30 {
      let path = PathTests.random(&dice)
      let reversed = path.reversed
      #expect(isNear(PathMeasure(path).length, PathMeasure(reversed).length, 1e-6))
      #expect(reversed.points.first == path.currentPoint)
      for _ in 0..<20 {
        let p = dice.point()
        #expect(path.contains(p, rule: .evenOdd) == reversed.contains(p, rule: .evenOdd))
      }
    }
    #expect(PathTests.area(Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)).reversed) < 0)
  }

  // MARK: Interpolation

  @Test
  func `interpolated points move straight to their partners`() {
    let a = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = Path(rect: CGRect(x: 100, y: 50, width: 30, height: 20))
    #expect(a.interpolated(to: b, 0.5) == Path(rect: CGRect(x: 50, y: 25, width: 20, height: 15)))
    #expect(a.interpolated(to: b, 0) == a)
    #expect(a.interpolated(to: b, 1) == b)
    #expect(a.interpolated(to: b, -0.5) == Path(rect: CGRect(x: -50, y: -25, width: 0, height: 5)))
  }

  @Test
  func `an ellipse grows into a circle that is not closed`() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2))
    var b = Path()
    b.addArc(
      center: CGPoint(x: 1, y: 1),
      radius: 3,
      startAngle: 0,
      endAngle: 2 * .pi,
      increasing: true
    )
    #expect(!b.verbs.contains(.close))
    #expect(a.interpolated(to: b, 0.5).bounds.width.rounded() == 4)
    #expect(b.interpolated(to: a, 0.5).bounds.width.rounded() == 4)
  }

  @Test
  func `a circle becomes a rectangle of other parts by the shapes between them`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let rect = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (round, square) = (PathTests.area(circle), PathTests.area(rect))
    for (from, to) in [(circle, rect), (rect, circle), (circle, rect.reversed)] {
      let half = from.interpolated(to: to, 0.5)
      // No part of it turns round or crosses another one.
      #expect(abs(abs(PathTests.area(half)) - (abs(round) + abs(square)) / 2) < 1)
      #expect(isNear(half.bounds.width, 10, 0.5) && isNear(half.bounds.height, 10, 0.5))
      #expect(half.verbs.last == .close)
    }
    #expect(circle.interpolated(to: rect, 0) == circle)
    #expect(circle.interpolated(to: rect, 1) == rect)
    let start = circle.interpolated(to: rect, 0.001)
    #expect(isNear(PathTests.area(start), round, 0.1))
  }

  @Test
  func `lines of other counts of corners become each other from their starts`() {
    var bent = Path()
    bent.move(to: .zero)
    bent.addLine(to: CGPoint(x: 10, y: 0))
    var straight = Path()
    straight.move(to: CGPoint(x: 0, y: 10))
    straight.addLine(to: CGPoint(x: 5, y: 20))
    straight.addLine(to: CGPoint(x: 10, y: 10))
    let half = bent.interpolated(to: straight, 0.5)
    #expect(half.points.count == 3 && !half.verbs.contains(.close))
    #expect(isNear(half.points[0].y, 5, 1e-9) && isNear(half.points[1].y, 10, 1e-9))
    #expect(isNear(half.points[1].x, 5, 1e-9) && isNear(half.points[2].y, 5, 1e-9))
  }

  @Test
  func `a subpath without a partner grows out of its middle`() {
    let one = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    var two = one
    two.append(Path(ellipseIn: CGRect(x: 20, y: 0, width: 10, height: 10)))
    let half = one.interpolated(to: two, 0.5).subpaths
    #expect(half.count == 2)
    let second = half[1].curves.reduce(CGRect.null) { $0.union($1.bounds) }
    #expect(isNear(second.minX, 22.5, 0.01) && isNear(second.width, 5, 0.01))
  }

  @Test
  func `a path that draws nothing stays until the end`() {
    let rect = Path(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(Path().interpolated(to: rect, 0.9) == Path())
    #expect(rect.interpolated(to: Path(), 0.9) == rect)
  }

  @Test
  func `a rounded rectangle without height has the parts of one that grows out of it`() {
    let flat = Path(
      continuousRoundedRect: CGRect(x: 0, y: 40, width: 20, height: 0),
      radius: 6,
      corners: [.topLeft, .topRight]
    )
    let tall = Path(
      continuousRoundedRect: CGRect(x: 0, y: 0, width: 20, height: 40),
      radius: 6,
      corners: [.topLeft, .topRight]
    )
    let half = flat.interpolated(to: tall, 0.5)
    #expect(half.bounds == CGRect(x: 0, y: 20, width: 20, height: 20))
  }
}
