import CoreGraphics
import Foundation
import Geometry
import Synchronization
import Typography

/// The characters of a face's glyphs, read once for each.
private enum Characters {
  private static let known = Mutex<[FontFace: [GlyphID: Unicode.Scalar]]>([:])

  /// Nil for a glyph that no character of the first plane has, such as a ligature.
  static func character(of glyph: GlyphID, in face: FontFace) -> Unicode.Scalar? {
    known.withLock { known in
      if let table = known[face] { return table[glyph] }
      var table: [GlyphID: Unicode.Scalar] = [:]
      for value in UInt32(0x20)...0xFFFF {
        guard let scalar = Unicode.Scalar(value), let glyph = face.glyph(for: scalar),
          table[glyph] == nil
        else { continue }
        table[glyph] = scalar
      }
      known[face] = table
      return table[glyph]
    }
  }
}

/// The glyphs of UTF-16 units; the second half of a pair has none.
///
/// False where a character is missing.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont,
  _ characters: UnsafePointer<UniChar>,
  _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  var areAll = true
  var place = 0
  while place < count {
    glyphs[place] = 0
    var value = UInt32(characters[place])
    var length = 1
    if UTF16.isLeadSurrogate(characters[place]), place + 1 < count,
      UTF16.isTrailSurrogate(characters[place + 1])
    {
      value = 0x10000 + (value - 0xD800) << 10 + UInt32(characters[place + 1]) - 0xDC00
      glyphs[place + 1] = 0
      length = 2
    }
    if let scalar = Unicode.Scalar(value), let glyph = font.font.face?.glyph(for: scalar) {
      glyphs[place] = CGGlyph(truncatingIfNeeded: glyph)
    } else {
      areAll = false
    }
    place += length
  }
  return areAll
}

/// The sum; each one's is as its character alone is laid out.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?,
  _ count: CFIndex
) -> Double {
  var sum = 0.0
  for place in 0..<max(count, 0) {
    let width = font.advance(of: GlyphID(glyphs[place]))
    advances?[place] = CGSize(width: width, height: 0)
    sum += width
  }
  return sum
}

/// The union; y points up.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont,
  _ orientation: CTFontOrientation,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?,
  _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for place in 0..<max(count, 0) {
    let rect = CTFontCreatePathForGlyph(font, glyphs[place], nil)?.boundingBoxOfPath ?? .zero
    boundingRects?[place] = rect
    if !rect.isEmpty { all = all.union(rect) }
  }
  return all.isNull ? .zero : all
}

/// The outline, in points, y up; nil for a glyph without one.
public func CTFontCreatePathForGlyph(
  _ font: CTFont,
  _ glyph: CGGlyph,
  _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let face = font.font.face else { return nil }
  let outline = face.outline(of: GlyphID(glyph))
  guard !outline.isEmpty else { return nil }
  let scale = font.font.outlineScale
  var transform = CGAffineTransform(
    a: scale,
    b: 0,
    c: -font.font.slant * scale,
    d: -scale,
    tx: 0,
    ty: 0
  )
  if let matrix { transform = transform.concatenating(matrix.pointee) }
  return CGPath(outline.applying(transform))
}

public func CTFontDrawGlyphs(
  _ font: CTFont,
  _ glyphs: UnsafePointer<CGGlyph>,
  _ positions: UnsafePointer<CGPoint>,
  _ count: CFIndex,
  _ context: CGContext
) {
  for place in 0..<max(count, 0) {
    var move = CGAffineTransform(translationX: positions[place].x, y: positions[place].y)
      .concatenating(context.textMatrix)
    guard let path = CTFontCreatePathForGlyph(font, glyphs[place], &move) else { continue }
    context.addPath(path)
    context.fillPath()
  }
}

public func CTFontCopyCharacterSet(_ font: CTFont) -> CharacterSet {
  var set = CharacterSet()
  guard let face = font.font.face else { return set }
  for value in UInt32(0x20)...0xFFFF {
    if let scalar = Unicode.Scalar(value), face.glyph(for: scalar) != nil { set.insert(scalar) }
  }
  return set
}

extension UIFont {
  fileprivate func advance(of glyph: GlyphID) -> Double {
    guard let face = font.face, let scalar = Characters.character(of: glyph, in: face) else {
      return 0
    }
    let layout = TextLayout(StyledText(String(scalar), style: Typography.TextStyle(font: font)))
    return layout.lines.first?.runs.reduce(0) { $0 + $1.width } ?? 0
  }
}
