import Foundation

/// The port's facts about all modules of a run, by name.
struct CodeFacts {
  struct OwnType {
    var facts: TypeFacts
    var module: String
    var path: String
    /// Every word of its declaration and of extensions of it.
    var words: Set<String>
    var text: String

    /// Whether none of its initializers needs an argument.
    var isMadeWithoutArguments: Bool {
      (facts.initializers ?? []).allSatisfy { ($0.parameters ?? []).isEmpty }
    }
  }

  private(set) var types: [OwnType] = []
  private(set) var globals: [(variable: VariableFacts, module: String, path: String)] = []
  /// Enumerations and their cases.
  private(set) var cases: [String: [EnumCases.Case]] = [:]
  /// What names with the types around them stand for.
  private(set) var aliases: [String: String] = [:]
  let missingModules: [Place]
  /// Whether a file has statements outside declarations.
  let hasStatements: Bool
  /// What files that are not among these use the animators for.
  let uses: AnimatorUses

  /// - Parameter readsTexts: whether what only the files' texts tell is needed: words and cases.
  init(_ response: PortResponse, uses: AnimatorUses = AnimatorUses(), readsTexts: Bool = true) {
    self.uses = uses
    missingModules = response.missingModules ?? []
    hasStatements = response.modules.contains { module in
      module.files.contains { $0.topLevelCode != nil }
    }
    for module in response.modules {
      for file in module.files { add(file, of: module.name, readsText: readsTexts) }
    }
  }

  private mutating func add(_ file: PortResponse.File, of module: String, readsText: Bool) {
    // Swift takes the line end of Windows for one character, which is not "\n".
    let content = readsText ? TextFile.text(of: file.path) : nil
    let text = SwiftText(
      (content ?? "").replacingOccurrences(of: "\r\n", with: "\n")
    ).withoutComments
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for type in file.types {
      let next = CodeFacts.lineAfter(type, in: file, lineCount: lines.count)
      let start = min(max(type.line - 1, 0), lines.count)
      let end = min(next - 1, lines.count)
      let body = lines[start..<max(start, end)].joined(separator: "\n")
      if type.kind == "enum" {
        // The next one may begin on the same line.
        let own = lines[start..<max(start, min(next, lines.count))].joined(separator: "\n")
        let name = own.utf8.dropFirst(type.column - 1)
        cases[type.name] = EnumCases(String(decoding: name, as: UTF8.self)).cases
      }
      types.append(
        OwnType(
          facts: type,
          module: module,
          path: file.path,
          words: CodeFacts.words(of: body),
          text: body
        )
      )
    }
    aliases.merge(file.aliasTypes ?? [:]) { first, _ in first }
    for type in file.types {
      for (name, alias) in type.aliasTypes ?? [:] { aliases["\(type.name).\(name)"] = alias }
    }
    for variable in file.variables { globals.append((variable, module, file.path)) }
  }

  /// The line at which a declaration is taken to end.
  ///
  /// That is where the next one of the file begins, which is close enough to find the types it
  /// names; one inside of another ends with that.
  private static func lineAfter(
    _ type: TypeFacts,
    in file: PortResponse.File,
    lineCount: Int
  ) -> Int {
    let outer = outermost(type.name)
    let isInner = outer != type.name
    let others = file.types.filter { other in
      other.line > type.line && !other.name.hasPrefix(outer + ".")
        && !(isInner && other.name == outer)
    }
    let last = file.types.map(\.line).max().map { max($0, lineCount + 1) } ?? 0
    return others.map(\.line).min() ?? last
  }

  func type(named name: String) -> OwnType? {
    let name = CodeFacts.plain(name)
    return types.first { $0.facts.kind != "extension" && $0.facts.name == name }
      ?? types.first { $0.facts.kind != "extension" && $0.facts.name.hasSuffix(".\(name)") }
  }

  func extensions(of name: String) -> [OwnType] {
    types.filter { $0.facts.kind == "extension" && $0.facts.name == name }
  }

  /// Every word of a type and of its extensions.
  func words(of name: String) -> Set<String> {
    (types.filter { $0.facts.name == name }).reduce(into: []) { $0.formUnion($1.words) }
  }

  func text(of name: String) -> String {
    types.filter { $0.facts.name == name }.map(\.text).joined(separator: "\n")
  }

  /// `Foo?`, `Foo!`, `any Foo`, `(any Foo)?`, `@escaping Foo` and `Foo<Bar>` are Foo.
  static func plain(_ type: String) -> String {
    var name = type.trimmingCharacters(in: .whitespaces)
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    if name.hasPrefix("("), name.hasSuffix(")"), !name.contains(","), !name.contains("->") {
      name = name.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
    }
    if name.hasPrefix("@escaping ") { name.removeFirst(10) }
    if name.hasPrefix("any ") { name.removeFirst(4) }
    if let bracket = name.firstIndex(of: "<") { name = String(name[..<bracket]) }
    return name
  }

  static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// The lines of a text, but not those that are empty or only a comment.
  static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n").filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
  }
}
