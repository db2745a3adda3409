import SwiftSyntax

/// `style as! [NSAttributedString.Key: Any]`: on iOS a dictionary of Foundation's, or one whose
/// keys are texts, is also one of a text's attributes, because the keys are texts in Objective-C.
enum AttributeCastRule: Rule {
  static func apply(to program: Program) {
    for file in program.files where file.mentions("NSAttributedString") { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    private let keys: Set = ["NSAttributedString.Key", "NSAttributedStringKey"]

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.questionOrExclamationMark != nil,
        let type = node.type.as(DictionaryTypeSyntax.self),
        keys.contains(type.key.trimmedDescription)
      else { return .visitChildren }
      let value = node.expression
      file.edits.insert("_textAttributes(", before: value.range.lowerBound)
      let isList = value.is(DictionaryExprSyntax.self)
      file.edits.insert(isList ? " as [AnyHashable: Any])" : ")", after: value.range.upperBound)
      return .visitChildren
    }
  }
}
