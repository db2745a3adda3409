/// A part of a replacement.
enum Piece {
  case text(String)
  /// A range of a user's file, with the edits inside it.
  case source(SourceFile, Range<Int>)
  /// Makes the compiler continue at this place of a user's file: a new line with the right number,
  /// and spaces up to the column.
  case place(SourceFile, Int)
}

/// The ranges of a file with their replacements.
struct EditList {
  struct Edit {
    var range: Range<Int>
    var pieces: [Piece]
    /// Whether an insertion belongs to the text that ends here, not to the text that begins here.
    var isAfter = false
    /// Whether an insertion stands before others at its place: it begins what they are inside of.
    var isOuter = false
    /// Whether the text of the range is printed elsewhere, without this edit.
    var isMove = false
    var order = 0
  }

  private(set) var edits: [Edit] = []
  private var isSorted = true

  mutating func replace(_ range: Range<Int>, _ pieces: [Piece]) {
    add(Edit(range: range, pieces: pieces))
  }

  mutating func replace(_ range: Range<Int>, with text: String) { replace(range, [.text(text)]) }

  /// Spaces here; the range itself is a piece of another edit.
  mutating func moveAway(_ range: Range<Int>, leaving spaces: String) {
    add(Edit(range: range, pieces: [.text(spaces)], isMove: true))
  }

  mutating func insert(_ text: String, before offset: Int) { insert([.text(text)], before: offset) }

  /// Inserts what begins an expression around that at the offset, which has insertions of its own.
  mutating func insert(_ text: String, around offset: Int) {
    add(Edit(range: offset..<offset, pieces: [.text(text)], isOuter: true))
  }

  mutating func insert(_ pieces: [Piece], before offset: Int) {
    add(Edit(range: offset..<offset, pieces: pieces))
  }

  mutating func insert(_ text: String, after offset: Int) {
    add(Edit(range: offset..<offset, pieces: [.text(text)], isAfter: true))
  }

  private mutating func add(_ edit: Edit) {
    // If two rules want the same text, the first rule gets it.
    if !edit.range.isEmpty {
      for other in edits where !other.range.isEmpty && other.range.overlaps(edit.range) {
        let nested =
          edit.range != other.range
          && (edit.range.contains(other.range) || other.range.contains(edit.range))
        if !nested { return }
      }
    }
    var edit = edit
    edit.order = edits.count
    edits.append(edit)
    isSorted = false
  }

  mutating func sort() {
    guard !isSorted else { return }
    isSorted = true
    edits.sort { a, b in
      if a.range.lowerBound != b.range.lowerBound { return a.range.lowerBound < b.range.lowerBound }
      // Insertions after the preceding text, other insertions, then replacements from here on, the
      // longest first.
      if a.range.isEmpty != b.range.isEmpty { return a.range.isEmpty }
      if a.range.isEmpty {
        if a.isAfter != b.isAfter { return a.isAfter }
        if a.isOuter != b.isOuter { return a.isOuter }
        return a.order < b.order
      }
      return a.range.upperBound > b.range.upperBound
    }
  }

  /// Index of the first edit that starts at `offset` or behind it.
  func firstIndex(from offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Range<Int> {
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SourceFile {
  /// Spaces in place of a range; lines stay lines, so that nothing else moves.
  func blank(_ range: Range<Int>) {
    edits.replace(range, with: spaces(for: range))
  }

  func spaces(for range: Range<Int>) -> String {
    String(
      decoding: bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") },
      as: UTF8.self
    )
  }

  /// `text` in place of a range, with spaces behind it up to the old length.
  func replacePadded(_ range: Range<Int>, with text: String) {
    let missing = range.count - text.utf8.count
    edits.replace(range, with: text + String(repeating: " ", count: max(0, missing)))
  }
}
