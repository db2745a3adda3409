import Foundation

/// Reads the Markdown of a paragraph: pieces of text first, then the pairs of marks between them.
///
/// That is CommonMark's own order; marks without a partner are text.
struct MarkdownReader {
  private let characters: [Character]
  private let baseURL: URL?
  private var pieces: [Piece] = []

  private struct Piece {
    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    /// How many of the piece's marks may still open or close emphasis; 0 for text.
    var marks = 0
    var canOpen = false
    var canClose = false
  }

  static func text(
    of markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax,
    _ baseURL: URL?
  ) -> AttributedString {
    guard syntax != .inlineOnlyPreservingWhitespace else { return read(markdown, baseURL) }
    let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    var result = AttributedString()
    for paragraph in lines.split(whereSeparator: { $0.allSatisfy(\.isWhitespace) }) {
      if syntax == .inlineOnly, !result.characters.isEmpty { result.append(AttributedString(" ")) }
      let parts = paragraph.map { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return syntax == .full ? unmarked(line) : line
      }
      result.append(read(parts.joined(separator: " "), baseURL))
    }
    return result
  }

  /// A line without the mark of its block: heading, quote, item of a list.
  private static func unmarked(_ line: String) -> String {
    let marks = "^(#{1,6} +|> ?|[-*+] +|[0-9]{1,9}[.)] +)"
    return line.replacingOccurrences(of: marks, with: "", options: .regularExpression)
  }

  private static func read(_ text: String, _ baseURL: URL?) -> AttributedString {
    var reader = MarkdownReader(Array(text), baseURL)
    reader.split()
    reader.pairMarks()
    return reader.pieces.reduce(into: AttributedString()) { result, piece in
      guard !piece.text.isEmpty else { return }
      var string = AttributedString(piece.text)
      if !piece.intent.isEmpty { string.inlinePresentationIntent = piece.intent }
      if let link = piece.link { string.link = link }
      result.append(string)
    }
  }

  private init(_ characters: [Character], _ baseURL: URL?) {
    self.characters = characters
    self.baseURL = baseURL
  }

  // MARK: Pieces

  private mutating func split() {
    var plain = ""
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, isPunctuation(characters[index + 1]) {
        plain.append(characters[index + 1])
        index += 2
        continue
      }
      guard let (found, end) = special(at: index) else {
        plain.append(character)
        index += 1
        continue
      }
      pieces.append(Piece(text: plain))
      plain = ""
      pieces += found
      index = end
    }
    pieces.append(Piece(text: plain))
  }

  /// What is no plain text at `index`, and where it ends.
  private func special(at index: Int) -> (pieces: [Piece], end: Int)? {
    switch characters[index] {
    case "`": code(at: index)
    case "*", "_", "~": marks(at: index)
    case "[": link(at: index)
    case "<": plainLink(at: index)
    default: nil
    }
  }

  private func runLength(at index: Int) -> Int {
    characters[index...].prefix { $0 == characters[index] }.count
  }

  private func code(at index: Int) -> (pieces: [Piece], end: Int)? {
    let length = runLength(at: index)
    var close = index + length
    while close < characters.count {
      guard characters[close] == "`" else {
        close += 1
        continue
      }
      let run = runLength(at: close)
      if run == length {
        let text = String(characters[index + length..<close])
        return ([Piece(text: text, intent: .code)], close + run)
      }
      close += run
    }
    return nil
  }

  private func marks(at index: Int) -> (pieces: [Piece], end: Int)? {
    let count = runLength(at: index)
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    var piece = Piece(text: String(repeating: characters[index], count: count), marks: count)
    let touchesNext = !after.isWhitespace && (!isPunctuation(after) || !isWord(before))
    let touchesLast = !before.isWhitespace && (!isPunctuation(before) || !isWord(after))
    // An underscore within a word is a letter of it.
    let isUnderscore = characters[index] == "_"
    piece.canOpen = touchesNext && !(isUnderscore && isWord(before))
    piece.canClose = touchesLast && !(isUnderscore && isWord(after))
    return ([piece], index + count)
  }

  /// `[words](address "title")`.
  private func link(at index: Int) -> (pieces: [Piece], end: Int)? {
    guard let close = partner(of: "]", opening: "[", from: index),
      close + 1 < characters.count, characters[close + 1] == "(",
      let end = partner(of: ")", opening: "(", from: close + 1)
    else { return nil }
    let parts = String(characters[close + 2..<end]).split(separator: " ", maxSplits: 1)
    let address = (parts.first ?? "").trimmingCharacters(in: CharacterSet(charactersIn: "<>"))
    let url = URL(string: address, relativeTo: baseURL)
    var words = MarkdownReader(Array(characters[index + 1..<close]), baseURL)
    words.split()
    words.pairMarks()
    let pieces = words.pieces.map { piece in
      var linked = piece
      linked.link = url
      linked.marks = 0
      return linked
    }
    return (pieces, end + 1)
  }

  private func partner(of mark: Character, opening: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < characters.count {
      switch characters[index] {
      case "\\": index += 1
      case opening: depth += 1
      case mark:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `<https://example.com>`.
  private func plainLink(at index: Int) -> (pieces: [Piece], end: Int)? {
    guard let end = characters[index...].firstIndex(of: ">") else { return nil }
    let address = String(characters[index + 1..<end])
    guard address.contains("://"), !address.contains(" "), let url = URL(string: address) else {
      return nil
    }
    return ([Piece(text: address, link: url)], end + 1)
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private func isWord(_ character: Character) -> Bool {
    !character.isWhitespace && !isPunctuation(character)
  }

  // MARK: Emphasis

  /// Each closing run takes the nearest opening run of its kind, two marks before one.
  private mutating func pairMarks() {
    for closer in pieces.indices {
      while pieces[closer].canClose, pieces[closer].marks > 0, let opener = opener(for: closer) {
        let mark = pieces[closer].text.first
        let count = min(2, pieces[closer].marks, pieces[opener].marks)
        let intent: InlinePresentationIntent =
          mark == "~" ? .strikethrough : count == 2 ? .stronglyEmphasized : .emphasized
        for index in opener + 1..<closer {
          pieces[index].intent.formUnion(intent)
          pieces[index].marks = 0
        }
        for index in [opener, closer] {
          pieces[index].marks -= count
          pieces[index].text.removeLast(count)
        }
      }
    }
  }

  private func opener(for closer: Int) -> Int? {
    pieces[..<closer].lastIndex { piece in
      piece.canOpen && piece.marks > 0 && piece.text.first == pieces[closer].text.first
    }
  }
}
