import Display
import Foundation
import Geometry

// Building, filling, stroking and clipping to paths.

extension CGContext {
  // MARK: Building. Points are transformed when they are added.

  public func beginPath() { currentPath = Path() }

  public func closePath() { currentPath.closeSubpath() }

  public func move(to point: CGPoint) { currentPath.move(to: point.applying(state.transform)) }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point.applying(state.transform))
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end.applying(state.transform),
      control1: control1.applying(state.transform),
      control2: control2.applying(state.transform)
    )
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(
      to: end.applying(state.transform),
      control: control.applying(state.transform)
    )
  }

  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points.map { $0.applying(state.transform) })
  }

  public func addRect(_ rect: CGRect) { add(Path(rect: rect)) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect)) }

  public func addPath(_ path: CGPath) { add(path.path) }

  /// `clockwise` is meant for y up: on a y-down screen `false` runs clockwise.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    currentPath.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      increasing: !clockwise,
      transform: state.transform
    )
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End,
      tangent2End: tangent2End,
      radius: radius,
      transform: state.transform
    )
  }

  package func add(_ path: Path) { currentPath.append(path.applying(state.transform)) }

  // MARK: Asking

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint {
    (currentPath.currentPoint ?? .zero).applying(state.transform.inverted())
  }

  public var boundingBoxOfPath: CGRect { userPath.controlBounds }

  /// A copy of the current path, in user space.
  public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(userPath) }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let target = point.applying(state.transform)
    switch mode {
    case .fill: return currentPath.contains(target, rule: .nonZero)
    case .eoFill: return currentPath.contains(target, rule: .evenOdd)
    case .stroke: return strokedPath.contains(target, rule: .nonZero)
    case .fillStroke:
      return currentPath.contains(target, rule: .nonZero)
        || strokedPath.contains(target, rule: .nonZero)
    case .eoFillStroke:
      return currentPath.contains(target, rule: .evenOdd)
        || strokedPath.contains(target, rule: .nonZero)
    }
  }

  private var userPath: Path { currentPath.applying(state.transform.inverted()) }

  /// The outline of the current path's stroke, in pixels.
  ///
  /// The pen is round in user space.
  private var strokedPath: Path {
    let scale = abs(state.transform.determinant).squareRoot()
    guard scale > 0, scale.isFinite else { return Path() }
    return userPath.stroked(state.stroke, tolerance: Path.defaultTolerance / scale)
      .applying(state.transform)
  }

  public func replacePathWithStrokedPath() { currentPath = strokedPath }

  // MARK: Filling and stroking. The current path is used up.

  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint(currentPath, rule.rule, state.fillPaint)
    beginPath()
  }

  public func strokePath() {
    paint(strokedPath, .nonZero, state.strokePaint)
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    if mode == .fill || mode == .fillStroke { paint(currentPath, .nonZero, state.fillPaint) }
    if mode == .eoFill || mode == .eoFillStroke { paint(currentPath, .evenOdd, state.fillPaint) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke {
      paint(strokedPath, .nonZero, state.strokePaint)
    }
    beginPath()
  }

  public func fill(_ rect: CGRect) { fill([rect]) }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// The line width is for this rectangle only.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let before = state.stroke.width
    state.stroke.width = width
    stroke(rect)
    state.stroke.width = before
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Lines from each point of even index to the next.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the rectangle transparent, inside the clip.
  public func clear(_ rect: CGRect) {
    let shape = shape(Path(rect: rect).applying(state.transform), .nonZero)
    let (antialiasing, shadow) = (state.antialiasing, state.shadow)
    state.shadow = nil
    record {
      $0.fill(shape, with: .color(.clear), antialiasing: antialiasing, blendMode: .clear)
    }
    state.shadow = shadow
  }

  /// `path` in pixels.
  private func paint(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard !path.isEmpty else { return }
    let shape = shape(path, rule)
    let (antialiasing, blend) = (state.antialiasing, state.blend)
    var solid: (shape: Shape, alpha: Double)?
    if case .color(let color) = paint { solid = (shape, color.alpha) }
    record(casting: solid) {
      $0.fill(shape, with: paint, antialiasing: antialiasing, blendMode: blend)
    }
  }

  private func shape(_ path: Path, _ rule: FillRule) -> Shape {
    path.rectangle.map { .rect($0) } ?? .path(path, rule)
  }

  // MARK: Clipping

  /// The current path is used up; an empty one clips everything away.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: currentPath, rule.rule)
    beginPath()
  }

  public func clip(to rect: CGRect) { clip(to: [rect]) }

  public func clip(to rects: [CGRect]) {
    var path = Path()
    for rect in rects { path.addRect(rect) }
    clip(to: path.applying(state.transform), .nonZero)
    beginPath()
  }

  /// Clips to `path`, which is in pixels.
  private func clip(to path: Path, _ rule: FillRule) {
    let shape = path.isEmpty ? Shape.rect(.zero) : shape(path, rule)
    addClip(.shape(shape, antialiased: state.antialiasing != .none))
  }

  public func resetClip() {
    // Only the clips of the current transparency layer are removed.
    state.clips.removeAll()
  }

  /// The bounds of the clip, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    for clip in state.clips { box = box.intersection(clip.bounds) }
    return box.isNull ? .null : box.applying(state.transform.inverted())
  }
}
