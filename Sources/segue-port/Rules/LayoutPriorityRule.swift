import SwiftSyntax

/// `constraint.priority = 999`: until Swift 3, the priority of a constraint was a plain number.
enum LayoutPriorityRule: Rule {
  private static let type = "UILayoutPriority"
  private static let setters: Set<String> = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]

  static func apply(to program: Program) {
    // Another priority of the code's own may be a number.
    let isOwn =
      program.variableNames.contains("priority")
      && program.typesOfNames["priority"] != [LayoutPriorityRule.type]
    for file in program.files { Visitor(file, comparesPriorities: !isOwn).walk() }
  }

  private final class Visitor: FileVisitor {
    private let comparesPriorities: Bool

    init(_ file: SourceFile, comparesPriorities: Bool) {
      self.comparesPriorities = comparesPriorities
      super.init(file)
    }

    /// `c.priority = 999`, `c.priority < 1000`; those of network tasks go up to 1, of reminders up to 9.
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard comparesPriorities,
        let member = node.leftOperand.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "priority",
        let value = number(node.rightOperand), value > 9
      else { return .visitChildren }
      wrap(node.rightOperand)
      return .visitChildren
    }

    /// `label.setContentHuggingPriority(1000, for: .horizontal)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain
      guard let name, LayoutPriorityRule.setters.contains(name),
        let first = node.arguments.first, first.label == nil, number(first.expression) != nil
      else { return .visitChildren }
      wrap(first.expression)
      return .visitChildren
    }

    /// `let low: UILayoutPriority = 250`.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation?.type.trimmedDescription == LayoutPriorityRule.type,
        let value = node.initializer?.value, number(value) != nil
      {
        wrap(value)
      }
      return .visitChildren
    }

    /// `func pin(at priority: UILayoutPriority = 1000)`.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.type.trimmedDescription == LayoutPriorityRule.type,
        let value = node.defaultValue?.value, number(value) != nil
      {
        wrap(value)
      }
      return .visitChildren
    }

    private func number(_ node: ExprSyntax) -> Double? {
      let isNumber = node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
      return isNumber ? Double(node.trimmedDescription) : nil
    }

    private func wrap(_ node: ExprSyntax) {
      file.edits.insert("\(LayoutPriorityRule.type)(", before: node.range.lowerBound)
      file.edits.insert(")", after: node.range.upperBound)
    }
  }
}
