import Display
import Foundation
import Geometry
import Pixels
import Testing

@testable import Raster
@testable import RasterPlan

/// Convex outlines have their own rasterizer, which must agree with the general one.
@Suite
struct ConvexRasterizerTests {
  /// A span as the values that matter.
  private struct Piece: Equatable, CustomStringConvertible {
    var x0: Int32
    var x1: Int32
    var masks: [UInt8]
    var value: Int32

    var description: String { "\(x0)..<\(x1) \(masks.isEmpty ? "\(value)" : "\(masks)")" }
  }

  private func rows(_ outline: Outline, top: Int, count: Int, width: Int) -> [[Piece]] {
    var rasterizer = OutlineRasterizer()
    var coverage = CoverageRows()
    defer {
      rasterizer.deallocate()
      coverage.deallocate()
    }
    let window = PixelRect(x: 0, y: top, width: width, height: count)
    rasterizer.addRows(of: outline, for: window, to: &coverage)
    return (0..<count).map { row in
      coverage[coverage.rows[row]].map { run in
        let masks = run.mask.map { mask in (0..<Int(mask.count)).map { mask[$0] } }
        return Piece(
          x0: run.columns.start,
          x1: run.columns.end,
          masks: masks ?? [],
          value: run.value
        )
      }
    }
  }

  private func check(_ outline: Outline, _ comment: Comment) {
    var general = outline
    general.convexity = .none
    #expect(outline.convexity != .none, comment)
    for top in [0, 17, 40] {
      let convex = rows(outline, top: top, count: 64, width: 200)
      let expected = rows(general, top: top, count: 64, width: 200)
      for row in convex.indices where convex[row] != expected[row] {
        Issue.record("\(comment) row \(top + row): \(convex[row]) is not \(expected[row])")
        return
      }
    }
  }

  @Test
  func `turned rounded rectangles have the spans of the general rasterizer`() {
    var dice = Dice(4)
    for round in 0..<400 {
      let turn = Double(round % 8) * 11.25 * Double.pi / 180
      let place = CGAffineTransform(rotationAngle: round % 3 == 0 ? turn : dice.number(0...7))
        .concatenating(CGAffineTransform(translationX: dice.number(90...110), y: 50))
      let rect = CGRect(
        x: -Double(dice.index(160)) / 4,
        y: -Double(dice.index(120)) / 4,
        width: Double(1 + dice.index(160)) / 4,
        height: Double(1 + dice.index(120)) / 4
      )
      let shape = Shape.roundedRect(rect, radius: Double(dice.index(40)) / 4)
      check(Outline(shape, Projection(place), isAntialiased: true), "round \(round)")
    }
  }

  @Test
  func `triangles and other convex polygons have the spans of the general rasterizer`() {
    var dice = Dice(5)
    for round in 0..<400 {
      let count = 3 + dice.index(8)
      var angles = (0..<count).map { _ in dice.number(0...6.28) }
      angles.sort()
      if round % 2 == 0 { angles.reverse() }
      let grid = round % 3 == 0 ? 2.0 : 1024.0
      let points = angles.map { angle in
        CGPoint(
          x: ((100 + 90 * cos(angle)) * grid).rounded() / grid,
          y: ((50 + 45 * sin(angle)) * grid).rounded() / grid
        )
      }
      guard Set(points.map(\.y)).count > 2 else { continue }
      var outline = Outline()
      outline.add(polygon: points)
      guard outline.convexity != .none else { continue }
      check(outline, "round \(round)")
    }
  }

  @Test
  func `stars, bow ties and two rectangles are not convex`() {
    func outline(_ points: [(Double, Double)]) -> Outline {
      var outline = Outline()
      outline.add(polygon: points.map { CGPoint(x: $0.0, y: $0.1) })
      return outline
    }
    let bowTie = outline([(0, 0), (10, 10), (10, 0), (0, 10)])
    #expect(bowTie.convexity == .none)
    let arrow = outline([(0, 0), (10, 5), (0, 10), (4, 5)])
    #expect(arrow.convexity == .none)
    // Turns one way only, but twice around.
    let pentagram = outline((0..<5).map { (cos(Double($0) * 2.513), sin(Double($0) * 2.513)) })
    #expect(pentagram.convexity == .none)
    var two = outline([(0, 0), (4, 0), (4, 4), (0, 4)])
    #expect(two.convexity != .none)
    two.add(polygon: [CGPoint(x: 6, y: 0), CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 4)])
    #expect(two.convexity == .none)
  }
}
