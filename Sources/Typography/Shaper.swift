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
    if case .glyph(let id) = item.style.substitute {
      return substitutes(id, item, face, range: range, of: units)
    }
    let raw = face.withHandle { handle in
      var raw = rawGlyphs(handle, item: item, range: range, units: units)
      if item.font.system?.hasMonospacedDigits == true {
        alignDigits(&raw, to: rawGlyphs(handle, item: item, range: 0..<1, units: [0x30]), units)
      }
      return raw
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

  /// The same glyph for each character.
  private static func substitutes(
    _ id: GlyphID,
    _ item: TextItem,
    _ face: FontFace,
    range: Range<Int>,
    of units: [UInt16]
  ) -> [ShapedGlyph] {
    let advance = face.withHandle { ctype_face_advance($0, id) }
    let width = Double(advance) * item.font.size * item.font.advanceScale / Double(face.unitsPerEm)
    let spacing = item.font.tracking + item.style.tracking + (item.style.kern ?? 0)
    let offsets = range.filter { !UTF16.isTrailSurrogate(units[$0]) }
    return (item.level % 2 == 1 ? offsets.reversed() : offsets).map { offset in
      ShapedGlyph(
        id: id,
        cluster: offset,
        advance: width + spacing,
        offset: .zero,
        isSpace: units[offset] == 0x20 || units[offset] == 0xA0
      )
    }
  }

  /// Gives all digits the width of a zero, in whose middle they stand.
  ///
  /// The digits of Inter's display cut that are meant for tables differ in width.
  private static func alignDigits(_ raw: inout [Int32], to zero: [Int32], _ units: [UInt16]) {
    guard zero.count == 6 else { return }
    for start in stride(from: 0, to: raw.count, by: 6)
    where (0x30...0x39).contains(units[Int(raw[start + 1])]) {
      let missing = zero[2] - raw[start + 2]
      raw[start + 2] += missing
      raw[start + 4] += missing / 2
    }
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
