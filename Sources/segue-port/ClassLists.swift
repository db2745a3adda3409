import SwiftSyntax

/// Lists of classes: `let demos = [("Cards", CardController.self)]`,
/// `let pages: [[UIViewController.Type]]`.
struct ClassLists {
  private let program: Program
  /// Those without a type of their own, by name.
  private let classes: [String: Set<String>]

  init(_ program: Program) {
    self.program = program
    var classes: [String: Set<String>] = [:]
    for file in program.files {
      let visitor = Visitor(file)
      visitor.walk()
      classes.merge(visitor.classes) { $0.union($1) }
    }
    self.classes = classes
  }

  /// The classes that a list of this name has.
  private func classes(in list: String) -> [String]? {
    let words = (program.typesOfNames[list] ?? []).flatMap { type in
      type.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }
    }
    let typed = Set(words.filter { $0.hasSuffix(".Type") }.map { String($0.dropLast(5)) })
    return typed.count == 1 ? Array(typed) : classes[list].map { $0.sorted() }
  }

  /// The classes that a local variable may hold which is or has an element of a list:
  /// `let (_, type) = demos[row]`.
  func classes(heldBy name: String, at node: Syntax) -> [String]? {
    node.enclosing { here -> [String]? in
      if let loop = here.as(ForStmtSyntax.self), binds(name, loop.pattern),
        loop.body.range.contains(node.range)
      {
        return list(loop.sequence)
      }
      if let closure = here.as(ClosureExprSyntax.self) { return passed(to: closure, as: name) }
      if let test = here.as(IfExprSyntax.self), test.body.range.contains(node.range) {
        return bound(name, by: test.conditions)
      }
      guard let block = here.as(CodeBlockItemListSyntax.self) else { return nil }
      let before = block.prefix { $0.endPosition <= node.position }
      return before.reversed().lazy.compactMap { bound(name, by: $0) }.first
    }
  }

  /// The classes of what an expression takes out of a list: `demos[row].1`,
  /// `pages[section][row]`, `types.first`.
  func classes(takenBy node: ExprSyntax) -> [String]? {
    if let force = node.as(ForceUnwrapExprSyntax.self) { return classes(takenBy: force.expression) }
    if let chain = node.as(OptionalChainingExprSyntax.self) {
      return classes(takenBy: chain.expression)
    }
    if let part = node.as(MemberAccessExprSyntax.self), let base = part.base {
      return ["first", "last"].contains(part.declName.baseName.plain)
        ? list(base) : classes(takenBy: base)
    }
    if let call = node.as(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self),
      method.declName.baseName.plain == "randomElement"
    {
      return method.base.flatMap(list)
    }
    return node.as(SubscriptCallExprSyntax.self).flatMap {
      list($0.calledExpression) ?? classes(takenBy: $0.calledExpression)
    }
  }

  /// The classes of a list by its name, or of the part of a list that a local variable holds.
  private func list(_ node: ExprSyntax) -> [String]? {
    if let member = node.as(MemberAccessExprSyntax.self) {
      return classes(in: member.declName.baseName.plain)
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain else { return nil }
    return classes(in: name) ?? classes(heldBy: name, at: Syntax(node))
  }

  /// What a list passes to the closure of one of its methods: `types.map { $0.init() }`.
  private func passed(to closure: ClosureExprSyntax, as name: String) -> [String]? {
    var names = ["$0"]
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.plain)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).plain }
    default: break
    }
    guard names.contains(name) else { return nil }
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(list)
  }

  /// The classes of a variable of a statement, `let type = demos[row]` or
  /// `guard let type = map[key]`.
  private func bound(_ name: String, by item: CodeBlockItemSyntax) -> [String]? {
    if let test = item.item.as(GuardStmtSyntax.self) { return bound(name, by: test.conditions) }
    let bindings = item.item.as(VariableDeclSyntax.self)?.bindings
    let value = bindings?.last { binds(name, $0.pattern) }?.initializer?.value
    return value.flatMap(classes(takenBy:))
  }

  private func bound(_ name: String, by conditions: ConditionElementListSyntax) -> [String]? {
    let bindings = conditions.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
    let value = bindings.last { binds(name, $0.pattern) }?.initializer?.value
    return value.flatMap(classes(takenBy:))
  }

  private func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.contains { binds(name, $0.pattern) }
    }
    return pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
  }

  private final class Visitor: FileVisitor {
    private(set) var classes: [String: Set<String>] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard node.typeAnnotation == nil,
        let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let value = node.initializer?.value,
        value.is(ArrayExprSyntax.self) || value.is(DictionaryExprSyntax.self)
      else { return .visitChildren }
      let found = types(value)
      if !found.isEmpty { classes[name, default: []].formUnion(found) }
      return .visitChildren
    }

    /// `Card.self`, alone, in a tuple or in a list of lists.
    private func types(_ node: ExprSyntax) -> [String] {
      if let list = node.as(ArrayExprSyntax.self) {
        return list.elements.flatMap { types($0.expression) }
      }
      if let list = node.as(DictionaryExprSyntax.self) {
        guard case .elements(let elements) = list.content else { return [] }
        return elements.flatMap { types($0.value) }
      }
      if let tuple = node.as(TupleExprSyntax.self) {
        return tuple.elements.flatMap { types($0.expression) }
      }
      guard let member = node.as(MemberAccessExprSyntax.self), let base = member.base,
        member.declName.baseName.plain == "self"
      else { return [] }
      return [base.trimmedDescription]
    }
  }
}
