import Foundation
import Geometry

extension Path {
  /// Reads the words of a symbol's sketch: a verb and its numbers, again and again.
  ///
  /// - `M` a point and lines to more, `L` lines, `Q` and `C` curves, `Z` closes
  /// - `N` a smooth line through points, `B` a smooth closed one
  /// - `U` a radius and the corners of a polygon, which it rounds
  /// - `R` x, y, width, height, radius; `O` centre and radius, or two
  /// - `K` centre, radius, from and to in degrees, clockwise if rising; `J` joins it to the line
  /// - `G` centre, radius and number of corners, with the radius of a star's inner ones
  /// - `X` and `Y` add the path mirrored at that x or y; `W` goes back mirrored at x and closes
  /// - `T` number of copies and the centre they turn round
  init(symbol words: some Sequence<Substring>) {
    self.init()
    var verb = Character(" ")
    var numbers: [CGFloat] = []
    for word in words {
      if let number = Double(word) {
        numbers.append(number)
      } else {
        addSymbolStep(verb, numbers)
        verb = word.first ?? " "
        numbers = []
      }
    }
    addSymbolStep(verb, numbers)
  }

  private mutating func addSymbolStep(_ verb: Character, _ n: [CGFloat]) {
    let points = stride(from: 0, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
    switch (verb, n.count) {
    case ("M", 2...):
      move(to: points[0])
      for point in points.dropFirst() { addLine(to: point) }
    case ("L", 2...): for point in points { addLine(to: point) }
    case ("Q", 4...):
      for index in stride(from: 1, to: points.count, by: 2) {
        addQuadCurve(to: points[index], control: points[index - 1])
      }
    case ("C", 6...):
      for index in stride(from: 2, to: points.count, by: 3) {
        addCurve(to: points[index], control1: points[index - 2], control2: points[index - 1])
      }
    case ("Z", 0): closeSubpath()
    case ("N", 4...): addSmoothLine(points, isClosed: false)
    case ("B", 6...): addSmoothLine(points, isClosed: true)
    default: addSymbolShape(verb, n, points)
    }
  }

  private mutating func addSymbolShape(_ verb: Character, _ n: [CGFloat], _ points: [CGPoint]) {
    switch (verb, n.count) {
    case ("U", 7...):
      let corners = stride(from: 1, to: n.count - 1, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      addRounded(corners, radius: n[0])
    case ("R", 5):
      append(
        Path(roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
      )
    case ("O", 3...):
      let (x, y) = (n[2], n.count > 3 ? n[3] : n[2])
      append(Path(ellipseIn: CGRect(x: n[0] - x, y: n[1] - y, width: x * 2, height: y * 2)))
    case ("K", 5), ("J", 5):
      var arc = Path()
      if verb == "J" { arc = self }
      arc.addArc(
        center: points[0],
        radius: n[2],
        startAngle: n[3] * .pi / 180,
        delta: (n[4] - n[3]) * .pi / 180
      )
      if verb == "J" { self = arc } else { append(arc) }
    case ("G", 4...): addSymbolPolygon(n)
    case ("X", 1): append(applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * n[0], ty: 0)))
    case ("Y", 1): append(applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * n[0])))
    case ("W", 1): closeMirrored(at: n[0])
    case ("T", 3): addTurned(Int(n[0]), round: CGPoint(x: n[1], y: n[2]))
    default: break
    }
  }

  private mutating func addSymbolPolygon(_ n: [CGFloat]) {
    let count = Int(n[3]) * (n.count > 4 ? 2 : 1)
    let corners = (0..<count).map { index in
      let radius = n.count > 4 && index % 2 == 1 ? n[4] : n[2]
      let angle = CGFloat(index) * 2 * .pi / CGFloat(count) - .pi / 2
      return CGPoint(x: n[0] + radius * cos(angle), y: n[1] + radius * sin(angle))
    }
    append(Path(polygon: corners))
  }

  /// Cubics whose tangent in a point is along its neighbours.
  private mutating func addSmoothLine(_ points: [CGPoint], isClosed: Bool) {
    let count = points.count
    func point(_ index: Int) -> CGPoint {
      isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
    }
    if isClosed || isEmpty { move(to: points[0]) } else { addLine(to: points[0]) }
    for index in 0..<(isClosed ? count : count - 1) {
      let (before, from) = (point(index - 1), point(index))
      let (to, after) = (point(index + 1), point(index + 2))
      addCurve(
        to: to,
        control1: CGPoint(x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6),
        control2: CGPoint(x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6)
      )
    }
    if isClosed { closeSubpath() }
  }

  private mutating func addRounded(_ corners: [CGPoint], radius: CGFloat) {
    guard let first = corners.first, let last = corners.last else { return }
    move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (index, corner) in corners.enumerated() {
      addArc(
        tangent1End: corner,
        tangent2End: corners[(index + 1) % corners.count],
        radius: radius
      )
    }
    closeSubpath()
  }

  /// Half an outline made whole: back to its start on the other side of a vertical line.
  private mutating func closeMirrored(at x: CGFloat) {
    var stops: [CGPoint] = []
    var steps: [Element] = []
    forEach { element in
      switch element {
      case .move(let point), .line(let point): stops.append(point)
      case .quad(_, let end), .cubic(_, _, let end): stops.append(end)
      case .close: break
      }
      steps.append(element)
    }
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * x - point.x, y: point.y) }
    guard let last = stops.last else { return }
    addLine(to: mirrored(last))
    for index in stride(from: stops.count - 1, to: 0, by: -1) {
      let end = mirrored(stops[index - 1])
      switch steps[index] {
      case .quad(let control, _): addQuadCurve(to: end, control: mirrored(control))
      case .cubic(let control1, let control2, _):
        addCurve(to: end, control1: mirrored(control2), control2: mirrored(control1))
      case .move, .line, .close: addLine(to: end)
      }
    }
    closeSubpath()
  }

  private mutating func addTurned(_ count: Int, round center: CGPoint) {
    let one = self
    for index in 1..<max(count, 2) {
      let turn = CGAffineTransform(translationX: -center.x, y: -center.y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(index) * 2 * .pi / CGFloat(count)))
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
      append(one.applying(turn))
    }
  }
}
