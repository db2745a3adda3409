import SwiftSyntax

/// `(Void) -> Void` is `() -> Void`, as it was before Swift 4: since then it takes an empty tuple.
///
/// Code that hands the tuple over, `body(())`, keeps it.
enum VoidParameterRule: Rule {
  static func apply(to program: Program) {
    let calls = program.files.map { file in
      let visitor = CallVisitor(file)
      visitor.walk()
      return visitor.handsOverNothing
    }
    guard !calls.contains(true) else { return }
    for file in program.files { TypeVisitor(file).walk() }
  }

  private final class CallVisitor: FileVisitor {
    private(set) var handsOverNothing = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil,
        argument.expression.as(TupleExprSyntax.self)?.elements.isEmpty == true
      {
        handsOverNothing = true
      }
      return .visitChildren
    }
  }

  private final class TypeVisitor: FileVisitor {
    override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.parameters.count == 1, let only = node.parameters.first,
        only.type.trimmedDescription == "Void", only.ellipsis == nil
      {
        file.edits.replace(only.range, with: "")
      }
      return .visitChildren
    }
  }
}
