import SwiftSyntax

/// Gives what is called on `super` another name.
final class SuperVisitor: FileVisitor {
  let name: String
  let replacement: String

  init(_ file: SourceFile, _ name: String, _ replacement: String) {
    self.name = name
    self.replacement = replacement
    super.init(file)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.plain == name {
      file.edits.replace(node.declName.baseName.range, with: replacement)
    }
    return .visitChildren
  }
}
