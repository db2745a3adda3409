import Foundation
import Synchronization

/// The font files of this machine, found without fontconfig: by walking folders in a fixed order,
/// so that the same files give the same answer everywhere.
///
/// The packages Segue needs have known paths and are opened without a walk. The environment
/// variable `SEGUE_FONTS` (files or folders separated by colons) comes before all else.
package final class FontCatalog: Sendable {
  package static let shared = FontCatalog(
    environment: ProcessInfo.processInfo.environment["SEGUE_FONTS"]
  )

  /// Files and folders; the first match wins.
  private let searchPaths: [String]
  private let state = Mutex(State())

  private struct State {
    /// By path; one entry for each face of the file.
    var faces: [String: [FontFace]] = [:]
    /// Paths of the font files on the search paths, in order.
    var files: [String]?
    /// The registered fonts, newest last.
    var registered: [String] = []
    /// Until a font is registered or removed; code that draws asks for the same names in every
    /// frame.
    var answers: [Question: FontFace?] = [:]
    var languages: [String] = []
  }

  private enum Question: Hashable {
    case name(String)
    case style(family: String, weight: Int, isItalic: Bool)
    case fallback(scalars: [UInt32], weight: Int, isItalic: Bool)
  }

  private func answer(_ question: Question, by search: () -> FontFace?) -> FontFace? {
    if let known = state.withLock({ $0.answers[question] }) { return known }
    let found = search()
    state.withLock { $0.answers[question] = .some(found) }
    return found
  }

  package init(environment: String?) {
    let own = environment?.split(separator: ":").map(String.init) ?? []
    searchPaths = own + ["/usr/share/fonts", "/usr/local/share/fonts"]
    usesKnownPaths = own.isEmpty
  }

  /// A catalog of some folders only.
  package init(searchPaths: [String]) {
    self.searchPaths = searchPaths
    usesKnownPaths = false
  }

  private let usesKnownPaths: Bool

  // MARK: The fonts Segue needs

  /// Inter in one weight; the display cut has tighter shapes for 20 points and more.
  package func inter(
    _ weight: FontWeight,
    isItalic: Bool,
    isDisplay: Bool
  ) throws(FontError) -> FontFace {
    var style = weight.interName
    if isItalic { style = weight == .regular ? "Italic" : style + "Italic" }
    let name = "\(isDisplay ? "InterDisplay" : "Inter")-\(style).otf"
    return try face(
      fileName: name,
      in: "/usr/share/fonts/opentype/inter",
      package: "fonts-inter"
    )
  }

  package func emoji() throws(FontError) -> FontFace {
    try face(
      fileName: "NotoColorEmoji.ttf",
      in: "/usr/share/fonts/truetype/noto",
      package: "fonts-noto-color-emoji"
    )
  }

  private func face(
    fileName: String,
    in folder: String,
    package: String
  ) throws(FontError) -> FontFace {
    guard let path = path(of: fileName, in: folder) else {
      throw .missingPackage(font: fileName, package: package)
    }
    return try faces(at: path)[0]
  }

  private func path(of fileName: String, in folder: String) -> String? {
    let known = "\(folder)/\(fileName)"
    if usesKnownPaths, FileManager.default.fileExists(atPath: known) { return known }
    return files.first { ($0 as NSString).lastPathComponent == fileName }
  }

  /// The user's languages, which decide whose form a sign has that several use.
  package var languages: [String] {
    get { state.withLock { $0.languages } }
    set { state.withLock { $0.languages = newValue } }
  }

  /// Chinese, Japanese or Korean signs; bold from 600 on.
  ///
  /// Nil without `fonts-noto-cjk`.
  package func eastAsian(_ language: EastAsianLanguage, weight: Int) -> FontFace? {
    let fileName = "\(FontCatalog.collection)-\(weight >= 600 ? "Bold" : "Regular").ttc"
    guard let path = path(of: fileName, in: "/usr/share/fonts/opentype/noto") else { return nil }
    let faces = (try? faces(at: path)) ?? []
    return faces.first { $0.family == "Noto Sans CJK \(language.rawValue)" }
  }

  private static let collection = "NotoSansCJK"

  // MARK: Any font

  /// The faces of a file; at least one.
  ///
  /// Opened once.
  package func faces(at path: String) throws(FontError) -> [FontFace] {
    if let known = state.withLock({ $0.faces[path] }) { return known }
    let opened = try FontCatalog.open(path)
    return state.withLock { state in
      // Another thread may have been faster: all get the same faces.
      if let known = state.faces[path] { return known }
      state.faces[path] = opened
      return opened
    }
  }

  private static func open(_ path: String) throws(FontError) -> [FontFace] {
    var faces = [try FontFace(path: path)]
    // Collections hold several faces; opening ends at the first index that does not exist.
    if path.hasSuffix(".ttc") || path.hasSuffix(".otc") {
      while faces.count < 64, let next = try? FontFace(path: path, index: faces.count) {
        faces.append(next)
      }
    }
    return faces
  }

  /// Registers the faces of a file by name, before all other fonts.
  ///
  /// Those of a variable font are its named instances, too, such as `Raleway-Bold`
  /// (observed: apps name them).
  package func register(path: String) throws(FontError) -> [FontFace] {
    let faces = addingInstances(to: try faces(at: path), at: path)
    state.withLock { state in
      if !state.registered.contains(path) { state.registered.append(path) }
      state.answers = [:]
    }
    return faces
  }

  private func addingInstances(to faces: [FontFace], at path: String) -> [FontFace] {
    guard faces.allSatisfy({ $0.index >> 16 == 0 }) else { return faces }
    let instances = faces.flatMap { face in
      (0..<face.instanceCount).compactMap {
        try? FontFace(path: path, index: face.index | ($0 + 1) << 16)
      }
    }
    guard !instances.isEmpty else { return faces }
    return state.withLock { state in
      // Another thread may have been faster: all get the same faces.
      if let known = state.faces[path], known.count > faces.count { return known }
      state.faces[path] = faces + instances
      return faces + instances
    }
  }

  /// Registers the first face of a file's bytes.
  package func register(_ face: FontFace) {
    state.withLock { state in
      state.faces[face.path] = [face]
      if !state.registered.contains(face.path) { state.registered.append(face.path) }
      state.answers = [:]
    }
  }

  package func isRegistered(_ face: FontFace) -> Bool {
    state.withLock { $0.registered.contains(face.path) }
  }

  /// Removes a registered font; returns false if none has that path.
  package func unregister(path: String) -> Bool {
    state.withLock { state in
      guard let index = state.registered.firstIndex(of: path) else { return false }
      state.registered.remove(at: index)
      state.answers = [:]
      return true
    }
  }

  /// All faces that can be opened: registered ones, then those of the search paths.
  ///
  /// Without Noto's collections of Chinese, Japanese and Korean signs, which are large: such text
  /// finds them, and their names.
  package var installed: [FontFace] { installed { !FontCatalog.isCollection($0) } }

  private func installed(_ isWanted: (String) -> Bool) -> [FontFace] {
    let registered = state.withLock { $0.registered }
    return (registered + files.filter(isWanted)).flatMap { (try? faces(at: $0)) ?? [] }
  }

  private static func isCollection(_ path: String) -> Bool {
    path.hasSuffix(".ttc") && path.contains("CJK")
  }

  /// The face with this PostScript name, full name or family name (regular style first).
  package func face(named name: String) -> FontFace? {
    answer(.name(name)) { findFace(named: name) }
  }

  private func findFace(named name: String) -> FontFace? {
    let installed = installed { !FontCatalog.isCollection($0) || name.contains("CJK") }
    if let exact = installed.first(where: { $0.postScriptName == name }) { return exact }
    if let full = installed.first(where: { "\($0.family) \($0.style)" == name }) { return full }
    return face(family: name, weight: 400, isItalic: false)
  }

  package func face(family: String, weight: Int, isItalic: Bool) -> FontFace? {
    answer(.style(family: family, weight: weight, isItalic: isItalic)) {
      FontCatalog.nearest(
        in: installed { !FontCatalog.isCollection($0) || family.contains("CJK") }
          .filter { $0.family == family },
        weight: weight,
        isItalic: isItalic
      )
    }
  }

  private static func nearest(in faces: [FontFace], weight: Int, isItalic: Bool) -> FontFace? {
    func distance(_ face: FontFace) -> Int {
      abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 2000)
    }
    return faces.min { distance($0) < distance($1) }
  }

  /// A face that has a glyph for each of `scalars`: the same one every time on the same files.
  package func fallback(
    for scalars: [Unicode.Scalar],
    weight: Int,
    isItalic: Bool
  ) -> FontFace? {
    let question = Question.fallback(
      scalars: scalars.map(\.value),
      weight: weight,
      isItalic: isItalic
    )
    return answer(question) { findFallback(for: scalars, weight: weight, isItalic: isItalic) }
  }

  private func findFallback(
    for scalars: [Unicode.Scalar],
    weight: Int,
    isItalic: Bool
  ) -> FontFace? {
    let able = installed.filter { face in
      !face.isColor && scalars.allSatisfy { face.glyph(for: $0) != nil }
    }
    let best = able.enumerated().min { lhs, rhs in
      (lhs.element.fallbackRank, lhs.offset) < (rhs.element.fallbackRank, rhs.offset)
    }?.element
    return best.flatMap { best in
      FontCatalog.nearest(
        in: able.filter { $0.family == best.family },
        weight: weight,
        isItalic: isItalic
      )
    }
  }

  // MARK: Files

  var files: [String] {
    if let known = state.withLock({ $0.files }) { return known }
    let found = searchPaths.flatMap(FontCatalog.fontFiles(under:))
    state.withLock { $0.files = found }
    return found
  }

  private static func fontFiles(under path: String) -> [String] {
    let suffixes = [".otf", ".ttf", ".ttc", ".otc"]
    func isFont(_ name: String) -> Bool { suffixes.contains { name.lowercased().hasSuffix($0) } }
    if isFont(path) { return FileManager.default.fileExists(atPath: path) ? [path] : [] }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    return names.filter(isFont).sorted().map { "\(path)/\($0)" }
  }
}
