import SwiftSyntax

/// `abs(x)` inside an extension of `CGFloat` is the function of Swift's: here the type has a static
/// method of that name, which hides it.
enum NumberRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
        name.baseName.plain == "abs"
      else { return .visitChildren }
      let type = node.enclosing { $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }
      if type == "CGFloat" { file.edits.replace(name.range, with: "Swift.abs") }
      return .visitChildren
    }
  }
}
