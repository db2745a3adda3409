import Foundation
import Geometry
import Testing

/// What is drawn before what, and where planes are cut.
struct DepthOrderTests {
  private func turned(
    _ angle: Double,
    x: Double = 0,
    y: Double = 1,
    z: Double = 0,
    at depth: Double = 0
  ) -> DepthOrder.Plane {
    DepthOrder.Plane(
      matrix: CATransform3D(rotationAngle: angle, x: x, y: y, z: z)
        .concatenating(CATransform3D(translationX: 0, y: 0, z: depth)),
      extent: CGRect(x: -50, y: -50, width: 100, height: 100)
    )
  }

  private func order(_ planes: [DepthOrder.Plane]) -> [Int] {
    DepthOrder.pieces(of: planes).map(\.plane)
  }

  @Test
  func `an empty list has no pieces`() {
    #expect(DepthOrder.pieces(of: []).isEmpty)
  }

  @Test
  func `one plane is one piece however it is turned`() {
    let pieces = DepthOrder.pieces(of: [turned(1)])
    #expect(pieces.map(\.plane) == [0])
    #expect(pieces[0].cuts.isEmpty)
  }

  @Test
  func `planes in one plane keep their order`() {
    #expect(order([turned(0), turned(0), turned(0)]) == [0, 1, 2])
  }

  @Test
  func `parallel planes are ordered by depth`() {
    #expect(order([turned(0, at: 5), turned(0, at: -5), turned(0, at: 1)]) == [1, 2, 0])
  }

  @Test
  func `parallel turned planes are ordered by depth, too`() {
    #expect(order([turned(0.5, at: 5), turned(0.5, at: -5)]) == [1, 0])
  }

  @Test
  func `a turned plane that stays in front is not cut`() {
    #expect(DepthOrder.pieces(of: [turned(1, at: 100), turned(0)]).map(\.cuts.count) == [0, 0])
  }

  @Test
  func `a plane that passes through another is drawn before and after it`() {
    let pieces = DepthOrder.pieces(of: [turned(0), turned(0.5)])
    #expect(pieces.count == 3)
    #expect(pieces[0].plane == pieces[2].plane)
    #expect(pieces[1].cuts.isEmpty)
  }

  @Test
  func `both sides of a cut meet in the same two points`() throws {
    let cuts = DepthOrder.pieces(of: [turned(0), turned(0.5, x: 1, y: 0.3)]).flatMap(\.cuts)
    try #require(cuts.count == 2)
    let shared = Set(cuts[0].map { [$0.x, $0.y] }).intersection(cuts[1].map { [$0.x, $0.y] })
    #expect(shared.count == 2)
  }

  @Test
  func `faces that meet at a hinge are not cut`() {
    func face(_ angle: Double, _ x: Double) -> DepthOrder.Plane {
      DepthOrder.Plane(
        matrix: CATransform3D(rotationAngle: angle, x: 0, y: 1, z: 0),
        extent: CGRect(x: x, y: 0, width: 50, height: 50)
      )
    }
    #expect(DepthOrder.pieces(of: [face(0.7, 0), face(-0.7, -50)]).map(\.cuts.count) == [0, 0])
  }

  @Test
  func `three planes through one line are cut into two pieces each but one`() {
    let pieces = DepthOrder.pieces(of: [turned(0), turned(0.5), turned(-0.5)])
    #expect(pieces.count == 5)
  }

  @Test
  func `an edge-on plane is neither cut nor cuts`() {
    let pieces = DepthOrder.pieces(of: [turned(0), turned(.pi / 2)])
    #expect(pieces.map(\.cuts.count) == [0, 0])
  }

  @Test
  func `planks that hide each other in a cycle are cut apart`() {
    // Each leans over the next one, as the flaps of a closed box.
    let planes = (0..<3).map { index in
      DepthOrder.Plane(
        matrix: CATransform3D(rotationAngle: 0.3, x: 1, y: 0, z: 0)
          .concatenating(CATransform3D(translationX: 0, y: 40, z: 0))
          .concatenating(
            CATransform3D(rotationAngle: Double(index) * 2 * .pi / 3, x: 0, y: 0, z: 1)
          ),
        extent: CGRect(x: -120, y: -15, width: 240, height: 30)
      )
    }
    let order = DepthOrder.pieces(of: planes)
    #expect(order.count > 3)
  }

  @Test
  func `in perspective the plane that is nearer at the overlap hides the other`() {
    var eye = CATransform3D.identity
    eye.m34 = -1.0 / 200
    let far = DepthOrder.Plane(
      matrix: CATransform3D(translationX: 0, y: 0, z: -100).concatenating(eye),
      extent: CGRect(x: -50, y: -50, width: 100, height: 100)
    )
    let near = DepthOrder.Plane(
      matrix: CATransform3D(translationX: 0, y: 0, z: 100).concatenating(eye),
      extent: CGRect(x: -50, y: -50, width: 100, height: 100)
    )
    #expect(order([near, far]) == [1, 0])
  }

  @Test
  func `a thousand planes that do not touch take no cuts`() {
    let planes = (0..<1000).map { (index: Int) -> DepthOrder.Plane in
      let (row, column) = index.quotientAndRemainder(dividingBy: 40)
      let turn = CATransform3D(rotationAngle: Double(index), x: 1, y: 1, z: 0)
      let place = CATransform3D(translationX: Double(200 * column), y: Double(200 * row), z: 0)
      return DepthOrder.Plane(
        matrix: turn.concatenating(place),
        extent: CGRect(x: -50, y: -50, width: 100, height: 100)
      )
    }
    #expect(DepthOrder.pieces(of: planes).count == 1000)
  }
}
