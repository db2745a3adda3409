import SwiftIfConfig
import SwiftSyntax

/// `#if os(iOS)`, `canImport(UIKit)`, `targetEnvironment(simulator)`: each condition becomes the
/// answer that it has on iOS.
enum ConditionRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
      let active = file.regions.activeClause(for: node)
      for clause in node.clauses {
        guard let condition = clause.condition else { continue }
        file.replacePadded(condition.range, with: clause.id == active?.id ? "true" : "false")
      }
      return super.visit(node)
    }
  }
}
