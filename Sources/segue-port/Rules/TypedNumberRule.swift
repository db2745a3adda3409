import SwiftSyntax

/// `constraint.priority = 999`, `UIFont.systemFont(ofSize: 16, weight: 0.4)`: until Swift 3, the
/// priority of a constraint and the weight of a font were plain numbers.
enum TypedNumberRule: Rule {
  private static let type = "UILayoutPriority"
  private static let fonts: Set<String> = [
    "systemFont", "monospacedDigitSystemFont", "monospacedSystemFont",
  ]
  private static let setters: Set<String> = [
    "setContentHuggingPriority", "setContentCompressionResistancePriority",
  ]

  static func apply(to program: Program) {
    // Another priority of the code's own may be a number.
    let isOwn =
      program.variableNames.contains("priority")
      && program.typesOfNames["priority"] != [TypedNumberRule.type]
    for file in program.files { Visitor(file, comparesPriorities: !isOwn).walk() }
  }

  private final class Visitor: FileVisitor {
    private let comparesPriorities: Bool

    init(_ file: SourceFile, comparesPriorities: Bool) {
      self.comparesPriorities = comparesPriorities
      super.init(file)
    }

    /// `c.priority = 999`, `c.priority < 1000`; those of network tasks go up to 1, of reminders up
    /// to 9.
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard comparesPriorities,
        let member = node.leftOperand.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "priority",
        let value = number(node.rightOperand), value > 9
      else { return .visitChildren }
      wrap(node.rightOperand)
      return .visitChildren
    }

    /// `label.setContentHuggingPriority(1000, for: .horizontal)`,
    /// `.systemFont(ofSize: 16, weight: 0.4)`.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let name =
        node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
        ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain
      guard let name else { return .visitChildren }
      if TypedNumberRule.setters.contains(name), let first = node.arguments.first,
        first.label == nil, number(first.expression) != nil
      {
        wrap(first.expression)
      }
      if TypedNumberRule.fonts.contains(name), let last = node.arguments.last,
        last.label?.text == "weight", number(last.expression) != nil
      {
        wrap(last.expression, in: "UIFont.Weight")
      }
      return .visitChildren
    }

    /// `let low: UILayoutPriority = 250`.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if node.typeAnnotation?.type.trimmedDescription == TypedNumberRule.type,
        let value = node.initializer?.value, number(value) != nil
      {
        wrap(value)
      }
      return .visitChildren
    }

    /// `func pin(at priority: UILayoutPriority = 1000)`.
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.type.trimmedDescription == TypedNumberRule.type,
        let value = node.defaultValue?.value, number(value) != nil
      {
        wrap(value)
      }
      return .visitChildren
    }

    private func number(_ node: ExprSyntax) -> Double? {
      if let negative = node.as(PrefixOperatorExprSyntax.self), negative.operator.text == "-" {
        return number(negative.expression).map { -$0 }
      }
      let isNumber = node.is(IntegerLiteralExprSyntax.self) || node.is(FloatLiteralExprSyntax.self)
      return isNumber ? Double(node.trimmedDescription) : nil
    }

    private func wrap(_ node: ExprSyntax, in type: String = TypedNumberRule.type) {
      file.edits.insert("\(type)(", before: node.range.lowerBound)
      file.edits.insert(")", after: node.range.upperBound)
    }
  }
}
