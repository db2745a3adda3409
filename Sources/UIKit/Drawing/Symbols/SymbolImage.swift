import Foundation
import Geometry
import Pixels
import QuartzCore

/// A symbol at a size and weight.
struct SymbolImage: Hashable, Sendable {
  let name: String
  /// Whether the name is likely to be a symbol's, but has no drawing.
  let isPlaceholder: Bool
  private var drawing: SymbolDrawing
  /// The drawings of an app's own symbol, and the scale that the chosen one is for.
  private var template: SymbolTemplate?
  private var drawnScale = UIImage.SymbolScale.medium
  private var pointSize = SymbolImage.standardSize
  /// Whether a configuration gave it its size; otherwise it has that of the text that it stands in.
  private(set) var hasOwnSize = false
  private var weight = UIImage.SymbolWeight.regular
  private var symbolScale = UIImage.SymbolScale.medium
  private var coloring = SymbolColoring.monochrome
  /// 0 to 1: how many of the layers of a variable symbol are opaque.
  private var variableValue: Double?
  /// Of those layers, one by one, while an effect lights them.
  private var layerOpacities: [CGFloat]?

  private static let standardSize: CGFloat = 17

  /// Nil for a name without a drawing or placeholder.
  init?(name: String, variableValue: Double? = nil) {
    let own = SymbolCatalog.drawing(named: name, weight: weight)
    guard let drawing = own ?? SymbolCatalog.placeholder(named: name) else { return nil }
    self.name = name
    self.drawing = drawing
    self.variableValue = variableValue.flatMap { VariableSymbols.contain(name) ? $0 : nil }
    isPlaceholder = own == nil
  }

  /// A symbol of the app's own.
  init(name: String, template: SymbolTemplate) {
    self.name = name
    self.template = template
    isPlaceholder = false
    drawing = SymbolDrawing(size: .zero)
    chooseDrawing()
  }

  private mutating func chooseDrawing() {
    if let template {
      (drawing, drawnScale) = template.drawing(weight: weight, scale: symbolScale)
    } else {
      drawing = SymbolCatalog.drawing(named: name, weight: weight) ?? drawing
    }
  }

  func configured(by configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    var result = self
    if let size = configuration.pointSize {
      result.pointSize = size
      result.hasOwnSize = true
    }
    if configuration.weight != .unspecified { result.weight = configuration.weight }
    switch configuration.scale {
    case .small, .medium, .large: result.symbolScale = configuration.scale
    case .default: result.symbolScale = .medium
    case .unspecified: break
    }
    // Letters are those of a font of the weight.
    if result.weight != weight || (template != nil && result.symbolScale != symbolScale) {
      result.chooseDrawing()
    }
    if let coloring = configuration.coloring { result.coloring = coloring }
    return result
  }

  /// How many layers a value or an effect lights; nil for a symbol without such layers.
  var layerCount: Int? {
    let count = template == nil && VariableSymbols.contain(name) ? drawing.variableLayerCount : 0
    return count > 1 ? count : nil
  }

  func lit(_ opacities: [CGFloat]) -> SymbolImage {
    var result = self
    result.layerOpacities = opacities
    return result
  }

  var configuration: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(
      pointSize: pointSize,
      weight: weight,
      scale: symbolScale,
      coloring: coloring
    )
  }

  /// Whether it is not drawn in the tint.
  var hasOwnColors: Bool {
    switch coloring {
    case .monochrome: false
    case .multicolor: template == nil && SymbolColors.contain(name)
    case .hierarchical, .palette: true
    }
  }

  /// In points, on thirds of a point so that it is whole pixels at scale 3.
  var size: CGSize {
    func round(_ length: CGFloat) -> CGFloat { (length * unit * 3).rounded() / 3 }
    return CGSize(width: round(drawing.size.width), height: round(drawing.size.height))
  }

  /// How far the baseline is above the bottom: the middle of a symbol is that of capitals
  /// (documented), whose height is that of San Francisco.
  var baselineOffset: CGFloat { (size.height - 0.7046 * pointSize) / 2 }

  /// Points to a unit of the drawing, of which the font size has 100.
  private var unit: CGFloat {
    // A template has each scale at the size that it has there.
    let factor = Self.factor(symbolScale) / (template == nil ? 1 : Self.factor(drawnScale))
    return pointSize * factor / 100
  }

  private static func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
    switch scale {
    case .small: 0.78
    case .large: 1.28
    default: 1
    }
  }

  /// The width of lines, in units of the drawing.
  private var lineWidth: CGFloat {
    let widths: [CGFloat] = [8.5, 3, 4.5, 6.5, 8.5, 10, 11.5, 13, 15, 17]
    return widths[weight.rawValue]
  }

  func bitmap(scale: CGFloat, tint: UIColor?) -> CGImage? {
    let context = CGContext(imageSize: size, scale: scale, isOpaque: false)
    draw(
      in: CGRect(origin: .zero, size: size),
      context: context,
      color: tint?.color ?? .black
    )
    return context.makeImage()
  }

  func draw(in rect: CGRect, context: CGContext, color: Color) {
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(
      x: rect.width / drawing.size.width,
      y: rect.height / drawing.size.height
    )
    // One layer, because parts overlap and are cut out; a translucent colour is laid over them all.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    SymbolImage.lay(color, in: context) { color in
      for part in shownParts { draw(part, context: context, color: color) }
    }
    context.endTransparencyLayer()
  }

  private var shownParts: [SymbolDrawing.Part] {
    if let layerOpacities {
      return drawing.lit { layerOpacities.indices.contains($0) ? layerOpacities[$0] : 1 }
    }
    return variableValue.map(drawing.varied) ?? drawing.parts
  }

  private func draw(_ part: SymbolDrawing.Part, context: CGContext, color: Color) {
    if part.opacity < 1 {
      var faint = part
      faint.opacity = 1
      context.saveGState()
      context.setAlpha(part.opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      draw(faint, context: context, color: color)
      context.endTransparencyLayer()
      context.restoreGState()
      return
    }
    let own = coloring.color(ofLevel: part.level, in: name)?.color
    if part.ink != .paint || own != nil {
      add(part, blendMode: .clear, color: color, to: context)
    }
    guard part.ink == .paint || (part.ink == .sign && own != nil) else { return }
    SymbolImage.lay(own ?? color, in: context) {
      add(part, blendMode: .normal, color: $0, to: context)
    }
  }

  /// Draws with the opaque colour, and lays all that is drawn with the alpha of the colour.
  private static func lay(_ color: Color, in context: CGContext, _ draw: (Color) -> Void) {
    guard color.alpha < 1 else { return draw(color) }
    var opaque = color
    opaque.alpha = 1
    context.saveGState()
    context.setBlendMode(.normal)
    context.setAlpha(CGFloat(color.alpha))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(opaque)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func add(
    _ part: SymbolDrawing.Part,
    blendMode: CGBlendMode,
    color: Color,
    to context: CGContext
  ) {
    context.strokeStyle = StrokeStyle(
      width: min(lineWidth * part.width, part.maximumWidth) + part.margin,
      cap: .round,
      join: .round
    )
    context.setFillColor(CGColor(color))
    context.setStrokeColor(CGColor(color))
    context.setBlendMode(blendMode)
    context.beginPath()
    context.add(part.path)
    switch part.kind {
    case .line: context.strokePath()
    case .area: context.fillPath()
    case .softArea: context.drawPath(using: .fillStroke)
    }
  }
}
