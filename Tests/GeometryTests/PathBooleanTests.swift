import Foundation
import Testing

@testable import Geometry

@Suite
struct PathBooleanTests {
  private static let operations: [Path.Operation] = [
    .union, .intersection, .subtraction, .symmetricDifference,
  ]

  private static func expected(_ operation: Path.Operation, _ a: Bool, _ b: Bool) -> Bool {
    switch operation {
    case .union: a || b
    case .intersection: a && b
    case .subtraction: a && !b
    case .symmetricDifference: a != b
    }
  }

  /// How many of a grid's points lie otherwise than they should, those beside an outline left out.
  private func faults(
    _ result: Path,
    _ paths: [Path],
    rule: FillRule,
    _ isInside: ([Bool]) -> Bool
  ) -> Int {
    let outlines = paths.map { $0.stroked(StrokeStyle(width: 0.4)) }
    var faults = 0
    for y in stride(from: -4.37, to: 108, by: 4.3) {
      for x in stride(from: -4.11, to: 108, by: 4.3) {
        let point = CGPoint(x: x, y: y)
        if outlines.contains(where: { $0.contains(point, rule: .nonZero) }) { continue }
        let wanted = isInside(paths.map { $0.contains(point, rule: rule) })
        for rule in [FillRule.nonZero, .evenOdd]
        where result.contains(point, rule: rule) != wanted { faults += 1 }
      }
    }
    return faults
  }

  private func randomPath(_ dice: inout Dice) -> Path {
    var path = Path()
    for _ in 0..<Int(dice.number(1...2.99)) {
      path.move(to: dice.point())
      for _ in 0..<Int(dice.number(2...6)) {
        switch Int(dice.number(0...2.99)) {
        case 0: path.addLine(to: dice.point())
        case 1: path.addQuadCurve(to: dice.point(), control: dice.point())
        default: path.addCurve(to: dice.point(), control1: dice.point(), control2: dice.point())
        }
      }
      if dice.number(0...1) < 0.7 { path.closeSubpath() }
    }
    return path
  }

  @Test(arguments: 0..<10)
  func `random curves have the areas that their pixels have`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (first, second) = (randomPath(&dice), randomPath(&dice))
    for rule in [FillRule.nonZero, .evenOdd] {
      for operation in PathBooleanTests.operations {
        let result = first.combined(with: second, operation, rule: rule)
        let wrong = faults(result, [first, second], rule: rule) {
          PathBooleanTests.expected(operation, $0[0], $0[1])
        }
        #expect(wrong == 0, "\(operation), \(rule)")
      }
      #expect(faults(first.normalized(rule: rule), [first], rule: rule) { $0[0] } == 0)
    }
  }

  /// Corners of a coarse grid: many of them, and many sides, lie on each other.
  @Test(arguments: 0..<10)
  func `random corners on a grid have the areas that their pixels have`(seed: UInt64) {
    var dice = Dice(seed: seed &+ 1000)
    func corners() -> Path {
      var path = Path()
      for _ in 0..<3 {
        for index in 0..<6 {
          let point = CGPoint(
            x: dice.number(0...5).rounded() * 20,
            y: dice.number(0...5).rounded() * 20
          )
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
      }
      return path
    }
    let (first, second) = (corners(), corners())
    for rule in [FillRule.nonZero, .evenOdd] {
      for operation in PathBooleanTests.operations {
        let result = first.combined(with: second, operation, rule: rule)
        let wrong = faults(result, [first, second], rule: rule) {
          PathBooleanTests.expected(operation, $0[0], $0[1])
        }
        #expect(wrong == 0, "\(operation), \(rule)")
      }
    }
  }

  private let left = Path(rect: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let right = Path(rect: CGRect(x: 20, y: 10, width: 60, height: 20))

  @Test
  func `two rectangles keep their exact corners`() {
    let shared = left.combined(with: right, .intersection, rule: .nonZero)
    #expect(shared.rectangle == CGRect(x: 20, y: 10, width: 20, height: 20))
    let both = left.combined(with: right, .union, rule: .nonZero)
    #expect(both.bounds == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(both.verbs.count { $0 == .line } == 7)
  }

  @Test
  func `a path without another one keeps its curves`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let same = circle.combined(with: Path(), .union, rule: .nonZero)
    #expect(same.verbs.count { $0 == .cubic } == 4)
    #expect(same.verbs.count { $0 == .line } == 0)
  }

  @Test
  func `a circle less half of it is cut by one line`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let lower = Path(rect: CGRect(x: -10, y: 30, width: 120, height: 100))
    let cap = circle.combined(with: lower, .subtraction, rule: .nonZero)
    #expect(cap.verbs.count { $0 == .cubic } == 2)
    #expect(abs(cap.bounds.maxY - 30) < 1e-4 && abs(cap.bounds.minY) < 1e-6)
  }

  @Test
  func `a path less itself is empty`() {
    let circle = Path(ellipseIn: CGRect(x: 3, y: 5, width: 70, height: 40))
    #expect(circle.combined(with: circle, .subtraction, rule: .nonZero).isEmpty)
    #expect(circle.combined(with: circle.reversed, .symmetricDifference, rule: .nonZero).isEmpty)
  }

  @Test
  func `a hole stays with the area around it`() {
    var path = Path(rect: CGRect(x: 0, y: 0, width: 50, height: 50))
    path.append(Path(rect: CGRect(x: 10, y: 10, width: 30, height: 30)))
    path.append(Path(rect: CGRect(x: 20, y: 20, width: 10, height: 10)))
    path.append(Path(rect: CGRect(x: 70, y: 0, width: 10, height: 10)))
    let parts = path.components(rule: .evenOdd)
    #expect(parts.count == 3)
    #expect(parts.map(\.subpaths.count).sorted() == [1, 1, 2])
    #expect(path.components(rule: .nonZero).count == 2)
  }

  @Test
  func `a line has a part inside an area and two outside`() {
    var line = Path()
    line.move(to: CGPoint(x: -20, y: 25))
    line.addLine(to: CGPoint(x: 100, y: 25))
    let inside = line.lines(inside: true, left, rule: .nonZero)
    // Corners of crossings are on a fine grid.
    #expect(abs(inside.bounds.minX) < 1e-5 && abs(inside.bounds.maxX - 40) < 1e-5)
    #expect(inside.subpaths.count == 1 && inside.subpaths.first?.isClosed == false)
    #expect(line.lines(inside: false, left, rule: .nonZero).subpaths.count == 2)
  }
}
