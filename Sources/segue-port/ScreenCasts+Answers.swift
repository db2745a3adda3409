import SwiftSyntax

/// What a delegate answers for a screen that it asks for, and for others.
extension ScreenCastCollector {
  /// Whether a screen of the class is answered with nil: `if toVC is Plain { return nil }`.
  func isRefused(_ node: some SyntaxProtocol) -> Bool {
    var inner = Syntax(node)
    var isTrue = true
    while let parent = inner.parent, !parent.is(CodeBlockItemSyntax.self) {
      if parent.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" { isTrue.toggle() }
      if let choice = parent.as(TernaryExprSyntax.self), inner.id == Syntax(choice.condition).id {
        return (isTrue ? choice.thenExpression : choice.elseExpression).is(
          NilLiteralExprSyntax.self
        )
      }
      if let choice = parent.as(IfExprSyntax.self) {
        return isTrue && inner.id == Syntax(choice.conditions).id && isNil(choice.body)
      }
      if let check = parent.as(GuardStmtSyntax.self) { return !isTrue && isNil(check.body) }
      inner = parent
    }
    return false
  }

  private func isNil(_ body: CodeBlockSyntax) -> Bool {
    guard body.statements.count == 1, let only = body.statements.first else { return false }
    return isNil(only)
  }

  private func isNil(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.item.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
  }

  /// Whether a delegate has nothing for screens of other classes:
  /// `if toVC is Detail { return Zoom() }; return nil`.
  func isUnansweredOtherwise(_ node: some SyntaxProtocol) -> Bool {
    guard let function = function(of: node), Self.questions.contains(function) else { return false }
    var inner = Syntax(node)
    while let parent = inner.parent {
      if let choice = parent.as(TernaryExprSyntax.self) {
        return inner.id == Syntax(choice.condition).id
          && choice.elseExpression.is(NilLiteralExprSyntax.self)
      }
      if let choice = parent.as(IfExprSyntax.self) {
        guard inner.id == Syntax(choice.conditions).id else { return false }
        if case .codeBlock(let other) = choice.elseBody { return isNil(other) }
        return choice.elseBody == nil && statement(after: choice).map(isNil) == true
      }
      if let pair = parent.as(InfixOperatorExprSyntax.self) {
        guard ["&&", "!="].contains(pair.operator.trimmedDescription) else { return false }
      } else if parent.is(PrefixOperatorExprSyntax.self) || parent.is(CodeBlockItemSyntax.self) {
        return false
      }
      inner = parent
    }
    return false
  }

  /// Names, or first labels, of the methods in which a delegate chooses an animator.
  private static let questions: Set = [
    "navigationController", "tabBarController", "forPresented", "forDismissed",
  ]

  private func statement(after choice: IfExprSyntax) -> CodeBlockItemSyntax? {
    let item = choice.parent.flatMap {
      $0.as(CodeBlockItemSyntax.self) ?? $0.parent?.as(CodeBlockItemSyntax.self)
    }
    guard let item, let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.firstIndex(where: { $0.id == item.id })
    else { return nil }
    let next = list.index(after: index)
    return next < list.endIndex ? list[next] : nil
  }
}
