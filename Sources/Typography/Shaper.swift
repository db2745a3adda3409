import CType
import Foundation

/// A glyph as the shaper gives it: points, y down.
struct ShapedGlyph: Equatable {
  var id: GlyphID
  /// UTF-16 offset of the first character it stands for.
  var cluster: Int
  var advance: Double
  var offset: CGPoint
  var isSpace: Bool
}

enum Shaper {
  /// The glyphs of `range`, a part of `item`, from left to right.
  static func shape(
    _ item: TextItem,
    range: Range<Int>,
    of units: [UInt16]
  ) -> [ShapedGlyph] {
    guard let face = item.font.face, !range.isEmpty else { return [] }
    let raw = face.withHandle { handle in
      rawGlyphs(handle, item: item, range: range, units: units)
    }
    let scale = item.font.size * item.font.advanceScale / Double(face.unitsPerEm)
    let spacing = item.font.tracking + item.style.tracking + (item.style.kern ?? 0)
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(raw.count / 6)
    for start in stride(from: 0, to: raw.count, by: 6) {
      let cluster = Int(raw[start + 1])
      glyphs.append(
        ShapedGlyph(
          id: GlyphID(raw[start]),
          cluster: cluster,
          advance: Double(raw[start + 2]) * scale,
          offset: CGPoint(
            x: Double(raw[start + 4]) * scale,
            y: -Double(raw[start + 5]) * scale
          ),
          isSpace: units[cluster] == 0x20 || units[cluster] == 0xA0
        )
      )
    }
    guard spacing != 0 else { return glyphs }
    // Once after each cluster, not between a letter and its marks.
    for index in glyphs.indices {
      let isLast = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
      if isLast, glyphs[index].advance != 0 { glyphs[index].advance += spacing }
    }
    return glyphs
  }

  private static func rawGlyphs(
    _ handle: OpaquePointer,
    item: TextItem,
    range: Range<Int>,
    units: [UInt16]
  ) -> [Int32] {
    var glyphs: UnsafePointer<Int32>?
    var count: Int32 = 0
    units.withUnsafeBufferPointer { units in
      ctype_face_shape(
        handle,
        units.baseAddress,
        Int32(units.count),
        Int32(range.lowerBound),
        Int32(range.count),
        item.level % 2 == 1 ? 1 : 0,
        item.script,
        "en",
        features(of: item),
        &glyphs,
        &count
      )
    }
    guard let glyphs else { return [] }
    return Array(UnsafeBufferPointer(start: glyphs, count: 6 * Int(count)))
  }

  private static func features(of item: TextItem) -> String {
    var features = item.font.features.isEmpty ? [] : [item.font.features]
    if item.style.kern == 0 { features.append("-kern") }
    let spacing = item.style.tracking + (item.style.kern ?? 0)
    // Letters that are spaced out do not join into ligatures.
    if !item.style.hasLigatures || spacing != 0 { features += ["-liga", "-clig"] }
    return features.joined(separator: ",")
  }
}
