import SwiftSyntax

/// `#keyPath(UIView.layer.position)` becomes the string `"layer.position"`.
///
/// Classes themselves have no keys here: `UIApplication.value(forKeyPath:
/// #keyPath(UIApplication.shared))` becomes `UIApplication.shared`.
enum KeyPathRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let called = node.calledExpression.as(MemberAccessExprSyntax.self),
        called.declName.baseName.text == "value",
        let type = called.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true, let argument = node.arguments.first,
        let macro = argument.expression.as(MacroExpansionExprSyntax.self),
        macro.macroName.text == "keyPath", let path = macro.arguments.first?.expression
      else { return .visitChildren }
      file.edits.replace(node.range, with: "(\(path.trimmedDescription) as Any?)")
      return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.macroName.text == "keyPath", let argument = node.arguments.first else {
        return .visitChildren
      }
      var parts = components(argument.expression)
      if parts.first == "self" { parts.removeFirst() }
      while parts.count > 1, parts[0].first?.isUppercase == true { parts.removeFirst() }
      file.edits.replace(node.range, with: quoted(parts.joined(separator: ".")))
      return .skipChildren
    }

    private func components(_ expression: ExprSyntax) -> [String] {
      if let member = expression.as(MemberAccessExprSyntax.self) {
        return (member.base.map(components) ?? []) + [member.declName.baseName.plain]
      }
      if let chain = expression.as(OptionalChainingExprSyntax.self) {
        return components(chain.expression)
      }
      if let force = expression.as(ForceUnwrapExprSyntax.self) {
        return components(force.expression)
      }
      return [expression.trimmedDescription]
    }
  }
}
