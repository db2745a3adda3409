import Foundation

/// Statements and properties, which end with their lines unless something goes on.
extension BodyScanner {
  /// The statement around a place: within the innermost braces, from its beginning to that of the
  /// next one.
  ///
  /// The parameters of a closure belong to the statement that has the closure.
  func statement(at place: Int) -> Range<Int>? {
    guard let block = block(around: place, of: [.body, .effect, .other]) else { return nil }
    let start = endOfParameters(of: block) ?? block.open + 1
    return place < start
      ? statement(at: block.open) : statement(at: place, within: start..<block.close)
  }

  /// Where the statements of a closure with `[weak self] value in` begin.
  private func endOfParameters(of block: Block) -> Int? {
    guard block.kind == .other else { return nil }
    var depth = 0
    for index in (block.open + 1)..<block.close {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "\""): return nil
      case UInt8(ascii: "="), 0x0A:
        // Captures have values; a line ends within parentheses, or before all words.
        guard depth > 0 || words(from: block.open + 1, to: index).isEmpty else { return nil }
      default:
        guard depth == 0, isWord("in", at: index) else { continue }
        return words(from: block.open + 1, to: index).contains("for") ? nil : index + 2
      }
    }
    return nil
  }

  /// - Parameter range: what the braces around it contain.
  func statement(at place: Int, within range: Range<Int>) -> Range<Int>? {
    var start = range.lowerBound
    var index = start
    var depth = 0
    // The last byte that is neither space nor comment.
    var last: Int?
    while index < range.upperBound {
      if let end = endOfComment(at: index) {
        index = end
        continue
      }
      if let end = endOfString(at: index) {
        last = end - 1
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case 0x0A where depth == 0 && !goesOn(from: start, after: last, over: index, within: range),
        UInt8(ascii: ";") where depth == 0,
        UInt8(ascii: ":") where depth == 0 && isLabel(from: start, to: index):
        if place <= index { return trimmed(start..<index) }
        start = index + 1
        last = nil
      default: break
      }
      if index >= start, bytes[index] > 0x20 { last = index }
      index += 1
    }
    return trimmed(start..<range.upperBound)
  }

  /// Whether a statement is all of a body that returns a value: it is what is returned.
  func isReturned(_ statement: Range<Int>) -> Bool {
    guard
      let block = block(around: statement.lowerBound, of: [.body, .effect, .other]),
      block.kind == .body, trimmed((block.open + 1)..<block.close) == statement
    else { return false }
    return returnsValue(block)
  }

  /// Whether a statement gives a value to a variable of its body that is declared without one.
  func isFirstValue(_ statement: Range<Int>) -> Bool {
    let text = String(decoding: bytes[statement], as: UTF8.self)
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text.dropFirst(name.count).drop { $0 == " " }
    guard !name.isEmpty, rest.hasPrefix("="), !rest.hasPrefix("=="),
      let body = block(around: statement.lowerBound, of: [.body, .effect])
    else { return false }
    let before = String(decoding: bytes[body.open..<statement.lowerBound], as: UTF8.self)
    let pattern = "\\b(let|var)[ \\t]+\(name)[ \\t]*:[^={};\n]+[;\n]"
    return before.range(of: pattern, options: .regularExpression) != nil
  }

  /// The closure of which a statement is all.
  func closure(of statement: Range<Int>) -> Block? {
    guard let block = block(around: statement.lowerBound, of: [.body, .effect, .other]),
      block.kind == .other, !isInCase(statement),
      trimmed((endOfParameters(of: block) ?? block.open + 1)..<block.close) == statement
    else { return nil }
    return block
  }

  /// The `$0` and the like of a closure in one of its statements; those in closures
  /// within it are not its own.
  func shorthands(of closure: Block, in statement: Range<Int>) -> [String] {
    guard endOfParameters(of: closure) == nil else { return [] }
    let inner = blocks.filter {
      $0.kind == .other && $0.open > closure.open && $0.close < closure.close && !isControl($0)
    }
    return (0...3).map { "$\($0)" }.filter { name in
      statement.contains { place in
        bytes[place] == UInt8(ascii: "$") && bytes[place...].starts(with: name.utf8)
          && !inner.contains { $0.open < place && place < $0.close }
      }
    }
  }

  /// Whether a closure stands where a list's method wants a value of it.
  func isMapping(_ closure: Block) -> Bool {
    let methods: Set<Substring> = [
      "map", "compactMap", "flatMap", "filter", "mapValues", "by", "where", "reduce",
    ]
    return words(from: closure.start, to: closure.open).last.map(methods.contains) == true
  }

  /// Whether a closure stands in a list or a tuple to make an object:
  /// `({ DetailController() }, "Detail")`.
  func isMaking(_ closure: Block, by statement: Range<Int>) -> Bool {
    guard let before = bytes[..<closure.open].last(where: { $0 > 0x20 }),
      "([,".utf8.contains(before), let first = bytes[statement].first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first),
      let open = bytes[statement].firstIndex(of: UInt8(ascii: "(")),
      bytes[statement.lowerBound..<open].allSatisfy({ $0 > 0x20 && $0 != UInt8(ascii: ".") })
    else { return false }
    // Nothing is done with the object.
    var depth = 0
    let end = bytes[open...].firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return end == statement.upperBound - 1
  }

  /// Whether a statement belongs to a case of a `switch`, which may not be empty.
  func isInCase(_ statement: Range<Int>) -> Bool {
    block(around: statement.lowerBound, of: [.body, .effect, .other]).map(isSwitch) ?? false
  }

  /// Whether the text before a colon is `case …` or `default`.
  private func isLabel(from start: Int, to end: Int) -> Bool {
    let text = words(from: start, to: end)
    return text.first == "case" || text.first == "default" || text == ["unknown", "default"]
  }

  /// Whether the statement continues after the line that ends here.
  private func goesOn(
    from start: Int,
    after last: Int?,
    over end: Int,
    within range: Range<Int>
  ) -> Bool {
    guard let last else { return false }
    if isOnlyAttributes(from: start, to: end) { return true }
    // The conditions stand on lines of their own.
    if let word = words(from: start, to: last + 1).last, ["guard", "if", "while"].contains(word) {
      return true
    }
    // `Int?` and `Set<Int>` end a statement, an operator stands apart.
    let isApart = last > start && bytes[last - 1] <= 0x20
    if "=,+-*/&|<:".utf8.contains(bytes[last]) || isApart && "?>".utf8.contains(bytes[last]) {
      return true
    }
    guard let after = significant(after: end, within: range) else { return false }
    let rest = bytes[after..<min(after + 5, range.upperBound)]
    return ".?:&|+*=<>".utf8.contains(bytes[after]) || rest.starts(with: "else ".utf8)
  }

  /// The next byte that is neither space nor comment.
  private func significant(after start: Int, within range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      if let end = endOfComment(at: index) {
        index = end
      } else if bytes[index] > 0x20 {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Whether nothing but attributes stands there: their declaration follows on a line of its own.
  private func isOnlyAttributes(from start: Int, to end: Int) -> Bool {
    guard bytes[start..<end].first(where: { $0 > 0x20 }) == UInt8(ascii: "@") else { return false }
    let declarations: Set<Substring> = [
      "var", "let", "case", "typealias", "import", "subscript", "func", "init", "deinit", "class",
      "struct", "enum", "extension", "protocol", "actor", "default",
    ]
    return declarations.isDisjoint(with: words(from: start, to: end))
  }

  func trimmed(_ range: Range<Int>) -> Range<Int>? {
    guard let first = bytes[range].firstIndex(where: { $0 > 0x20 }),
      let last = bytes[range].lastIndex(where: { $0 > 0x20 })
    else { return nil }
    return first..<(last + 1)
  }
}
