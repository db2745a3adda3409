import CType
import Foundation
import Geometry

// What a font says of its glyphs, in font units.
extension FontFace {
  package var glyphCount: Int {
    withHandle { Int(ctype_face_metric($0, CTYPE_GLYPH_COUNT)) }
  }

  package func advance(of glyph: GlyphID) -> Int {
    withHandle { Int(ctype_face_advance($0, glyph)) }
  }

  /// The PostScript name; nil where the font has none.
  package func name(of glyph: GlyphID) -> String? {
    withHandle { handle in
      var name = [CChar](repeating: 0, count: 128)
      guard ctype_face_glyph_name(handle, glyph, &name, Int32(name.count)) != 0 else { return nil }
      return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// Nil for an unknown PostScript name.
  package func glyph(named name: String) -> GlyphID? {
    let glyph = withHandle { ctype_face_named_glyph($0, name) }
    return glyph == 0 ? nil : glyph
  }

  /// The bytes of the file.
  package var data: Data {
    withHandle { handle in
      var count = 0
      guard let bytes = ctype_face_bytes(handle, &count) else { return Data() }
      return Data(bytes: bytes, count: count)
    }
  }
}
