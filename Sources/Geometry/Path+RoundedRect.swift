import Foundation

extension Path {
  /// A rectangle with elliptical quarter arcs at `corners`; radii are at most half the sides.
  package init(
    roundedRect rect: CGRect,
    cornerSize: CGSize,
    corners: RectCorners = .all
  ) {
    self.init()
    let rect = rect.standardized
    let width = min(max(cornerSize.width, 0), rect.width / 2)
    let height = min(max(cornerSize.height, 0), rect.height / 2)
    addRoundedRect(rect, corners: width > 0 && height > 0 ? corners : []) { path, _, corner in
      path.addCircularCorner(corner, size: CGSize(width: width, height: height))
    }
  }

  /// Quarter circles; the radius is at most half of the shorter side.
  package init(roundedRect rect: CGRect, radius: CGFloat, corners: RectCorners = .all) {
    let radius = min(radius, min(abs(rect.width), abs(rect.height)) / 2)
    self.init(
      roundedRect: rect,
      cornerSize: CGSize(width: radius, height: radius),
      corners: corners
    )
  }

  /// A rectangle whose corners curve as iOS's do since iOS 7: they begin `1.528665 * radius` from
  /// the corner.
  ///
  /// Where a side is too short for that, the corner comes closer to a quarter circle, and is one
  /// when the side is twice the radius (inferred; iOS's rule is unknown).
  ///
  /// - Parameter isGlass: whether the joints of the curve are smoothed, as the
  ///   corners of displays are.
  package init(
    continuousRoundedRect rect: CGRect,
    radius: CGFloat,
    corners: RectCorners = .all,
    isGlass: Bool = false
  ) {
    self.init()
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    guard radius > 0 else {
      addRect(rect)
      return
    }
    // A rectangle without height has its corners, too: one that grows out of it can be animated.
    let radius = min(radius, side / 2)
    let shape = ContinuousCorner(radius: radius, side: side, isGlass: isGlass)
    addRoundedRect(rect, corners: corners) { path, _, corner in
      path.addContinuousCorner(corner, shape: shape, radius: radius)
    }
  }

  /// As one radius for all does it, with one for each corner; each is at most half of the shorter
  /// side.
  package init(
    continuousRoundedRect rect: CGRect,
    topLeft: CGFloat,
    topRight: CGFloat,
    bottomRight: CGFloat,
    bottomLeft: CGFloat
  ) {
    self.init()
    let rect = rect.standardized
    let side = min(rect.width, rect.height)
    let radii: [RectCorners: CGFloat] = [
      .topLeft: topLeft, .topRight: topRight, .bottomRight: bottomRight, .bottomLeft: bottomLeft,
    ]
    let corners = radii.reduce(into: RectCorners()) { if $1.value > 0 { $0.insert($1.key) } }
    addRoundedRect(rect, corners: corners) { path, name, corner in
      let radius = min(radii[name] ?? 0, side / 2)
      let shape = ContinuousCorner(radius: radius, side: side)
      path.addContinuousCorner(corner, shape: shape, radius: radius)
    }
  }

  /// Clockwise on a y-down screen from the top edge's left end; a corner left out is one point.
  private mutating func addRoundedRect(
    _ rect: CGRect,
    corners: RectCorners,
    addCorner: (inout Path, RectCorners, Corner) -> Void
  ) {
    let topLeft = Corner(
      point: CGPoint(x: rect.minX, y: rect.minY),
      incoming: CGVector(dx: 0, dy: -1),
      outgoing: CGVector(dx: 1, dy: 0)
    )
    let rest: [(RectCorners, Corner)] = [
      (
        .topRight,
        Corner(
          point: CGPoint(x: rect.maxX, y: rect.minY),
          incoming: CGVector(dx: 1, dy: 0),
          outgoing: CGVector(dx: 0, dy: 1)
        )
      ),
      (
        .bottomRight,
        Corner(
          point: CGPoint(x: rect.maxX, y: rect.maxY),
          incoming: CGVector(dx: 0, dy: 1),
          outgoing: CGVector(dx: -1, dy: 0)
        )
      ),
      (
        .bottomLeft,
        Corner(
          point: CGPoint(x: rect.minX, y: rect.maxY),
          incoming: CGVector(dx: -1, dy: 0),
          outgoing: CGVector(dx: 0, dy: -1)
        )
      ),
    ]
    // The path starts at the end of the top left corner, which comes from that corner's own path.
    var first = Path()
    if corners.contains(.topLeft) {
      addCorner(&first, .topLeft, topLeft)
    }
    move(to: first.currentPoint ?? topLeft.point)
    for (name, corner) in rest {
      if corners.contains(name) {
        addCorner(&self, name, corner)
      } else {
        addLine(to: corner.point)
      }
    }
    if corners.contains(.topLeft) { addCorner(&self, .topLeft, topLeft) }
    closeSubpath()
  }

  private mutating func addCircularCorner(_ corner: Corner, size: CGSize) {
    let incoming = corner.incoming.dx != 0 ? size.width : size.height
    let outgoing = corner.outgoing.dx != 0 ? size.width : size.height
    let rest = 1 - Path.kappa
    addLine(to: corner.at(incoming, 0))
    addCurve(
      to: corner.at(0, outgoing),
      control1: corner.at(incoming * rest, 0),
      control2: corner.at(0, outgoing * rest)
    )
  }

  private mutating func addContinuousCorner(
    _ corner: Corner,
    shape: ContinuousCorner,
    radius: CGFloat
  ) {
    let p = shape.points.map { corner.at($0.x * radius, $0.y * radius) }
    addLine(to: p[0])
    addCurve(to: p[3], control1: p[1], control2: p[2])
    addLine(to: p[4])
    addCurve(to: p[7], control1: p[5], control2: p[6])
    addLine(to: p[8])
    addCurve(to: p[11], control1: p[9], control2: p[10])
  }
}

/// A corner on the way round a rectangle, with unit directions of travel before and after it.
private struct Corner {
  var point: CGPoint
  var incoming: CGVector
  var outgoing: CGVector

  /// The point `before` back along the incoming edge and `after` on along the outgoing one.
  func at(_ before: CGFloat, _ after: CGFloat) -> CGPoint {
    CGPoint(
      x: point.x - incoming.dx * before + outgoing.dx * after,
      y: point.y - incoming.dy * before + outgoing.dy * after
    )
  }
}

/// The twelve points of a continuous corner of radius 1, as distances back along the incoming and
/// on along the outgoing edge.
struct ContinuousCorner {
  /// Where the curve begins, in radii from the corner: `CALayer.cornerCurveExpansionFactor`.
  static let expansion: CGFloat = 1.52866483

  let points: [CGPoint]

  /// `smoothness` 1 is iOS's curve, 0 a quarter circle cut into the same pieces.
  init(smoothness: CGFloat, isGlass: Bool = false) {
    let smooth = isGlass ? ContinuousCorner.glass : ContinuousCorner.smooth
    points = zip(ContinuousCorner.round, smooth).map { round, smooth in
      CGPoint(
        x: round.x + (smooth.x - round.x) * smoothness,
        y: round.y + (smooth.y - round.y) * smoothness
      )
    }
  }

  /// The corner of a rectangle whose shorter side is `side`.
  init(radius: CGFloat, side: CGFloat, isGlass: Bool = false) {
    let room = radius > 0 ? (side / 2 / radius - 1) / (ContinuousCorner.expansion - 1) : 0
    self.init(smoothness: min(room, 1), isGlass: isGlass)
  }

  /// The curve without the short straight pieces at its joints, whose directions differ by up to
  /// six degrees: on the large radius of a display they are visible.
  private static let glass: [CGPoint] = {
    var points = smooth
    let (joint, control) = (smooth[4], smooth[5])
    // Where the tangent of the middle piece meets the edge.
    let x = joint.x + joint.y * (joint.x - control.x) / (control.y - joint.y)
    points[2].x = x
    points[3] = joint
    points[8] = smooth[7]
    points[9].y = x
    return points
  }()

  /// As measured by several projects from `UIBezierPath(roundedRect:cornerRadius:)`.
  private static let smooth: [CGPoint] = [
    CGPoint(x: expansion, y: 0),
    CGPoint(x: 1.08849323, y: 0),
    CGPoint(x: 0.86840689, y: 0),
    CGPoint(x: 0.66993427, y: 0.06549600),
    CGPoint(x: 0.63149399, y: 0.07491100),
    CGPoint(x: 0.37282392, y: 0.16905899),
    CGPoint(x: 0.16905899, y: 0.37282392),
    CGPoint(x: 0.07491100, y: 0.63149399),
    CGPoint(x: 0.06549600, y: 0.66993427),
    CGPoint(x: 0, y: 0.86840689),
    CGPoint(x: 0, y: 1.08849323),
    CGPoint(x: 0, y: expansion),
  ]

  /// A quarter circle cut at the angles where the smooth curve has its joints.
  private static let round: [CGPoint] = {
    let cuts = [0, asin(1 - 0.66993427), asin(1 - 0.63149399)]
    let angles = cuts + cuts.reversed().map { .pi / 2 - $0 }
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    func arc(_ start: CGFloat, _ end: CGFloat) -> [CGPoint] {
      let handle = 4 / 3 * tan((end - start) / 4)
      let from = point(start)
      let to = point(end)
      return [
        from,
        CGPoint(x: from.x - cos(start) * handle, y: from.y + sin(start) * handle),
        CGPoint(x: to.x + cos(end) * handle, y: to.y - sin(end) * handle),
        to,
      ]
    }
    return arc(angles[0], angles[1]) + arc(angles[2], angles[3]) + arc(angles[4], angles[5])
  }()
}
