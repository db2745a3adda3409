/// The parts of statements that may leave without the rest: a branch or a pattern of a `switch`, a
/// condition of a `guard`.
extension BodyScanner {
  /// What stands before the colon of a branch, from `case` or `default` on.
  struct Label {
    var range: Range<Int>
    var isDefault: Bool
  }

  /// A branch of a `switch`, found by a place in its label.
  struct Branch {
    /// With its statements.
    var range: Range<Int>
    /// The pattern at the place with one of the commas around it; nil if it is the only one.
    var pattern: Range<Int>?
    var block: Block
    /// Whether the `switch` has others.
    var hasNeighbours: Bool
    /// Whether another one takes all other values.
    var hasDefault: Bool
  }

  /// The branch in whose label a place is.
  func branch(at place: Int) -> Branch? {
    guard let block = block(around: place, of: [.body, .effect, .other]), isSwitch(block) else {
      return nil
    }
    let labels = labels(of: block)
    guard let index = labels.firstIndex(where: { $0.range.contains(place) }),
      !labels[index].isDefault
    else { return nil }
    let label = labels[index].range
    let end = index + 1 < labels.count ? labels[index + 1].range.lowerBound : block.close
    let patterns = parts(of: (label.lowerBound + "case".utf8.count)..<label.upperBound)
    return Branch(
      range: trimmed(label.lowerBound..<end) ?? label,
      pattern: patterns.count > 1 ? part(at: place, of: patterns) : nil,
      block: block,
      hasNeighbours: labels.count > 1,
      hasDefault: labels.contains(where: \.isDefault)
    )
  }

  /// The condition of a `guard` at a place, with one of the commas around it; all of the statement
  /// if it is the only one.
  func condition(at place: Int, ofGuard statement: Range<Int>) -> Range<Int>? {
    let start = statement.lowerBound + "guard".utf8.count
    guard let end = startOfElse(in: start..<statement.upperBound), place < end else { return nil }
    let conditions = parts(of: start..<end)
    return conditions.count > 1 ? part(at: place, of: conditions) : statement
  }

  /// What leaves of an `if` with other branches so that none waits for the condition at a
  /// place: nothing fulfils it.
  ///
  /// - Returns: the words are what replaces it.
  func unreachable(at place: Int, of statement: Range<Int>) -> (range: Range<Int>, words: String)? {
    guard isWord("if", at: statement.lowerBound) else { return nil }
    let places = outerPlaces(of: statement)
    var start = statement.lowerBound
    // Where the `else` before the condition begins.
    var before: Int?
    while let open = places.first(where: { $0 > start && bytes[$0] == UInt8(ascii: "{") }),
      let close = blocks.first(where: { $0.open == open })?.close, close < statement.upperBound
    {
      let other = trimmed((close + 1)..<statement.upperBound)?.lowerBound
      let rest = other.flatMap { trimmed(($0 + "else".utf8.count)..<statement.upperBound) }
      if start < place, place < open {
        if let rest {
          let isLast = bytes[rest.lowerBound] == UInt8(ascii: "{")
          return (start..<rest.lowerBound, before == nil && isLast ? "do " : "")
        }
        return before.map { ($0..<(close + 1), "") }
      }
      guard let rest, isWord("if", at: rest.lowerBound) else { return nil }
      before = other
      start = rest.lowerBound
    }
    return nil
  }

  /// A statement in the braces of an `if`, `else`, `for` or `while`, with those behind it: up to
  /// the end of the `#if` in which it stands, which needs its `#endif`.
  func restOfBranch(from statement: Range<Int>) -> Range<Int>? {
    guard let block = block(around: statement.lowerBound, of: [.body, .effect, .other]),
      block.kind == .other, let word = words(from: block.start, to: block.open).first,
      ["if", "else", "for", "while", "guard"].contains(word)
    else { return nil }
    let end = endOfCondition(in: statement.lowerBound..<block.close) ?? block.close
    return trimmed(statement.lowerBound..<end)
  }

  /// `#if`, `#endif` and their like.
  private func isDirective(_ word: String, at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "#"), bytes[(index + 1)...].starts(with: word.utf8) else {
      return false
    }
    let end = index + 1 + word.utf8.count
    guard end < bytes.count else { return true }
    // `#if(DEBUG)`, and `#endif//` without a space.
    let next = Character(Unicode.Scalar(bytes[end]))
    return bytes[end] < 0x80 && !next.isLetter && !next.isNumber && next != "_"
  }

  /// Where an `#else`, `#elseif` or `#endif` stands that belongs to an `#if` before the range.
  private func endOfCondition(in range: Range<Int>) -> Int? {
    var depth = 0
    return codePlace(in: range) { index in
      if isDirective("if", at: index) { depth += 1 }
      let isEnd = isDirective("endif", at: index)
      guard isEnd || isDirective("else", at: index) || isDirective("elseif", at: index) else {
        return false
      }
      if depth == 0 { return true }
      if isEnd { depth -= 1 }
      return false
    }
  }

  /// The first wanted place outside of comments and strings.
  func codePlace(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = endOfComment(at: index) ?? endOfString(at: index) {
        index = end
        continue
      }
      if isWanted(index) { return index }
      index += 1
    }
    return nil
  }

  func isSwitch(_ block: Block) -> Bool {
    block.kind == .other && words(from: block.start, to: block.open).contains("switch")
  }

  private func labels(of block: Block) -> [Label] {
    var result: [Label] = []
    var start: Int?
    var isDefault = false
    for index in outerPlaces(of: (block.open + 1)..<block.close) {
      if beginsLine(index, after: block.open), let word = labelWord(at: index) {
        start = index
        isDefault = word != "case"
      }
      switch bytes[index] {
      // The condition of an `if` may begin a line with `case`, too.
      case UInt8(ascii: "{"): start = nil
      case UInt8(ascii: ":"):
        guard let from = start else { continue }
        result.append(Label(range: from..<index, isDefault: isDefault))
        start = nil
      default: break
      }
    }
    return result
  }

  private func labelWord(at index: Int) -> String? {
    ["case", "default", "@unknown"].first { word in
      guard bytes[index...].starts(with: word.utf8) else { return false }
      let end = index + word.utf8.count
      return end < bytes.count && (bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ":"))
    }
  }

  /// Whether only space stands between a place and the line end, brace or semicolon before it.
  private func beginsLine(_ index: Int, after open: Int) -> Bool {
    var before = index - 1
    while before > open, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    return before <= open || bytes[before] == 0x0A || bytes[before] == UInt8(ascii: ";")
  }

  private func startOfElse(in range: Range<Int>) -> Int? {
    outerPlaces(of: range).first { index in
      guard bytes[index...].starts(with: "else".utf8) else { return false }
      let after = index + "else".utf8.count
      return bytes[index - 1] <= 0x20 && after < bytes.count
        && (bytes[after] <= 0x20 || bytes[after] == UInt8(ascii: "{"))
    }
  }

  /// What the commas of a list separate, without the spaces around each.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    var ends: [Int] = []
    var angles = 0
    for index in outerPlaces(of: range) {
      switch bytes[index] {
      // A type's parameters, not a comparison or `..<`.
      case UInt8(ascii: "<") where !" .".utf8.contains(bytes[index - 1]): angles += 1
      case UInt8(ascii: ">") where bytes[index - 1] != UInt8(ascii: "-"):
        angles = max(0, angles - 1)
      case UInt8(ascii: ",") where angles == 0: ends.append(index)
      default: break
      }
    }
    let starts = [range.lowerBound] + ends.map { $0 + 1 }
    return zip(starts, ends + [range.upperBound]).compactMap { trimmed($0..<$1) }
  }

  /// The part at a place with the comma after it, or before it if it is the last.
  private func part(at place: Int, of parts: [Range<Int>]) -> Range<Int>? {
    guard let index = parts.firstIndex(where: { place < $0.upperBound }) else { return nil }
    return index + 1 < parts.count
      ? parts[index].lowerBound..<parts[index + 1].lowerBound
      : parts[index - 1].upperBound..<parts[index].upperBound
  }

  /// The places outside of comments, strings and all brackets, with the opening brackets.
  private func outerPlaces(of range: Range<Int>) -> [Int] {
    var result: [Int] = []
    var depth = 0
    _ = codePlace(in: range) { index in
      if ")]}".utf8.contains(bytes[index]) { depth -= 1 }
      if depth == 0 { result.append(index) }
      if "([{".utf8.contains(bytes[index]) { depth += 1 }
      return false
    }
    return result
  }
}
