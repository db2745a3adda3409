import Foundation

extension Path {
  /// Control-point distance of a quarter circle of radius 1, as in Core Graphics.
  package static let kappa: CGFloat = 0.5522847498

  /// Top left, top right, bottom right, bottom left, close: one line of five elements, so that two
  /// rectangles interpolate point by point.
  package init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  package init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  package init(polygon points: [CGPoint], isClosed: Bool = true) {
    self.init()
    addLines(between: points)
    if isClosed { closeSubpath() }
  }

  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Begins a new subpath at the first point.
  package mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Four cubics from the middle of the right edge, towards the bottom first.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    let handle = CGSize(width: radius.width * Path.kappa, height: radius.height * Path.kappa)
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: center.x + dx, y: center.y + dy)
    }
    move(to: point(radius.width, 0))
    addCurve(
      to: point(0, radius.height),
      control1: point(radius.width, handle.height),
      control2: point(handle.width, radius.height)
    )
    addCurve(
      to: point(-radius.width, 0),
      control1: point(-handle.width, radius.height),
      control2: point(-radius.width, handle.height)
    )
    addCurve(
      to: point(0, -radius.height),
      control1: point(-radius.width, -handle.height),
      control2: point(-handle.width, -radius.height)
    )
    addCurve(
      to: point(radius.width, 0),
      control1: point(handle.width, -radius.height),
      control2: point(radius.width, -handle.height)
    )
    closeSubpath()
  }
}
