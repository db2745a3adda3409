import SwiftSyntax

/// `label.text = label.text` runs the setter again.
///
/// The compiler takes it for a mistake where the property is stored, as some of UIKit's are here,
/// and accepts it of Objective-C's.
enum SelfAssignmentRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      let (target, value) = (node.leftOperand, node.rightOperand)
      guard node.operator.is(AssignmentExprSyntax.self), isName(value),
        target.trimmedDescription == value.trimmedDescription
      else { return .visitChildren }
      file.edits.insert("(", before: value.range.lowerBound)
      file.edits.insert(", ()).0", after: value.range.upperBound)
      return .visitChildren
    }

    private func isName(_ value: ExprSyntax) -> Bool {
      value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
    }
  }
}
