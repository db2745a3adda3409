/// Writes a file with its edits, and records where columns move.
struct Printer {
  private(set) var output: [UInt8] = []
  private(set) var shifts: [Shift] = []
  private var column = 1
  /// The line that `by` is about.
  private var line: (path: String, number: Int, by: Int) = ("", 0, 0)

  mutating func print(_ file: SourceFile) {
    file.edits.sort()
    for name in file.addedImports { text("import \(name)\n") }
    text("#sourceLocation(file: \(quoted(file.path)), line: 1)\n")
    source(file, 0..<file.bytes.count, isWhole: true)
    guard !file.appended.isEmpty else { return }
    text("\n#sourceLocation()\n")
    print(file.appended, outer: nil)
  }

  private mutating func print(_ pieces: [Piece], outer: EditList.Edit?) {
    for piece in pieces {
      switch piece {
      case .text(let text): self.text(text)
      case .source(let file, let range):
        file.edits.sort()
        source(file, range, outer: outer)
      case .place(let file, let offset):
        let place = file.place(offset)
        if column != 1 { text("\n") }
        text("#sourceLocation(file: \(quoted(file.path)), line: \(place.line))\n")
        text(String(repeating: " ", count: place.column - 1))
      }
    }
  }

  private mutating func source(
    _ file: SourceFile,
    _ range: Range<Int>,
    isWhole: Bool = false,
    outer: EditList.Edit? = nil
  ) {
    var offset = range.lowerBound
    let edits = file.edits.edits
    var index = file.edits.firstIndex(from: range.lowerBound)
    while index < edits.count {
      let edit = edits[index]
      index += 1
      guard edit.range.lowerBound <= range.upperBound else { break }
      guard edit.range.lowerBound >= offset, range.contains(edit.range) else { continue }
      if edit.range == range, edit.isMove || edit.order == outer?.order { continue }
      if edit.range.isEmpty, !isWhole {
        let at = edit.range.lowerBound
        guard edit.isAfter ? at > range.lowerBound : at < range.upperBound else { continue }
      }
      plain(file, offset..<edit.range.lowerBound)
      print(edit.pieces, outer: edit)
      offset = edit.range.upperBound
    }
    if offset < range.upperBound { plain(file, offset..<range.upperBound) }
  }

  /// The user's own text.
  private mutating func plain(_ file: SourceFile, _ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var end = start
      while end < range.upperBound, file.bytes[end] != UInt8(ascii: "\n") { end += 1 }
      if end > start {
        let place = file.place(start)
        let by = column - place.column
        if line.path != file.path || line.number != place.line {
          line = (file.path, place.line, 0)
        }
        if line.by != by {
          line.by = by
          shifts.append(Shift(path: file.path, line: place.line, column: column, by: by))
        }
        output += file.bytes[start..<end]
        column += end - start
      }
      if end < range.upperBound {
        output.append(UInt8(ascii: "\n"))
        column = 1
        line = ("", 0, 0)
      }
      start = end + 1
    }
  }

  mutating func text(_ text: String) {
    for byte in text.utf8 {
      output.append(byte)
      column = byte == UInt8(ascii: "\n") ? 1 : column + 1
    }
  }
}

/// A string literal.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\", "\"": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
