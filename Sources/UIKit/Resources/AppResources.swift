import Foundation
import InterfaceFiles
import QuartzCore
import Synchronization
import Typography

/// The app's own files and their contents.
///
/// Files are read once for the process.
package enum AppResources {
  private struct State {
    var mainBundle: Bundle?
    /// The bundles of libraries that have their own, by module.
    var frameworks: [String: Bundle] = [:]
    /// The user's languages, the preferred one first.
    var languages = ["en"]
    var locale = Locale(identifier: "en_US")
    /// Folders that are searched for pictures besides bundles.
    var folders: [URL] = []
    var catalogs: [String: AssetCatalog] = [:]
    var documents: [String: InterfaceDocument] = [:]
    var tables: [String: [String: String]] = [:]
    /// Texts with forms for numbers, in the order in which they were read.
    var plurals: [PluralFormat] = []
    var hasXibs: [String: Bool] = [:]
    var localizations: [String: Set<String>] = [:]
    /// The colour of `accentColor`; nil before it is looked up.
    var accent: UIColor??
  }

  private static let state = Mutex(State())

  /// The bundle that `Bundle.main` is.
  ///
  /// Nil means the one that Foundation finds, beside the executable.
  package static var mainBundle: Bundle? {
    get { state.withLock { $0.mainBundle } }
    set { state.withLock { ($0.mainBundle, $0.accent) = (newValue, nil) } }
  }

  package static var frameworks: [String: Bundle] {
    get { state.withLock { $0.frameworks } }
    set { state.withLock { $0.frameworks = newValue } }
  }

  /// The bundle of a class's module: the main one, unless a library has files of the same names.
  static func bundle(for type: AnyClass) -> Bundle? {
    let frameworks = frameworks
    guard !frameworks.isEmpty else { return nil }
    return frameworks[String(_typeName(type).prefix { $0 != "." })]
  }

  package static var languages: [String] {
    get { state.withLock { $0.languages } }
    set {
      let languages = newValue.isEmpty ? ["en"] : newValue
      let locale = locale(of: languages[0])
      state.withLock { ($0.languages, $0.locale) = (languages, locale) }
      FontCatalog.shared.languages = languages
    }
  }

  /// That of the preferred language.
  static var locale: Locale { state.withLock { $0.locale } }

  /// The locale of a language in its own region, or in the one where most of its speakers live.
  static func locale(of language: String) -> Locale {
    let locale = Locale(identifier: language)
    guard locale.region == nil,
      let region = Locale.Language(identifier: locale.language.maximalIdentifier).region
    else { return locale }
    return Locale(identifier: "\(language)_\(region.identifier)")
  }

  static var folders: [URL] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0.folders = newValue } }
  }

  // MARK: Files

  static func folder(of bundle: Bundle) -> String {
    (bundle.resourceURL ?? bundle.bundleURL).path
  }

  /// The file of that name: outside all languages, else in the user's preferred language, else in
  /// the base, else in any.
  ///
  /// The last is wrong for texts that replace those of a storyboard: their originals are in the
  /// storyboard itself.
  package static func path(
    _ name: String,
    _ type: String?,
    in bundle: Bundle,
    orAny: Bool = true
  ) -> String? {
    if let path = path(name, type, inFolder: folder(of: bundle), orAny: orAny) { return path }
    // The files of libraries are in the main bundle, too.
    guard let main = mainBundle, frameworks.values.contains(bundle) else { return nil }
    return path(name, type, inFolder: folder(of: main), orAny: orAny)
  }

  private static func path(
    _ name: String,
    _ type: String?,
    inFolder folder: String,
    orAny: Bool = true
  ) -> String? {
    let file = type.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
    let manager = FileManager.default
    for place in [folder] + languageFolders(in: folder, orAny: orAny) {
      let path = place + "/" + file
      if manager.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// The `.lproj` folders in the order in which they are searched.
  private static func languageFolders(in folder: String, orAny: Bool = true) -> [String] {
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".lproj") }.sorted()
    guard !all.isEmpty else { return [] }
    let region = mainBundle?.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String
    let wanted =
      languages.flatMap { folders(of: $0, among: all) }
      + ["Base.lproj", "en.lproj", "English.lproj"].filter(all.contains)
      + (region.map { folders(of: $0, among: all) } ?? [])
    let others = orAny ? all.filter { !wanted.contains($0) } : []
    return (wanted + others).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      .map { folder + "/" + $0 }
  }

  /// `zh-Hans-CN`, then `zh-Hans`, then `zh`, then that language in other regions: the United
  /// States, which is the region of a run that names none, before the rest.
  private static func folders(of language: String, among all: [String]) -> [String] {
    func words(_ name: String) -> [Substring] {
      name.replacingOccurrences(of: "_", with: "-").split(separator: "-")
    }
    var order: [String] = []
    var parts = words(language)
    while !parts.isEmpty {
      order.append(parts.joined(separator: "-") + ".lproj")
      parts.removeLast()
    }
    let regions = all.filter { words(String($0.dropLast(6))).first == words(language).first }
    return order.filter(all.contains) + regions.filter { $0.contains("US") } + regions
  }

  /// The names of a bundle's files of one type, in any language.
  static func names(ofType type: String, in bundle: Bundle) -> [String] {
    let folder = folder(of: bundle)
    let files = ([folder] + languageFolders(in: folder)).flatMap { place in
      (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    }
    let names = files.filter { $0.hasSuffix(".\(type)") }.map {
      String($0.dropLast(type.count + 1))
    }
    return Set(names).sorted()
  }

  static func document(at path: String) throws -> InterfaceDocument {
    if let known = state.withLock({ $0.documents[path] }) { return known }
    let document = try InterfaceDocument.file(at: path)
    state.withLock { $0.documents[path] = document }
    return document
  }

  /// Whether a bundle has xibs at all: controllers look for one by their class's name.
  static func hasXibs(in bundle: Bundle) -> Bool {
    let folder = folder(of: bundle)
    if let known = state.withLock({ $0.hasXibs[folder] }) { return known }
    let manager = FileManager.default
    let places = [folder] + languageFolders(in: folder)
    let found = places.contains { place in
      ((try? manager.contentsOfDirectory(atPath: place)) ?? []).contains { $0.hasSuffix(".xib") }
    }
    state.withLock { $0.hasXibs[folder] = found }
    return found
  }

  // MARK: Languages

  /// The languages that an app's files are in: its `.lproj` folders, and its string catalogs, which
  /// Xcode turns into such folders.
  static func localizations(of bundle: Bundle) -> Set<String> {
    let folder = folder(of: bundle)
    if let known = state.withLock({ $0.localizations[folder] }) { return known }
    var names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found = Set(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
    // Catalogs of storyboards.
    if found.remove("mul") != nil {
      let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/mul.lproj"))
      names += (inside ?? []).map { "mul.lproj/" + $0 }
    }
    for name in names where name.hasSuffix(".xcstrings") {
      let bytes = (try? InterfaceFile.bytes(at: folder + "/" + name)) ?? []
      found.formUnion(languages(ofCatalog: bytes))
    }
    found.remove("Base")
    state.withLock { $0.localizations[folder] = found }
    return found
  }

  private static func languages(ofCatalog bytes: [UInt8]) -> Set<String> {
    let root = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    let strings = root?["strings"] as? [String: [String: Any]] ?? [:]
    let languages = strings.values.flatMap { entry in
      (entry["localizations"] as? [String: Any] ?? [:]).keys
    }
    return Set(languages)
      .union([StringsTable.sourceLanguage(ofCatalog: bytes)].compactMap { $0 })
  }

  // MARK: Strings

  /// The text for a key in the current language.
  ///
  /// Nil when the bundle with these resources has none.
  static func string(_ key: String, table: String, inFolder folder: String) -> String? {
    strings(table, inFolder: folder)[key]
  }

  private static func strings(_ name: String, inFolder folder: String) -> [String: String] {
    let languages = languages
    let id = ([folder, name] + languages).joined(separator: "\n")
    if let known = state.withLock({ $0.tables[id] }) { return known }
    var table: [String: String] = [:]
    do {
      if let path = path(name, "strings", inFolder: folder) {
        table = try StringsTable.file(at: path)
      } else if let path = path(name, "xcstrings", inFolder: folder) {
        table = try catalog(at: path, languages)
      }
      // It counts more than the other file (documented).
      if let path = path(name, "stringsdict", inFolder: folder) {
        let plurals = try StringsTable.plurals(
          InterfaceFile.bytes(at: path),
          language: language(ofFileAt: path),
          path: path
        )
        table.merge(marks(of: plurals)) { $1 }
      }
    } catch {
      Diagnostics.report("\(error)")
    }
    state.withLock { $0.tables[id] = table }
    return table
  }

  /// The strings of a string catalog; what none of the languages has is in its source language, as
  /// an app without the user's language shows it (inferred).
  private static func catalog(at path: String, _ languages: [String]) throws -> [String: String] {
    let bytes = try InterfaceFile.bytes(at: path)
    let source = StringsTable.sourceLanguage(ofCatalog: bytes).map { [$0] } ?? []
    var table: [String: String] = [:]
    // `de` serves `de-AT`.
    let wanted = languages.flatMap { language in
      [language] + [language.prefix { $0 != "-" && $0 != "_" }].map(String.init)
    }
    for language in (wanted + source).reversed() {
      table.merge(try StringsTable.catalog(bytes, language: language, path: path)) { $1 }
      let plurals = StringsTable.pluralsOfCatalog(bytes, language: language)
      table.merge(marks(of: plurals)) { $1 }
    }
    return table
  }

  /// The texts that replace those of a storyboard or xib, from its `.strings` file or the string
  /// catalog that newer versions of Xcode keep in `mul.lproj`.
  static func texts(ofInterface name: String, in bundle: Bundle) throws -> [String: String] {
    if let path = path(name, "strings", in: bundle, orAny: false) {
      return try StringsTable.file(at: path)
    }
    let catalog = path("mul.lproj/" + name, "xcstrings", in: bundle, orAny: false)
    return try (catalog ?? path(name, "xcstrings", in: bundle, orAny: false))
      .map { try self.catalog(at: $0, languages) } ?? [:]
  }

  private static func language(ofFileAt path: String) -> String {
    let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
    guard folder.hasSuffix(".lproj"), folder != "Base.lproj" else { return languages[0] }
    return String(folder.dropLast(6))
  }

  /// What stands for texts with forms for numbers, until they are filled in.
  private static func marks(of plurals: [String: PluralFormat]) -> [String: String] {
    state.withLock { state in
      plurals.compactMapValues { plural in
        let number = state.plurals.firstIndex(of: plural) ?? state.plurals.count
        if number == state.plurals.count { state.plurals.append(plural) }
        return PluralText.mark(number)
      }
    }
  }

  static func plural(_ number: Int) -> PluralFormat? {
    state.withLock { $0.plurals.indices.contains(number) ? $0.plurals[number] : nil }
  }

  // MARK: Catalogs

  /// All asset catalogs of a bundle as one.
  static func catalog(of bundle: Bundle) -> AssetCatalog {
    catalog(in: folder(of: bundle))
  }

  static func catalog(in folder: String) -> AssetCatalog {
    if let known = state.withLock({ $0.catalogs[folder] }) { return known }
    var catalog = AssetCatalog()
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where name.hasSuffix(".xcassets") {
      catalog.merge(AssetCatalog(folder: folder + "/" + name))
    }
    for problem in catalog.problems { Diagnostics.report(problem) }
    state.withLock { $0.catalogs[folder] = catalog }
    return catalog
  }

  /// A colour of the bundle's catalogs.
  ///
  /// It resolves with the traits it is drawn with.
  static func color(named name: String, in bundle: Bundle) -> UIColor? {
    guard let set = catalog(of: bundle).colors[name], !set.variants.isEmpty else { return nil }
    let colors = set.variants.map { variant -> UIColor in
      if case .system(let name) = variant.color {
        return UIColor.systemColor(named: name) ?? .clear
      }
      return UIColor(fixed: variant.color)
    }
    guard colors.count > 1 else { return colors[0] }
    return UIColor { traits in colors[set.best(for: traits)] }
  }

  /// The tint of views without a tint, if the app has its own: a colour of its catalogs, which
  /// Xcode names in the Info.plist (documented).
  static var accentColor: UIColor? {
    let (known, bundle) = state.withLock { ($0.accent, $0.mainBundle) }
    if let known { return known }
    let name = bundle?.infoDictionary?["NSAccentColorName"] as? String
    let found = bundle.flatMap { bundle in name.flatMap { color(named: $0, in: bundle) } }
    state.withLock { $0.accent = .some(found) }
    return found
  }
}

extension CatalogColorSet {
  /// The index of the variant that fits best.
  fileprivate func best(for traits: UITraitCollection) -> Int {
    let dark = traits.userInterfaceStyle == .dark
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    var best = (index: 0, score: Int.min)
    for (index, variant) in variants.enumerated() {
      var score = variant.isDark.map { $0 == dark ? 4 : -8 } ?? 0
      if variant.isHighContrast { score -= 16 }
      score += variant.idiom == idiom ? 2 : variant.idiom == "universal" ? 1 : -8
      if score > best.score { best = (index, score) }
    }
    return best.index
  }
}
