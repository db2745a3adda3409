import Glibc
import SwiftParser
import SwiftSyntax

/// Reads, applies the rules, writes.
struct Port {
  let request: Request
  let program: Program
  /// The places of declarations that need SwiftUI.
  private var leftOut: [(path: String, line: Int, column: Int)] = []

  struct Unreadable: Error {
    let path: String
  }

  /// A text without what editors on Windows write: a byte order mark, which the compiler takes at
  /// the start of a file alone, and line ends of two characters, which split no line at "\n".
  private static func plain(_ original: String) -> String {
    var text = original
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    let lines: [UInt8]? = text.withUTF8 { bytes in
      // C's search: Swift's own is slow in a program that is not optimized, as this one is.
      guard let start = bytes.baseAddress, memchr(start, 0x0D, bytes.count) != nil else {
        return nil
      }
      var result: [UInt8] = []
      var from = 0
      while let hit = memchr(start + from, 0x0D, bytes.count - from) {
        let place = UnsafeRawPointer(hit) - UnsafeRawPointer(start)
        result += bytes[from..<place]
        let isPair = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n")
        if !isPair { result.append(0x0D) }
        from = place + 1
      }
      return result + bytes[from...]
    }
    return lines.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  init(_ request: Request, read: (String) -> String?) throws {
    self.request = request
    let known = Set(request.known ?? []).union(["Foundation", "Swift"])
    var texts: [String: String] = [:]
    for path in request.modules.flatMap(\.files) {
      guard let text = request.texts?[path] ?? read(path) else { throw Unreadable(path: path) }
      texts[path] = Port.plain(text)
    }
    PageText.clean(&texts)
    PlaygroundParts.rewrite(&texts)
    SwiftTwo.rewrite(&texts, modules: request.modules.map(\.files))
    var trees = SyntaxTrees()
    trees.update(texts)
    let configurations = request.modules.map { module in
      IOSConfiguration(
        conditions: Set((request.conditions ?? []) + (module.conditions ?? [])),
        modules: known.union(request.modules.map(\.name))
      )
    }
    if !known.contains("SwiftUI") {
      leftOut = SwiftUIParts.remove(from: &texts, trees) { path in
        let module = request.modules.firstIndex { $0.files.contains(path) }
        return configurations[module ?? 0]
      }
      trees.update(texts)
    }
    var modules: [Program.Module] = []
    for (module, configuration) in zip(request.modules, configurations) {
      let files = module.files.map { path in
        let text = texts[path] ?? ""
        let file = SourceFile(
          path: path,
          moduleName: module.name,
          text: text,
          tree: trees[path],
          configuration: configuration
        )
        DeclarationCollector.collect(file)
        return file
      }
      let imports = module.imports ?? modules.map(\.name)
      let infersObjC = module.infersObjC ?? false
      modules.append(
        .init(name: module.name, imports: imports, files: files, infersObjC: infersObjC)
      )
    }
    program = Program(modules: modules, known: known)
    program.renames = request.renames ?? [:]
  }

  /// The rules in the order they run: where two want the same text, the first one has it.
  static let rules: [any Rule.Type] = [
    ConditionRule.self,
    RenameRule.self,
    OwnModuleRule.self,
    NestedNameRule.self,
    TakenNameRule.self,
    ImportRule.self,
    SelectorRule.self,
    ExchangedMethodRule.self,
    MissingSelectorRule.self,
    KeyPathRule.self,
    LiteralRule.self,
    LongListRule.self,
    VoidParameterRule.self,
    EmptyCaseRule.self,
    UpdateClosureRule.self,
    NestedUnwrapRule.self,
    OptionalListRule.self,
    SelfAssignmentRule.self,
    NestedTryRule.self,
    IgnoredParameterRule.self,
    PlainSelectorRule.self,
    PickedMediaRule.self,
    PageOptionsRule.self,
    StartRule.self,
    OptionalRequirementRule.self,
    OptionalQuestionRule.self,
    InitRequirementRule.self,
    StructureInitializerRule.self,
    ClassConstructionRule.self,
    ClassInitializerRule.self,
    PooledCellRule.self,
    MadeByClassRule.self,
    UnavailableCoderRule.self,
    PlainSuperRule.self,
    ObjectProtocolRule.self,
    OpaqueObjectRule.self,
    FoundationObjectRule.self,
    WeakBoxRule.self,
    OptionalCallRule.self,
    DynamicMemberRule.self,
    MetatypeRule.self,
    ObjectConstantRule.self,
    BridgingRule.self,
    BundleListRule.self,
    FolderRule.self,
    SharedObjectRule.self,
    LockRule.self,
    OwnAliasRule.self,
    TypedNumberRule.self,
    NumberRule.self,
    NumberOperatorRule.self,
    ManagedRule.self,
    ObservedRule.self,
    AttributeDictionaryRule.self,
    AttributeCastRule.self,
    OldNameRule.self,
    NewerCaseRule.self,
    AppleOverrideRule.self,
    ObjectValueRule.self,
    ExtensionMemberRule.self,
    RepeatedConformanceRule.self,
    DelegatingInitializerRule.self,
    ConvenienceInitializerRule.self,
    HiddenInitializerRule.self,
    HiddenMethodRule.self,
    CellConformanceRule.self,
    ForwardingRule.self,
    LateMethodRule.self,
    RuntimeNameRule.self,
    AttributeRule.self,
    RuntimeRule.self,
    TableRule.self,
  ]

  func run() -> Response {
    let factsOnly = request.only == "facts"
    var response = Response()
    if !factsOnly {
      for rule in Self.rules { rule.apply(to: program) }
    }
    let facts = FactWriter(program: program)
    for module in program.modules {
      var result = Response.Module(name: module.name, files: [])
      for file in module.files {
        var answer = facts.facts(of: file)
        if !factsOnly {
          var printer = Printer()
          printer.print(file)
          answer.text = String(decoding: printer.output, as: UTF8.self)
          answer.shifts = printer.shifts
        }
        result.files.append(answer)
      }
      if !factsOnly {
        result.tables = module.files.filter(\.hasTable).map(TableRule.functionName)
      }
      response.modules.append(result)
    }
    program.notes += leftOut.map { place in
      Note(
        path: place.path,
        line: place.line,
        column: place.column,
        kind: "swiftui",
        text: "This needs SwiftUI and is left out."
      )
    }
    response.notes = program.notes.sorted { ($0.path, $0.line) < ($1.path, $1.line) }
    response.missingModules = missingModules()
    return response
  }

  private func missingModules() -> [MissingModule] {
    var seen: Set<String> = []
    var result: [MissingModule] = []
    for file in program.files {
      for node in file.imports {
        guard let first = node.path.first, !ImportRule.exists(first.name.plain, in: program),
          seen.insert(first.name.plain).inserted
        else { continue }
        let place = file.place(of: first)
        result.append(
          MissingModule(
            name: first.name.plain,
            path: file.path,
            line: place.line,
            column: place.column
          )
        )
      }
    }
    return result
  }
}

/// One construct that Swift on Linux lacks, and its replacement.
protocol Rule {
  static func apply(to program: Program)
}
