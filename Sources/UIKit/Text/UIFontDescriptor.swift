import Foundation
import QuartzCore
import Typography

/// Describes a font: by name, or by traits of the system font.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  enum Source: Hashable {
    case system(SystemFont, SystemDesign)
    case face(FontFace)
    /// A missing font, under its own name.
    case standIn(StandInFont)
    /// A colour emoji font, under Apple's name.
    case emoji
  }

  let source: Source
  /// How glyphs are changed: only their slant is drawn.
  public let matrix: CGAffineTransform
  open private(set) var pointSize: CGFloat = 0
  let features: FontFeatures
  /// How the size follows the user's settings; nil for a fixed one.
  let scaling: ContentSizeScaling?

  init(
    _ source: Source,
    size: CGFloat = 0,
    features: FontFeatures = FontFeatures(),
    scaling: ContentSizeScaling? = nil,
    matrix: CGAffineTransform = .identity
  ) {
    self.source = source
    self.matrix = matrix
    self.features = features
    self.scaling = scaling
    pointSize = size
  }

  convenience init(system: SystemFont, design: SystemDesign = .default) {
    self.init(.system(system, design))
  }

  /// Nil for an unknown name.
  convenience init?(knownName name: String) {
    if name == "AppleColorEmoji" || name == "Apple Color Emoji" {
      self.init(.emoji)
    } else if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") {
      self.init(system: SystemFont())
    } else {
      self.init(quietly: name)
      if case .standIn(let standIn) = source {
        World.current.diagnostics.report(
          "The font '\(standIn.family)' is not installed: "
            + "\(standIn.drawnFamily ?? "the system font") is drawn in its place."
        )
      }
    }
  }

  /// Without a report for a font that is not installed: for lists of all fonts.
  convenience init?(quietly name: String) {
    if let face = FontCatalog.shared.face(named: name) {
      self.init(.face(face))
    } else if let standIn = StandInFont(apple: name) {
      self.init(.standIn(standIn))
    } else {
      return nil
    }
  }

  /// An unknown name means the system font, as on iOS.
  public convenience init(name fontName: String, size: CGFloat) {
    let known = UIFontDescriptor(knownName: fontName)
    self.init(known?.source ?? .system(SystemFont(), .default), size: size)
  }

  /// The font in a slanted form, of the size that the matrix gives; stretched ones are not drawn.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    let known = UIFontDescriptor(knownName: fontName)
    self.init(
      known?.source ?? .system(SystemFont(), .default),
      size: matrix.d,
      matrix: matrix
    )
  }

  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    UIFontDescriptor(
      source,
      size: pointSize,
      features: features,
      scaling: scaling,
      matrix: matrix
    )
  }

  /// The descriptor itself: names are found or stood in for at once.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] { [self] }

  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let known = name.flatMap(UIFontDescriptor.init(knownName:))
    let size = attributes[.size] as? CGFloat ?? (attributes[.size] as? Double).map { CGFloat($0) }
    self.init(
      known?.source ?? .system(SystemFont(), .default),
      size: size ?? 0,
      features: FontFeatures(settings: attributes[.featureSettings])
    )
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  // MARK: Variations

  /// Another size no longer follows the user's settings (inferred).
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      source,
      size: newPointSize,
      features: features,
      scaling: newPointSize == pointSize ? scaling : nil,
      matrix: matrix
    )
  }

  /// The same in the size of a category.
  func scaled(by scaling: ContentSizeScaling, for traits: UITraitCollection) -> UIFontDescriptor {
    UIFontDescriptor(
      source,
      size: scaling.pointSize(for: traits.preferredContentSizeCategory),
      features: features,
      scaling: scaling,
      matrix: matrix
    )
  }

  private func with(_ source: Source) -> UIFontDescriptor {
    UIFontDescriptor(source, size: pointSize, features: features, scaling: scaling, matrix: matrix)
  }

  /// Nil if the family has no such face.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let isItalic = symbolicTraits.contains(.traitItalic)
    switch source {
    case .system(var system, let design):
      if isBold != (system.weight.rawValue >= FontWeight.semibold.rawValue) {
        system.weight = isBold ? emphasizedWeight : .regular
      }
      system.isItalic = isItalic
      let mono = symbolicTraits.contains(.traitMonoSpace)
      return with(.system(system, mono ? .monospaced : design))
    case .face(let face):
      let found = FontCatalog.shared.face(
        family: face.family,
        weight: isBold ? 700 : 400,
        isItalic: isItalic
      )
      guard let found, found.isItalic == isItalic, (found.weight >= 600) == isBold else {
        return nil
      }
      return with(.face(found))
    case .standIn(let font):
      return font.face(isBold: isBold, isItalic: isItalic).map { with(.standIn($0)) }
    case .emoji:
      return symbolicTraits.isEmpty ? self : nil
    }
  }

  /// The large styles are bold where they are emphasized, all others semibold (documented: the
  /// table of Dynamic Type sizes; measured for two of the large ones on iOS).
  private var emphasizedWeight: FontWeight {
    switch scaling?.style {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Rounded and serif designs are drawn with the default one.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard case .system(let system, _) = source else { return nil }
    if design == .rounded {
      World.current.diagnostics.report(
        "The rounded design of the system font is not supported: text has the default design."
      )
    }
    return with(.system(system, design))
  }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }

  open func withFace(_ newFace: String) -> UIFontDescriptor {
    UIFontDescriptor(name: "\(familyName) \(newFace)", size: pointSize)
  }

  /// Name, family, size, and the weight and slant among the traits are understood.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    var result = self
    if let name = attributes[.name] as? String ?? attributes[.family] as? String {
      let named = UIFontDescriptor(name: name, size: pointSize)
      result = UIFontDescriptor(named.source, size: pointSize, features: features)
    }
    if let size = attributes[.size] as? CGFloat { result = result.withSize(size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any],
      case .system(var system, let design) = result.source
    {
      if let weight = traits[.weight] as? UIFont.Weight { system.weight = weight.nearest }
      if let weight = traits[.weight] as? CGFloat { system.weight = UIFont.Weight(weight).nearest }
      if let slant = traits[.slant] as? CGFloat { system.isItalic = slant > 0 }
      result = result.with(.system(system, design))
    }
    if let settings = attributes[.featureSettings] {
      result = UIFontDescriptor(
        result.source,
        size: result.pointSize,
        features: FontFeatures(settings: settings),
        scaling: result.scaling
      )
    }
    return result
  }

  // MARK: What it says

  open var postscriptName: String {
    switch source {
    case .system(let system, _):
      let weight = "\(system.weight)"
      return ".SFUI-" + weight.prefix(1).uppercased() + weight.dropFirst()
        + (system.isItalic ? "Italic" : "")
    case .face(let face): return face.postScriptName
    case .standIn(let font): return font.postScriptName
    case .emoji: return "AppleColorEmoji"
    }
  }

  package var familyName: String {
    switch source {
    case .system: ".AppleSystemUIFont"
    case .face(let face): face.family
    case .standIn(let font): font.family
    case .emoji: "Apple Color Emoji"
    }
  }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    switch source {
    case .system(let system, let design):
      if system.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
      if system.isItalic { traits.insert(.traitItalic) }
      if design == .monospaced { traits.insert(.traitMonoSpace) }
    case .face(let face):
      if face.weight >= 600 { traits.insert(.traitBold) }
      if face.isItalic { traits.insert(.traitItalic) }
      if face.isMonospaced { traits.insert(.traitMonoSpace) }
    case .standIn(let font):
      if font.weight.rawValue >= FontWeight.semibold.rawValue { traits.insert(.traitBold) }
      if font.isItalic { traits.insert(.traitItalic) }
      if font.isMonospaced { traits.insert(.traitMonoSpace) }
    case .emoji:
      break
    }
    return traits
  }

  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var result: [AttributeName: Any] = [
      .name: postscriptName, .family: familyName, .size: pointSize,
    ]
    if !features.settings.isEmpty { result[.featureSettings] = features.settings }
    if let scaling, scaling.baseSize == nil { result[.textStyle] = scaling.style.rawValue }
    return result
  }

  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other.source == source && other.pointSize == pointSize && other.features == features
      && other.matrix == matrix
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(source)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
