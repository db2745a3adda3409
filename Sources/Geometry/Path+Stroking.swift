import Foundation

extension Path {
  /// The outline of a line of `style` along the path, to be filled by the non-zero rule.
  ///
  /// Dashes are cut first. Curves become lines within `tolerance` of the true outline.
  package func stroked(
    _ style: StrokeStyle,
    tolerance: CGFloat = Path.defaultTolerance
  ) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let source =
      style.dashes.isEmpty ? self : dashed(lengths: style.dashes, phase: style.dashPhase)
    var stroker = Stroker(style: style, tolerance: tolerance)
    for subpath in source.subpaths { stroker.add(subpath) }
    return stroker.outline
  }
}

/// Builds the outline of a stroke from corners: the two sides of the line as point lists.
private struct Stroker {
  /// A point of the line's middle and how the two straight pieces that meet there are joined.
  private struct Corner {
    var point: CGPoint
    /// Whether it is inside a curve, where the pieces approximate one smooth line.
    var isSmooth: Bool
  }

  /// A straight piece of the middle line.
  private struct Piece {
    /// Of length 1, a turn from +x towards +y away from the direction of travel.
    var normal: CGVector
    var length: CGFloat
  }

  private(set) var outline = Path()
  private let style: StrokeStyle
  private let half: CGFloat
  /// The angle between the lines that stand for an arc of the line's side.
  private let arcStep: CGFloat
  private let tolerance: CGFloat

  init(style: StrokeStyle, tolerance: CGFloat) {
    self.style = style
    self.tolerance = max(tolerance, 1e-6)
    half = style.width / 2
    // A chord of angle a is radius * (1 - cos(a / 2)) from its arc.
    let cosine = max(1 - self.tolerance / max(half, self.tolerance), -1)
    arcStep = max(2 * acos(cosine), 0.02)
  }

  mutating func add(_ subpath: Subpath) {
    var corners = self.corners(of: subpath)
    if subpath.isClosed, corners.count > 1, corners[0].point == corners[corners.count - 1].point {
      corners.removeLast()
    }
    if corners.count == 1 {
      addDot(at: corners[0].point, isLine: !subpath.curves.isEmpty || subpath.isClosed)
    } else if subpath.isClosed, corners.count > 2 {
      addRing(corners)
    } else if corners.count > 1 {
      // A closed line between two points goes there and back; its ends are joined, not capped.
      if subpath.isClosed { addRing(corners) } else { addLine(corners) }
    }
  }

  // MARK: The middle line

  /// Distinct points along the subpath.
  private func corners(of subpath: Subpath) -> [Corner] {
    var result = [Corner(point: subpath.start, isSmooth: false)]
    func append(_ point: CGPoint, isSmooth: Bool) {
      if result[result.count - 1].point == point {
        if !isSmooth { result[result.count - 1].isSmooth = false }
      } else {
        result.append(Corner(point: point, isSmooth: isSmooth))
      }
    }
    for curve in subpath.curves {
      if !curve.isLine {
        for t in parameters(of: curve) { append(curve.point(at: t), isSmooth: true) }
      }
      append(curve.end, isSmooth: false)
    }
    return result
  }

  /// Where to cut a curve: chords close to it, and turns small enough for the sides of the line.
  private func parameters(of curve: Bezier) -> [CGFloat] {
    var result: [CGFloat] = []
    let steps = curve.stepCount(tolerance: tolerance)
    let leastCosine = cos(arcStep)
    func refine(_ t0: CGFloat, _ d0: CGVector, _ t1: CGFloat, _ d1: CGVector, _ depth: Int) {
      if depth > 0, d0.dot(d1) < leastCosine * (d0.dot(d0) * d1.dot(d1)).squareRoot() {
        let middle = (t0 + t1) / 2
        let direction = curve.tangent(at: middle)
        refine(t0, d0, middle, direction, depth - 1)
        result.append(middle)
        refine(middle, direction, t1, d1, depth - 1)
      }
    }
    var previous = CGFloat(0)
    var direction = curve.tangent(at: 0)
    for step in 1...steps {
      let t = CGFloat(step) / CGFloat(steps)
      let next = curve.tangent(at: t)
      refine(previous, direction, t, next, 8)
      if step < steps { result.append(t) }
      previous = t
      direction = next
    }
    return result
  }

  // MARK: Whole subpaths

  private mutating func addLine(_ corners: [Corner]) {
    let pieces = self.pieces(of: corners, isClosed: false)
    guard let first = pieces.first?.normal, let last = pieces.last?.normal else { return }
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    left.append(corners[0].point + first * half)
    right.append(corners[0].point + first * -half)
    for index in 1..<(corners.count - 1) {
      join(corners[index], pieces[index - 1], pieces[index], &left, &right)
    }
    let end = corners[corners.count - 1].point
    left.append(end + last * half)
    right.append(end + last * -half)
    addCap(at: end, normal: last, to: &left)
    var back = Array(right.reversed())
    addCap(at: corners[0].point, normal: -first, to: &back)
    append(left + back)
  }

  private mutating func addRing(_ corners: [Corner]) {
    let pieces = self.pieces(of: corners, isClosed: true)
    var left: [CGPoint] = []
    var right: [CGPoint] = []
    for index in corners.indices {
      let before = pieces[index == 0 ? pieces.count - 1 : index - 1]
      join(corners[index], before, pieces[index], &left, &right)
    }
    append(left)
    append(right.reversed())
  }

  /// A subpath without length shows its cap, if it was more than a move.
  private mutating func addDot(at point: CGPoint, isLine: Bool) {
    guard isLine, style.cap != .butt else { return }
    let side = CGRect(
      x: point.x - half,
      y: point.y - half,
      width: style.width,
      height: style.width
    )
    outline.append(style.cap == .round ? Path(ellipseIn: side) : Path(rect: side))
  }

  private func pieces(of corners: [Corner], isClosed: Bool) -> [Piece] {
    var result: [Piece] = []
    for index in 0..<(isClosed ? corners.count : corners.count - 1) {
      let next = corners[(index + 1) % corners.count].point
      let step = next - corners[index].point
      let normal = step.unit?.turned ?? result.last?.normal ?? CGVector(dx: 0, dy: 1)
      result.append(Piece(normal: normal, length: step.length))
    }
    return result
  }

  private mutating func append(_ points: [CGPoint]) {
    outline.addLines(between: points)
    outline.closeSubpath()
  }

  // MARK: Corners and ends

  /// Adds both sides of the line where two pieces meet.
  private func join(
    _ corner: Corner,
    _ before: Piece,
    _ after: Piece,
    _ left: inout [CGPoint],
    _ right: inout [CGPoint]
  ) {
    let (n0, n1) = (before.normal, after.normal)
    if n0.cross(n1) > 0 {
      // Turning towards the normals: the other side is the outer one.
      outer(corner, -n0, -n1, &right)
      inner(corner, before, after, 1, &left)
    } else {
      outer(corner, n0, n1, &left)
      inner(corner, before, after, -1, &right)
    }
  }

  private func outer(_ corner: Corner, _ n0: CGVector, _ n1: CGVector, _ side: inout [CGPoint]) {
    let cosine = n0.dot(n1)
    let point = corner.point
    if corner.isSmooth, cosine > 0.5, let middle = (n0 + n1).unit {
      side.append(point + middle * half)
      return
    }
    side.append(point + n0 * half)
    switch corner.isSmooth ? .round : style.join {
    case .round:
      addArc(around: point, from: n0, to: n1, &side)
    case .miter:
      // The miter's length over the width is 1 / cos(half the angle between the normals).
      let sum = n0 + n1
      let square = sum.dot(sum)
      if square > 0, 4 / square <= style.miterLimit * style.miterLimit, cosine < 1 - 1e-12 {
        side.append(point + sum * (2 * half / square))
      }
    case .bevel: break
    }
    side.append(point + n1 * half)
  }

  /// Where the pieces are long enough their inner sides just meet.
  ///
  /// Otherwise the outline goes through the corner itself: the overlap then winds the right way for
  /// all lengths, and the non-zero rule fills it.
  private func inner(
    _ corner: Corner,
    _ before: Piece,
    _ after: Piece,
    _ sign: CGFloat,
    _ side: inout [CGPoint]
  ) {
    let (n0, n1) = (before.normal * sign, after.normal * sign)
    let cosine = n0.dot(n1)
    // How much of each piece the other's side cuts off: half * tan(turn / 2).
    let cut = cosine > -1 ? half * ((1 - cosine) / (1 + cosine)).squareRoot() : .infinity
    if cut * 2 <= min(before.length, after.length) {
      let sum = n0 + n1
      side.append(corner.point + sum * (2 * half / sum.dot(sum)))
    } else {
      side.append(corner.point + n0 * half)
      side.append(corner.point)
      side.append(corner.point + n1 * half)
    }
  }

  private func addCap(at point: CGPoint, normal: CGVector, to side: inout [CGPoint]) {
    // The line arrives with `normal` on its left; its direction is a quarter turn back from that.
    let direction = CGVector(dx: normal.dy, dy: -normal.dx)
    switch style.cap {
    case .butt: break
    case .square:
      side.append(point + (normal + direction) * half)
      side.append(point + (-normal + direction) * half)
    case .round:
      addArc(around: point, from: normal, to: direction, &side)
      side.append(point + direction * half)
      addArc(around: point, from: direction, to: -normal, &side)
    }
  }

  /// The points strictly between two unit directions, the short way round.
  private func addArc(
    around center: CGPoint,
    from n0: CGVector,
    to n1: CGVector,
    _ side: inout [CGPoint]
  ) {
    let angle = atan2(n0.cross(n1), n0.dot(n1))
    let count = (abs(angle) / arcStep).rounded(.up)
    guard count > 1 else { return }
    let step = angle / count
    for index in 1..<Int(count) {
      let (s, c) = (sin(step * CGFloat(index)), cos(step * CGFloat(index)))
      let direction = CGVector(dx: n0.dx * c - n0.dy * s, dy: n0.dx * s + n0.dy * c)
      side.append(center + direction * half)
    }
  }
}
