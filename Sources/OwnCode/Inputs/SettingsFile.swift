import Foundation

/// A file of build settings (`.xcconfig`): a setting on each line, comments and other such files.
struct SettingsFile {
  private(set) var settings: [String: String] = [:]
  /// Settings whose condition holds: those without one do not replace them.
  private var conditional: Set<String> = []
  private let configuration: String
  /// How many more files are read: a file may include itself, again and again.
  private var filesLeft = 200
  /// Bytes of a value, more than any has: one that inherits itself twice doubles in each line.
  private static let longest = 1 << 16

  /// - Parameter configuration: the configuration that is based on the file.
  init(_ path: String, for configuration: String) {
    self.configuration = configuration
    read(path, depth: 0)
  }

  /// A missing file has no settings: those of a package manager often are not there yet.
  private mutating func read(_ path: String, depth: Int) {
    filesLeft -= 1
    guard depth < 16, filesLeft >= 0,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      // A comment ends a value anywhere, also within an address (documented).
      let words = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
        .trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#include") {
        let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count > 2 else { continue }
        let folder = (path as NSString).deletingLastPathComponent
        let other = String(parts[1])
        read(other.hasPrefix("/") ? other : "\(folder)/\(other)", depth: depth + 1)
      } else {
        add(words)
      }
    }
  }

  private mutating func add(_ line: String) {
    // The signs within brackets belong to conditions.
    var depth = 0
    let equals = line.firstIndex { character in
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      return depth == 0 && character == "="
    }
    guard let equals, let name = SettingName(String(line[..<equals])),
      name.holds(in: configuration), name.isConditional || !conditional.contains(name.name)
    else { return }
    if name.isConditional { conditional.insert(name.name) }
    var value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    if value.hasSuffix(";") { value.removeLast() }
    // What an included file says is inherited.
    let inherited = settings[name.name] ?? "$(inherited)"
    let filled = ["$(inherited)", "${inherited}"].reduce(value) {
      $0.replacingOccurrences(of: $1, with: inherited)
    }
    if filled.utf8.count <= Self.longest { settings[name.name] = filled }
  }
}
