import SwiftParser
import SwiftSyntax

/// Makes a program of the page of a playground.
///
/// A page is a script: its statements run from top to bottom, and all of it knows its declarations.
/// Here the declarations stay where they are, the statements between them become functions, and an
/// application delegate at the end calls these in the page's order. Lines stay where they are, and
/// columns wherever a statement has its own line.
///
/// A statement that awaits makes its function `async`. A value that is awaited has a type that only
/// the compiler knows: from there on, the rest of the page is one function.
enum PlaygroundParts {
  /// The delegate's class, by which the tool knows a page.
  static let program = "PlaygroundProgram"

  static func rewrite(_ texts: inout [String: String]) {
    for (path, text) in texts where text.contains("PlaygroundSupport") {
      if let program = program(of: Parser.parse(source: text), text) { texts[path] = program }
    }
  }

  /// Nil if the file is no page.
  private static func program(of tree: SourceFileSyntax, _ text: String) -> String? {
    let items = tree.statements
    let isPage = items.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "PlaygroundSupport"
    }
    guard isPage, items.contains(where: isStatement) else { return nil }
    var page = Page()
    for item in items { page.add(item) }
    page.endStep(before: nil)
    return inserting(page.insertions.sorted { $0.offset < $1.offset }, in: text) + "\n"
      + delegate(page.calls, awaits: page.awaits)
  }

  /// What becomes of a page, item by item.
  private struct Page {
    var insertions: [(offset: Int, text: String)] = []
    /// What the delegate calls.
    var calls: [String] = []
    private var steps = 0
    private var lateValues = 0
    private var isInStep = false
    private var previous: CodeBlockItemSyntax?
    /// Where the head of the current function says what it does.
    private var effects: (insertion: Int, call: Int)?
    /// Whether values of the rest of the page are those of one function.
    private var isLocal = false
    /// Whether the page waits for something.
    private(set) var awaits = false

    mutating func add(_ item: CodeBlockItemSyntax) {
      defer { previous = item }
      let waits = PlaygroundParts.awaits(item)
      if waits, PlaygroundParts.guarded(item) != nil || item.item.is(VariableDeclSyntax.self) {
        isLocal = true
      }
      if isLocal {
        guard PlaygroundParts.mayBeLocal(item) else { return endStep(before: item) }
        if !isInStep { beginStep(with: item) }
        if waits { makeAsync() }
        return
      }
      if let bound = PlaygroundParts.guarded(item) {
        endStep(before: item)
        let names = bound.count == 1 ? bound[0] : "(\(bound.joined(separator: ", ")))"
        insert("let \(names) = { ", before: item)
        insert("; return \(names) }()", after: item)
        calls.append("_ = \(bound[0])")
      } else if isStatement(item) {
        if !isInStep { beginStep(with: item) }
        if waits { makeAsync() }
      } else {
        endStep(before: item)
        prepareVariables(in: item)
      }
    }

    private mutating func beginStep(with item: CodeBlockItemSyntax) {
      let function = "_playgroundStep\(steps)()"
      steps += 1
      isInStep = true
      calls.append("try! \(function)")
      let head = "@MainActor func \(function) throws {"
      effects = (insertions.count, calls.count - 1)
      // At the end of what stands before it, so that columns stay; behind `#endif` nothing may
      // stand.
      if let previous, !isConditional(previous) {
        insert("\(previous.semicolon == nil ? ";" : "") \(head)", after: previous)
      } else {
        insert("\(head) ", before: item)
      }
    }

    private mutating func makeAsync() {
      awaits = true
      guard let (insertion, call) = effects else { return }
      effects = nil
      insertions[insertion].text.replace(" throws {", with: " async throws {")
      calls[call].replace("try! ", with: "try! await ")
    }

    mutating func endStep(before item: CodeBlockItemSyntax?) {
      guard isInStep, let previous else { return }
      isInStep = false
      if !isConditional(previous) {
        insert(" }", after: previous)
      } else if let item {
        insert("}; ", before: item)
      } else {
        insert("\n}", after: previous)
      }
    }

    /// A global variable would only be made where it is used first, needs a value, and cannot fail.
    private mutating func prepareVariables(in item: CodeBlockItemSyntax) {
      guard let declaration = item.item.as(VariableDeclSyntax.self) else { return }
      if let lazy = declaration.modifiers.first(where: { $0.name.text == "lazy" }) {
        // A global variable is made where it is used first.
        insertions.append((lazy.positionAfterSkippingLeadingTrivia.utf8Offset, "/*"))
        insertions.append((lazy.endPositionBeforeTrailingTrivia.utf8Offset, "*/"))
        return
      }
      if declaration.bindings.count == 1, let binding = declaration.bindings.first,
        binding.initializer == nil, binding.accessorBlock == nil,
        let type = binding.typeAnnotation?.type, !isOptional(type)
      {
        return addLateValue(of: type, in: declaration)
      }
      for binding in declaration.bindings {
        if let value = binding.initializer?.value {
          calls += names(in: binding.pattern).map { "_ = \($0)" }
          let finder = TryFinder(viewMode: .sourceAccurate)
          finder.walk(value)
          insertions += finder.ends.map { ($0, "!") }
        } else if binding.accessorBlock == nil, let type = binding.typeAnnotation?.type {
          if binding == declaration.bindings.first { makeVariable(declaration) }
          if !isOptional(type) {
            insertions.append((type.endPositionBeforeTrailingTrivia.utf8Offset, "!"))
          }
        }
      }
    }

    /// A value that comes later makes it a variable.
    private mutating func makeVariable(_ declaration: VariableDeclSyntax) {
      let specifier = declaration.bindingSpecifier
      guard specifier.text == "let" else { return }
      insertions.append((specifier.positionAfterSkippingLeadingTrivia.utf8Offset, "var /*"))
      insertions.append((specifier.endPositionBeforeTrailingTrivia.utf8Offset, "*/"))
    }

    /// `let count: Int`, which keeps its type: an optional one would spread to all that is made of
    /// it.
    private mutating func addLateValue(
      of type: TypeSyntax,
      in declaration: VariableDeclSyntax
    ) {
      makeVariable(declaration)
      let storage = "_playgroundLate\(lateValues)"
      lateValues += 1
      let accessors = " { get { \(storage)! } set { \(storage) = newValue } }"
      insertions.append(
        (
          type.endPositionBeforeTrailingTrivia.utf8Offset,
          "\(accessors); var \(storage): (\(type.trimmedDescription))?"
        )
      )
    }

    private func isOptional(_ type: TypeSyntax) -> Bool {
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }

    private mutating func insert(_ text: String, before item: CodeBlockItemSyntax) {
      insertions.append((item.positionAfterSkippingLeadingTrivia.utf8Offset, text))
    }

    private mutating func insert(_ text: String, after item: CodeBlockItemSyntax) {
      insertions.append((item.endPositionBeforeTrailingTrivia.utf8Offset, text))
    }
  }

  /// Finds where `try` without a mark ends, but not in closures.
  private final class TryFinder: SyntaxVisitor {
    var ends: [Int] = []

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil {
        ends.append(node.tryKeyword.endPositionBeforeTrailingTrivia.utf8Offset)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  /// Finds `await`, but not in what runs later or elsewhere.
  private final class AwaitFinder: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      if node.awaitKeyword != nil { isFound = true }
      return .visitChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "async" }) { isFound = true }
      return .visitChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .decl(let declaration) = node.item else { return .visitChildren }
      return declaration.is(VariableDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self)
        ? .visitChildren : .skipChildren
    }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  private static func awaits(_ item: CodeBlockItemSyntax) -> Bool {
    let finder = AwaitFinder(viewMode: .sourceAccurate)
    finder.walk(item)
    return finder.isFound
  }

  /// Whether it may stand in a function.
  private static func mayBeLocal(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .decl(let declaration) = item.item else { return true }
    return !declaration.is(ImportDeclSyntax.self) && !declaration.is(ExtensionDeclSyntax.self)
      && !declaration.is(ProtocolDeclSyntax.self) && !declaration.is(OperatorDeclSyntax.self)
      && !declaration.is(PrecedenceGroupDeclSyntax.self)
  }

  /// The names that a `guard` makes known to the rest of the page; nil for one that names nothing
  /// new.
  private static func guarded(_ item: CodeBlockItemSyntax) -> [String]? {
    guard let statement = item.item.as(GuardStmtSyntax.self) else { return nil }
    var names: [String] = []
    for condition in statement.conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else {
        continue
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value, value.trimmedDescription != name
      else { return nil }
      names.append(name)
    }
    return names.isEmpty ? nil : names
  }

  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    // `#if` around statements.
    case .decl(let declaration):
      guard let condition = declaration.as(IfConfigDeclSyntax.self) else { return false }
      return condition.clauses.contains { clause in
        guard case .statements(let items)? = clause.elements else { return false }
        return items.contains(where: isStatement)
      }
    // `#Preview`.
    case .expr(let expression): return !expression.is(MacroExpansionExprSyntax.self)
    default: return true
    }
  }

  private static func isConditional(_ item: CodeBlockItemSyntax) -> Bool {
    item.item.is(IfConfigDeclSyntax.self)
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private static func inserting(
    _ insertions: [(offset: Int, text: String)],
    in text: String
  ) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for (offset, text) in insertions {
      result += bytes[place..<offset]
      result += text.utf8
      place = offset
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The calls stand outside of the class, whose members have names that a page may use.
  ///
  /// Each has a line of its own: one whose code does not compile leaves alone.
  private static func delegate(_ calls: [String], awaits: Bool) -> String {
    """
    @MainActor func _playgroundPage()\(awaits ? " async" : "") {
    \(calls.map { "  \($0)" }.joined(separator: "\n"))
    }
    @main final class \(program): UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        PlaygroundPage.current._begin { \(awaits ? "_ = Task { await _playgroundPage() }" : "_playgroundPage()") }
        return true
      }
    }

    """
  }
}
