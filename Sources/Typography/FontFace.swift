import CType
import Codecs
import Foundation
import Geometry
import Pixels
import Synchronization

/// One glyph of one face.
///
/// 0 is the "not defined" box.
package typealias GlyphID = UInt32

/// One face of a font file: outlines, colour pictures, the map from characters, and its shaper.
///
/// Faces are shared by everything in the process; a lock lets one thread in at a time.
package final class FontFace: Sendable {
  package let path: String
  package let index: Int
  /// Named instances of a variable face, such as its bold one: instance `n`, from 1, is
  /// face `index | n << 16`.
  package let instanceCount: Int
  package let family: String
  package let style: String
  package let postScriptName: String
  /// 1...1000, 400 regular.
  package let weight: Int
  package let isItalic: Bool
  package let isMonospaced: Bool
  /// Whether glyphs are colour pictures.
  package let isColor: Bool
  package let unitsPerEm: Int
  package let metrics: FontMetrics

  private let state: Mutex<State>

  /// The state behind the lock: the C face and what was read from it.
  struct State: ~Copyable {
    let handle: OpaquePointer
    var outlines: [GlyphID: Path] = [:]
    var pictures: [GlyphID: GlyphPicture?] = [:]
    var sha256: String?

    deinit { ctype_face_close(handle) }
  }

  package convenience init(path: String, index: Int = 0) throws(FontError) {
    var status: Int32 = 0
    let handle = ctype_face_open(path, Int32(index), &status)
    try self.init(handle, status: status, path: path, index: index)
  }

  /// A face of a file's bytes; `name` stands for its path.
  package convenience init(bytes: [UInt8], name: String, index: Int = 0) throws(FontError) {
    var status: Int32 = 0
    let handle = ctype_face_open_bytes(bytes, bytes.count, Int32(index), &status)
    try self.init(handle, status: status, path: name, index: index)
  }

  private init(
    _ handle: sending OpaquePointer?,
    status: Int32,
    path: String,
    index: Int
  ) throws(FontError) {
    guard let handle else {
      switch Int(status) {
      case Int(CTYPE_NO_FILE.rawValue): throw .unreadable(path: path)
      case Int(CTYPE_NO_SUCH_FACE.rawValue): throw .noSuchFace(path: path, index: index)
      default: throw .notAFont(path: path)
      }
    }
    func metric(_ metric: ctype_metric) -> Int { Int(ctype_face_metric(handle, metric)) }
    self.path = path
    self.index = index
    family = String(cString: ctype_face_name(handle, CTYPE_FAMILY))
    style = String(cString: ctype_face_name(handle, CTYPE_STYLE))
    let name = String(cString: ctype_face_name(handle, CTYPE_POSTSCRIPT))
    // An instance without a name of its own has one of its family's and its style's.
    postScriptName =
      name.isEmpty && index >> 16 > 0 ? "\(family.filter { $0 != " " })-\(style)" : name
    weight = metric(CTYPE_WEIGHT)
    isItalic = metric(CTYPE_IS_ITALIC) != 0
    isMonospaced = metric(CTYPE_IS_MONOSPACED) != 0
    isColor = metric(CTYPE_HAS_COLOR_BITMAPS) != 0
    instanceCount = index >> 16 == 0 ? metric(CTYPE_INSTANCE_COUNT) : 0
    let unitsPerEm = max(1, metric(CTYPE_UNITS_PER_EM))
    self.unitsPerEm = unitsPerEm
    func ems(_ value: Int) -> Double { Double(value) / Double(unitsPerEm) }
    let ascender = ems(metric(CTYPE_ASCENDER))
    let capHeight = ems(metric(CTYPE_CAP_HEIGHT))
    let xHeight = ems(metric(CTYPE_X_HEIGHT))
    let thickness = ems(metric(CTYPE_UNDERLINE_THICKNESS))
    metrics = FontMetrics(
      ascender: ascender,
      descender: ems(metric(CTYPE_DESCENDER)),
      leading: ems(metric(CTYPE_LINE_GAP)),
      capHeight: capHeight > 0 ? capHeight : ascender * 0.75,
      xHeight: xHeight > 0 ? xHeight : ascender * 0.55,
      underlinePosition: ems(metric(CTYPE_UNDERLINE_POSITION)),
      underlineThickness: thickness > 0 ? thickness : 0.05
    )
    state = Mutex(State(handle: handle))
  }

  /// The glyph of a character, or nil.
  ///
  /// A variation `selector` asks for that form and accepts the plain one.
  package func glyph(
    for scalar: Unicode.Scalar,
    selector: Unicode.Scalar? = nil
  ) -> GlyphID? {
    let glyph = state.withLock {
      ctype_face_glyph($0.handle, scalar.value, selector?.value ?? 0)
    }
    return glyph == 0 ? nil : glyph
  }

  /// The unhinted outline in font units, y down, the origin on the baseline.
  ///
  /// Empty for a space and for a colour picture. Read once.
  package func outline(of glyph: GlyphID) -> Path {
    state.withLock { state in
      if let known = state.outlines[glyph] { return known }
      let outline = FontFace.readOutline(of: glyph, from: state.handle)
      state.outlines[glyph] = outline
      return outline
    }
  }

  /// The colour picture of a glyph, or nil if it has none.
  ///
  /// Decoded once.
  package func picture(of glyph: GlyphID) -> GlyphPicture? {
    guard isColor else { return nil }
    return state.withLock { state in
      if let known = state.pictures[glyph] { return known }
      let picture = GlyphPicture(glyph: glyph, handle: state.handle)
      state.pictures[glyph] = .some(picture)
      return picture
    }
  }

  /// The SHA-256 of the whole file, in hexadecimal: goldens with text depend on it.
  package var sha256: String {
    state.withLock { state in
      if let known = state.sha256 { return known }
      var count = 0
      let bytes = ctype_face_bytes(state.handle, &count)
      let digest = SHA256.hexDigest(of: UnsafeBufferPointer(start: bytes, count: count))
      state.sha256 = digest
      return digest
    }
  }

  /// Gives the locked C face to the shaper.
  func withHandle<Result: Sendable>(_ body: (OpaquePointer) -> Result) -> Result {
    state.withLock { body($0.handle) }
  }

  private static func readOutline(of glyph: GlyphID, from handle: OpaquePointer) -> Path {
    var verbs: UnsafePointer<UInt8>?
    var points: UnsafePointer<Int32>?
    var verbCount: Int32 = 0
    var pointCount: Int32 = 0
    let status = ctype_face_outline(handle, glyph, &verbs, &verbCount, &points, &pointCount)
    var path = Path()
    guard status == CTYPE_OK.rawValue, let verbs, let points else { return path }
    var next = 0
    func point() -> CGPoint {
      defer { next += 1 }
      return CGPoint(x: Double(points[2 * next]), y: -Double(points[2 * next + 1]))
    }
    for verb in UnsafeBufferPointer(start: verbs, count: Int(verbCount)) {
      switch UInt32(verb) {
      case CTYPE_MOVE.rawValue:
        path.closeSubpath()
        path.move(to: point())
      case CTYPE_LINE.rawValue:
        path.addLine(to: point())
      case CTYPE_QUAD.rawValue:
        let control = point()
        path.addQuadCurve(to: point(), control: control)
      default:
        let control1 = point()
        let control2 = point()
        path.addCurve(to: point(), control1: control1, control2: control2)
      }
    }
    path.closeSubpath()
    return path
  }
}

extension FontFace: Hashable {
  package static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
