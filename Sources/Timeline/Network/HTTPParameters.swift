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
