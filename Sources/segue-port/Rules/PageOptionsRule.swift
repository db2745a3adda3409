import SwiftSyntax

/// `override init(transitionStyle:navigationOrientation:options: [String: Any]?)`: since Swift 4.2
/// the keys have a type of their own, and with strings nothing is overridden.
enum PageOptionsRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private static let labels = ["transitionStyle", "navigationOrientation", "options"]

  private final class Visitor: FileVisitor {
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      let parameters = node.signature.parameterClause.parameters
      // Without it, the initializer is one of the code's own.
      guard node.modifiers.contains(where: { $0.name.text == "override" }),
        parameters.map(\.firstName.text) == labels,
        let type = parameters.last?.type.as(OptionalTypeSyntax.self)?.wrappedType
          .as(DictionaryTypeSyntax.self),
        type.key.trimmedDescription == "String"
      else { return .visitChildren }
      file.edits.replace(type.key.range, with: "UIPageViewController.OptionsKey")
      return .visitChildren
    }
  }
}
