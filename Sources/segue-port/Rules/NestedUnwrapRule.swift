import SwiftSyntax

/// `let change: (UIView!) -> Void`, `[UIView!]`: Swift 3 and 4 had implicitly unwrapped types
/// inside others; since Swift 5 only declarations have one.
///
/// The mark goes: such closures are handed what is there, and such lists hold it.
enum NestedUnwrapRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind
    {
      if let cast = node.parent?.as(AsExprSyntax.self) {
        if !moveToDeclaration(node, cast) {
          file.edits.replace(node.exclamationMark.range, with: "?")
        }
      } else if isNested(node) {
        file.edits.replace(node.exclamationMark.range, with: "")
      }
      return .visitChildren
    }

    private func isNested(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      return parent.is(TupleTypeElementSyntax.self) || parent.is(ArrayTypeSyntax.self)
        || parent.is(DictionaryTypeSyntax.self) || parent.is(GenericArgumentSyntax.self)
    }

    /// `var cell = list.cell() as Cell!` becomes `var cell: Cell! = list.cell()`.
    private func moveToDeclaration(
      _ node: ImplicitlyUnwrappedOptionalTypeSyntax,
      _ cast: AsExprSyntax
    ) -> Bool {
      guard cast.questionOrExclamationMark == nil,
        let binding = cast.parent?.parent?.as(PatternBindingSyntax.self),
        binding.typeAnnotation == nil
      else { return false }
      file.edits.insert(": \(node.trimmedDescription)", after: binding.pattern.range.upperBound)
      file.edits.replace(cast.expression.range.upperBound..<node.range.upperBound, with: "")
      return true
    }
  }
}
