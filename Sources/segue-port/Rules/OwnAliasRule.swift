import SwiftSyntax

/// `class Router: Base, Router.Routes { typealias Routes = Closing & Sharing }`: compilers of before
/// Swift 6 looked into the type for what it adopts, and newer ones report a circular reference.
///
/// What the alias stands for is adopted in its place.
enum OwnAliasRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      replaceAliases(of: node.name, node.inheritanceClause, node.memberBlock)
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      replaceAliases(of: node.name, node.inheritanceClause, node.memberBlock)
      return .visitChildren
    }

    private func replaceAliases(
      of name: TokenSyntax,
      _ clause: InheritanceClauseSyntax?,
      _ block: MemberBlockSyntax
    ) {
      for inherited in clause?.inheritedTypes ?? [] {
        guard let type = inherited.type.as(MemberTypeSyntax.self),
          type.baseType.trimmedDescription == name.text
        else { continue }
        let aliases = block.members.compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
        guard let alias = aliases.first(where: { $0.name.text == type.name.text }),
          alias.genericParameterClause == nil
        else { continue }
        // A space for each comment in between: it would end what follows on the line.
        let words = alias.initializer.value.tokens(viewMode: .sourceAccurate).map { token in
          (token.leadingTrivia.isEmpty ? "" : " ") + token.text
            + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        let line = words.joined().split(separator: " ").joined(separator: " ")
        file.edits.replace(type.range, with: line)
      }
    }
  }
}
