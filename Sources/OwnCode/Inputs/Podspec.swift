import Foundation

/// A library's name, sources and resources from its `.podspec`.
///
/// Read from its text.
struct Podspec {
  let module: CodeModule

  init?(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let fileName = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let name =
      Podspec.values("module_name", in: text).first ?? Podspec.values("name", in: text).first
    let patterns = Podspec.values("source_files", in: text)
    let left = PodspecPatterns(
      Podspec.values("exclude_files", in: text, ofRoot: true),
      below: folder
    )
    // What one subspec excludes another one may have.
    let files = Podspec.parts(of: text).flatMap { part in
      let left = PodspecPatterns(Podspec.values("exclude_files", in: part), below: folder)
      return Podspec.values("source_files", in: part)
        .flatMap { Podspec.files($0, below: folder) }.filter { !left.match($0) }
    }
    .filter { !SourceFolder.isTest($0, below: folder) && !left.match($0) }
    guard !files.isEmpty else { return nil }
    let bundled = ["resources", "resource", "resource_bundles", "resource_bundle"]
      .flatMap { Podspec.values($0, in: text) }
    var module = CodeModule(
      name: CodeModule.identifier(name ?? fileName),
      files: Array(Set(files)).sorted(),
      resources: Array(
        Set(
          bundled.flatMap { Podspec.resources($0, below: folder) }
            + patterns.flatMap { Podspec.screensAndTexts($0, below: folder) }
        ).filter { !left.match($0) }
      ).sorted() + Podspec.bundleNames(in: text).map { "\(folder)/\($0).bundle" }
    )
    // CocoaPods sets it for every pod.
    module.conditions = ["COCOAPODS"]
    self.module = module
  }

  /// The names of its resource bundles: `s.resource_bundles = { 'Name' => … }`.
  private static func bundleNames(in text: String) -> [String] {
    guard let mark = text.range(of: ".resource_bundle"),
      let end = text[mark.upperBound...].firstIndex(of: "}")
    else { return [] }
    let parts = text[mark.upperBound..<end].components(separatedBy: "=>").dropLast()
    return parts.compactMap { part in
      part.split { "'\"".contains($0) }.dropLast().last.map(String.init)
    }
    .filter { !$0.isEmpty && $0.allSatisfy { $0.isLetter || $0.isNumber || "_-.".contains($0) } }
  }

  /// The text up to the first subspec, and that of each subspec.
  private static func parts(of text: String) -> [String] {
    var parts = [""]
    for line in text.split(whereSeparator: \.isNewline) {
      if line.contains(".subspec") { parts.append("") }
      parts[parts.count - 1] += line + "\n"
    }
    return parts
  }

  /// Platforms on which an attribute may count alone: `s.osx.exclude_files` (documented).
  private static let otherPlatforms: Set<Substring> = [
    "osx", "macos", "tvos", "watchos", "visionos",
  ]

  /// The words in quotes behind `s.key =`: on its line, and on those below while a bracket is open.
  ///
  /// - Parameter ofRoot: whether only those of the whole spec count, and none of a subspec.
  private static func values(_ key: String, in text: String, ofRoot: Bool = false) -> [String] {
    let root = text.firstMatch(of: /Spec\.new\s*(?:do|\{)\s*\|\s*(\w+)\s*\|/)?.1
    var result: [String] = []
    var depth = 0
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.hasPrefix("#") else { continue }
      var rest = words[...]
      if depth == 0 {
        guard let mark = words.range(of: ".\(key)"),
          let equals = words[mark.upperBound...].firstIndex(of: "="),
          words[mark.upperBound..<equals].allSatisfy(\.isWhitespace)
        else { continue }
        // `s`, or `s.ios` for a platform.
        let owner = words[..<mark.lowerBound].split {
          !"._".contains($0) && !$0.isLetter && !$0.isNumber
        }
        let names = owner.last?.split(separator: ".") ?? []
        guard !names.contains(where: otherPlatforms.contains), !ofRoot || names.first == root else {
          continue
        }
        rest = words[words.index(after: equals)...]
      }
      var quote: Character?
      var value = ""
      for character in rest {
        if quote == nil, "[{(".contains(character) { depth += 1 }
        if quote == nil, "]})".contains(character) { depth = max(0, depth - 1) }
        if let open = quote {
          if character == open {
            result.append(value)
            value = ""
            quote = nil
          } else {
            value.append(character)
          }
        } else if character == "'" || character == "\"" {
          quote = character
        }
      }
    }
    return result
  }

  /// The Swift files that a pattern such as `Source/**/*.{h,m,swift}` means.
  private static func files(_ pattern: String, below folder: String) -> [String] {
    let fixed = pattern.split(separator: "/").prefix { !$0.contains("*") && !$0.contains("{") }
    let place = DiskPath.join(folder, fixed.joined(separator: "/"))
    if place.hasSuffix(".swift") {
      return FileManager.default.fileExists(atPath: place) ? [place] : []
    }
    let rest = pattern.split(separator: "/").dropFirst(fixed.count)
    let isDeep = rest.contains { $0.contains("**") }
    return SourceFolder(place, maximumDepth: isDeep || rest.isEmpty ? 24 : max(1, rest.count))
      .swiftFiles
  }

  /// The xibs, storyboards and texts among the sources, where the pattern takes files of their
  /// kind.
  ///
  /// They stand in the list of files to compile, and Xcode's rule for their kind puts them into
  /// the library's bundle (inferred: pods with `Classes/**/*` alone find theirs there).
  private static func screensAndTexts(_ pattern: String, below folder: String) -> [String] {
    guard pattern.split(separator: "/").last?.contains("*") == true else { return [] }
    return resources(pattern, below: folder)
      .filter { isOf(["xib", "storyboard", "strings", "stringsdict"], $0) }
  }

  /// Whether a resource is of one of these kinds, or the folder of a language that holds some.
  private static func isOf(_ kinds: [String], _ path: String) -> Bool {
    let kind = (path as NSString).pathExtension
    guard kind == "lproj", !kinds.contains(kind) else { return kinds.contains(kind) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains { kinds.contains(($0 as NSString).pathExtension) }
  }

  /// The resources that a pattern such as `Source/**/*.{xib,png}` means; a bundle's name adds none.
  private static func resources(_ pattern: String, below folder: String) -> [String] {
    let parts = pattern.split(separator: "/").map(String.init)
    let fixed = parts.prefix { !$0.contains("*") && !$0.contains("{") }
    let place = DiskPath.join(folder, fixed.joined(separator: "/"))
    let kind = (place as NSString).pathExtension
    if fixed.count == parts.count, !kind.isEmpty || parts.count > 1 {
      guard FileManager.default.fileExists(atPath: place) else { return [] }
      return kind.isEmpty ? SourceFolder(place).resources : [place]
    }
    guard fixed.count < parts.count else { return [] }
    let last = parts.last ?? "*"
    let found = SourceFolder(place, maximumDepth: pattern.contains("**") ? 24 : parts.count)
    guard let dot = last.lastIndex(of: ".") else { return found.resources }
    let kinds = last[last.index(after: dot)...].split { "{},".contains($0) }.map(String.init)
    return found.resources.filter { kinds.contains("*") || isOf(kinds, $0) }
  }
}
