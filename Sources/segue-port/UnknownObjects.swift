import SwiftSyntax

/// Objects of which the code says only that they are some: parameters and variables that are an
/// AnyObject, and what is in dictionaries of them.
struct UnknownObjects {
  let program: Program
  private var elements: ObjectElements { ObjectElements(program: program) }

  /// A name, or `unsafeBitCast(CFDictionaryGetValue(properties, key), to: AnyObject.self)`.
  func isAnyObject(_ expression: ExprSyntax, at node: Syntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.plain {
      if isAnyObject(name, at: node) { return true }
    }
    if StoredObjects(program: program).has(expression) || isConstrainedItem(expression) {
      return true
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 2 else {
      return false
    }
    return call.calledExpression.trimmedDescription == "unsafeBitCast"
      && call.arguments.last?.expression.trimmedDescription == "AnyObject.self"
  }

  /// `constraint.firstItem`, of which UIKit says only that it is an object.
  private func isConstrainedItem(_ expression: ExprSyntax) -> Bool {
    guard let member = expression.as(MemberAccessExprSyntax.self), member.base != nil,
      ["firstItem", "secondItem"].contains(member.declName.baseName.plain)
    else { return false }
    let name = member.declName.baseName.plain
    return !program.files.contains { file in
      file.types.contains { type in
        type.members.contains { $0.kind == .variable && $0.base == name }
      }
    }
  }

  /// `userInfo["key"]` of a dictionary that is declared to hold objects.
  func isObjectOfDictionary(_ node: ExprSyntax) -> Bool {
    guard let call = node.as(SubscriptCallExprSyntax.self), call.arguments.count == 1 else {
      return false
    }
    let called =
      call.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? call.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
      ?? call.calledExpression
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName.plain else { return false }
    return program.typesOfNames[name]?.contains(where: ObjectElements.isDictionary) == true
  }

  /// A parameter or a property that is an AnyObject, or one out of a dictionary of them.
  func isUnknownObject(_ node: ExprSyntax, at place: Syntax) -> Bool {
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain else {
      return isObjectOfDictionary(node) || elements.isElement(node)
    }
    if let types = program.typesOfNames[name], !types.isEmpty,
      types.isSubset(of: ["AnyObject", "AnyObject?", "AnyObject!"])
    {
      return true
    }
    return isAnyObject(name, at: place) || elements.isElement(node)
  }

  /// Whether the innermost enclosing function has an AnyObject parameter or variable of that
  /// name, or an `if let` around takes it out of a dictionary of objects.
  private func isAnyObject(_ name: String, at node: Syntax) -> Bool {
    var here = node.parent
    while let next = here {
      if let block = next.as(CodeBlockItemListSyntax.self),
        let variable = variable(name, of: block, before: node)
      {
        return variable.typeAnnotation?.type.names == ["AnyObject"]
      }
      let signature =
        next.as(FunctionDeclSyntax.self)?.signature
        ?? next.as(InitializerDeclSyntax.self)?.signature
      if let signature {
        return signature.parameterClause.parameters.contains { parameter in
          (parameter.secondName ?? parameter.firstName).plain == name
            && parameter.type.names == ["AnyObject"]
        }
      }
      if let branch = next.as(IfExprSyntax.self),
        let value = branch.conditions.compactMap({ boundValue(name, $0) }).last
      {
        if isObjectOfDictionary(value) { return true }
        if branch.body.position <= node.position, node.endPosition <= branch.body.endPosition {
          return false
        }
      }
      here = next.parent
    }
    return false
  }

  private func variable(
    _ name: String,
    of block: CodeBlockItemListSyntax,
    before node: Syntax
  ) -> PatternBindingSyntax? {
    block.prefix { $0.endPosition <= node.position }
      .flatMap { $0.item.as(VariableDeclSyntax.self).map { Array($0.bindings) } ?? [] }
      .last { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name }
  }

  /// `if let joke = json["joke"]`.
  private func boundValue(_ name: String, _ condition: ConditionElementSyntax) -> ExprSyntax? {
    guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self),
      binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
    else { return nil }
    return binding.initializer?.value
  }
}
