import SwiftSyntax

/// `case list()` carries nothing, which Swift 4 allowed: it carries an empty tuple, so that
/// `.list()` still makes and matches it.
enum EmptyCaseRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { CaseVisitor(file).walk() }
  }

  private final class CaseVisitor: FileVisitor {
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      if let clause = node.parameterClause, clause.parameters.isEmpty {
        file.edits.replace(clause.range, with: "(_: Void = ())")
      }
      return .skipChildren
    }
  }
}
