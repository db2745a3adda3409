/// Splits a line into words as a shell does: quotation marks keep blanks, a backslash
/// keeps the next letter.
enum WordSplitter {
  /// Nil when a quotation mark is not closed.
  static func words(of line: String) -> [String]? {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word = (word ?? "") + String(letter) }
      } else if letter == "\"" || letter == "'" {
        quote = letter
        word = word ?? ""
      } else if letter == " " || letter == "\t" {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    if let done = word { words.append(done) }
    return words
  }
}
