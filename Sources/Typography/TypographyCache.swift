import Pixels
import Synchronization

/// Layouts and scaled pictures that were made before.
///
/// Shared by the process; its content never changes a result.
package enum TypographyCache {
  private struct LayoutKey: Hashable {
    let text: StyledText
    let limits: TextLayout.Limits
  }

  private struct PictureKey: Hashable {
    let face: FontFace
    let glyph: GlyphID
    let width: Int
    let height: Int
  }

  private static let layouts = Mutex<[LayoutKey: TextLayout]>([:])
  private static let pictures = Mutex<[PictureKey: Pixmap]>([:])

  /// The layout of a text: a label asks for its size, then draws the same.
  package static func layout(_ text: StyledText, limits: TextLayout.Limits) -> TextLayout {
    let text = text.asking(forLinesOf: limits.width)
    let key = LayoutKey(text: text, limits: limits)
    if let known = layouts.withLock({ $0[key] }) { return known }
    let layout = TextLayout(text, limits: limits)
    layouts.withLock { layouts in
      if layouts.count >= 1024 { layouts = [:] }
      layouts[key] = layout
    }
    return layout
  }

  /// A colour glyph in exactly this many pixels; nil if the face has no picture of it.
  package static func picture(
    _ face: FontFace,
    _ glyph: GlyphID,
    width: Int,
    height: Int
  ) -> Pixmap? {
    let key = PictureKey(face: face, glyph: glyph, width: width, height: height)
    if let known = pictures.withLock({ $0[key] }) { return known }
    guard let picture = face.picture(of: glyph) else { return nil }
    let scaled = PictureScaler.scale(picture.pixmap, width: width, height: height)
    pictures.withLock { pictures in
      let bytes = pictures.values.reduce(0) { $0 + $1.width * $1.height * 4 }
      if bytes > 64 << 20 { pictures = [:] }
      pictures[key] = scaled
    }
    return scaled
  }
}
