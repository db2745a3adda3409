import SwiftSyntax

/// `performBatchUpdates({ setData(new) })`, where `setData` is a parameter of the method around it.
///
/// On iOS the closure does not escape (documented), although the method takes an optional one,
/// which always escapes in Swift. The parameter escapes here for as long as the call takes.
///
/// The closures of Foundation's enumerations escape here as well, and not on iOS.
enum UpdateClosureRule: Rule {
  private static let methods: Set<String> = [
    "performBatchUpdates", "enumerateMatches", "enumerateSubstrings", "enumerateLines",
    "enumerateAttribute", "enumerateAttributes",
  ]

  static func apply(to program: Program) {
    for file in program.files where methods.contains(where: file.mentions) { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = name(of: node.calledExpression), methods.contains(name),
        node.parent?.is(CodeBlockItemSyntax.self) == true, let updates = updates(of: node)
      else { return .visitChildren }
      let words = Set(updates.tokens(viewMode: .sourceAccurate).map(\.text))
      for parameter in closures(around: node) where words.contains(parameter) {
        file.edits.insert(
          "withoutActuallyEscaping(\(parameter)) { \(parameter) in ",
          before: node.range.lowerBound
        )
        file.edits.insert(" }", after: node.range.upperBound)
      }
      return .visitChildren
    }

    private func name(of callee: ExprSyntax) -> String? {
      callee.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
        ?? callee.as(DeclReferenceExprSyntax.self)?.baseName.plain
    }

    private func updates(of call: FunctionCallExprSyntax) -> ClosureExprSyntax? {
      call.arguments.lazy.filter { $0.label == nil || $0.label?.plain == "using" }
        .compactMap { $0.expression.as(ClosureExprSyntax.self) }.first ?? call.trailingClosure
    }

    /// The parameters of the method around a call that hold a closure which must not escape.
    private func closures(around call: FunctionCallExprSyntax) -> [String] {
      var here = call.parent
      while let each = here, !each.is(FunctionDeclSyntax.self) { here = each.parent }
      let parameters = here?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.filter { $0.type.is(FunctionTypeSyntax.self) }
        .map { ($0.secondName ?? $0.firstName).plain } ?? []
    }
  }
}
