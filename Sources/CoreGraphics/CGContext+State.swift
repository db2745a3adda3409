import Foundation
import Geometry
import Pixels

// Transforms, line style, colours and the other parts of the graphics state.

extension CGContext {
  // MARK: Transforms

  /// From user space to Core Graphics' device space: pixels, y up.
  public var ctm: CGAffineTransform { state.transform.concatenating(turned) }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Between pixels y down and pixels y up; its own inverse.
  private var turned: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// From user space to pixels of the bitmap, y down.
  package var pixelTransform: CGAffineTransform { state.transform }

  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  public func rotate(by angle: CGFloat) {
    state.transform = state.transform.rotated(by: angle)
  }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.style }
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.style }
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Empty `lengths` draw an unbroken line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths
  }

  /// Has no effect: curves are always drawn to a fraction of a pixel.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  // MARK: Colours

  public func setFillColor(_ color: CGColor) {
    guard !state.keepsColor else { return }
    state.fillColor = color.color
    state.fillSpace = color.colorSpace ?? state.fillSpace
    state.fillPattern = patternPaint(color)
  }

  public func setStrokeColor(_ color: CGColor) {
    guard !state.keepsColor else { return }
    state.strokeColor = color.color
    state.strokeSpace = color.colorSpace ?? state.strokeSpace
    state.strokePattern = patternPaint(color)
  }

  public func setFillColor(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(
    red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let values = [cyan, magenta, yellow, black, alpha]
    CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: values).map(setFillColor)
  }

  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {
    let values = [cyan, magenta, yellow, black, alpha]
    CGColor(colorSpace: CGColorSpaceCreateDeviceCMYK(), components: values).map(setStrokeColor)
  }

  /// The colour becomes black of the space, as in Core Graphics.
  public func setFillColorSpace(_ space: CGColorSpace) {
    guard !state.keepsColor else { return }
    state.fillSpace = space
    state.fillColor = .black
    state.fillPattern = nil
  }

  public func setStrokeColorSpace(_ space: CGColorSpace) {
    guard !state.keepsColor else { return }
    state.strokeSpace = space
    state.strokeColor = .black
    state.strokePattern = nil
  }

  /// Components in the fill colour space, alpha last.
  ///
  /// Too few are ignored.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }

  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }

  /// Fills with a pattern: `components` are its alpha, or in a space with a base the colour for a
  /// pattern that has none of its own.
  public func setFillPattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = CGColor(
      patternSpace: state.fillSpace,
      pattern: pattern,
      components: components
    )
    if let color { setFillColor(color) }
  }

  public func setStrokePattern(
    _ pattern: CGPattern,
    colorComponents components: UnsafePointer<CGFloat>
  ) {
    let color = CGColor(
      patternSpace: state.strokeSpace,
      pattern: pattern,
      components: components
    )
    if let color { setStrokeColor(color) }
  }

  /// Moves the patterns that are set after it, in units of the base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private func patternPaint(_ color: CGColor) -> CGPatternPaint? {
    // Patterns are fixed in the base space: later transforms do not move them.
    color.pattern?.paint(color: color.tint, phase: state.patternPhase, base: baseTransform).map {
      CGPatternPaint(pixmap: $0.pixmap, transform: $0.transform, alpha: color.alpha)
    }
  }

  /// Draws in this colour alone, until the state is restored.
  func keepColor(_ color: CGColor) {
    setFillColor(color)
    setStrokeColor(color)
    state.keepsColor = true
  }

  // MARK: Compositing

  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// `offset` and `blur` are in base units: later transforms do not change them.
  ///
  /// The Gaussian's standard deviation is half of `blur` (measured). A nil colour turns the shadow
  /// off.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color else {
      state.shadow = nil
      return
    }
    let scale = abs(baseTransform.determinant).squareRoot()
    state.shadow = CGGraphicsState.ShadowStyle(
      color: color.color,
      sigma: max(blur, 0) / 2 * scale,
      offset: CGVector(
        dx: offset.width * baseTransform.a + offset.height * baseTransform.c,
        dy: offset.width * baseTransform.b + offset.height * baseTransform.d
      )
    )
  }

  /// A black shadow of one third strength, as documented.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  // MARK: Quality

  public func setShouldAntialias(_ flag: Bool) { state.shouldAntialias = flag }
  public func setAllowsAntialiasing(_ flag: Bool) { state.allowsAntialiasing = flag }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Colours are converted when they are made; the intent has no effect.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // MARK: Text

  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set {
      state.textMatrix.tx = newValue.x
      state.textMatrix.ty = newValue.y
    }
  }

  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }

  public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }

  // MARK: For the frameworks above

  package var strokeColor: Color { state.strokeColor }
  package var strokeStyle: StrokeStyle {
    get { state.stroke }
    set { state.stroke = newValue }
  }
}
