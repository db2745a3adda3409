import SwiftSyntax

/// `func < (lhs: NSNumber, rhs: NSNumber)`: on Linux Foundation compares numbers by an operator of
/// the class, which is as good a choice as the app's own function.
///
/// An own operator of the class hides Foundation's, so the function becomes one.
enum NumberOperatorRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.signature.parameterClause.parameters
      guard node.name.text == "<", node.parent?.is(CodeBlockItemSyntax.self) == true,
        node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true, parameters.count == 2,
        parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" })
      else { return .visitChildren }
      let start = node.range.lowerBound
      let keyword = node.funcKeyword.range.lowerBound
      let opening = "extension NSNumber { "
      file.edits.insert(keyword == start ? opening + "static " : opening, before: start)
      if keyword != start { file.edits.insert("static ", before: keyword) }
      for modifier in node.modifiers where modifier.name.text == "private" {
        file.edits.replace(modifier.range, with: "fileprivate")
      }
      file.edits.insert(" }", after: node.range.upperBound)
      return .visitChildren
    }
  }
}
