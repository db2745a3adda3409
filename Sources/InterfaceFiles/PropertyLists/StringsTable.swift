import Foundation

/// The strings of a `.strings` file or of a string catalog, by their keys.
package enum StringsTable {
  package static func file(at path: String) throws(InterfaceFileError) -> [String: String] {
    try read(InterfaceFile.bytes(at: path), path: path)
  }

  /// Old-style (`"key" = "value";`) in UTF-8 or UTF-16, or an XML property list.
  package static func read(
    _ bytes: [UInt8],
    path: String
  ) throws(InterfaceFileError) -> [String: String] {
    let text = InterfaceFile.text(of: bytes)
    if text.prefix(100).drop(while: \.isWhitespace).hasPrefix("<?xml") {
      let list = try PropertyList.read(Array(text.utf8), path: path)
      guard let values = list.dictionary else {
        throw InterfaceFileError(path: path, reason: "it holds no dictionary of strings")
      }
      return values.compactMapValues(\.string)
    }
    var reader = Reader(text: Array(text.unicodeScalars), path: path)
    return try reader.pairs()
  }

  /// A string catalog (`.xcstrings`): the strings of one language.
  package static func catalog(
    _ bytes: [UInt8],
    language: String,
    path: String
  ) throws(InterfaceFileError) -> [String: String] {
    guard
      let root = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { throw InterfaceFileError(path: path, reason: "it is not a string catalog") }
    var table: [String: String] = [:]
    for (key, entry) in strings {
      let languages = (entry as? [String: Any])?["localizations"] as? [String: Any]
      let unit = (languages?[language] as? [String: Any])?["stringUnit"] as? [String: Any]
      if let value = unit?["value"] as? String { table[key] = value }
    }
    return table
  }

  /// The language in which a string catalog's app is written.
  package static func sourceLanguage(ofCatalog bytes: [UInt8]) -> String? {
    let root = (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
    return root?["sourceLanguage"] as? String
  }

  private struct Reader {
    let text: [Unicode.Scalar]
    let path: String
    var index = 0

    func failure(_ reason: String) -> InterfaceFileError {
      let line = 1 + text[..<min(index, text.count)].count { $0 == "\n" }
      return InterfaceFileError(path: path, line: line, reason: reason)
    }

    mutating func pairs() throws(InterfaceFileError) -> [String: String] {
      var table: [String: String] = [:]
      while true {
        try skipSpace()
        guard index < text.count else { return table }
        let key = try word("a key")
        try skipSpace()
        // `key;` is short for `key = key;`.
        if index < text.count, text[index] == ";" {
          index += 1
          table[key] = key
          continue
        }
        guard index < text.count, text[index] == "=" else {
          throw failure("there is no '=' after \"\(key)\"")
        }
        index += 1
        try skipSpace()
        table[key] = try word("the value of \"\(key)\"")
        try skipSpace()
        guard index < text.count, text[index] == ";" else {
          throw failure("there is no ';' after the value of \"\(key)\"")
        }
        index += 1
      }
    }

    private mutating func skipSpace() throws(InterfaceFileError) {
      while index < text.count {
        if text[index].properties.isWhitespace {
          index += 1
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "/" {
          while index < text.count, text[index] != "\n" { index += 1 }
        } else if text[index] == "/", index + 1 < text.count, text[index + 1] == "*" {
          let start = self
          index += 2
          while index + 1 < text.count, !(text[index] == "*" && text[index + 1] == "/") {
            index += 1
          }
          guard index + 1 < text.count else { throw start.failure("a comment is not closed") }
          index += 2
        } else {
          return
        }
      }
    }

    private mutating func word(_ what: String) throws(InterfaceFileError) -> String {
      guard index < text.count else { throw failure("the file ends where \(what) is due") }
      var result = String.UnicodeScalarView()
      guard text[index] == "\"" else {
        while index < text.count, text[index].isBare {
          result.append(text[index])
          index += 1
        }
        guard !result.isEmpty else { throw failure("\(what) is due here") }
        return String(result)
      }
      let start = self
      index += 1
      while index < text.count, text[index] != "\"" {
        if text[index] == "\\" {
          index += 1
          result.append(escaped())
        } else {
          result.append(text[index])
          index += 1
        }
      }
      guard index < text.count else { throw start.failure("a string is not closed") }
      index += 1
      return String(result)
    }

    /// What stands after a backslash.
    private mutating func escaped() -> Unicode.Scalar {
      guard index < text.count else { return "\\" }
      let letter = text[index]
      index += 1
      switch letter {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "u", "U":
        let digits = text[index..<min(index + 4, text.count)].prefix {
          $0.properties.isASCIIHexDigit
        }
        let number = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
        index += digits.count
        return number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
      default: return letter
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in a string without quotes.
  fileprivate var isBare: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || "_-.$:/".unicodeScalars.contains(self)
  }
}
