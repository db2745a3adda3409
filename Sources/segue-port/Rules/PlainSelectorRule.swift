import SwiftSyntax

/// `override func responds(to selector: Selector)` overrides a method that takes a `Selector!`.
///
/// Swift accepts that for methods of Objective-C alone, so the parameter gets its `!`.
enum PlainSelectorRule: Rule {
  /// Methods of `NSObject` that take `Selector!`, by their base names.
  private static let names: Set<String> = [
    "responds", "instancesRespond", "forwardingTarget", "doesNotRecognizeSelector", "perform",
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard PlainSelectorRule.names.contains(node.name.text),
        node.modifiers.contains(where: { $0.name.text == "override" })
      else { return .visitChildren }
      for parameter in node.signature.parameterClause.parameters
      where parameter.type.trimmedDescription == "Selector" {
        file.edits.insert("!", after: parameter.type.range.upperBound)
      }
      return .visitChildren
    }
  }
}
