import SwiftSyntax

/// `NSAttributedString()`: every object of Apple's has NSObject's initializer, Foundation's texts on Linux do not.
enum EmptyTextRule: Rule {
  private static let classes: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain,
        classes.contains(name), node.arguments.isEmpty, node.trailingClosure == nil,
        let parenthesis = node.leftParen
      {
        file.edits.insert("string: \"\"", after: parenthesis.range.upperBound)
      }
      return .visitChildren
    }
  }
}
