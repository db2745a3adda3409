import SwiftSyntax

/// Lists of a bundle's files have `URL`s, as on Apple's systems, in place of Foundation's `NSURL`s.
///
///     bundle.urls(forResourcesWithExtension: "json", subdirectory: nil)
///
/// A second method of that name would make calls ambiguous, so UIKit's has another one.
enum BundleListRule: Rule {
  static func apply(to program: Program) {
    let own = program.functionsByName["urls", default: []]
    guard !own.contains(where: { $0.parameters.first?.label == label }) else { return }
    for file in program.files { Visitor(file).walk() }
  }

  private static let label = "forResourcesWithExtension"

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "urls", node.arguments.first?.label?.text == label
      {
        file.edits.replace(member.declName.baseName.range, with: "_urls")
      }
      return .visitChildren
    }
  }
}
