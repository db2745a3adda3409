import SwiftSyntax

/// `formatter.shortWeekdaySymbols!`, `guard let names = formatter.monthSymbols`: the words of a
/// formatter of dates are implicitly unwrapped on iOS (documented), and no optionals in Foundation
/// on Linux.
///
/// They become optionals where code unwraps them. A calendar's lists of the same names are none on
/// iOS, either, so code unwraps only a formatter's.
enum OptionalListRule: Rule {
  private static let names: Set<String> = [
    "eraSymbols", "longEraSymbols", "monthSymbols", "shortMonthSymbols", "veryShortMonthSymbols",
    "standaloneMonthSymbols", "shortStandaloneMonthSymbols", "veryShortStandaloneMonthSymbols",
    "weekdaySymbols", "shortWeekdaySymbols", "veryShortWeekdaySymbols", "standaloneWeekdaySymbols",
    "shortStandaloneWeekdaySymbols", "veryShortStandaloneWeekdaySymbols", "quarterSymbols",
    "shortQuarterSymbols", "standaloneQuarterSymbols", "shortStandaloneQuarterSymbols", "amSymbol",
    "pmSymbol",
  ]

  static func apply(to program: Program) {
    let names = names.subtracting(program.variableNames)
    for file in program.files { Visitor(file, names).walk() }
  }

  private final class Visitor: FileVisitor {
    let names: Set<String>

    init(_ file: SourceFile, _ names: Set<String>) {
      self.names = names
      super.init(file)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard names.contains(node.declName.baseName.text), let base = node.base else {
        return .visitChildren
      }
      if isInChain(base) {
        shorten(node)
      } else if isUnwrapped(node) {
        file.edits.insert("Optional(", before: node.range.lowerBound)
        file.edits.insert(")", after: node.range.upperBound)
      }
      return .visitChildren
    }

    /// `self?.formatter.monthSymbols`: the chain is an optional as it is, and what follows the list
    /// is asked of the list itself.
    private func shorten(_ node: MemberAccessExprSyntax) {
      let mark =
        node.parent?.as(OptionalChainingExprSyntax.self)?.questionMark
        ?? node.parent?.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      if let mark { file.edits.replace(mark.range, with: "") }
    }

    private func isInChain(_ node: ExprSyntax) -> Bool {
      if node.is(OptionalChainingExprSyntax.self) { return true }
      let inner =
        node.as(MemberAccessExprSyntax.self)?.base
        ?? node.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? node.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? node.as(ForceUnwrapExprSyntax.self)?.expression
      return inner.map(isInChain) ?? false
    }

    private func isUnwrapped(_ node: MemberAccessExprSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self) {
        return true
      }
      return parent.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
  }
}
