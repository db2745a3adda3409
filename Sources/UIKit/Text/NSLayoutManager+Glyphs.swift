import CoreGraphics
import Foundation
import Typography

extension NSLayoutManager {
  /// What is special about a glyph.
  public struct GlyphProperty: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It has no room and is not drawn: a part of a ligature or of a cluster.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab or a line break.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space, which may be stretched.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the glyph before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The glyph that stands at a character; nil for one without a glyph of its own.
  private func glyph(at index: Int) -> GlyphRun.Glyph? {
    line(index)?.runs.lazy.flatMap(\.glyphs).first { $0.cluster == index }
  }

  private func unit(at index: Int) -> unichar? {
    guard let text = textStorage?.string as NSString?, (0..<text.length).contains(index) else {
      return nil
    }
    return text.character(at: index)
  }

  // MARK: Glyphs

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  /// The number of the glyph in its font; 0 for what draws nothing.
  public func cgGlyph(at glyphIndex: Int) -> CGGlyph {
    glyph(at: glyphIndex).map { CGGlyph(truncatingIfNeeded: $0.id) } ?? 0
  }

  public func cgGlyph(
    at glyphIndex: Int,
    isValidIndex: UnsafeMutablePointer<ObjCBool>?
  ) -> CGGlyph {
    isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
    return cgGlyph(at: glyphIndex)
  }

  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let unit = unit(at: glyphIndex) else { return .null }
    let kind = GlyphProperty(of: unit)
    guard kind.isEmpty else { return kind }
    return glyph(at: glyphIndex) == nil ? .null : []
  }

  /// Writes as much as there is; each buffer may be nil.
  ///
  /// Returns how many glyphs there are.
  public func getGlyphs(
    in glyphRange: NSRange,
    glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let end = min(glyphRange.characters.upperBound, numberOfGlyphs)
    guard glyphRange.location >= 0, glyphRange.location < end else { return 0 }
    for (place, index) in (glyphRange.location..<end).enumerated() {
      glyphBuffer?[place] = cgGlyph(at: index)
      props?[place] = propertyForGlyph(at: index)
      charIndexBuffer?[place] = index
      bidiLevelBuffer?[place] = isRightToLeft(index) ? 1 : 0
    }
    return end - glyphRange.location
  }

  func isRightToLeft(_ index: Int) -> Bool {
    line(index)?.runs.first { run in run.glyphs.contains { $0.cluster == index } }?.isRightToLeft
      ?? false
  }

  /// Whether a glyph is laid out and not shown, as a line break is.
  public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    propertyForGlyph(at: glyphIndex) == .controlCharacter
  }

  public func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }

  /// The room of an attachment; (-1, -1) for other glyphs (documented).
  public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    let run = line(glyphIndex)?.runs.first { run in
      run.attachment != nil && run.characters.contains(glyphIndex)
    }
    return run?.attachment?.bounds.size ?? CGSize(width: -1, height: -1)
  }

  // MARK: Containers and lines

  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    guard let container = container(ofGlyph: glyphIndex) else { return nil }
    let range = glyphRange(for: container)
    guard NSLocationInRange(glyphIndex, range) else { return nil }
    effectiveRange?.pointee = range
    return container
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// What a truncated line leaves out; `NSNotFound` where nothing is (documented).
  public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let line = line(glyphIndex), line.isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    let last = line.runs.flatMap(\.glyphs).map(\.cluster).filter(line.range.contains).max()
    let start = last.map { $0 + 1 } ?? line.range.lowerBound
    return NSRange(location: start, length: max(0, line.range.upperBound - start))
  }

  /// The glyphs of the lines that a rectangle touches.
  public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let lines = (layout(in: container)?.lines ?? []).filter { line in
      line.top < bounds.maxY && line.bottom > bounds.minY
    }
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    let start = first.range.lowerBound
    return NSRange(location: start, length: last.range.upperBound - start)
  }

  public func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: CGRect,
    in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  /// The glyphs around one that are spaced by their font: of one line, font and direction.
  ///
  /// Pairs that are kerned stay together here.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    let runs = line(glyphIndex)?.runs ?? []
    guard let run = runs.first(where: { $0.characters.contains(glyphIndex) }) else {
      return NSRange(location: glyphIndex, length: 1)
    }
    return NSRange(run.characters)
  }

  public func fractionOfDistanceThroughGlyph(
    for point: CGPoint,
    in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  /// Where the insertion point stands behind a final line break; empty without one.
  public var extraLineFragmentRect: CGRect {
    guard let text = textStorage?.string, text.isEmpty || text.last?.isNewline == true,
      let container = container(ofGlyph: max(0, text.utf16.count - 1))
    else { return .zero }
    let last = layout(in: container)?.lines.last
    let height = last?.height ?? SystemFont().font(size: 12).lineHeight
    let y = last.map { $0.range.isEmpty ? $0.top : $0.bottom } ?? 0
    return CGRect(x: 0, y: y, width: container.laidOut.width, height: height)
  }

  public var extraLineFragmentUsedRect: CGRect {
    let rect = extraLineFragmentRect
    guard rect != .zero, let container = extraLineFragmentTextContainer else { return .zero }
    return CGRect(
      x: 0,
      y: rect.minY,
      width: 2 * container.lineFragmentPadding,
      height: rect.height
    )
  }

  public var extraLineFragmentTextContainer: NSTextContainer? {
    extraLineFragmentRect == .zero ? nil : container(ofGlyph: max(0, numberOfGlyphs - 1))
  }

  public var firstUnlaidCharacterIndex: Int { textStorage?.length ?? 0 }
  public var firstUnlaidGlyphIndex: Int { numberOfGlyphs }
}

extension NSLayoutManager.GlyphProperty {
  /// What a character is by itself, as a UTF-16 unit.
  init(of unit: unichar) {
    switch unit {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x2028, 0x2029: self = .controlCharacter
    case 0x20, 0xA0: self = .elastic
    case 0xDC00...0xDFFF: self = .null
    default:
      let kind = UnicodeScalar(unit)?.properties.canonicalCombiningClass ?? .notReordered
      self = kind == .notReordered ? [] : .nonBaseCharacter
    }
  }
}
