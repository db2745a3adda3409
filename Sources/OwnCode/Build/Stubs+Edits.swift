/// The text that stands in the place of what leaves.
extension Stubs {
  /// What replaces a statement that leaves: a case of a `switch` must do something, if nothing,
  /// something must stand before a semicolon, and a closure must have as many parameters as before.
  func nothing(for statement: Range<Int>, in scanner: BodyScanner) -> [UInt8] {
    let old = scanner.bytes[statement]
    if scanner.isInCase(statement) { return filled("_ = ()", old) }
    let next = scanner.bytes[statement.upperBound...].first { $0 != 0x20 && $0 != 0x09 }
    if next == UInt8(ascii: ";"), scanner.closure(of: statement) == nil {
      return filled("_ = ()", old)
    }
    guard let closure = scanner.closure(of: statement) else { return filled("", old) }
    let used = scanner.shorthands(of: closure, in: statement)
    return filled(used.isEmpty ? "" : "_ = (\(used.joined(separator: ", ")))", old)
  }

  /// The words and the original number of line ends, so that lines keep their numbers.
  func filled(_ words: String, _ old: ArraySlice<UInt8>) -> [UInt8] {
    Array(words.utf8) + old.filter { $0 == 0x0A }
  }

  /// Outer edits replace those within them.
  func apply(_ edits: [Edit], to bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var index = 0
    let order = edits.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
    for edit in order where edit.range.lowerBound >= index {
      result += bytes[index..<edit.range.lowerBound]
      result += edit.text
      index = edit.range.upperBound
    }
    result += bytes[index...]
    return String(decoding: result, as: UTF8.self)
  }
}
