import SwiftSyntax

/// `Gallery.Photo` in a file of `Sources/Gallery`, whose module is compiled under another name, as
/// that of a file which is named alone: the type is looked up where it is.
enum OwnModuleRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file, program).walk() }
  }

  private final class Visitor: FileVisitor {
    private let program: Program
    /// What the module may be called: it usually has the name of a folder around its files.
    private let names: Set<String>

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      let folders = file.path.split(separator: "/").dropLast().map(String.init)
      names = Set(folders).filter { name in
        // A folder of extensions has the name of what they extend.
        !["UI", "NS", "CA", "CG"].contains { name.hasPrefix($0) } && !program.known.contains(name)
          && !program.variableNames.contains(name) && program.module(name) == nil
          && program.resolve(name, in: file.moduleName) == nil
      }
      super.init(file)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.as(DeclReferenceExprSyntax.self) {
        rename(base.baseName, before: node.declName.baseName)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.baseType.as(IdentifierTypeSyntax.self) {
        rename(base.name, before: node.name)
      }
      return .visitChildren
    }

    private func rename(_ token: TokenSyntax, before member: TokenSyntax) {
      guard names.contains(token.plain),
        program.resolve(member.plain, in: file.moduleName)?.key.module == file.moduleName
      else { return }
      let module = program.renames[file.moduleName] ?? file.moduleName
      file.edits.replace(token.range, with: module)
    }
  }
}
