import CoreGraphics
import Foundation
import Typography

/// A glyph that a delegate sets for a character.
struct ChosenGlyph {
  var glyph: CGGlyph
  var property: NSLayoutManager.GlyphProperty
  var font: UIFont
}

/// Glyphs that the delegate chooses in place of the font's: marks it hides, signs it shows instead.
extension NSLayoutManager {
  /// What a control character does.
  public struct ControlCharacterAction: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It has no room.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// It has the room that the delegate gives it.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)

    /// What a character does by itself, as a UTF-16 unit.
    fileprivate init(of unit: unichar) {
      switch unit {
      case 0x09: self = .horizontalTab
      case 0x0A, 0x0D, 0x2029: self = .paragraphBreak
      case 0x2028: self = .lineBreak
      case 0x0C: self = .containerBreak
      default: self = .zeroAdvancement
      }
    }
  }

  /// Sets glyphs for the characters that the delegate is asked about (documented).
  public func setGlyphs(
    _ glyphs: UnsafePointer<CGGlyph>,
    properties props: UnsafePointer<GlyphProperty>,
    characterIndexes charIndexes: UnsafePointer<Int>,
    font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) {
    var chosen = decidedLayouts.chosenGlyphs ?? [:]
    for place in 0..<max(0, glyphRange.length) {
      chosen[charIndexes[place]] = ChosenGlyph(
        glyph: glyphs[place],
        property: props[place],
        font: aFont
      )
    }
    decidedLayouts.chosenGlyphs = chosen
  }

  /// Glyphs are made with the next layout.
  public func invalidateGlyphs(
    forCharacterRange charRange: NSRange,
    changeInLength delta: Int,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharacterRange) }

  /// The text with the delegate's glyphs; it is asked about each stretch with the same attributes.
  func choosingGlyphs(
    _ text: StyledText,
    in container: NSTextContainer,
    by delegate: any NSLayoutManagerDelegate
  ) -> StyledText {
    guard let storage = textStorage?.text else { return text }
    var substitutes: [Int: (glyph: TextStyle.Substitute, font: Font?)] = [:]
    storage.enumerateAttributes(
      in: NSRange(location: 0, length: storage.length),
      options: []
    ) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let units = Array((storage.string as NSString).substring(with: range).utf16)
      let asked = AskedGlyphs(units: units, start: range.location, font: font)
      let chosen = chosenGlyphs(for: asked, by: delegate)
      for (place, unit) in units.enumerated() {
        let index = range.location + place
        let new = chosen.map { chosen in chosen[index] ?? .hidden(font) }
        substitutes[index] = substitute(new, for: unit, at: index, asked, in: container)
      }
    }
    return text.replacing(substitutes)
  }

  /// What the delegate sets for a stretch; nil where it wants the font's glyphs.
  private func chosenGlyphs(
    for asked: AskedGlyphs,
    by delegate: any NSLayoutManagerDelegate
  ) -> [Int: ChosenGlyph]? {
    decidedLayouts.chosenGlyphs = nil
    defer { decidedLayouts.chosenGlyphs = nil }
    let count = delegate.layoutManager(
      self,
      shouldGenerateGlyphs: asked.glyphs,
      properties: asked.properties,
      characterIndexes: asked.indexes,
      font: asked.font,
      forGlyphRange: NSRange(location: asked.start, length: asked.glyphs.count)
    )
    return count > 0 ? decidedLayouts.chosenGlyphs : nil
  }

  private func substitute(
    _ chosen: ChosenGlyph?,
    for unit: unichar,
    at index: Int,
    _ asked: AskedGlyphs,
    in container: NSTextContainer
  ) -> (glyph: TextStyle.Substitute, font: Font?)? {
    let property = asked.properties[index - asked.start]
    let new = chosen?.property ?? property
    if new.contains(.null) { return property == .null ? nil : (.room(0), nil) }
    if new.contains(.controlCharacter) {
      return controlRoom(for: unit, at: index, in: container).map { (.room($0), nil) }
    }
    guard let chosen else { return nil }
    let isOther = chosen.font != asked.font
    guard isOther || chosen.glyph != asked.glyphs[index - asked.start] else { return nil }
    return (.glyph(GlyphID(chosen.glyph)), isOther ? chosen.font.font : nil)
  }

  /// How wide a control character is; nil where it does what it always does.
  private func controlRoom(
    for unit: unichar,
    at index: Int,
    in container: NSTextContainer
  ) -> Double? {
    let usual = ControlCharacterAction(of: unit)
    let action =
      delegate?.layoutManager(self, shouldUse: usual, forControlCharacterAt: index) ?? usual
    if action.contains(.whitespace) {
      let box = delegate?.layoutManager(
        self,
        boundingBoxForControlGlyphAt: index,
        for: container,
        proposedLineFragment: CGRect(x: 0, y: 0, width: container.laidOut.width, height: 0),
        glyphPosition: .zero,
        characterIndex: index
      )
      return max(0, box?.width ?? 0)
    }
    return action.contains(.zeroAdvancement) ? 0 : nil
  }
}

extension ChosenGlyph {
  /// For characters that the delegate sets no glyph for.
  fileprivate static func hidden(_ font: UIFont) -> ChosenGlyph {
    ChosenGlyph(glyph: 0, property: .null, font: font)
  }
}

/// The glyphs of a stretch of text as its font has them.
private struct AskedGlyphs {
  let glyphs: [CGGlyph]
  let properties: [NSLayoutManager.GlyphProperty]
  let indexes: [Int]
  let font: UIFont
  let start: Int

  init(units: [unichar], start: Int, font: UIFont) {
    self.start = start
    self.font = font
    properties = units.map(NSLayoutManager.GlyphProperty.init(of:))
    indexes = Array(start..<start + units.count)
    let face = font.font.face
    glyphs = units.indices.map { place in
      guard let scalar = Self.scalar(at: place, in: units) else { return 0 }
      return face?.glyph(for: scalar).map { CGGlyph(truncatingIfNeeded: $0) } ?? 0
    }
  }

  /// The character that begins at a place.
  private static func scalar(at place: Int, in units: [unichar]) -> Unicode.Scalar? {
    if let scalar = Unicode.Scalar(units[place]) { return scalar }
    guard UTF16.isLeadSurrogate(units[place]), place + 1 < units.count,
      UTF16.isTrailSurrogate(units[place + 1])
    else { return nil }
    return String(decoding: units[place...place + 1], as: UTF16.self).unicodeScalars.first
  }
}
