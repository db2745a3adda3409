import Foundation
import Geometry
import QuartzCore

/// A path with its line style, drawn into the current context.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = Path()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  var dashes: [CGFloat] = []
  var dashPhase: CGFloat = 0

  public override init() { super.init() }

  /// A path without its keys is empty.
  public required init?(coder: NSCoder) {
    super.init()
    read(from: coder)
  }

  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect: rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// With iOS's continuous corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(continuousRoundedRect: rect, radius: cornerRadius)
  }

  /// With iOS's continuous corners; only the radii's width counts, as on iOS.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    path = Path(
      continuousRoundedRect: rect,
      radius: cornerRadii.width,
      corners: RectCorners(rawValue: corners.rawValue & RectCorners.all.rawValue)
    )
  }

  /// Angles in radians from +x; `clockwise` as seen on a screen with y down.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Joined to the current point by a line.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      increasing: clockwise
    )
  }

  open func close() { path.closeSubpath() }

  open func removeAllPoints() { path = Path() }

  open func append(_ other: UIBezierPath) { path.append(other.path) }

  /// The same line travelled backwards.
  open func reversing() -> UIBezierPath {
    let result = duplicate()
    result.path = path.reversed
    return result
  }

  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  // MARK: Asking

  open var isEmpty: Bool { path.isEmpty }

  /// Of the curves themselves, not of their control points.
  open var bounds: CGRect { path.bounds }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: rule) }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  // MARK: Dashes

  /// Lengths of dash, gap, dash, …; nil or a count of 0 makes the line unbroken.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the pattern; each argument may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern {
      for (index, length) in dashes.enumerated() { pattern[index] = length }
    }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  // MARK: Drawing into the current context, which is left as it was

  open func fill() { fill(with: .normal, alpha: 1) }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.fillPath(using: self.usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.strokeStyle = self.strokeStyle
      context.strokePath()
    }
  }

  /// Clips drawing to the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.add(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    // The plain forms keep the context's own mode and alpha.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.beginPath()
    context.add(path)
    body(context)
  }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth,
      cap: lineCapStyle.style,
      join: lineJoinStyle.style,
      miterLimit: miterLimit,
      dashes: dashes,
      dashPhase: dashPhase
    )
  }

  // MARK: NSSecureCoding

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) { write(to: coder) }

  // MARK: NSObject

  open override func copy() -> Any { duplicate() }
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  private func duplicate() -> UIBezierPath {
    let result = UIBezierPath(cgPath: CGPath(path))
    result.lineWidth = lineWidth
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.miterLimit = miterLimit
    result.flatness = flatness
    result.usesEvenOddFillRule = usesEvenOddFillRule
    result.dashes = dashes
    result.dashPhase = dashPhase
    return result
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || (path == other.path && strokeStyle == other.strokeStyle
        && usesEvenOddFillRule == other.usesEvenOddFillRule)
  }

  open override var hash: Int { path.hashValue }
}
