import Display
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

@Suite
struct CoverageTests {
  private let side = 40

  /// Alpha of a black fill.
  private func coverage(_ shape: Shape) -> [Int] {
    let list = DisplayList.record { $0.fill(shape, with: .color(.black)) }
    let pixmap = Renderer().render(list, width: side, height: side)
    return (0..<side * side).map { Int(pixmap[$0 % side, $0 / side].alpha) }
  }

  private func star(_ dice: inout Dice, _ count: Int) -> Path {
    // Seen from its centre every direction meets the outline once, so it does not cross itself.
    var path = Path()
    for index in 0..<count {
      let angle = (Double(index) + dice.number(0...0.8)) / Double(count) * 2 * Double.pi
      let radius = dice.number(4...19)
      let point = CGPoint(
        x: 20 + radius * cos(angle) + dice.number(0...0.1),
        y: 20 + radius * sin(angle)
      )
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }

  /// The exact area of a polygon inside a pixel, by clipping it to the pixel's four sides.
  private func area(_ polygon: [CGPoint], _ x: Double, _ y: Double) -> Double {
    func clip(_ points: [CGPoint], _ inside: (CGPoint) -> Double) -> [CGPoint] {
      var result: [CGPoint] = []
      for index in points.indices {
        let a = points[index]
        let b = points[(index + 1) % points.count]
        let da = inside(a)
        let db = inside(b)
        if da >= 0 { result.append(a) }
        if (da >= 0) != (db >= 0) {
          let t = da / (da - db)
          result.append(CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
        }
      }
      return result
    }
    var points = clip(polygon) { $0.x - x }
    points = clip(points) { x + 1 - $0.x }
    points = clip(points) { $0.y - y }
    points = clip(points) { y + 1 - $0.y }
    var sum = 0.0
    for index in points.indices {
      let a = points[index]
      let b = points[(index + 1) % points.count]
      sum += a.x * b.y - b.x * a.y
    }
    return abs(sum) / 2
  }

  @Test
  func `coverage of a polygon is its area in each pixel, to one level`() {
    var dice = Dice(7)
    var worst = 0.0
    for _ in 0..<60 {
      let path = star(&dice, 3 + dice.index(14))
      let drawn = coverage(.path(path))
      for pixel in 0..<side * side {
        let exact = 255 * area(path.points, Double(pixel % side), Double(pixel / side))
        worst = max(worst, abs(Double(drawn[pixel]) - exact))
      }
    }
    #expect(worst <= 1)
  }

  @Test
  func `coverage is within one level of a 16 by 16 supersample on its grid`() {
    // With corners on the sample grid's lines and axis-parallel edges the supersample is exact too.
    var dice = Dice(99)
    for _ in 0..<50 {
      let x0 = Double(dice.index(300)) / 16
      let y0 = Double(dice.index(300)) / 16
      let width = Double(1 + dice.index(300)) / 16
      let height = Double(1 + dice.index(300)) / 16
      var path = Path()
      path.move(to: CGPoint(x: x0, y: y0))
      path.addLine(to: CGPoint(x: x0 + width, y: y0))
      path.addLine(to: CGPoint(x: x0 + width, y: y0 + height))
      path.addLine(to: CGPoint(x: x0, y: y0 + height))
      let drawn = coverage(.path(path))
      for pixel in 0..<side * side {
        let sampled = supersample(path.points, pixel % side, pixel / side)
        #expect(abs(Double(drawn[pixel]) - 255 * sampled) <= 1)
      }
    }
  }

  @Test
  func `coverage is within one level of a 16 by 16 supersample on average`() {
    var dice = Dice(3)
    var difference = 0.0
    var edges = 0.0
    for _ in 0..<30 {
      let path = star(&dice, 3 + dice.index(14))
      let drawn = coverage(.path(path))
      for pixel in 0..<side * side {
        let sampled = 255 * supersample(path.points, pixel % side, pixel / side)
        guard sampled > 0, sampled < 255 else { continue }
        difference += Double(drawn[pixel]) - sampled
        edges += 1
      }
    }
    #expect(abs(difference / edges) < 1)
  }

  private func supersample(_ polygon: [CGPoint], _ x: Int, _ y: Int) -> Double {
    var hits = 0
    for sample in 0..<256 {
      let px = Double(x) + (Double(sample % 16) + 0.5) / 16
      let py = Double(y) + (Double(sample / 16) + 0.5) / 16
      var winding = 0
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        guard (a.y <= py) != (b.y <= py) else { continue }
        let cross = a.x + (py - a.y) / (b.y - a.y) * (b.x - a.x)
        if cross > px { winding += a.y < b.y ? 1 : -1 }
      }
      if winding != 0 { hits += 1 }
    }
    return Double(hits) / 256
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func `every pixel of a span marked full is fully covered`(_ rule: FillRule) {
    var dice = Dice(31)
    var full = 0
    for _ in 0..<300 {
      var path = star(&dice, 3 + dice.index(14))
      if dice.index(2) == 0 { path.append(star(&dice, 3 + dice.index(5))) }
      let drawn = coverage(.path(path, rule))
      let shape = Coverage(.path(path, rule), .identity)
      for _ in 0..<20 {
        let x = dice.index(side - 1)
        let y = dice.index(side - 1)
        let rect = PixelRect(
          minX: x,
          minY: y,
          maxX: x + 1 + dice.index(min(8, side - x)),
          maxY: y + 1 + dice.index(min(8, side - y))
        )
        guard shape.isFull(in: rect) else { continue }
        full += 1
        for y in rect.minY..<rect.maxY {
          for x in rect.minX..<rect.maxX { #expect(drawn[y * side + x] == 255) }
        }
      }
    }
    #expect(full > 100)
  }

  @Test
  func `even-odd leaves a hole where two squares overlap`() {
    var path = Shape.rect(CGRect(x: 4, y: 4, width: 20, height: 20)).path
    path.append(Shape.rect(CGRect(x: 10, y: 10, width: 20, height: 20)).path)
    let evenOdd = coverage(.path(path, .evenOdd))
    let nonZero = coverage(.path(path, .nonZero))
    #expect(evenOdd[15 * side + 15] == 0)
    #expect(nonZero[15 * side + 15] == 255)
    #expect(evenOdd[5 * side + 5] == 255)
    #expect(evenOdd[27 * side + 27] == 255)
  }

  @Test
  func `a shape far larger than the bitmap covers it`() {
    for size in [1e3, 1e6, 1e9, 1e15, 1e30] {
      let rect = CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size)
      #expect(coverage(.rect(rect)).allSatisfy { $0 == 255 })
      #expect(coverage(.path(Shape.rect(rect).path)).allSatisfy { $0 == 255 }, "\(size)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `a coordinate that is NaN or enormous does no harm`(_ value: Double) {
    for place in 0..<4 {
      var numbers = [3.0, 4, 20, 20]
      numbers[place] = value
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      _ = coverage(.rect(rect))
      _ = coverage(.roundedRect(rect, radius: 5))
      var path = Path()
      path.move(to: CGPoint(x: 3, y: numbers[1]))
      path.addLine(to: CGPoint(x: numbers[0], y: 20))
      path.addCurve(
        to: CGPoint(x: 30, y: numbers[3]),
        control1: CGPoint(x: numbers[2], y: 1),
        control2: CGPoint(x: 9, y: 9)
      )
      _ = coverage(.path(path))
      _ = coverage(.roundedRect(CGRect(x: 2, y: 2, width: 20, height: 20), radius: value))
    }
  }

  @Test
  func `without antialiasing a pixel is inside if its centre is`() {
    let rect = CGRect(x: 3.4, y: 3.6, width: 10, height: 10)
    let list = DisplayList.record {
      $0.fill(.rect(rect), with: .color(.black), antialiasing: .none)
    }
    let path = DisplayList.record {
      $0.fill(.path(Shape.rect(rect).path), with: .color(.black), antialiasing: .none)
    }
    let pixmap = Renderer().render(list, width: side, height: side)
    #expect(pixmap == Renderer().render(path, width: side, height: side))
    #expect(pixmap[3, 4].alpha == 255)
    #expect(pixmap[3, 3].alpha == 0)
    #expect(pixmap[13, 13].alpha == 0)
    #expect(pixmap[12, 13].alpha == 255)
  }

  @Test
  func `a rectangle and its path have the same coverage`() {
    var dice = Dice(12)
    for _ in 0..<100 {
      let rect = dice.rect(30)
      let asRect = coverage(.rect(rect))
      let asPath = coverage(.path(Shape.rect(rect).path))
      // The rectangle's form multiplies, the path's adds: they may round apart by one.
      #expect(zip(asRect, asPath).allSatisfy { abs($0 - $1) <= 1 })
    }
  }
}
