import SwiftSyntax

/// What stands in lists of objects of which nothing more is known:
/// `for item in json as! [AnyObject]`.
struct ObjectElements {
  let program: Program

  /// Methods that call a closure with each element.
  private static let visits: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "first", "last", "contains", "firstIndex",
    "allSatisfy",
  ]

  /// `[String: AnyObject]`, also optional.
  static func isDictionary(_ type: String) -> Bool {
    let type = plain(type)
    return type.hasSuffix(":AnyObject]") && !type.hasPrefix("[[")
  }

  /// `list as Array` of an `NSArray` is one, too.
  private static func isList(_ type: String) -> Bool {
    ["[AnyObject]", "Array"].contains(plain(type))
  }

  /// The type without spaces and the marks of optionals.
  private static func plain(_ type: String) -> String {
    let type = type.filter { !$0.isWhitespace }
    return type.last.map { "?!".contains($0) } == true ? String(type.dropLast()) : type
  }

  /// `list[0]`, `list.first` of such a list, and a name for its elements.
  func isElement(_ node: ExprSyntax) -> Bool {
    if let name = node.as(DeclReferenceExprSyntax.self) {
      return isElement(name.baseName.plain, at: Syntax(node))
    }
    if let member = node.as(MemberAccessExprSyntax.self) {
      return ["first", "last"].contains(member.declName.baseName.plain)
        && member.base.map(isList) == true
    }
    guard let call = node.as(SubscriptCallExprSyntax.self), call.arguments.count == 1,
      call.arguments.first?.expression.is(StringLiteralExprSyntax.self) == false
    else { return false }
    return isList(call.calledExpression)
  }

  /// Whether a name is that of a loop, or of a closure's parameter, for the elements of such a
  /// list.
  private func isElement(_ name: String, at node: Syntax) -> Bool {
    var here = node.parent
    while let next = here {
      if let loop = next.as(ForStmtSyntax.self), loop.body.range.contains(node.range),
        loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
      {
        // `for item: [String: String] in list as! Array` says what they are.
        if let type = loop.typeAnnotation?.type, type.names != ["AnyObject"] { return false }
        return isList(loop.sequence)
      }
      if let block = next.as(CodeBlockItemListSyntax.self), declares(name, block) { return false }
      if let closure = next.as(ClosureExprSyntax.self) {
        let names = names(of: closure)
        if names.contains(name) { return names == [name] && isVisit(closure) }
      }
      if next.is(FunctionDeclSyntax.self) { return false }
      here = next.parent
    }
    return false
  }

  private func declares(_ name: String, _ block: CodeBlockItemListSyntax) -> Bool {
    block.contains { item in
      item.item.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
      } == true
    }
  }

  /// The names of a closure's parameters.
  private func names(of closure: ClosureExprSyntax) -> [String] {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: list.map(\.name.plain)
    case .parameterClause(let clause)?:
      clause.parameters.map { ($0.secondName ?? $0.firstName).plain }
    default: ["$0"]
    }
  }

  /// `list.map { … }`.
  private func isVisit(_ closure: ClosureExprSyntax) -> Bool {
    let argument = closure.parent?.as(LabeledExprSyntax.self)?.parent?.parent
    guard let call = (argument ?? closure.parent)?.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      Self.visits.contains(member.declName.baseName.plain)
    else { return false }
    return member.base.map(isList) == true
  }

  /// A name that is declared as such a list wherever it is, or an expression that is cast to one.
  private func isList(_ node: ExprSyntax) -> Bool {
    if let chain = node.as(OptionalChainingExprSyntax.self) { return isList(chain.expression) }
    if let force = node.as(ForceUnwrapExprSyntax.self) { return isList(force.expression) }
    if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { isList($0.expression) } == true
    }
    if let cast = node.as(AsExprSyntax.self) {
      return cast.type.names.contains(where: Self.isList)
    }
    if let choice = node.as(InfixOperatorExprSyntax.self),
      choice.operator.trimmedDescription == "??"
    {
      return isList(choice.leftOperand)
    }
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.plain
      ?? node.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.trimmedDescription == "self" ? $0.declName.baseName.plain : nil
      }
    guard let types = name.flatMap({ program.typesOfNames[$0] }), !types.isEmpty else {
      return false
    }
    return types.allSatisfy(Self.isList)
  }
}
