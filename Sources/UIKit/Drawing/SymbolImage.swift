import Foundation
import Geometry
import Pixels
import QuartzCore

/// A symbol at a size and weight.
struct SymbolImage: Hashable, Sendable {
  let name: String
  private let drawing: SymbolDrawing
  private var pointSize: CGFloat = 17
  private var weight = UIImage.SymbolWeight.regular
  private var symbolScale = UIImage.SymbolScale.medium
  private var coloring = SymbolColoring.monochrome

  init(name: String, drawing: SymbolDrawing) {
    self.name = name
    self.drawing = drawing
  }

  func configured(by configuration: UIImage.SymbolConfiguration) -> SymbolImage {
    var result = self
    if let size = configuration.pointSize { result.pointSize = size }
    if configuration.weight != .unspecified { result.weight = configuration.weight }
    switch configuration.scale {
    case .small, .medium, .large: result.symbolScale = configuration.scale
    case .default: result.symbolScale = .medium
    case .unspecified: break
    }
    if let coloring = configuration.coloring { result.coloring = coloring }
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
  var hasOwnColors: Bool { coloring != .monochrome }

  /// In points, on thirds of a point so that it is whole pixels at scale 3.
  var size: CGSize {
    func round(_ length: CGFloat) -> CGFloat { (length * unit * 3).rounded() / 3 }
    return CGSize(width: round(drawing.size.width), height: round(drawing.size.height))
  }

  /// Points to a unit of the drawing, of which the font size has 100.
  private var unit: CGFloat {
    let factor: CGFloat
    switch symbolScale {
    case .small: factor = 0.78
    case .large: factor = 1.28
    default: factor = 1
    }
    return pointSize * factor / 100
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
    // One layer, because parts overlap and are cut out.
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.strokeStyle = StrokeStyle(width: lineWidth, cap: .round, join: .round)
    for (index, part) in drawing.parts.enumerated() {
      let own = coloring.color(ofLevel: level(ofPart: index))?.color
      if part.isCutOut || own != nil { add(part, blendMode: .clear, color: color, to: context) }
      if part.isCutOut, own == nil { continue }
      add(part, blendMode: .normal, color: own ?? color, to: context)
    }
    context.endTransparencyLayer()
  }

  /// A sign in a circle or a square is in front of it; other symbols have one level.
  private func level(ofPart index: Int) -> Int {
    let isEnclosed = name.contains(".circle") || name.contains(".square")
    return isEnclosed && index == 0 ? 1 : 0
  }

  private func add(
    _ part: SymbolDrawing.Part,
    blendMode: CGBlendMode,
    color: Color,
    to context: CGContext
  ) {
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

/// A symbol's shape in units of which the font size has 100, y down.
struct SymbolDrawing: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case line
      case area
      /// An area with a line round it, which rounds its corners.
      case softArea
    }

    var kind: Kind
    var path: Path
    var isCutOut = false
  }

  var size: CGSize
  var parts: [Part] = []

  init(_ width: CGFloat, _ height: CGFloat) { size = CGSize(width: width, height: height) }

  func line(_ path: Path) -> SymbolDrawing { adding(Part(kind: .line, path: path)) }
  func area(_ path: Path) -> SymbolDrawing { adding(Part(kind: .area, path: path)) }
  func softArea(_ path: Path) -> SymbolDrawing { adding(Part(kind: .softArea, path: path)) }

  func line(_ outline: String) -> SymbolDrawing { line(Path(outline: outline)) }
  func area(_ outline: String) -> SymbolDrawing { area(Path(outline: outline)) }
  func softArea(_ outline: String) -> SymbolDrawing { softArea(Path(outline: outline)) }

  /// The drawing without the parts of `other`.
  func cut(_ other: SymbolDrawing) -> SymbolDrawing {
    other.parts.reduce(self) { result, part in
      var part = part
      part.isCutOut = true
      return result.adding(part)
    }
  }

  func mirrored() -> SymbolDrawing {
    transformed(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }

  /// A quarter turn clockwise.
  func turned() -> SymbolDrawing {
    var result = transformed(
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    )
    result.size = CGSize(width: size.height, height: size.width)
    return result
  }

  private func transformed(_ transform: CGAffineTransform) -> SymbolDrawing {
    var result = self
    result.parts = parts.map { part in
      var part = part
      part.path = part.path.applying(transform)
      return part
    }
    return result
  }

  private func adding(_ part: Part) -> SymbolDrawing {
    var result = self
    result.parts.append(part)
    return result
  }
}

extension Path {
  /// Reads `M x y`, `L x y`, `Q cx cy x y`, `C ax ay bx by x y` and `Z`, separated by spaces.
  fileprivate init(outline: String) {
    self.init()
    var words = outline.split(separator: " ")[...]
    func point() -> CGPoint {
      let x = words.popFirst().flatMap { Double($0) } ?? 0
      let y = words.popFirst().flatMap { Double($0) } ?? 0
      return CGPoint(x: x, y: y)
    }
    while let verb = words.popFirst() {
      switch verb {
      case "M": move(to: point())
      case "L": addLine(to: point())
      case "Q":
        let control = point()
        addQuadCurve(to: point(), control: control)
      case "C":
        let control1 = point()
        let control2 = point()
        addCurve(to: point(), control1: control1, control2: control2)
      case "Z": closeSubpath()
      default: fatalError("'\(verb)' is not a step of an outline.")
      }
    }
  }
}
