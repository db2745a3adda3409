import ArgumentParsing

/// `--caption`: words with names in braces that are replaced by facts of the film.
struct CaptionTemplate {
  static let names = ["name", "duration", "device", "appearance", "fps", "speed"]

  /// The text, if every name in it is known.
  static func checked(_ text: String) throws(InvalidValue) -> String {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw InvalidValue("a '{' has no '}'")
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard names.contains(name) else {
        throw InvalidValue(
          "there is no '{\(name)}': there are \(names.map { "{\($0)}" }.joined(separator: ", "))"
        )
      }
      rest = rest[rest.index(after: close)...]
    }
    return text
  }

  static func filled(_ text: String, with values: [String: String]) -> String {
    values.reduce(text) { $0.replacing("{\($1.key)}", with: $1.value) }
  }
}
