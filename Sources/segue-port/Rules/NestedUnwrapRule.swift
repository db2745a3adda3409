import SwiftSyntax

/// `let change: (UIView!) -> Void`: Swift 3 and 4 had an implicitly unwrapped parameter of a closure's type; since
/// Swift 5 only declarations have one.
///
/// The mark goes: such closures are handed what is there.
enum NestedUnwrapRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind
    {
      if node.parent?.is(TupleTypeElementSyntax.self) == true,
        node.parent?.parent?.parent?.is(FunctionTypeSyntax.self) == true
      {
        file.edits.replace(node.exclamationMark.range, with: "")
      }
      return .visitChildren
    }
  }
}
