import Foundation

extension Path {
  /// An arc of a circle by cubics of at most a quarter turn each.
  ///
  /// It is joined to the current point by a line, or begins a subpath when there is none. Angles in
  /// radians, from +x towards +y.
  ///
  /// `increasing` is `clockwise: true` of `UIBezierPath` and `clockwise: false` of `CGPath`. The
  /// end angle is taken in the direction of travel; a full turn or more is one full circle.
  ///
  /// So are whole turns against it (observed: apps draw circles from 0 to 2 pi either way).
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    increasing: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * CGFloat.pi
    var delta = increasing ? endAngle - startAngle : startAngle - endAngle
    guard delta.isFinite else { return }
    if delta >= turn {
      delta = turn
    } else if delta < 0 {
      delta = turn + delta.truncatingRemainder(dividingBy: turn)
      if delta < 1e-9 { delta = turn }
    }
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: increasing ? delta : -delta,
      transform: transform
    )
  }

  /// As above, by the signed angle travelled; it is not reduced to a turn.
  package mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.isFinite, delta.isFinite, radius.isFinite else { return }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if isEmpty {
      move(to: start.applying(transform))
    } else {
      addLine(to: start.applying(transform))
    }
    // 1e-9: a quarter turn that comes out of a sum of angles stays one cubic.
    let count = min(max(0, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 4096)
    guard count > 0 else { return }
    let step = delta / count
    let handle = radius * 4 / 3 * tan(step / 4)
    var from = start
    for index in 1...Int(count) {
      let startAngle = startAngle + step * CGFloat(index - 1)
      let endAngle = startAngle + step
      let to = point(endAngle)
      addCurve(
        to: to.applying(transform),
        control1: CGPoint(
          x: from.x - sin(startAngle) * handle,
          y: from.y + cos(startAngle) * handle
        ).applying(transform),
        control2: CGPoint(
          x: to.x + sin(endAngle) * handle,
          y: to.y - cos(endAngle) * handle
        ).applying(transform)
      )
      from = to
    }
  }

  /// The arc of `radius` that touches the line from the current point to `tangent1` and the line
  /// from there to `tangent2`, with the line that leads to it.
  package mutating func addArc(
    tangent1End tangent1: CGPoint,
    tangent2End tangent2: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let start = current.applying(transform.inverted())
    let back = CGVector(dx: start.x - tangent1.x, dy: start.y - tangent1.y)
    let on = CGVector(dx: tangent2.x - tangent1.x, dy: tangent2.y - tangent1.y)
    let backLength = hypot(back.dx, back.dy)
    let onLength = hypot(on.dx, on.dy)
    let cross = back.dx * on.dy - back.dy * on.dx
    guard radius > 0, backLength > 0, onLength > 0, cross != 0 else {
      addLine(to: tangent1.applying(transform))
      return
    }
    let unitBack = CGVector(dx: back.dx / backLength, dy: back.dy / backLength)
    let unitOn = CGVector(dx: on.dx / onLength, dy: on.dy / onLength)
    let cosine = min(max(unitBack.dx * unitOn.dx + unitBack.dy * unitOn.dy, -1), 1)
    let half = acos(cosine) / 2
    let distance = radius / tan(half)
    let first = CGPoint(
      x: tangent1.x + unitBack.dx * distance,
      y: tangent1.y + unitBack.dy * distance
    )
    let side: CGFloat = cross > 0 ? 1 : -1
    // From the first touching point the centre lies to the side the path turns to.
    let center = CGPoint(
      x: first.x - unitBack.dy * radius * side,
      y: first.y + unitBack.dx * radius * side
    )
    let startAngle = atan2(first.y - center.y, first.x - center.x)
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: -(.pi - 2 * half) * side,
      transform: transform
    )
  }
}
