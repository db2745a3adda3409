import SwiftParser
import SwiftSyntax

/// Makes a program of the page of a playground.
///
/// A page is a script: its statements run from top to bottom, and all of it knows its declarations. Here the declarations
/// stay where they are, the statements between them become functions, and an application delegate at the end calls these
/// in the page's order. Lines stay where they are, and columns wherever a statement has its own line.
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
    var insertions: [(offset: Int, text: String)] = []
    var calls: [String] = []
    var steps = 0
    var isInStep = false
    var end = 0
    for item in items {
      if isStatement(item), !isInStep {
        let function = "_playgroundStep\(steps)()"
        steps += 1
        calls.append(function)
        // At the end of what stands before it.
        insertions.append((end, "\(end == 0 ? "" : "; ")@MainActor func \(function) {"))
      } else if !isStatement(item) {
        if isInStep { insertions.append((end, " }")) }
        // A global variable would only be made where it is used first.
        calls += variables(in: item).map { "_ = \($0)" }
      }
      isInStep = isStatement(item)
      end = item.endPositionBeforeTrailingTrivia.utf8Offset
    }
    if isInStep { insertions.append((end, " }")) }
    return inserting(insertions, in: text) + "\n" + delegate(calls)
  }

  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .decl: false
    case .stmt: true
    // `#Preview`.
    case .expr(let expression): !expression.is(MacroExpansionExprSyntax.self)
    }
  }

  /// The names of the stored variables that an item declares.
  private static func variables(in item: CodeBlockItemSyntax) -> [String] {
    guard let declaration = item.item.as(VariableDeclSyntax.self) else { return [] }
    return declaration.bindings.filter { $0.initializer != nil }.flatMap { names(in: $0.pattern) }
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

  private static func delegate(_ calls: [String]) -> String {
    let code = calls.joined(separator: "; ")
    return """
      @main final class \(program): UIResponder, UIApplicationDelegate { func application(_ application: UIApplication, \
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { \
      PlaygroundPage.current._begin { \(code) }; return true } }

      """
  }
}
