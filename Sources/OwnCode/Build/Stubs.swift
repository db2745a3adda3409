import Foundation

/// Removes what the compiler refuses, so that the rest can run: a trap that names the place
/// replaces a body or a `return`, a declaration is removed.
///
/// Code that is never reached does not affect a film.
///
/// Only a statement that needs a missing module is left out: a library for analytics, for example,
/// does not matter to the film. So is one that sets a property which is missing here: the rest of a
/// screen shows without it. All others follow only when the film has reached a trap.
struct Stubs {
  /// The bodies that became traps.
  var cuts: [CompilerMessage] = []
  /// The statements that were left out, because of a missing module above all.
  var skips: [CompilerMessage] = []
  /// The missing modules.
  private let libraries: MissingLibraries
  /// Whether any file of the module that is compiled may lack members of them.
  private var isOfLackingModule = false
  /// Variables whose declarations were left out.
  private(set) var lostNames: Set<String> = []
  /// Statements whose removal did not help: their bodies are removed.
  private var triedPlaces: Set<String> = []
  /// The lines of results that another value replaced, if that did not help.
  private var triedResults: Set<String> = []
  /// The lines of statements that became traps, if that did not help.
  private var triedTraps: Set<String> = []

  /// Whether any statement may be left out.
  let isOfStatements: Bool
  /// The module's place among those that are compiled.
  private let module: Int

  /// - Parameter lostNames: variables whose declarations other modules lost.
  init(
    libraries: MissingLibraries = MissingLibraries(),
    lostNames: Set<String> = [],
    isOfStatements: Bool = false,
    module: Int = 0
  ) {
    self.libraries = libraries
    self.lostNames = lostNames
    self.isOfStatements = isOfStatements
    self.module = module
  }

  /// The number by which the trap in place of a body tells which one it is: each
  /// module counts by itself.
  static func number(_ index: Int, inModule module: Int) -> Int { module << 20 | index }

  /// The trap for the next body.
  var nextTrap: String { "_segueMissing(\(Stubs.number(cuts.count, inModule: module)))" }

  typealias Edit = (range: Range<Int>, text: [UInt8])

  /// What one round takes out of a file.
  private struct Round {
    let scanner: BodyScanner
    var edits: [Edit] = []
    /// Statements that leave: whatever else is wrong with one leaves with it.
    var gone: [Range<Int>] = []

    mutating func leave(_ range: Range<Int>, _ text: [UInt8]) {
      gone.append(range)
      edits.append((range, text))
    }
  }

  /// The module without the code of these messages; nil if one of them cannot be removed.
  ///
  /// What the port's tables list leaves them without a message of its own.
  ///
  /// - Parameter messages: as the compiler wrote them, not shifted.
  mutating func cutting(
    _ messages: [CompilerMessage],
    from module: ClientSources.Module
  ) -> ClientSources.Module? {
    var rounds: [Int: Round] = [:]
    var module = module
    isOfLackingModule = libraries.lackMembers(in: module)
    let places = ModulePlaces(module)
    for message in messages {
      guard let (file, line) = places.place(of: message) else { return nil }
      var round = rounds[file] ?? Round(scanner: BodyScanner(module.files[file].text))
      let scanner = round.scanner
      guard let place = scanner.offset(line: line, column: message.column) else { return nil }
      guard !round.gone.contains(where: { $0.contains(place) }),
        !isConsequence(message, at: place, of: messages, in: scanner, places)
      else {
        rounds[file] = round
        continue
      }
      guard cut(message, at: place, in: &round) else { return nil }
      rounds[file] = round
    }
    for (file, round) in rounds where !round.edits.isEmpty {
      module.files[file].text = apply(round.edits, to: round.scanner.bytes)
    }
    return module
  }

  /// Takes out as little as possible of the code around a place; false where nothing can be.
  private mutating func cut(
    _ message: CompilerMessage,
    at place: Int,
    in round: inout Round
  ) -> Bool {
    let scanner = round.scanner
    let bytes = scanner.bytes
    if let range = scanner.tableEntry(at: place) ?? incomplete(message, at: place, in: scanner) {
      round.leave(range, filled("", bytes[range]))
    } else if let range = conformance(message, at: place, in: scanner) {
      cuts.append(message)
      round.edits.append((range, filled("Any", bytes[range])))
    } else if let part = part(message, at: place, in: scanner) {
      round.gone.append(part.range)
      add(part, of: message, in: scanner, to: &round.edits)
    } else if let range = skippable(message, at: place, in: scanner) {
      skips.append(message)
      round.leave(range, nothing(for: range, in: scanner))
    } else if let range = assignment(message, at: place, in: scanner) {
      cuts.append(message)
      round.leave(range, nothing(for: range, in: scanner))
    } else if let edit = result(message, at: place, in: scanner) {
      skips.append(message)
      round.leave(edit.range, edit.text)
    } else if let range = trap(message, at: place, in: scanner) {
      round.leave(range, filled(nextTrap, bytes[range]))
      cuts.append(message)
    } else if let block = scanner.block(around: place, of: [.body, .effect, .type]),
      block.kind != .type
    {
      round.edits.append(emptying(block, for: message, in: scanner))
    } else if let range = scanner.declaration(at: place) {
      cuts.append(message)
      noteLostName(of: range, at: place, in: scanner)
      round.edits.append((range, filled("", bytes[range])))
    } else {
      return false
    }
    return true
  }

  /// The class that lacks an initializer: the compiler names the place where that would
  /// stand, behind the others.
  private mutating func incomplete(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard message.text.contains("must be provided by subclass"),
      let block = scanner.block(around: place, of: [.type])
    else { return nil }
    cuts.append(message)
    return block.start..<min(block.close + 1, scanner.bytes.count)
  }

  /// The missing protocol in the head of a type or an extension, whose members stay.
  private func conformance(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard message.text.contains("cannot find type"), let name = message.missingName else {
      return nil
    }
    return scanner.conformance(to: name, at: place)
  }

  /// The statement around a place, if it can be removed without the rest of its body.
  private mutating func skippable(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard let range = leaving(message, at: place, in: scanner), !scanner.isFirstValue(range)
    else { return nil }
    let text = String(decoding: scanner.bytes[range], as: UTF8.self)
    let words = words(of: range, in: scanner)
    let needed: Set<String> = ["return", "guard", "throw", "break", "continue", "case", "default"]
    guard let first = words.first, !needed.contains(first),
      !(first == "super" || text.contains("self.init(") || text.contains("super.init("))
    else { return nil }
    guard mayLeave(words, for: message),
      triedPlaces.insert(key(of: range, message, at: place, in: scanner)).inserted
    else { return nil }
    noteLostName(of: words)
    return range
  }

  /// The line, and which of its statements: `let host = make(); add(host)` has two.
  private func key(
    of statement: Range<Int>,
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> String {
    let line = scanner.bytes[..<place].lastIndex(of: 0x0A) ?? 0
    let before = scanner.bytes[line..<max(line, statement.lowerBound)]
    let number = before.count { $0 == UInt8(ascii: ";") }
    return "\(message.path):\(message.line):\(number)"
  }

  /// The statement around a place, if it is not all of a body that returns a value.
  func leaving(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard isOfStatements || isLacking(message), let range = removable(at: place, in: scanner),
      !scanner.isReturned(range)
    else { return nil }
    return range
  }

  /// Whether a message is reason enough to leave out a statement with these words.
  func mayLeave(_ words: [String], for message: CompilerMessage) -> Bool {
    let isLost = message.missingName.map { !Stubs.isApples($0) } ?? false
    return isOfStatements || isLost || !lostNames.isDisjoint(with: words)
  }

  /// Whether the file imports a missing module, or uses a member that another file's import shows.
  func isLacking(_ message: CompilerMessage) -> Bool {
    libraries.files.contains(message.path)
      || isOfLackingModule && message.text.contains("has no member")
  }

  func words(of range: Range<Int>, in scanner: BodyScanner) -> [String] {
    let text = String(decoding: scanner.bytes[range], as: UTF8.self)
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// The statement around a place, or the one around a closure that must have a value.
  private func removable(at place: Int, in scanner: BodyScanner) -> Range<Int>? {
    var range = scanner.statement(at: place)
    while let inner = range, let closure = scanner.closure(of: inner),
      scanner.isMapping(closure) || scanner.isMaking(closure, by: inner)
    {
      range = scanner.statement(at: closure.open)
    }
    return range
  }

  /// - Parameter place: where the compiler refuses the declaration.
  private mutating func noteLostName(
    of declaration: Range<Int>,
    at place: Int,
    in scanner: BodyScanner
  ) {
    let head = scanner.words(from: declaration.lowerBound, to: place).map(String.init)
    if Set(head).isDisjoint(with: ["func", "init", "subscript"]) { noteLostName(of: head) }
  }

  /// What mentions a variable whose declaration leaves may leave, too.
  mutating func noteLostName(of words: [String]) {
    if let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      keyword + 1 < words.count
    {
      lostNames.insert(words[keyword + 1])
    }
  }

  /// The statement around a place, if all it does is to set a property of something that lacks it.
  private mutating func assignment(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard message.text.contains("has no member"), let name = message.missingName,
      let range = scanner.statement(at: place)
    else { return nil }
    let text = String(decoding: scanner.bytes[range], as: UTF8.self)
    let path = #"[A-Za-z_][\w.?!]*"#
    let pattern = "^\(path)\\.\(NSRegularExpression.escapedPattern(for: name))[\\w.?!]*\\s*=[^=]"
    guard text.range(of: pattern, options: .regularExpression) != nil,
      triedPlaces.insert(key(of: range, message, at: place, in: scanner)).inserted
    else { return nil }
    return range
  }

  /// A trap instead of a body, or a value that says nothing.
  private mutating func emptying(
    _ block: BodyScanner.Block,
    for message: CompilerMessage,
    in scanner: BodyScanner
  ) -> Edit {
    let range = (block.open + 1)..<block.close
    if isOfStatements, let end = scanner.defaultEnd(of: block) {
      skips.append(message)
      return (range, filled(" \(end) ", scanner.bytes[range]))
    }
    let end = block.kind == .effect ? "" : " \(nextTrap) "
    cuts.append(message)
    return (range, filled(end, scanner.bytes[range]))
  }

  /// A value that says nothing, instead of one that a body can no longer compute: a film that needs
  /// no account, for example, is one of somebody who is not signed in.
  private mutating func result(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Edit? {
    guard isOfStatements, let range = scanner.statement(at: place),
      words(of: range, in: scanner).first == "return" || scanner.isReturned(range),
      let end = scanner.defaultEnd(at: range),
      triedResults.insert("\(message.path):\(message.line)").inserted
    else { return nil }
    return (range, filled(end, scanner.bytes[range]))
  }

  /// The statement around a place that a trap may replace without the rest of its body: it
  /// leaves the body, is a branch of a `switch` and declares no name, or gives a variable the
  /// value that the rest needs.
  ///
  /// In a branch of an `if` the statements behind it leave, too: the run ends before them.
  private mutating func trap(
    _ message: CompilerMessage,
    at place: Int,
    in scanner: BodyScanner
  ) -> Range<Int>? {
    guard let range = scanner.statement(at: place), !scanner.isReturned(range),
      scanner.block(around: range.lowerBound, of: [.body, .effect])?.kind == .body,
      let first = words(of: range, in: scanner).first
    else { return nil }
    let leaves = first == "return" || first == "throw"
    let isBranch =
      scanner.isInCase(range) && !Stubs.declaring.contains(first)
      && scanner.bytes[range.lowerBound] != UInt8(ascii: "@")
    let rest = scanner.restOfBranch(from: range)
    guard leaves || isBranch || rest != nil || scanner.isFirstValue(range),
      triedTraps.insert("\(message.path):\(message.line)").inserted
    else { return nil }
    return rest ?? range
  }

  /// The first words of statements whose names the code after them needs, and of labels.
  private static let declaring: Set<String> = [
    "let", "var", "lazy", "weak", "unowned", "guard", "func", "class", "struct", "enum",
    "typealias", "actor", "final", "defer", "case", "default", "unknown",
  ]

  /// Names such as `UIDynamicAnimator`: a framework's, not a library's.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "AV", "MK", "WK", "SK", "CL", "PH", "MF", "SF", "UN", "CI"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }
}
