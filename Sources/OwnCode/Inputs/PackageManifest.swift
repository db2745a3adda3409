import Foundation

/// The targets of a `Package.swift`, read from its text: a foreign manifest is never run.
struct PackageManifest {
  private let folder: String
  private let text: String

  init(_ path: String) throws(OwnCodeError) {
    folder = (path as NSString).deletingLastPathComponent
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw .missing(path: path, why: "it is not text")
    }
    self.text = PackageManifest.withoutComments(text)
  }

  func modules() -> [CodeModule] {
    var modules: [CodeModule] = []
    for (keyword, kind) in [
      (".target(", CodeModule.Kind.library), (".executableTarget(", .app),
    ] {
      for call in targets(keyword) {
        guard let name = string("name", in: call) else { continue }
        guard let place = folder(of: name, call) else { continue }
        let excluded = strings("exclude", in: call).map { "\(place)/\($0)" }
        let found = SourceFolder(place)
        let sources = strings("sources", in: call).map { "\(place)/\($0)" }
        let files = found.swiftFiles.filter { file in
          !excluded.contains { file == $0 || file.hasPrefix("\($0)/") }
            && (sources.isEmpty || sources.contains { file == $0 || file.hasPrefix("\($0)/") })
        }
        var module = CodeModule(
          name: CodeModule.identifier(name),
          kind: kind,
          files: files,
          dependencies: dependencies(in: call),
          resources: Array(Set(found.resources + resources(in: call, below: place))).sorted()
        )
        module.isOfPackage = true
        module.isOnMainActor = call.contains(/\.defaultIsolation\(\s*MainActor/)
        modules.append(module)
      }
    }
    var seen: Set<String> = []
    return modules.filter { !$0.files.isEmpty && seen.insert($0.name).inserted }
  }

  /// `.target(name: "X")` among the dependencies of a target is a mention, not a target.
  private func targets(_ keyword: String) -> [Substring] {
    let around = [".target(", ".executableTarget(", ".testTarget(", ".macro(", ".plugin("]
      .flatMap(calls)
    return calls(keyword).filter { call in
      !around.contains { $0.startIndex < call.startIndex && call.startIndex < $0.endIndex }
    }
  }

  private func folder(of name: String, _ call: Substring) -> String? {
    let candidates =
      string("path", in: call).map { [$0] }
      ?? ["Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)"]
    return candidates.map { $0 == "." ? folder : DiskPath.join(folder, $0) }.first {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// The words between the parentheses of each call.
  func calls(_ keyword: String) -> [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    while let found = text.range(of: keyword, range: start..<text.endIndex) {
      let body = PackageManifest.balanced(text[found.upperBound...])
      result.append(body)
      start = found.upperBound
    }
    return result
  }

  /// Up to the matching closing bracket.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    var isText = false
    for index in text.indices {
      let character = text[index]
      if character == "\"" { isText.toggle() }
      guard !isText else { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) {
        if depth == 0 { return text[..<index] }
        depth -= 1
      }
    }
    return text
  }

  private func value(_ label: String, in call: Substring) -> Substring? {
    // A whole word: `resources:` is not `sources:`.
    guard
      let found = call.range(of: "(?<!\\w)\(label):", options: .regularExpression)
    else { return nil }
    return call[found.upperBound...].drop { $0.isWhitespace }
  }

  func string(_ label: String, in call: Substring) -> String? {
    guard let value = value(label, in: call), value.first == "\"" else { return nil }
    return String(value.dropFirst().prefix { $0 != "\"" })
  }

  private func strings(_ label: String, in call: Substring) -> [String] {
    guard let value = value(label, in: call), value.first == "[" else { return [] }
    return PackageManifest.quoted(PackageManifest.balanced(value.dropFirst()))
  }

  /// What a target names as resources, whatever their kind: a copied folder stays one.
  private func resources(in call: Substring, below place: String) -> [String] {
    guard let value = value("resources", in: call), value.first == "[" else { return [] }
    let list = PackageManifest.balanced(value.dropFirst())
    return list.matches(of: /\.(process|copy)\(\s*"([^"]+)"/).flatMap { match -> [String] in
      let path = "\(place)/\(match.2)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
      return isFolder.boolValue && match.1 == "process"
        ? SourceFolder.files(below: path) : [path]
    }
  }

  private func dependencies(in call: Substring) -> [String] {
    strings("dependencies", in: call).map(CodeModule.identifier)
  }

  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      guard let mark = line.range(of: "//") else { return line }
      // `//` in a URL is inside quotes.
      let before = line[..<mark.lowerBound]
      return before.count(where: { $0 == "\"" }) % 2 == 0 ? before : line
    }.joined(separator: "\n")
  }
}
