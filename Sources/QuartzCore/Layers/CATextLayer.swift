import CoreGraphics
import Foundation
import Typography

/// How a text layer shortens text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How the lines of a text layer are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A font value that text below UIKit can use.
///
/// `UIFont` is one.
package protocol TypographicFont {
  var typographicFont: Font { get }
}

extension CGFont: TypographicFont {
  package var typographicFont: Font { Font(face: face, size: 12) }
}

/// A layer that draws text from its top left corner.
///
/// On iOS its default font is Helvetica; here it is the system font.
open class CATextLayer: CALayer {
  // A value that is there already asks for no display: layers of apps set their properties in
  // `draw(in:)` (observed).

  /// A `String` or an `NSAttributedString`.
  open var string: Any? { didSet { if !isSame(string, oldValue) { setNeedsDisplay() } } }

  /// A `UIFont`, a `CGFont`, or the name of a font.
  open var font: Any? { didSet { if !isSame(font, oldValue) { setNeedsDisplay() } } }

  // Both animate (documented): the text is drawn anew in each frame.

  /// In points; an attributed string has its own sizes.
  open var fontSize: CGFloat {
    get { _drawnValue(forKey: "fontSize") ?? 36 }
    set {
      guard newValue != fontSize, accepts(newValue, as: "fontSize") else { return }
      _setDrawnValue(newValue, forKey: "fontSize")
    }
  }

  open var foregroundColor: CGColor? {
    get { _drawnValue(forKey: "foregroundColor") }
    set {
      guard newValue != foregroundColor else { return }
      _setDrawnValue(newValue, forKey: "foregroundColor")
    }
  }

  open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }

  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }

  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
  }

  open var allowsFontSubpixelQuantization = false

  package override func awaken() {
    super.awaken()
    drawing.userValues = ["fontSize": CGFloat(36), "foregroundColor": CGColor.white]
  }

  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
  }

  package override func animatesImplicitly(_ key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor"
  }

  open override func value(forKey key: String) -> Any? {
    key == "string" ? string : super.value(forKey: key)
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "string": string = value
    default: super.setValue(value, forKey: key)
    }
  }

  package override func takeValues(from layer: CALayer) {
    super.takeValues(from: layer)
    guard let layer = layer as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  open override func draw(in ctx: CGContext) {
    guard let text = styledText, !text.isEmpty else { return }
    let limits = TextLayout.Limits(
      width: bounds.width,
      height: isWrapped ? bounds.height : .infinity,
      maximumLines: isWrapped ? 0 : 1,
      lineBreakMode: lineBreakMode
    )
    let layout = TypographyCache.layout(text, limits: limits)
    ctx.draw(layout, at: bounds.origin, color: foregroundColor?.color ?? .clear)
  }

  /// The size of the text: of one line, or of lines as wide as the bounds.
  ///
  /// Rounded up to pixels (inferred), so that it is not shortened in a layer of this size.
  open override func preferredFrameSize() -> CGSize {
    guard let text = styledText, !text.isEmpty else { return .zero }
    let limits = TextLayout.Limits(
      width: isWrapped && bounds.width > 0 ? bounds.width : .infinity,
      maximumLines: isWrapped ? 0 : 1
    )
    let size = TypographyCache.layout(text, limits: limits).size
    let scale = max(contentsScale, 1)
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale
    )
  }

  /// Whether a text or a font is the one before; not for text that may have changed its own
  /// letters.
  private func isSame(_ value: Any?, _ old: Any?) -> Bool {
    switch (value, old) {
    case (let value as String, let old as String): value == old
    case (is NSMutableAttributedString, _): false
    case (let value as NSObject, let old as NSObject): value.isEqual(old)
    default: false
    }
  }

  private var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch truncationMode {
    case .start: .truncatingHead
    case .end: .truncatingTail
    case .middle: .truncatingMiddle
    default: isWrapped ? .wordWrapping : .clipping
    }
  }

  private var styledText: StyledText? {
    var style = TextStyle(font: typographicFont)
    switch alignmentMode {
    case .left: style.paragraph.alignment = .left
    case .right: style.paragraph.alignment = .right
    case .center: style.paragraph.alignment = .center
    case .justified: style.paragraph.alignment = .justified
    default: style.paragraph.alignment = .natural
    }
    if let attributed = string as? NSAttributedString {
      return StyledText(attributed, defaults: style)
    }
    return (string as? String).map { StyledText($0, style: style) }
  }

  private var typographicFont: Font {
    if let font = font as? any TypographicFont { return font.typographicFont.withSize(fontSize) }
    if let name = font as? String, let face = FontCatalog.shared.face(named: name) {
      return Font(face: face, size: fontSize)
    }
    if let name = font as? String, let standIn = StandInFont(apple: name) {
      return standIn.font(size: fontSize)
    }
    return SystemFont().font(size: fontSize)
  }
}
