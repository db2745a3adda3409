import SwiftSyntax

/// `ProcessInfo().environment`: on Apple's systems anyone may make an object that says the same as
/// the shared one; Foundation on Linux has that one only.
enum SharedObjectRule: Rule {
  static func apply(to program: Program) {
    for file in program.files where program.resolve("ProcessInfo", in: file.moduleName) == nil {
      Visitor(file).walk()
    }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        node.calledExpression.trimmedDescription == "ProcessInfo"
      {
        let call = node.calledExpression.range.upperBound..<node.range.upperBound
        file.edits.replace(call, with: ".processInfo")
      }
      return .visitChildren
    }
  }
}
