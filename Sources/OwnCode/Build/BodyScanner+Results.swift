/// What the bodies of functions and properties return.
extension BodyScanner {
  /// How the body around a statement may end instead, by a value or an error; nil in closures, and
  /// where the type of the result has no such value.
  func defaultEnd(at statement: Range<Int>) -> String? {
    var block = block(around: statement.lowerBound, of: [.body, .effect, .other])
    while let inner = block, inner.kind == .other, isControl(inner) {
      block = inner.parent.map { blocks[$0] }
    }
    return block.flatMap(defaultEnd)
  }

  func defaultEnd(of body: Block) -> String? {
    if let value = defaultResult(of: body) { return "return \(value)" }
    return body.kind == .body && throwsErrors(body) ? "throw CocoaError(.featureUnsupported)" : nil
  }

  /// Whether a function throws errors of any type.
  private func throwsErrors(_ body: Block) -> Bool {
    // `throws(Failure)` is no word by itself.
    outerPlace(in: body.start..<body.open) { isWord("throws", at: $0) } != nil
  }

  /// The first place of a head outside parentheses, comments and strings.
  private func outerPlace(in range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
    var depth = 0
    return codePlace(in: range) { index in
      if "([".utf8.contains(bytes[index]) { depth += 1 }
      if ")]".utf8.contains(bytes[index]) { depth -= 1 }
      return depth == 0 && isWanted(index)
    }
  }

  private func defaultResult(of body: Block) -> String? {
    guard body.kind == .body else { return nil }
    if words(from: body.start, to: body.open).first == "get" {
      return body.parent.flatMap { defaultResult(of: blocks[$0]) }
    }
    return resultType(of: body).flatMap(DefaultValue.of)
  }

  /// Whether a body has a value for its caller: of a getter, or behind the arrow of a function
  /// itself, not of a closure among its parameters.
  func returnsValue(_ body: Block) -> Bool {
    let head = words(from: body.start, to: body.open)
    guard head.first != "set" else { return false }
    guard head.prefix(8).contains("func") || head.prefix(8).contains("init") else { return true }
    return resultType(of: body).map { !["Void", "()"].contains($0) } ?? false
  }

  /// Whether a block belongs to an `if` or the like, not to a closure among its words.
  func isControl(_ block: Block) -> Bool {
    let control: Set<Substring> = [
      "if", "else", "guard", "for", "while", "repeat", "switch", "do", "catch",
    ]
    guard let first = words(from: block.start, to: block.open).first, control.contains(first)
    else { return false }
    let head = bytes[block.start..<block.open]
    return head.count { $0 == UInt8(ascii: "(") } == head.count { $0 == UInt8(ascii: ")") }
  }

  /// The words behind the arrow of a function, or behind the colon of a property.
  private func resultType(of body: Block) -> String? {
    let isProperty = Set(words(from: body.start, to: body.open).prefix(8))
      .isDisjoint(with: ["func", "init", "subscript"])
    let mark = isProperty ? ":" : "->"
    let place = outerPlace(in: body.start..<body.open) { bytes[$0...].starts(with: mark.utf8) }
    return place.flatMap { type(from: $0 + mark.utf8.count, to: body.open) }
  }

  private func type(from start: Int, to end: Int) -> String? {
    let place = (start..<end).first { isWord("where", at: $0) } ?? end
    return trimmed(start..<place).map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
