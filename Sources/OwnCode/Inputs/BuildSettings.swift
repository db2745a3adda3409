import Foundation

/// The build settings of a target: those of its first configuration, and of others where that one
/// lacks them.
struct BuildSettings {
  /// What one configuration of a target or a project has, by the names of the settings.
  struct Configuration {
    var name: String
    /// In the project file.
    var own: PropertyList
    /// Of the `.xcconfig` file that it is based on.
    var base: [String: String]
  }

  /// From the target's own to the project's base (documented); each may refer to the value below it
  /// by `$(inherited)`.
  private let levels: [[String: String]]
  /// The levels of other configurations.
  private let others: [[String: String]]
  /// What the build system itself knows.
  private let constants: [String: String]

  init(target: [Configuration], project: [Configuration], constants: [String: String]) {
    let first = target.first?.name ?? project.first?.name
    let all = target + project
    let levels = { (configurations: [Configuration]) in
      configurations.flatMap { [$0.settings, $0.base] }
    }
    self.levels = levels(all.filter { $0.name == first })
    others = levels(all.filter { $0.name != first })
    self.constants = constants.merging(["CONFIGURATION": first ?? ""]) { $1 }
  }

  /// A setting with others filled in.
  subscript(name: String) -> String? {
    // More than any setting needs: ten settings that each have ten times the next one would never
    // end.
    var left = 10_000
    return value(name, depth: 0, &left)
  }

  /// The names of all settings.
  var names: Set<String> { Set((levels + others).flatMap(\.keys)) }

  /// The names that are true in `#if`, from the two settings for them; `DEBUG` is none, because a
  /// film shows the app as it is released.
  var conditions: [String] {
    let words = { (name: String) in
      (self[name] ?? "").replacingOccurrences(of: "\"", with: "")
        .split(whereSeparator: \.isWhitespace).map(String.init)
    }
    var result = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      let name = String(flag.dropFirst(2))
      if !name.isEmpty {
        result.append(name)
      } else if index + 1 < flags.count {
        result.append(flags[index + 1])
      }
    }
    return Set(result).subtracting(["DEBUG"]).sorted()
  }

  /// - Parameter left: how many more references are filled in; others become empty.
  private func value(_ name: String, depth: Int, _ left: inout Int) -> String? {
    left -= 1
    guard left > 0 else { return nil }
    if let constant = constants[name] { return constant }
    if let level = levels.firstIndex(where: { $0[name] != nil }) {
      return value(name, from: level, depth: depth, &left)
    }
    guard let text = others.lazy.compactMap({ $0[name] }).first else { return nil }
    return expanded(text, depth: depth, &left) { _ in "" }
  }

  private func value(_ name: String, from level: Int, depth: Int, _ left: inout Int) -> String? {
    guard let index = levels[level...].firstIndex(where: { $0[name] != nil }),
      let text = levels[index][name]
    else { return nil }
    return expanded(text, depth: depth, &left) { left in
      left -= 1
      return left > 0 ? value(name, from: index + 1, depth: depth + 1, &left) ?? "" : ""
    }
  }

  /// `$(NAME)`, `${NAME}` and `$(NAME:operation)` become their values; an unknown one becomes
  /// empty.
  private func expanded(
    _ text: String,
    depth: Int,
    _ left: inout Int,
    inherited: (inout Int) -> String
  ) -> String {
    guard depth < 8 else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "$") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let close: Character = rest.first == "{" ? "}" : ")"
      guard rest.first == "(" || rest.first == "{",
        let end = BuildSettings.end(of: rest, with: close)
      else {
        result += "$"
        continue
      }
      // A name may have others within: `$(KEY_$(CONFIGURATION))`.
      let words = String(rest[rest.index(after: rest.startIndex)..<end])
      let inner = words.contains("$") ? expanded(words, depth: depth + 1, &left) { _ in "" } : words
      rest = rest[rest.index(after: end)...]
      let parts = inner.split(separator: ":")
      guard let name = parts.first.map(String.init) else { continue }
      let value =
        name == "inherited" ? inherited(&left) : value(name, depth: depth + 1, &left) ?? ""
      result += BuildSettings.applying(parts.dropFirst(), to: value)
    }
    return result + rest
  }

  /// Where the bracket at the beginning is closed.
  private static func end(of text: Substring, with close: Character) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == text.first { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func applying(_ operations: ArraySlice<Substring>, to text: String) -> String {
    operations.reduce(text) { value, operation in
      switch operation {
      case "rfc1034identifier":
        return CodeModule.identifier(value).replacingOccurrences(of: "_", with: "-")
      case "identifier", "c99extidentifier": return CodeModule.identifier(value)
      case "lower": return value.lowercased()
      case "upper": return value.uppercased()
      default:
        guard operation.hasPrefix("default="), value.isEmpty else { return value }
        return String(operation.dropFirst("default=".count))
      }
    }
  }
}

extension BuildSettings.Configuration {
  /// The project file's settings; those with a condition that holds replace those without.
  fileprivate var settings: [String: String] {
    var result: [String: String] = [:]
    // The longer name, with the condition, comes last.
    for (key, value) in own.dictionary.sorted(by: { $0.key < $1.key }) {
      let words = value.string ?? value.strings.joined(separator: " ")
      guard let name = SettingName(key), name.holds(in: self.name) else { continue }
      result[name.name] = words
    }
    return result
  }
}

/// The name of a setting with its conditions: `NAME[sdk=iphoneos*][config=Debug]`.
struct SettingName {
  let name: String
  private let conditions: [(key: Substring, pattern: Substring)]

  init?(_ text: String) {
    let parts = text.split(whereSeparator: { "[]".contains($0) })
    guard let first = parts.first else { return nil }
    name = first.trimmingCharacters(in: .whitespaces)
    conditions = parts.dropFirst().flatMap { $0.split(separator: ",") }.compactMap { part in
      let words = part.split(separator: "=", maxSplits: 1)
      return words.count == 2 ? (words[0], words[1]) : nil
    }
  }

  var isConditional: Bool { !conditions.isEmpty }

  /// Whether a build for phones in a configuration has the setting.
  func holds(in configuration: String) -> Bool {
    conditions.allSatisfy { key, pattern in
      let values =
        switch key {
        case "sdk": ["iphoneos", "iphonesimulator"]
        case "arch": ["arm64"]
        case "config": [configuration]
        default: [String(pattern)]
        }
      guard pattern.hasSuffix("*") else { return values.contains { $0 == pattern } }
      return values.contains { $0.hasPrefix(pattern.dropLast()) }
    }
  }
}
