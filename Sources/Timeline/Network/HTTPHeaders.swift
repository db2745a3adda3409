/// The header fields of a request or a response: a name is found in any case.
struct HTTPHeaders: Hashable, Sendable {
  private struct Field: Hashable {
    var name: String
    var value: String
  }

  /// By names in small letters.
  private var fields: [String: Field] = [:]

  init(_ dictionary: [String: String] = [:]) {
    // Of names that differ in case only, the same one wins in every run.
    for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) { self[name] = value }
  }

  var isEmpty: Bool { fields.isEmpty }

  var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: fields.values.map { ($0.name, $0.value) })
  }

  /// A field that is set takes the spelling of its name along.
  subscript(name: String) -> String? {
    get { fields[name.lowercased()]?.value }
    set { fields[name.lowercased()] = newValue.map { Field(name: name, value: $0) } }
  }

  /// Adds to a field, behind a comma where it has a value.
  mutating func add(_ value: String, to name: String) {
    let key = name.lowercased()
    if let old = fields[key] {
      fields[key] = Field(name: old.name, value: "\(old.value),\(value)")
    } else {
      fields[key] = Field(name: name, value: value)
    }
  }
}

/// The value of a field that has parameters: `text/html; charset=utf-8`.
struct HTTPParameters {
  /// What stands before the first semicolon.
  let value: String
  private let parameters: [String: String]

  init(_ text: String) {
    var parts = HTTPParameters.split(text, at: ";")
    value = parts.isEmpty ? "" : parts.removeFirst()
    parameters = Dictionary(
      parts.compactMap { part in
        guard let equals = part.firstIndex(of: "=") else { return nil }
        let name = part[..<equals].trimmed.lowercased()
        return (name, HTTPParameters.withoutQuotes(part[part.index(after: equals)...].trimmed))
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  subscript(name: String) -> String? { parameters[name] }

  /// Parts between separators that do not stand in quotes, without spaces around them.
  static func split(_ text: String, at separator: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == separator, !isQuoted {
        parts.append(part.trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part.trimmed]
  }

  private static func withoutQuotes(_ text: String) -> String {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
