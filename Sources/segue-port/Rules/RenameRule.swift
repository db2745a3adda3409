import SwiftSyntax

/// A module whose name is taken is compiled under another one: imports and qualified names are
/// changed.
enum RenameRule: Rule {
  static func apply(to program: Program) {
    guard !program.renames.isEmpty else { return }
    for file in program.files {
      for node in file.imports {
        guard let first = node.path.first, let new = program.renames[first.name.plain] else {
          continue
        }
        file.edits.replace(first.name.range, with: new)
      }
      Visitor(file, program).walk()
    }
  }

  private final class Visitor: FileVisitor {
    let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) { rename(base.baseName) }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self) { rename(base.name) }
      return .visitChildren
    }

    /// A type or variable of the name stands before the module.
    private func rename(_ token: TokenSyntax) {
      let name = token.plain
      guard let new = program.renames[name], !program.variableNames.contains(name),
        program.resolve(name, in: file.moduleName) == nil
      else { return }
      file.edits.replace(token.range, with: new)
    }
  }
}
