import Foundation

/// A piece of HTML: a tag or the text between two.
enum HTMLToken {
  case open(name: String, attributes: [String: String])
  case close(name: String)
  case text(String)

  /// The tokens of a document.
  ///
  /// Nothing is an error: a `<` that begins no tag is text.
  static func tokens(of source: String) -> [HTMLToken] {
    var reader = Reader(source)
    return reader.all()
  }

  private struct Reader {
    let characters: [Character]
    var place = 0

    init(_ source: String) {
      // A line end of two characters is one `Character`.
      characters = Array(source.replacingOccurrences(of: "\r\n", with: "\n"))
    }

    mutating func all() -> [HTMLToken] {
      var tokens: [HTMLToken] = []
      var text = ""
      func flush() {
        if !text.isEmpty { tokens.append(.text(HTMLEntity.decoded(text))) }
        text = ""
      }
      while place < characters.count {
        guard characters[place] == "<", place + 1 < characters.count else {
          text.append(characters[place])
          place += 1
          continue
        }
        let next = characters[place + 1]
        if next == "!" || next == "?" {
          flush()
          skipComment()
        } else if next == "/" || next.isLetter {
          flush()
          let token = tag()
          tokens.append(token)
          if case .open(let name, _) = token, ["style", "script", "textarea"].contains(name) {
            tokens.append(.text(rawText(of: name)))
          }
        } else {
          text.append("<")
          place += 1
        }
      }
      flush()
      return tokens
    }

    /// A comment, the document's type, or an instruction.
    private mutating func skipComment() {
      let isComment = starts(with: "<!--", at: place)
      place += isComment ? 4 : 2
      while place < characters.count {
        if isComment ? starts(with: "-->", at: place) : characters[place] == ">" {
          place += isComment ? 3 : 1
          return
        }
        place += 1
      }
    }

    private func starts(with word: String, at place: Int) -> Bool {
      let end = min(place + word.count, characters.count)
      return String(characters[place..<end]).lowercased() == word
    }

    /// The text of an element that has no tags in it.
    private mutating func rawText(of name: String) -> String {
      let start = place
      while place < characters.count, !starts(with: "</" + name, at: place) { place += 1 }
      return String(characters[start..<place])
    }

    private mutating func tag() -> HTMLToken {
      place += 1
      let isClosing = characters[place] == "/"
      if isClosing { place += 1 }
      let name = word { $0.isWhitespace || $0 == ">" || $0 == "/" }.lowercased()
      var attributes: [String: String] = [:]
      while place < characters.count, characters[place] != ">" {
        guard !characters[place].isWhitespace, characters[place] != "/" else {
          place += 1
          continue
        }
        let key = word { $0.isWhitespace || "=>/".contains($0) }.lowercased()
        skipSpace()
        guard place < characters.count, characters[place] == "=" else {
          attributes[key] = ""
          if key.isEmpty { place += 1 }
          continue
        }
        place += 1
        skipSpace()
        attributes[key] = HTMLEntity.decoded(value())
      }
      place = min(place + 1, characters.count)
      return isClosing ? .close(name: name) : .open(name: name, attributes: attributes)
    }

    private mutating func value() -> String {
      guard place < characters.count, characters[place] == "\"" || characters[place] == "'" else {
        return word { $0.isWhitespace || $0 == ">" }
      }
      let quote = characters[place]
      place += 1
      let result = word { $0 == quote }
      place = min(place + 1, characters.count)
      return result
    }

    private mutating func word(until isEnd: (Character) -> Bool) -> String {
      let start = place
      while place < characters.count, !isEnd(characters[place]) { place += 1 }
      return String(characters[start..<place])
    }

    private mutating func skipSpace() {
      while place < characters.count, characters[place].isWhitespace { place += 1 }
    }
  }
}

/// Characters by name or number: `&amp;`, `&#8217;`.
enum HTMLEntity {
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let end = rest.prefix(12).firstIndex(of: ";")
      if let end, let character = character(rest[rest.index(after: start)..<end]) {
        result += character
        rest = rest[rest.index(after: end)...]
      } else {
        result += "&"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return named[String(name)]
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
    "lsaquo": "‹", "rsaquo": "›", "sbquo": "‚", "bdquo": "„", "bull": "•", "middot": "·",
    "deg": "°", "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
    "frac34": "¾", "sup1": "¹", "sup2": "²", "sup3": "³", "micro": "µ", "para": "¶",
    "sect": "§", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "iexcl": "¡",
    "iquest": "¿", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔",
    "hearts": "♥", "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "minus": "−",
    "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è",
    "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î",
    "iuml": "ï", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "yacute": "ý", "Agrave": "À",
    "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç",
    "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Iacute": "Í", "Ntilde": "Ñ",
    "Oacute": "Ó", "Ocirc": "Ô", "Oslash": "Ø", "Uacute": "Ú", "oelig": "œ", "OElig": "Œ",
  ]
}
