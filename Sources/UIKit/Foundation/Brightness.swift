import CoreGraphics
import QuartzCore

/// How bright the screen is at a point, read from the colours of views, layers and gradients and
/// from the pictures of image views, and not from pixels of the screen.
@MainActor
struct Brightness {
  private var sum: CGFloat = 0
  private var coverage: CGFloat = 0

  /// Whether there is something at the point whose colour is not read, such as a text.
  private var isUncertain = false

  /// Whether a view that may draw has not done so yet: more is known when the screen has been
  /// drawn.
  private(set) var awaitsDrawing = false

  /// From 0 to 1; nil where too little is known.
  ///
  /// The screen behind everything is black.
  var luminance: CGFloat? {
    if !isUncertain { return sum }
    return coverage > 0.5 ? sum / coverage : nil
  }

  /// Adds what is behind all that has been added; the point is in the view's coordinates.
  mutating func add(_ view: UIView, at point: CGPoint) {
    if view.bounds.contains(point) { add(view, at: point, alpha: 1) }
  }

  /// From front to back, until nothing shines through.
  private mutating func add(_ view: UIView, at point: CGPoint, alpha: CGFloat) {
    let alpha = alpha * TransitionQueue.current.finalOpacity(of: view)
    guard alpha > 0.01, coverage < 0.95 else { return }
    for child in view.subviews.reversed() {
      let local = view.convert(point, to: child)
      if child.bounds.contains(local) { add(child, at: local, alpha: alpha) }
    }
    for layer in (view.layer.sublayers ?? []).reversed() where layer.delegate == nil {
      guard !layer.isHidden, layer.frame.contains(point) else { continue }
      let local = CGPoint(x: point.x - layer.frame.minX, y: point.y - layer.frame.minY)
      let alpha = alpha * min(CGFloat(layer.opacity), 1)
      add(contentOf: layer, at: local, alpha: alpha)
      if let color = layer.backgroundColor { add(UIColor(cgColor: color), alpha: alpha) }
    }
    // A class of its own may draw, which shows only once it has.
    if type(of: view) != UIView.self, view.layer.needsDisplay(), coverage < 0.95 {
      isUncertain = true
      awaitsDrawing = true
    }
    add(contentOf: view.layer, at: point, alpha: alpha)
    if let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) {
      add(color, alpha: alpha)
    }
  }

  /// Of layers that show something of their own, gradients and pictures are read.
  private mutating func add(contentOf layer: CALayer, at point: CGPoint, alpha: CGFloat) {
    guard coverage < 0.95 else { return }
    if let gradient = layer as? CAGradientLayer {
      add(gradient, at: point, alpha: alpha)
    } else if type(of: layer) == CALayer.self,
      let picture = Brightness.picture(in: layer, around: point)
    {
      let part = (1 - coverage) * alpha
      sum += part * picture.luminance
      coverage += part * picture.alpha
    } else if layer.contents != nil || type(of: layer) != CALayer.self {
      isUncertain = true
    }
  }

  mutating func add(_ color: UIColor, alpha: CGFloat) {
    var (red, green, blue, own): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &own) else {
      if coverage < 0.95 { isUncertain = true }
      return
    }
    let part = (1 - coverage) * own * alpha
    sum += part * (0.3 * red + 0.59 * green + 0.11 * blue)
    coverage += part
  }

  /// The nearest colour of a gradient is near enough.
  private mutating func add(_ gradient: CAGradientLayer, at point: CGPoint, alpha: CGFloat) {
    let colors = (gradient.colors ?? []).compactMap { $0 as? CGColor }
    let size = gradient.bounds.size
    guard let last = colors.indices.last, size.width > 0, size.height > 0 else { return }
    let (start, end) = (gradient.startPoint, gradient.endPoint)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let way =
      length > 0
      ? ((point.x / size.width - start.x) * dx + (point.y / size.height - start.y) * dy) / length
      : 0
    let stops =
      gradient.locations.map { $0.map { CGFloat($0.doubleValue) } }
      ?? colors.indices.map { last > 0 ? CGFloat($0) / CGFloat(last) : 0 }
    let nearest = zip(stops, colors).min { abs($0.0 - way) < abs($1.0 - way) }
    if let nearest { add(UIColor(cgColor: nearest.1), alpha: alpha) }
  }
}

extension UIView {
  /// From 0 to 1, without that of the views around; 0 where it is hidden.
  var ownOpacity: CGFloat { isHidden ? 0 : min(alpha, 1) }
}
