import CoreGraphics
import Foundation
import Typography

/// Lays out text in containers.
///
/// Glyphs have the numbers of their characters: a letter that has none of its own, as in a
/// ligature, takes up no space.
@preconcurrency
@MainActor
open class NSLayoutManager: MainActorObject {
  public init() {}
  public required init?(coder: NSCoder) {}

  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { containersDidChange() } }
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open var limitsLayoutForSuspiciousContents = false

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    if hasColumns || delegate != nil { containersDidChange() }
  }

  private func containersDidChange() {
    forgetLayout()
    for container in textContainers { container.onChange?() }
  }

  /// Layouts that the delegate has decided about, until the next change.
  var decidedLayouts = DecidedLayouts()

  /// Moves this and the text's other layout managers to another text (documented).
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage else { return newTextStorage.addLayoutManager(self) }
    for manager in old.layoutManagers {
      old.removeLayoutManager(manager)
      newTextStorage.addLayoutManager(manager)
    }
  }

  /// Called by the text after each edit.
  open func processEditing(
    for textStorage: NSTextStorage,
    edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) {
    forgetLayout()
    for container in textContainers { container.onEdit?() }
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    containersDidChange()
  }

  // Layout is made when it is asked for.
  open func ensureLayout(for container: NSTextContainer) { _ = layout(in: container) }
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharacterRange?.pointee = charRange
    forgetLayout()
    for container in textContainers { container.onInvalidate?() }
  }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  open func textContainerChangedGeometry(_ container: NSTextContainer) { forgetLayout() }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
  open var hasNonContiguousLayout: Bool { false }

  // MARK: What a typesetter sets

  // Lines and glyphs have their places already, so that nothing changes.

  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}
  open func setLineFragmentRect(
    _ fragmentRect: CGRect,
    forGlyphRange glyphRange: NSRange,
    usedRect: CGRect
  ) {}
  open func setExtraLineFragmentRect(
    _ fragmentRect: CGRect,
    usedRect: CGRect,
    textContainer container: NSTextContainer
  ) {}
  open func setLocation(_ location: CGPoint, forStartOfGlyphRange glyphRange: NSRange) {}
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {}
  open func setAttachmentSize(_ attachmentSize: CGSize, forGlyphRange glyphRange: NSRange) {}

  /// Whether words are divided in paragraphs without a factor of their own.
  open var usesDefaultHyphenation = false { didSet { hyphenationDidChange() } }
  /// The same with a factor, as it was before iOS 15.
  open var hyphenationFactor: CGFloat = 0 { didSet { hyphenationDidChange() } }

  /// That of paragraphs without their own.
  var standardHyphenation: Double {
    hyphenationFactor > 0 ? Double(hyphenationFactor) : usesDefaultHyphenation ? 1 : 0
  }

  private func hyphenationDidChange() {
    if standardHyphenation > 0 { NSParagraphStyle.reportMissingHyphenation() }
    containersDidChange()
  }

  /// Whether items of lists have their markers: in the layout of TextKit 2, which this
  /// stands behind in text views.
  var showsLists = false

  /// How links look in the text view that the manager draws.
  var linkAttributes: [NSAttributedString.Key: Any] = [:]

  /// Where the text view has natural text: at its leading edge, whatever the script
  /// (observed for labels).
  ///
  /// Without a view the script decides.
  var naturalAlignment = NSTextAlignment.natural

  /// A rectangle of the text, in the container.
  func placed(_ rect: CGRect, in container: NSTextContainer?) -> CGRect {
    rect.offsetBy(dx: container?.lineFragmentPadding ?? 0, dy: 0)
  }

  func line(_ glyphIndex: Int) -> TextLine? {
    guard let layout = layout(in: container(ofGlyph: glyphIndex)),
      let index = layout.lineIndex(of: glyphIndex)
    else { return nil }
    return layout.lines[index]
  }

  // MARK: Sizes

  /// The rectangle that the text takes up in the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let layout = layout(in: container) else { return .zero }
    let width = layout.size.width + 2 * container.lineFragmentPadding
    return CGRect(x: 0, y: 0, width: width, height: layout.size.height)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let boxes = layout(in: container)?.boxes(of: glyphRange.characters) ?? []
    guard let first = boxes.first else { return .zero }
    return placed(boxes.dropFirst().reduce(first) { $0.union($1) }, in: container)
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange,
    withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for box in layout(in: textContainer)?.boxes(of: glyphRange.characters) ?? [] {
      block(placed(box, in: textContainer), &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for container in textContainers {
      for line in layout(in: container)?.lines ?? []
      where line.range.overlaps(glyphRange.characters) {
        let rects = fragment(line, in: container)
        block(rects.whole, rects.used, container, NSRange(line.range), &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The box of a line as wide as its container, and as wide as its text.
  func fragment(
    _ line: TextLine,
    in container: NSTextContainer?
  ) -> (
    whole: CGRect, used: CGRect
  ) {
    let padding = container?.lineFragmentPadding ?? 0
    let used = CGRect(
      x: line.origin.x,
      y: line.top,
      width: line.width + 2 * padding,
      height: line.height
    )
    let width = container.map { $0.size.width > 0 ? $0.size.width : used.maxX } ?? used.maxX
    return (CGRect(x: 0, y: line.top, width: width, height: line.height), used)
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = line(glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return fragment(line, in: container(ofGlyph: glyphIndex)).whole
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = line(glyphIndex) else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return fragment(line, in: container(ofGlyph: glyphIndex)).used
  }

  /// On the baseline, from the corner of the line's box (documented).
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = container(ofGlyph: glyphIndex), let line = line(glyphIndex) else {
      return .zero
    }
    let box = boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container)
    return CGPoint(x: box.minX, y: line.ascent)
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let start = start(of: container)
    let end = layout(in: container)?.lines.last?.range.upperBound ?? start
    return NSRange(location: start, length: max(0, end - start))
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = CGPoint(x: point.x - container.lineFragmentPadding, y: point.y)
    let found = layout(in: container)?.character(at: place)
    partialFraction?.pointee = CGFloat(found?.fraction ?? 0)
    return found?.offset ?? 0
  }

  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Fills what is behind the lines of a range, in the colours of its characters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = container(ofGlyph: glyphsToShow.location), let text = textStorage?.text
    else { return }
    let range = NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: text.length))
    text.enumerateAttribute(.backgroundColor, in: range, options: []) { value, range, _ in
      guard let color = value as? UIColor else { return }
      let boxes = layout(in: container)?.boxes(of: range.characters) ?? []
      let places = boxes.map {
        placed($0, in: container).offsetBy(dx: origin.x, dy: origin.y)
      }
      guard !places.isEmpty else { return }
      color.setFill()
      fillBackgroundRectArray(
        places,
        count: places.count,
        forCharacterRange: range,
        color: color
      )
    }
  }

  /// Fills the parts of lines behind characters; `color` is already the context's (documented).
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>,
    count rectCount: Int,
    forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
  }

  /// Draws into the current context: all lines, or the part of a range clipped out of them.
  ///
  /// What is behind the text is drawn by `drawBackground`. The range lies in one
  /// container (documented).
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = container(ofGlyph: glyphsToShow.location) else { return }
    // A class of the app's own may draw the lines of the text itself.
    let drawsLines = type(of: self) != NSLayoutManager.self
    draw(glyphsToShow, in: container, at: origin) { style in
      style.background = nil
      guard drawsLines else { return }
      style.underline = nil
      style.strikethrough = nil
    }
    if drawsLines { drawDecorations(of: glyphsToShow, in: container, at: origin) }
  }

  /// Draws what is under a range within one line; `underlineGlyphRange` calls it.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { drawDecorationAlone(\.underline, of: glyphRange, at: containerOrigin) }

  open func underlineGlyphRange(
    _ glyphRange: NSRange,
    underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange,
      underlineType: underlineVal,
      baselineOffset: descent(ofLineWith: glyphRange.location),
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin
    )
  }

  /// Draws what strikes out a range within one line; `strikethroughGlyphRange` calls it.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange,
    strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) { drawDecorationAlone(\.strikethrough, of: glyphRange, at: containerOrigin) }

  open func strikethroughGlyphRange(
    _ glyphRange: NSRange,
    strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange,
      strikethroughType: strikethroughVal,
      baselineOffset: descent(ofLineWith: glyphRange.location),
      lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange,
      containerOrigin: containerOrigin
    )
  }
}
