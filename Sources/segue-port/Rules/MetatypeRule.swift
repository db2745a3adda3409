import SwiftSyntax

/// `type(of: self)` in a type that has a variable `type`: Swift 3 never took that for the variable.
enum MetatypeRule: Rule {
  static func apply(to program: Program) {
    let types = program.files.flatMap(\.types)
    let named = Set(
      types.filter { type in
        type.members.contains { $0.kind == .variable && $0.base == "type" && !$0.isStatic }
      }.map(\.name)
    )
    for file in program.files { Visitor(file, named).walk() }
  }

  private final class Visitor: FileVisitor {
    /// The types that have a variable `type`.
    private let named: Set<String>

    init(_ file: SourceFile, _ named: Set<String>) {
      self.named = named
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if asksType(node), isIn(named, Syntax(node)) {
        file.edits.insert("Swift.", before: node.calledExpression.range.lowerBound)
      }
      return .visitChildren
    }

    /// `type(of: self)`.
    private func asksType(_ node: FunctionCallExprSyntax) -> Bool {
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain == "type"
        && node.arguments.count == 1 && node.arguments.first?.label?.plain == "of"
    }

    private func isIn(_ names: Set<String>, _ node: Syntax) -> Bool {
      file.types.contains {
        names.contains($0.name) && $0.node.range.contains(node.range.lowerBound)
      }
    }
  }
}
