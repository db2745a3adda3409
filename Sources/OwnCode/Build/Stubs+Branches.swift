import Foundation

/// Branches, patterns and conditions that leave, while the rest of their statement stays.
extension Stubs {
  /// What leaves of a statement.
  struct Part {
    var range: Range<Int>
    /// Where a `switch` needs a branch for the values that the missing one took.
    var otherwise: Int?
    /// Whether that branch cannot just go on.
    var endsRun = false
    /// What replaces it.
    var words = ""
  }

  /// What may leave of the statement around a place: a pattern or a branch of a `switch`, a branch
  /// of an `if`, a condition of a `guard`.
  ///
  /// Code that follows a `guard` runs as if the condition held; what needs the names that
  /// it declared leaves next.
  mutating func part(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Part? {
    guard isOfStatements || isLacking(message) else { return nil }
    if let branch = scanner.branch(at: place) {
      guard mayLeave(words(of: branch.range, in: scanner), for: message) else { return nil }
      return part(of: branch, at: place, in: scanner)
    }
    if let statement = scanner.statement(at: place),
      let branch = scanner.unreachable(at: place, of: statement),
      mayLeave(words(of: statement.lowerBound..<place, in: scanner), for: message)
    {
      return Part(range: branch.range, words: branch.words)
    }
    guard let statement = leaving(message, at: place, in: scanner),
      words(of: statement, in: scanner).first == "guard",
      let range = scanner.condition(at: place, ofGuard: statement)
    else { return nil }
    let words = words(of: range, in: scanner)
    guard mayLeave(words, for: message) else { return nil }
    noteLostName(of: words)
    return Part(range: range)
  }

  private func part(of branch: BodyScanner.Branch, at place: Int, in scanner: BodyScanner) -> Part?
  {
    if let pattern = branch.pattern { return Part(range: pattern) }
    let isStatement =
      scanner.words(from: branch.block.start, to: branch.block.open).first == "switch"
    guard branch.hasNeighbours, isStatement || branch.hasDefault else {
      return scanner.statement(at: branch.block.open)
        .flatMap { scanner.isReturned($0) ? nil : Part(range: $0) }
    }
    let text = String(decoding: scanner.bytes[branch.range], as: UTF8.self)
    let hasValue = text.range(of: #"\breturn[ \t]+[^\s}]"#, options: .regularExpression) != nil
    return Part(
      range: branch.range,
      otherwise: branch.hasDefault ? nil : branch.block.close,
      endsRun: hasValue
    )
  }

  /// Leaves out a part of a statement; values that a branch took find a new one at the end.
  mutating func add(
    _ part: Part,
    of message: CompilerMessage,
    in scanner: BodyScanner,
    to edits: inout [Edit]
  ) {
    let isWhole = scanner.statement(at: part.range.lowerBound) == part.range
    let old = scanner.bytes[part.range]
    edits.append(
      (part.range, isWhole ? nothing(for: part.range, in: scanner) : filled(part.words, old))
    )
    guard let place = part.otherwise, !edits.contains(where: { $0.range == place..<place }) else {
      skips.append(message)
      return
    }
    // A branch that returned a value must end somehow.
    let end = part.endsRun ? nextTrap : "break"
    if part.endsRun { cuts.append(message) } else { skips.append(message) }
    edits.append((place..<place, Array(" default: \(end) ".utf8)))
  }
}
