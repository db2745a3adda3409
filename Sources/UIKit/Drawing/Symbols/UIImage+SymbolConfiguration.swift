import Foundation
import QuartzCore

extension UIImage {
  /// The size, weight and colours of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let coloring: SymbolColoring?

    init(
      pointSize: CGFloat? = nil,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified,
      coloring: SymbolColoring? = nil
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.coloring = coloring
      super.init()
    }

    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil)
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: Optional(pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: Optional(pointSize), weight: weight)
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale, coloring: nil)
    }

    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, scale: scale)
    }

    /// The size and weight of text of a style, by the current traits.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(of: font), scale: scale)
    }

    /// One colour for each level of the symbol, the first for what is in front.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, coloring: paletteColors.isEmpty ? nil : .palette(paletteColors))
    }

    /// One colour, fainter on levels behind the first.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, coloring: .hierarchical(hierarchicalColor))
    }

    /// The symbol's own colours; a symbol that has none is drawn in the tint (documented).
    open class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, coloring: .multicolor)
    }

    open class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, coloring: .monochrome)
    }

    /// What `other` specifies wins.
    open func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale,
        coloring: other.coloring ?? coloring
      )
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && coloring == other.coloring
    }

    open override var hash: Int { weight.hashValue ^ (pointSize?.hashValue ?? 0) }
  }
}

/// How the levels of a symbol are coloured.
enum SymbolColoring: Hashable, Sendable {
  /// In the tint.
  case monochrome
  case hierarchical(UIColor)
  case palette([UIColor])
  /// See `SymbolColors`.
  case multicolor

  /// The colour of a level of a symbol, 0 in front; nil for the tint.
  func color(ofLevel level: Int, in name: String) -> UIColor? {
    switch self {
    case .monochrome: nil
    case .multicolor: SymbolColors.color(ofLevel: level, in: name)
    case .palette(let colors): colors[min(level, colors.count - 1)]
    // Half of the opacity on the second level (inferred).
    case .hierarchical(let color): level == 0 ? color : color.withAlphaComponent(0.5)
    }
  }
}

extension UIImage.SymbolWeight {
  /// The weight of symbols beside text of a font.
  init(of font: UIFont) {
    let descriptor = font.fontDescriptor
    if case .system(let system, _) = descriptor.source {
      self = UIImage.SymbolWeight(rawValue: system.weight.rawValue / 100) ?? .regular
    } else {
      self = descriptor.symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
  }
}
