import Foundation
import QuartzCore
import Typography

/// Read-only text: one or more lines, centred vertically in the label's bounds.
///
/// The text is drawn into the layer's contents whenever it changes, at the screen's scale.
@preconcurrency
@MainActor
open class UILabel: UIView {
  final var content = Content.plain("")
  var hasText = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    // An interface file names it where it is off.
    isUserInteractionEnabled = coder is InterfaceCoder
    coder.read(into: self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    layer.clipsContents = true
    isOpaque = false
  }

  // MARK: Changes of the size

  /// In every content mode the text is laid out again (inferred).
  package override var redrawsForNewSize: Bool { true }

  /// While the label grows, the text stands where it will be, and the bounds uncover it (observed).
  package override var redrawnGravity: CALayerContentsGravity {
    isRightToLeft ? .right : .left
  }

  /// The direction may have changed; a gravity that an app has set stays.
  open override func layerWillDraw(_ layer: CALayer) {
    super.layerWillDraw(layer)
    let gravity = layer.contentsGravity
    if contentMode == .redraw, gravity == .left || gravity == .right {
      layer.contentsGravity = redrawnGravity
    }
  }

  /// Whether an animation that makes the label smaller only moves it, while it has the new size at
  /// once (observed by many; not in the modes that scale the text).
  ///
  /// Labels of UIKit's own that share a row with other views keep their place (inferred).
  var shrinksAtOnce = true

  /// Whether a change to `newSize` is not animated: it makes the label narrower or lower.
  func jumps(from oldSize: CGSize, to newSize: CGSize) -> Bool {
    guard shrinksAtOnce, contentMode == .redraw || contentMode == .left else { return false }
    return newSize.width < oldSize.width || newSize.height < oldSize.height
  }

  // MARK: Text

  /// Whether the label takes part in the vibrancy of a material behind it: stored.
  open var preferredVibrancy = UILabelVibrancy.none
  open var text: String? {
    get { hasText ? content.string : nil }
    set { setContent(.plain(newValue ?? ""), hasText: newValue != nil) }
  }

  /// Attributes that are left out are the label's: font, colour, alignment, line break mode.
  ///
  /// With a paragraph style of its own, the text's first one decides how lines end.
  open var attributedText: NSAttributedString? {
    get {
      guard hasText else { return nil }
      if case .attributed(let text) = content { return text }
      return plainWithAttributes
    }
    set {
      let copy = newValue?.copy() as? NSAttributedString
      setContent(copy.map { .attributed($0) } ?? .plain(""), hasText: newValue != nil)
    }
  }

  // MARK: Style

  /// Setting it also changes the whole attributed text, as on iOS.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      applyToAll(.font, with: ownFont)
      adjustFonts()
    }
  }
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Setting it also changes the whole attributed text, as on iOS.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      applyToAll(.foregroundColor, with: textColor as Any)
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { changeParagraphs { $0.alignment = textAlignment } } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue { changeParagraphs { $0.lineBreakMode = lineBreakMode } }
    }
  }

  /// 0 means no limit.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }

  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// Attributed text with a paragraph style has that of the style.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet {
      if lineBreakStrategy != oldValue {
        changeParagraphs { $0.lineBreakStrategy = lineBreakStrategy }
      }
    }
  }
  /// Only a pointer shows it.
  open var showsExpansionTextWhenTruncated = false
  /// How small the text may get, in parts of the font's size.
  ///
  /// 0 does not shrink it (documented).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// A line that is up to a twentieth too long is drawn closer (documented for AppKit).
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() }
    }
  }

  open var sizingRule = UILetterformAwareSizingRule.typographic

  /// 0 lets intrinsic sizes be as wide as the text.
  open var preferredMaxLayoutWidth: CGFloat {
    get { widthOfLayout ?? ownMaxLayoutWidth }
    set {
      guard newValue != ownMaxLayoutWidth else { return }
      ownMaxLayoutWidth = newValue
      textDidChange()
    }
  }
  private var ownMaxLayoutWidth: CGFloat = 0
  /// The width from Auto Layout while it asks for the size of the lines.
  private var widthOfLayout: CGFloat?

  open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

  /// Gives fonts that follow a text style the size of the label's traits.
  func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    ownFont = ownFont.adjusted(to: traitCollection)
    if let text = content.attributed {
      content = .attributed(text.adjustingFonts(to: traitCollection))
    }
    textDidChange()
  }

  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// How links look: in a label they are blue and underlined, whatever their own colour (observed);
  /// a text view has its own.
  var linkAttributes: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  {
    didSet { setNeedsDisplay() }
  }

  /// Whether items of lists have their markers, as in a text view.
  var showsLists = false

  /// What a text view finds in its text by itself.
  final var detectedLinks = DetectedLinks()

  func detect(_ types: UIDataDetectorTypes) {
    detectedLinks.detect(types)
    setNeedsDisplay()
  }

  var textWithLinks: NSAttributedString {
    detectedLinks.adding(to: attributedText ?? NSAttributedString())
  }

  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
    setNeedsDisplay()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    size(forWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: size.width > 0 ? size.width : .infinity)
  }

  /// Up to whole pixels, in points.
  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return (length * scale - 1e-6).rounded(.up) / scale
  }

  // MARK: Drawing

  /// The text's rectangle, centred vertically in `bounds`, or at the top of endless ones.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    if Self.isEndless(bounds.height), numberOfLines != 1 || Self.isEndless(bounds.width) {
      return measuredRect(in: bounds, lines: numberOfLines)
    }
    let layout = layout(
      width: bounds.width,
      height: bounds.height,
      mode: drawingMode,
      lines: numberOfLines
    )
    let height = min(bounds.height, roundedUp(layout.size.height))
    let left = layout.lines.map(\.origin.x).min() ?? 0
    return CGRect(
      x: bounds.minX + max(0, left),
      y: bounds.minY + ((bounds.height - height) / 2),
      width: min(bounds.width, roundedUp(layout.size.width)),
      height: height
    )
  }

  open override func draw(_ rect: CGRect) {
    guard hasText, !content.isEmpty else { return }
    drawText(in: bounds)
  }

  /// Draws the text, centred vertically in `rect`.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else {
      return
    }
    let placed = placedLayout(in: rect.size)
    let origin = CGPoint(x: rect.minX, y: rect.minY + placed.top)
    let text = content.attributed
    let drawingColor = drawingColor
    let color = drawingColor.cgColor
    context.draw(
      placed.layout,
      at: origin,
      color: color.color,
      pattern: color.isPattern ? color : nil
    ) { id, frame in
      text?.drawAttachment(id: id, in: frame, color: drawingColor)
    }
  }

  private var drawingColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    let color: UIColor = textColor
    // Disabled labels are dimmed (documented); the amount is inferred.
    return isEnabled ? color : color.withAlphaComponent(0.4)
  }

  // MARK: Auto Layout

  /// The size the text takes when the label is `width` wide; nil for a single line.
  ///
  /// Subclasses are asked for their intrinsic size once more, with `width` as the preferred one
  /// (observed).
  package override func wrappedContentSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
    // 0 would be no limit.
    widthOfLayout = max(width, 0.001)
    defer { widthOfLayout = nil }
    let size = intrinsicContentSize
    return size.height >= 0 ? size : nil
  }

  package override var textBaselines: (first: CGFloat, last: CGFloat) {
    // Before its first layout a label is as large as its text.
    textBaselines(in: bounds.height > 0 ? bounds.size : intrinsicContentSize)
  }

  final func textBaselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let placed = placedLayout(in: size)
    let top = max(0, placed.top)
    return (
      top + (placed.layout.firstBaseline ?? font.ascender),
      size.height - top - (placed.layout.lastBaseline ?? font.ascender)
    )
  }
}
