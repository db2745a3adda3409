import Foundation
import QuartzCore
import Typography

/// A font at a size.
///
/// The system font is Inter, measured as San Francisco.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  package let font: Font
  /// The font's name; Apple's private names for the system font.
  private let descriptor: UIFontDescriptor

  package init(_ font: Font, descriptor: UIFontDescriptor) {
    self.font = font
    self.descriptor = descriptor
  }

  /// A font that code replaces later.
  ///
  /// On iOS it has neither a face nor a size; here it is the system font.
  public override convenience init() {
    self.init(
      descriptor: UIFontDescriptor(system: SystemFont(weight: .regular)),
      size: UIFont.systemFontSize
    )
  }

  // MARK: System fonts

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(system: SystemFont(weight: weight.nearest)), size: fontSize)
  }

  /// Widths other than standard are drawn as standard.
  open class func systemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight,
    width: UIFont.Width
  ) -> UIFont {
    if width != .standard {
      World.current.diagnostics.report("UIFont.Width is not supported: text has standard width.")
    }
    return systemFont(ofSize: fontSize, weight: weight)
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let system = SystemFont(weight: .regular, isItalic: true)
    return UIFont(descriptor: UIFontDescriptor(system: system), size: fontSize)
  }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    var system = SystemFont(weight: weight.nearest)
    system.hasMonospacedDigits = true
    return UIFont(descriptor: UIFontDescriptor(system: system), size: fontSize)
  }

  /// Drawn with the first fixed-width family that is installed: Noto Sans Mono or DejaVu Sans Mono.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let system = SystemFont(weight: weight.nearest)
    return UIFont(
      descriptor: UIFontDescriptor(system: system, design: .monospaced),
      size: fontSize
    )
  }

  // MARK: Any font

  /// A font by its PostScript, full or family name.
  ///
  /// Fonts of iOS that are not installed have stand-ins (`AppleFonts`); where iOS returns nil the
  /// system font replaces it, since the app's own fonts may be missing only here. Both are
  /// reported. Nil for an empty name.
  public required convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let known = UIFontDescriptor(knownName: fontName)
    if known == nil {
      World.current.diagnostics.report(
        "There is no font named '\(fontName)': the system font is drawn in its place."
      )
    }
    let descriptor = known ?? UIFontDescriptor(.standIn(StandInFont(unknown: fontName)))
    self.init(descriptor: descriptor, size: fontSize)
  }

  /// `pointSize` 0 takes the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize > 0 ? descriptor.pointSize : 12
    self.init(descriptor.font(size: size), descriptor: descriptor.withSize(size))
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: descriptor, size: fontSize)
  }

  /// Registers the fonts of a file by their names, as `UIAppFonts` in an app's Info.plist does.
  ///
  /// Throws for an unusable file.
  @discardableResult
  public static func register(contentsOf url: URL) throws -> [String] {
    try FontCatalog.shared.register(path: url.path).map(\.postScriptName)
  }

  /// What is installed and registered, and the fonts of iOS, which are all available.
  open class var familyNames: [String] {
    let installed = FontCatalog.shared.installed.map(\.family)
    return Set(installed + AppleFonts.families.map(\.name)).sorted()
  }

  open class func fontNames(forFamilyName familyName: String) -> [String] {
    let installed = FontCatalog.shared.installed.filter { $0.family == familyName }
    let names = installed.map(\.postScriptName)
    return (names.isEmpty ? StandInFont.faceNames(ofFamily: familyName) : names).sorted()
  }

  /// By which part lines may be wider than with the glyphs of iOS.
  ///
  /// Those of the system font are as wide as in pictures of iOS, within 0.02 (measured); other
  /// substitutes are at most 0.14 wider (measured on labels of demo apps).
  var excessWidth: CGFloat {
    switch descriptor.source {
    case .system(_, .default): 0.05
    case .system, .standIn: 0.14
    case .face, .emoji: 0
    }
  }

  // MARK: Metrics, in points

  open var fontDescriptor: UIFontDescriptor { descriptor }
  open var fontName: String { descriptor.postscriptName }
  open var familyName: String { descriptor.familyName }
  open var pointSize: CGFloat { font.size }
  open var ascender: CGFloat { font.ascender }
  /// Negative.
  open var descender: CGFloat { font.descender }
  open var capHeight: CGFloat { font.capHeight }
  open var xHeight: CGFloat { font.xHeight }
  open var lineHeight: CGFloat { font.lineHeight }
  /// That of text styles is not 0 (documented: 1.7 for the body), and not part of `lineHeight`.
  open var leading: CGFloat { font.leading + font.lineGap }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }

  // MARK: NSObject

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont).map { $0.font == font && $0.fontName == fontName } ?? false
  }

  open override var hash: Int { font.hashValue }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String {
    "<UICTFont> font-family: \"\(familyName)\"; font-size: \(pointSize)pt"
  }
}

extension UIFont: TextAttributeValue, TypographicFont {
  package func apply(to style: inout Typography.TextStyle, key: String) {
    if key == "NSFont" {
      let slant = style.font.slant
      style.font = font
      style.font.slant += slant
    }
  }

  package var typographicFont: Font { font }
}
