import SwiftSyntax

/// Properties that hold objects of which nothing more is known: `weak var target: AnyObject?`.
struct StoredObjects {
  let program: Program

  /// Whether an expression is such a property, by its name alone or behind `self`.
  func has(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base?.trimmedDescription == "self" && isStored(member.declName.baseName.plain)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plain else {
      return false
    }
    let place = Syntax(expression)
    return (isStored(name) || isOfType(around: place, name)) && !isHidden(name, at: place)
  }

  /// Whether every declaration of a name that has a type says so.
  private func isStored(_ name: String) -> Bool {
    guard program.madeTypes[name] == nil, program.typesOfNames[name] == ["AnyObject"] else {
      return false
    }
    return program.files.contains { file in
      file.types.contains { type in
        type.members.contains { $0.kind == .variable && $0.base == name }
      }
    }
  }

  /// Whether the class or structure around a place declares the name so, and no parameter has it.
  private func isOfType(around place: Syntax, _ name: String) -> Bool {
    place.enclosing { here -> Bool? in
      let signature =
        here.as(FunctionDeclSyntax.self)?.signature
        ?? here.as(InitializerDeclSyntax.self)?.signature
      if let parameters = signature?.parameterClause.parameters {
        return parameters.contains { ($0.secondName ?? $0.firstName).plain == name } ? false : nil
      }
      let members =
        here.as(ClassDeclSyntax.self)?.memberBlock ?? here.as(StructDeclSyntax.self)?.memberBlock
      guard let members else { return nil }
      return members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap(\.bindings).contains { binding in
          binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
            && ["AnyObject", "AnyObject?", "AnyObject!"]
              .contains(binding.typeAnnotation?.type.trimmedDescription)
        }
    } ?? false
  }

  /// Whether a closure, a loop or a variable around gives the name to something else.
  private func isHidden(_ name: String, at node: Syntax) -> Bool {
    node.enclosing { here -> Bool? in
      if let closure = here.as(ClosureExprSyntax.self) {
        let names = closure.signature?.parameterClause?.tokens(viewMode: .sourceAccurate)
        return names?.contains { $0.plain == name } == true ? true : nil
      }
      if let loop = here.as(ForStmtSyntax.self) {
        return binds(name, loop.pattern) ? true : nil
      }
      if let branch = here.as(IfExprSyntax.self) {
        return branch.conditions.contains { hides(name, $0) } ? true : nil
      }
      if let block = here.as(CodeBlockItemListSyntax.self) {
        let before = block.prefix { $0.endPosition <= node.position }
        return before.contains { hides(name, $0.item) } ? true : nil
      }
      return nil
    } ?? false
  }

  private func hides(_ name: String, _ item: CodeBlockItemSyntax.Item) -> Bool {
    if let guarding = item.as(GuardStmtSyntax.self) {
      return guarding.conditions.contains { hides(name, $0) }
    }
    return item.as(VariableDeclSyntax.self)?.bindings.contains {
      $0.typeAnnotation == nil && binds(name, $0.pattern) && !isItself(name, $0.initializer)
    } == true
  }

  private func hides(_ name: String, _ condition: ConditionElementSyntax) -> Bool {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self) else {
      return false
    }
    return binds(name, binding.pattern) && !isItself(name, binding.initializer)
  }

  private func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
    pattern.tokens(viewMode: .sourceAccurate).contains { $0.plain == name }
  }

  /// `if let target`, `if let target = self.target`.
  private func isItself(_ name: String, _ initializer: InitializerClauseSyntax?) -> Bool {
    guard let value = initializer?.value.trimmedDescription else { return true }
    return value == name || value == "self.\(name)"
  }
}
