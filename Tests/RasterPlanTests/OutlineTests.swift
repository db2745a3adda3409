import Foundation
import Geometry
import Testing

@testable import RasterPlan

/// Four corners are kept as they are; their edges are those of any polygon.
struct OutlineTests {
  private let corners = [
    CGPoint(x: 3, y: 1), CGPoint(x: 9.5, y: 4), CGPoint(x: 6, y: 12), CGPoint(x: 0, y: 8),
  ]

  private func outline(_ polygons: [CGPoint]...) -> Outline {
    var outline = Outline()
    for polygon in polygons { outline.add(polygon: polygon) }
    return outline
  }

  private func numbers(_ outline: Outline) -> [[Double]] {
    outline.edges.map { [$0.x0, $0.y0, $0.x1, $0.y1, $0.slope, $0.winding] }
  }

  @Test
  func `four corners have the edges of the same polygon with a corner twice`() {
    let five = corners + [corners[3]]
    #expect(numbers(outline(corners)) == numbers(outline(five)))
    #expect(outline(corners).bounds == outline(five).bounds)
    #expect(outline(corners).signedArea == outline(five).signedArea)
    #expect(outline(corners).convexity == outline(five).convexity)
  }

  @Test
  func `a second polygon follows the edges of the first, and a reversed one runs back`() {
    let moved = corners.map { CGPoint(x: $0.x + 20, y: $0.y) }
    var both = outline(corners, moved)
    #expect(numbers(both) == numbers(outline(corners)) + numbers(outline(moved)))
    let area = both.signedArea
    both.reverse()
    #expect(both.signedArea == -area)
    #expect(both.edges.count == 8)
  }

  @Test
  func `level edges are left out, and without height there is no edge`() {
    let upright = [(2.0, 1.0), (5, 1), (5, 7), (2, 7)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(outline(upright).edges.map(\.winding) == [-1, 1])
    let flat = [(2.0, 1.0), (5, 1), (8, 1), (3, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(outline(flat).edges.isEmpty && outline(flat).bounds.isEmpty)
    #expect(numbers(outline(flat, corners)) == numbers(outline(corners)))
  }

  @Test
  func `level polygons at two heights leave what follows as it is`() {
    let flat = [(2.0, 1.0), (5, 1), (8, 1), (3, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    let lower = flat.map { CGPoint(x: $0.x, y: 9) }
    #expect(outline(flat, lower).bounds.isEmpty)
    #expect(outline(flat, lower, corners).convexity == outline(corners).convexity)
    #expect(numbers(outline(flat, lower, corners)) == numbers(outline(corners)))
  }
}
