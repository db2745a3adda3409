import SwiftSyntax

/// `Selector(("tapped"))` where the app declares no method of that name becomes
/// `Selector(("tapped"), isDeclared: false)`: on iOS an object that gets it raises an exception.
///
/// Without the mark a method that no table lists could only be one that the port cannot make
/// callable.
enum MissingSelectorRule: Rule {
  static func apply(to program: Program) {
    let literals = program.files.map { file in
      let visitor = LiteralCollector(file)
      visitor.walk()
      return (file, visitor.found)
    }
    guard literals.contains(where: { !$0.1.isEmpty }) else { return }
    var names: Set<String> = []
    for file in program.files {
      let visitor = NameCollector(file)
      visitor.walk()
      // Methods that come into being at run time have no declaration.
      guard !visitor.isDynamic else { return }
      names.formUnion(visitor.names)
    }
    for (file, calls) in literals {
      for call in calls where !names.contains(call.name) {
        if let last = call.node.arguments.last {
          file.edits.insert(", isDeclared: false", after: last.range.upperBound)
        }
        if call.node.calledExpression.trimmedDescription != "Selector" {
          file.edits.replace(call.node.calledExpression.range, with: "Selector")
        }
      }
    }
  }

  private final class LiteralCollector: FileVisitor {
    var found: [(node: FunctionCallExprSyntax, name: String)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
        ["Selector", "NSSelectorFromString"].contains(callee.baseName.plain),
        node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil
      else { return .visitChildren }
      var text = argument.expression
      while let tuple = text.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first?.expression
      {
        text = inner
      }
      // A name with an underscore is one of Apple's own methods.
      guard let name = text.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
        !name.isEmpty, !name.hasPrefix("_")
      else { return .visitChildren }
      found.append((node, name))
      return .visitChildren
    }
  }

  /// The selectors of everything that is declared, in functions too.
  private final class NameCollector: FileVisitor {
    var names: Set<String> = []
    var isDynamic = false

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.signature.parameterClause.parameters.map(\.firstName.plain)
      names.insert(SelectorNames.name(base: node.name.plain, labels: labels))
      isDynamic =
        isDynamic || ["resolveInstanceMethod", "forwardInvocation"].contains(node.name.plain)
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else {
          continue
        }
        names.formUnion([name, SelectorNames.setter(name)])
      }
      return .visitChildren
    }

    /// `@objc(name:)` of a member, or of one of its accessors.
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      if node.attributeName.trimmedDescription == "objc", let arguments = node.arguments {
        let name = arguments.trimmedDescription
        names.formUnion([name, SelectorNames.setter(name)])
      }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      isDynamic =
        isDynamic || ["class_addMethod", "class_replaceMethod"].contains(node.baseName.plain)
      return .visitChildren
    }
  }
}
