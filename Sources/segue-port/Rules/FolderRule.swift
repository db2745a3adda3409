import SwiftSyntax

/// The folders of an app's home are all there, as on Apple's systems: Foundation knows no library
/// folder here.
///
///     FileManager.default.urls(for: .libraryDirectory, in: .userDomainMask)
///
/// Second functions of those names would make calls ambiguous, so UIKit's have other ones.
enum FolderRule: Rule {
  static func apply(to program: Program) {
    let own = program.functionsByName.filter { name, functions in
      functions.contains { labels[name] == $0.parameters.map(\.label) }
    }
    for file in program.files { Visitor(file, own: Set(own.keys)).walk() }
  }

  private static let labels = [
    "urls": ["for", "in"],
    "url": ["for", "in", "appropriateFor", "create"],
    "NSSearchPathForDirectoriesInDomains": ["_", "_", "_"],
  ]

  private final class Visitor: FileVisitor {
    private let own: Set<String>

    init(_ file: SourceFile, own: Set<String>) {
      self.own = own
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
        rename(member.declName.baseName, of: node) { "_\($0)" }
      } else if let function = node.calledExpression.as(DeclReferenceExprSyntax.self),
        function.baseName.text.hasPrefix("NS")
      {
        rename(function.baseName, of: node) { _ in "FileManager._searchPaths" }
      }
      return .visitChildren
    }

    private func rename(
      _ name: TokenSyntax,
      of call: FunctionCallExprSyntax,
      to new: (String) -> String
    ) {
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      guard !own.contains(name.plain), FolderRule.labels[name.plain] == labels else { return }
      file.edits.replace(name.range, with: new(name.plain))
    }
  }
}
