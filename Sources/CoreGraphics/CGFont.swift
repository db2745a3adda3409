import Codecs
import Foundation
import Geometry
import Typography

/// The number of a glyph in its font; 0 is the box of missing characters.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// A font at no size: the first face of a font file.
///
/// A font of iOS has the measures that it has there, and the glyphs of the font that stands in for
/// it.
public final class CGFont: Sendable {
  package let face: FontFace
  /// In parts of the em.
  private let metrics: FontMetrics

  /// Nil unless the provider holds a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    let bytes = [UInt8](data)
    let digest = bytes.withUnsafeBufferPointer { SHA256.hexDigest(of: $0) }
    guard let face = try? FontFace(bytes: bytes, name: "data:\(digest)") else { return nil }
    self.face = face
    metrics = face.metrics
  }

  /// Nil unless a font of that PostScript or full name is installed, registered, or one of iOS.
  public init?(_ name: CFString) {
    if let face = FontCatalog.shared.face(named: name) {
      self.face = face
      metrics = face.metrics
      return
    }
    guard let font = StandInFont(apple: name as String)?.font(size: 12), let face = font.face
    else { return nil }
    self.face = face
    metrics = font.metrics
  }

  public var postScriptName: CFString? { face.postScriptName }
  public var fullName: CFString? { "\(face.family) \(face.style)" }

  // MARK: Measures, in units of which the em has `unitsPerEm`

  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
  public var ascent: Int32 { units(metrics.ascender) }
  /// Negative, below the baseline.
  public var descent: Int32 { units(metrics.descender) }
  public var leading: Int32 { units(metrics.leading) }
  public var capHeight: Int32 { units(metrics.capHeight) }
  public var xHeight: Int32 { units(metrics.xHeight) }

  private func units(_ ems: Double) -> Int32 { Int32((ems * Double(face.unitsPerEm)).rounded()) }

  /// Of all glyphs, as the font says.
  public var fontBBox: CGRect {
    guard let head = table(for: 0x6865_6164), head.count >= 44 else { return .zero }
    let sides = (0..<4).map { CGFloat(head.signedWord(at: 36 + 2 * $0)) }
    return CGRect(x: sides[0], y: sides[1], width: sides[2] - sides[0], height: sides[3] - sides[1])
  }

  /// In degrees counterclockwise from upright; negative for letters that lean to the right.
  public var italicAngle: CGFloat {
    guard let post = table(for: 0x706F_7374), post.count >= 8 else { return 0 }
    return CGFloat(post.signedWord(at: 4)) + CGFloat(post.word(at: 6)) / 65_536
  }

  /// The thickness of upright strokes, which TrueType does not say: 0.
  public var stemV: CGFloat { 0 }

  // MARK: Glyphs

  public var numberOfGlyphs: Int { face.glyphCount }

  /// False if a glyph does not exist; its advance is 0.
  public func getGlyphAdvances(
    glyphs: UnsafePointer<CGGlyph>,
    count: Int,
    advances: UnsafeMutablePointer<Int32>
  ) -> Bool {
    let limit = numberOfGlyphs
    var areAll = true
    for place in 0..<max(count, 0) {
      let exists = Int(glyphs[place]) < limit
      advances[place] = exists ? Int32(face.advance(of: GlyphID(glyphs[place]))) : 0
      areAll = areAll && exists
    }
    return areAll
  }

  /// Of the outlines, y up; false if a glyph does not exist.
  public func getGlyphBBoxes(
    glyphs: UnsafePointer<CGGlyph>,
    count: Int,
    bboxes: UnsafeMutablePointer<CGRect>
  ) -> Bool {
    let limit = numberOfGlyphs
    var areAll = true
    for place in 0..<max(count, 0) {
      let exists = Int(glyphs[place]) < limit
      let outline = exists ? face.outline(of: GlyphID(glyphs[place])) : Path()
      let box = outline.isEmpty ? CGRect.zero : CGPath(outline).boundingBoxOfPath
      bboxes[place] = CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
      areAll = areAll && exists
    }
    return areAll
  }

  /// 0 for an unknown name.
  public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
    CGGlyph(truncatingIfNeeded: face.glyph(named: name as String) ?? 0)
  }

  /// The PostScript name, "A" or "comma"; nil where the font has none.
  public func name(for glyph: CGGlyph) -> CFString? { face.name(of: GlyphID(glyph)) }

  // MARK: Variations: fonts are drawn as their files are

  public var variationAxes: CFArray? { nil }
  public var variations: CFDictionary? { nil }
  public func copy(withVariations variations: CFDictionary?) -> CGFont? { self }

  // MARK: Tables

  /// Numbers, as on iOS.
  public var tableTags: CFArray? { tables.map { NSNumber(value: $0.tag) } as CFArray }

  /// The bytes of a table: 0x68656164 is "head".
  public func table(for tag: UInt32) -> CFData? {
    guard let place = tables.first(where: { $0.tag == tag }) else { return nil }
    let data = face.data
    let end = place.offset + place.length
    guard place.offset <= end, end <= data.count else { return nil }
    return Data(data[place.offset..<end])
  }

  /// The directory of a font file, or of the face in a collection.
  private var tables: [(tag: UInt32, offset: Int, length: Int)] {
    let data = face.data
    guard data.count >= 12 else { return [] }
    var start = 0
    if data.number(at: 0) == 0x7474_6366, data.count >= 16 + 4 * face.index {
      start = Int(data.number(at: 12 + 4 * face.index))
    }
    guard start + 12 <= data.count else { return [] }
    let count = Int(data.word(at: start + 4))
    guard start + 12 + 16 * count <= data.count else { return [] }
    return (0..<count).map { index in
      let entry = start + 12 + 16 * index
      return (
        data.number(at: entry), Int(data.number(at: entry + 8)), Int(data.number(at: entry + 12))
      )
    }
  }
}

// Of big endian numbers in data that begins at index 0.
extension Data {
  fileprivate func word(at place: Int) -> UInt16 {
    UInt16(self[place]) << 8 | UInt16(self[place + 1])
  }
  fileprivate func signedWord(at place: Int) -> Int16 { Int16(bitPattern: word(at: place)) }
  fileprivate func number(at place: Int) -> UInt32 {
    UInt32(word(at: place)) << 16 | UInt32(word(at: place + 2))
  }
}
