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
