import Foundation

/// What a `.podspec` says of a library: its name and where its sources are. Read from its text.
struct Podspec {
  let module: CodeModule

  init?(_ path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    let fileName = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let name =
      Podspec.values("module_name", in: text).first ?? Podspec.values("name", in: text).first
    let patterns = Podspec.values("source_files", in: text)
    let files = patterns.flatMap { Podspec.files($0, below: folder) }
      .filter { !SourceFolder.isTest($0, below: folder) }
    guard !files.isEmpty else { return nil }
    module = CodeModule(
      name: CodeModule.identifier(name ?? fileName),
      files: Array(Set(files)).sorted()
    )
  }

  /// `s.key = 'a', "b"`, on one line or several.
  private static func values(_ key: String, in text: String) -> [String] {
    var result: [String] = []
    for line in text.split(separator: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      guard !words.hasPrefix("#"), let mark = words.range(of: ".\(key)"),
        let equals = words[mark.upperBound...].firstIndex(of: "="),
        words[mark.upperBound..<equals].allSatisfy(\.isWhitespace)
      else { continue }
      var quote: Character?
      var value = ""
      for character in words[words.index(after: equals)...] {
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
    let place = ([folder] + fixed.map(String.init)).joined(separator: "/")
    if place.hasSuffix(".swift") {
      return FileManager.default.fileExists(atPath: place) ? [place] : []
    }
    let rest = pattern.split(separator: "/").dropFirst(fixed.count)
    let isDeep = rest.contains { $0.contains("**") }
    return SourceFolder(place, maximumDepth: isDeep || rest.isEmpty ? 24 : max(1, rest.count))
      .swiftFiles
  }
}
