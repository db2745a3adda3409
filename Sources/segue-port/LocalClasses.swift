import SwiftSyntax

/// Classes that are declared in functions, which no table names: a selector of one
/// brings the method itself.
enum LocalClasses {
  /// `Local.tick(_:)` with its selector, where `#selector` means a method of a class in a function.
  ///
  /// - Parameter base: what stands before the method; nil for the class around the expression.
  static func selector(
    _ name: DeclReferenceExprSyntax,
    of base: ExprSyntax?,
    at node: Syntax
  ) -> String? {
    let text = base?.trimmedDescription
    let isOwn = text.map { ["self", "Self", "type(of: self)"].contains($0) } ?? true
    let word = name.baseName.plain
    let labels = name.argumentNames?.arguments.map(\.name.text)
    guard let type = isOwn ? around(node) : text.flatMap({ named($0, at: node) }),
      type.genericParameterClause == nil
    else { return nil }
    let methods = type.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
      .filter {
        $0.name.plain == word && Set($0.modifiers.names).isDisjoint(with: ["static", "class"])
      }
    guard let method = methods.first(where: { labels == nil || self.labels(of: $0) == labels })
    else { return nil }
    let own = self.labels(of: method)
    let reference = own.isEmpty ? word : "\(word)(\(own.map { "\($0):" }.joined()))"
    let selector = quoted(SelectorNames.name(base: word, labels: own))
    return "Selector(\(selector), \(type.name.text).\(reference))"
  }

  private static func labels(of method: FunctionDeclSyntax) -> [String] {
    method.signature.parameterClause.parameters.map(\.firstName.text)
  }

  /// The class around an expression, if it is in a function.
  private static func around(_ node: Syntax) -> ClassDeclSyntax? {
    let type = node.enclosing { node -> (any DeclGroupSyntax)? in
      node.asProtocol((any DeclGroupSyntax).self)
    }
    guard let type = type?.as(ClassDeclSyntax.self), isLocal(type) else { return nil }
    return type
  }

  /// The class of that name in the functions around an expression.
  private static func named(_ name: String, at node: Syntax) -> ClassDeclSyntax? {
    node.enclosing { node -> ClassDeclSyntax? in
      node.as(CodeBlockItemListSyntax.self)?.lazy.compactMap { $0.item.as(ClassDeclSyntax.self) }
        .first { $0.name.plain == name && isLocal($0) }
    }
  }

  private static func isLocal(_ type: ClassDeclSyntax) -> Bool {
    guard let list = type.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return false }
    return list.parent?.is(SourceFileSyntax.self) == false
  }
}
