import Foundation

extension DepthOrder {
  /// A plane as seen from the front: z = depth + slopeX x + slopeY y.
  struct Surface {
    var slopeX = 0.0
    var slopeY = 0.0
    /// z at the origin of the common space.
    var offset = 0.0
    /// z at the middle of the extent.
    var depth = 0.0
    /// The visible part of the extent, counterclockwise for y up; empty when it is edge-on or
    /// behind the eye.
    var polygon: [CGPoint] = []
    var box = CGRect.null

    init(_ plane: DepthOrder.Plane) {
      let m = plane.matrix
      let extent = plane.extent.standardized
      let w = extent.midX * m.m14 + extent.midY * m.m24 + m.m44
      let z = extent.midX * m.m13 + extent.midY * m.m23 + m.m43
      depth = w > 0 ? z / w : z
      // The plane through the rows 1, 2 and 4 of the matrix, in homogeneous coordinates.
      let a =
        m.m12 * (m.m23 * m.m44 - m.m24 * m.m43) - m.m13 * (m.m22 * m.m44 - m.m24 * m.m42)
        + m.m14 * (m.m22 * m.m43 - m.m23 * m.m42)
      let b =
        m.m11 * (m.m23 * m.m44 - m.m24 * m.m43) - m.m13 * (m.m21 * m.m44 - m.m24 * m.m41)
        + m.m14 * (m.m21 * m.m43 - m.m23 * m.m41)
      let c =
        m.m11 * (m.m22 * m.m44 - m.m24 * m.m42) - m.m12 * (m.m21 * m.m44 - m.m24 * m.m41)
        + m.m14 * (m.m21 * m.m42 - m.m22 * m.m41)
      let d =
        m.m11 * (m.m22 * m.m43 - m.m23 * m.m42) - m.m12 * (m.m21 * m.m43 - m.m23 * m.m41)
        + m.m13 * (m.m21 * m.m42 - m.m22 * m.m41)
      guard c != 0, (a / c).isFinite, (b / c).isFinite, (d / c).isFinite else { return }
      // The cofactors alternate in sign: a x - b y + c z - d w = 0.
      slopeX = -a / c
      slopeY = b / c
      offset = d / c
      guard extent.width > 0, extent.height > 0 else { return }
      polygon = Surface.outline(of: extent, m)
      if polygon.signedArea < 0 { polygon.reverse() }
      if polygon.area < 1e-9 { polygon = [] }
      box = CGRect(boundingBoxOf: polygon)
    }

    /// Where the eye's plane is cut off.
    private static let nearestW = 1e-3

    private static func outline(of rect: CGRect, _ m: CATransform3D) -> [CGPoint] {
      let corners = [
        (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY),
        (rect.minX, rect.maxY),
      ].map { x, y in
        (
          x: x * m.m11 + y * m.m21 + m.m41, y: x * m.m12 + y * m.m22 + m.m42,
          w: x * m.m14 + y * m.m24 + m.m44
        )
      }
      var result: [CGPoint] = []
      for index in 0..<4 {
        let (from, to) = (corners[index], corners[(index + 1) % 4])
        if from.w >= nearestW { result.append(CGPoint(x: from.x / from.w, y: from.y / from.w)) }
        if (from.w >= nearestW) != (to.w >= nearestW) {
          let t = (nearestW - from.w) / (to.w - from.w)
          result.append(
            CGPoint(
              x: (from.x + (to.x - from.x) * t) / nearestW,
              y: (from.y + (to.y - from.y) * t) / nearestW
            )
          )
        }
      }
      return result.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? result : []
    }

    func depth(at point: CGPoint) -> Double { offset + slopeX * point.x + slopeY * point.y }

    /// How far this plane is in front of the other.
    func line(where other: Surface) -> Line {
      Line(x: slopeX - other.slopeX, y: slopeY - other.slopeY, offset: offset - other.offset)
    }

    /// Larger than anything drawn outside the extent, such as a shadow.
    var surroundings: [CGPoint] {
      let margin = 2 * max(box.width, box.height) + 400
      let outer = box.insetBy(dx: -margin, dy: -margin)
      return [
        CGPoint(x: outer.minX, y: outer.minY), CGPoint(x: outer.maxX, y: outer.minY),
        CGPoint(x: outer.maxX, y: outer.maxY), CGPoint(x: outer.minX, y: outer.maxY),
      ]
    }
  }
}
