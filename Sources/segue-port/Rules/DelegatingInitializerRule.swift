import SwiftSyntax

/// `class Menu: UIView { init(items: [Item]) { self.init(); … } }` of an older library: an
/// initializer of a class that calls another one of it is a convenience initializer, and the
/// compiler only asks for the word.
enum DelegatingInitializerRule: Rule {
  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where type.kind == "class" && !type.isExtension {
      for member in type.members
      where member.kind == .initializer && !member.modifiers.contains("convenience") {
        guard let node = member.node.as(InitializerDeclSyntax.self), let body = node.body,
          Delegation.isIn(body)
        else { continue }
        member.file.edits.insert("convenience ", before: node.initKeyword.range.lowerBound)
      }
    }
  }

  /// Finds `self.init(…)`, but not in a type or a function that the body declares.
  private final class Delegation: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ body: CodeBlockSyntax) -> Bool {
      let visitor = Delegation(viewMode: .sourceAccurate)
      visitor.walk(body)
      return visitor.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let callee = node.calledExpression.as(MemberAccessExprSyntax.self)
      let base = callee?.base?.as(DeclReferenceExprSyntax.self)
      if base?.baseName.text == "self", callee?.declName.baseName.text == "init" { isFound = true }
      return isFound ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
