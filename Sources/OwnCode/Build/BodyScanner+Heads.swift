/// The heads of types and extensions: what stands between their names and their braces.
extension BodyScanner {
  /// The name of the outermost type around a place, or of the one that is extended there.
  func outermostType(at place: Int) -> String? {
    let block = blocks.last {
      $0.kind == .type && $0.parent == nil && $0.start <= place && place <= $0.close
    }
    guard let block else { return nil }
    let keywords: Set<Substring> = ["class", "struct", "enum", "extension", "protocol", "actor"]
    let head = words(from: block.start, to: block.open)
    guard let keyword = head.firstIndex(where: keywords.contains), keyword + 1 < head.count else {
      return nil
    }
    return String(head[keyword + 1])
  }

  /// The statement at a place in one of the port's tables, or all of the table where its class
  /// is named; nil elsewhere.
  func tableEntry(at place: Int) -> Range<Int>? {
    func isTable(_ block: Block) -> Bool {
      block.kind == .body
        && words(from: block.start, to: block.open).contains { $0.hasPrefix("_segueTable") }
    }
    if let body = block(around: place, of: [.body]), isTable(body) { return statement(at: place) }
    guard
      let index = blocks.lastIndex(where: {
        $0.kind == .type && $0.parent == nil && $0.start <= place && place <= $0.open
      }), blocks.contains(where: { $0.parent == index && isTable($0) })
    else { return nil }
    return blocks[index].start..<min(blocks[index].close + 1, bytes.count)
  }

  /// What a type or an extension inherits at a place of its head, if its body can do without.
  ///
  /// The first one of a class may be its superclass: it is if something is overridden, or does not
  /// have a name like a protocol's.
  func conformance(to name: String, at place: Int) -> Range<Int>? {
    guard
      let block = blocks.filter({
        $0.kind == .type && $0.start <= place && place < $0.open
      }).max(by: { $0.start < $1.start }),
      let inherited = inherited(by: block),
      let index = inherited.firstIndex(where: { $0.contains(place) })
    else { return nil }
    let text = String(decoding: bytes[inherited[index]], as: UTF8.self)
    // `@unchecked Name` and `Module.Name`, but not `Base<Name>`.
    let names = text.split { $0 == " " || $0 == "." || $0 == "\n" }
    guard names.contains(Substring(name)) else { return nil }
    let isClass = words(from: block.start, to: place).contains("class")
    if isClass, index == 0, isSuperclass(name, of: block) { return nil }
    return inherited[index]
  }

  private func isSuperclass(_ name: String, of block: Block) -> Bool {
    let endings = ["Delegate", "DataSource", "Protocol", "Type", "able", "ible", "ing"]
    guard endings.contains(where: name.hasSuffix) else { return true }
    let words = words(from: block.open, to: block.close)
    return words.contains("override") || words.contains("super")
  }

  /// The places of what is inherited, without the spaces around each; nil if nothing is.
  private func inherited(by block: Block) -> [Range<Int>]? {
    var result: [Range<Int>] = []
    var start: Int?
    var depth = 0
    var index = block.start
    func add(to end: Int) {
      if let from = start, let range = trimmed(from..<end) { result.append(range) }
    }
    while index < block.open {
      if let end = endOfComment(at: index) ?? endOfString(at: index) {
        index = end
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ":") where depth == 0 && start == nil: start = index + 1
      case UInt8(ascii: ",") where depth == 0 && start != nil:
        add(to: index)
        start = index + 1
      default:
        if depth == 0, isWord("where", at: index) {
          add(to: index)
          return start == nil ? nil : result
        }
      }
      index += 1
    }
    add(to: block.open)
    return start == nil ? nil : result
  }

  /// Whether a word stands there, with spaces around it.
  func isWord(_ word: String, at index: Int) -> Bool {
    let end = index + word.utf8.count
    return bytes[index...].starts(with: word.utf8) && index > 0 && bytes[index - 1] <= 0x20
      && (end == bytes.count || bytes[end] <= 0x20)
  }
}
