/// Finds the bodies and declarations of a Swift text by its braces: the code around a line that the
/// compiler refuses.
///
/// Strings and comments are skipped.
struct BodyScanner {
  /// A pair of braces with the words before it.
  struct Block {
    enum Kind: Equatable {
      /// Of a function, an initializer or a getter: a trap may replace it.
      case body
      /// Of an observer or a deinitializer: may be empty.
      case effect
      /// Of a type or an extension.
      case type
      /// Of a closure, a condition, a loop.
      case other
    }

    var kind: Kind
    /// Where the words before the brace begin.
    var start: Int
    /// The places of the braces; the closing one is the end of the text when it is missing.
    var open: Int
    var close: Int
    var parent: Int?
  }

  private let text: SwiftText
  var bytes: [UInt8] { text.bytes }
  private(set) var blocks: [Block] = []
  /// Where each line begins.
  private(set) var lines: [Int] = [0]

  init(_ text: String) {
    self.text = SwiftText(text)
    scan()
  }

  private mutating func scan() {
    var stack: [Int] = []
    var statement = 0
    var index = 0
    // Only braces outside parentheses decide where a statement begins.
    var parentheses = 0
    for (offset, byte) in bytes.enumerated() where byte == 0x0A { lines.append(offset + 1) }
    while index < bytes.count {
      if let end = endOfComment(at: index) ?? endOfString(at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): parentheses += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): parentheses = max(0, parentheses - 1)
      case UInt8(ascii: "{"):
        let parent = stack.last
        let header = words(from: statement, to: index)
        blocks.append(
          Block(
            kind: kind(header, in: parent),
            start: statement,
            open: index,
            close: bytes.count,
            parent: parent
          )
        )
        stack.append(blocks.count - 1)
        statement = index + 1
      case UInt8(ascii: "}"):
        if let block = stack.popLast() { blocks[block].close = index }
        statement = index + 1
      case UInt8(ascii: ";"): statement = index + 1
      case 0x0A:
        // A line without a continuation ends a statement, unless it is a header.
        if parentheses == 0, endsStatement(from: statement, at: index) { statement = index + 1 }
      default: break
      }
      index += 1
    }
  }

  func endOfComment(at start: Int) -> Int? { text.endOfComment(at: start) }

  func endOfString(at start: Int) -> Int? { text.endOfString(at: start) }

  func words(from start: Int, to end: Int) -> [Substring] {
    guard start < end else { return [] }
    return String(decoding: bytes[start..<end], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "=") }
  }

  private func endsStatement(from start: Int, at end: Int) -> Bool {
    let text = words(from: start, to: end)
    guard let last = text.last else { return false }
    // A header may put its brace, its attributes or its conformances on lines of their own.
    let openers: Set<Substring> = [
      "func", "init", "class", "struct", "enum", "extension", "protocol",
    ]
    // `= .init()` is a value.
    if !openers.isDisjoint(with: beforeValue(text).prefix(6)) { return false }
    let variables: Set<Substring> = ["var", "let", "case", "typealias", "import", "subscript"]
    if bytes[start..<end].first(where: { $0 > 0x20 }) == UInt8(ascii: "@"),
      variables.isDisjoint(with: text)
    {
      return false
    }
    return last != "override" && last != "public" && last != "private" && last != "available"
  }

  private func beforeValue(_ words: [Substring]) -> ArraySlice<Substring> {
    words.prefix { !$0.contains("=") }
  }

  private func kind(_ header: [Substring], in parent: Int?) -> Block.Kind {
    let isInType = parent.map { blocks[$0].kind == .type } ?? true
    guard let first = header.first else { return .other }
    let set = Set(beforeValue(header).prefix(8))
    if isInType {
      if set.contains("func") || set.contains("init") || set.contains("subscript") { return .body }
      if set.contains("deinit") { return .effect }
      let types: Set<Substring> = ["class", "struct", "enum", "extension", "protocol", "actor"]
      if !set.isDisjoint(with: types) { return .type }
      // `var x: Int {` is a getter; `lazy var x = {` a closure.
      if set.contains("var"), !header.contains(where: { $0.contains("=") }) { return .body }
      return .other
    }
    switch first {
    case "get", "mutating", "nonmutating": return .body
    case "set": return .body
    case "didSet", "willSet": return .effect
    case "func": return .body
    default: return .other
    }
  }

  /// The innermost block of one of these kinds around a place.
  func block(around place: Int, of kinds: [Block.Kind]) -> Block? {
    blocks.filter { $0.open < place && place <= $0.close && kinds.contains($0.kind) }
      .max { $0.open < $1.open }
  }

  /// Where a place of the compiler's is, at most at the end of its line; nil beyond the last one.
  ///
  /// - Parameters:
  ///   - line: an index into `lines`.
  ///   - column: counted from 1.
  func offset(line: Int, column: Int) -> Int? {
    guard line < lines.count else { return nil }
    let end = line + 1 < lines.count ? lines[line + 1] - 1 : bytes.count
    return min(lines[line] + max(0, column - 1), end)
  }

  /// The declaration at a place outside all bodies: a property, a function's head, an extension.
  func declaration(at place: Int) -> Range<Int>? {
    // The head of a block?
    if let block = blocks.filter({ $0.start <= place && place <= $0.open && $0.kind != .other })
      .max(by: { $0.start < $1.start })
    {
      let end = min(block.close + 1, bytes.count)
      return block.start..<(semicolon(behind: end) ?? end)
    }
    let line = lines.lastIndex { $0 <= place } ?? 0
    var start = lines[line]
    var end = line + 1 < lines.count ? lines[line + 1] - 1 : bytes.count
    // A value may stand on several lines.
    let parent = block(around: place, of: [.type])
    let around = parent.map { ($0.open + 1)..<$0.close } ?? 0..<bytes.count
    if let whole = statement(at: place, within: around) {
      start = isBehindSemicolon(whole.lowerBound) ? whole.lowerBound : min(start, whole.lowerBound)
      // Other declarations of its line stay.
      if let end = semicolon(behind: whole.upperBound) { return start..<end }
      end = max(end, whole.upperBound)
    }
    // A property whose value is a closure goes with its closure.
    if let block = blocks.filter({ $0.start <= place && place <= $0.close && $0.kind == .other })
      .min(by: { $0.start < $1.start })
    {
      start = min(start, block.start)
      end = max(end, min(block.close + 1, bytes.count))
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    }
    return start..<end
  }

  /// The end of the semicolon that follows in the same line.
  private func semicolon(behind place: Int) -> Int? {
    guard let next = bytes[place...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }),
      bytes[next] == UInt8(ascii: ";")
    else { return nil }
    return next + 1
  }

  private func isBehindSemicolon(_ place: Int) -> Bool {
    bytes[..<place].last { $0 != 0x20 && $0 != 0x09 } == UInt8(ascii: ";")
  }
}
