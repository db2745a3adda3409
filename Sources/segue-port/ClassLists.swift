import SwiftSyntax

/// Lists of classes without a type of their own: `let demos = [("Cards", CardController.self)]`.
struct ClassLists {
  private let classes: [String: Set<String>]

  init(_ program: Program) {
    var classes: [String: Set<String>] = [:]
    for file in program.files {
      let visitor = Visitor(file)
      visitor.walk()
      classes.merge(visitor.classes) { $0.union($1) }
    }
    self.classes = classes
  }

  /// The classes that a list of this name has.
  func classes(in list: String) -> [String]? { classes[list].map { $0.sorted() } }

  /// The classes that a local variable may hold which is or has an element of a list: `let (_, type) = demos[row]`.
  func classes(heldBy name: String, at node: Syntax) -> [String]? {
    guard !classes.isEmpty else { return nil }
    return node.enclosing { here -> [String]? in
      if let loop = here.as(ForStmtSyntax.self), binds(name, loop.pattern) {
        return list(loop.sequence)
      }
      guard let block = here.as(CodeBlockItemListSyntax.self) else { return nil }
      let before = block.prefix { $0.endPosition <= node.position }
      let bindings = before.compactMap { $0.item.as(VariableDeclSyntax.self)?.bindings }.joined()
      let value = bindings.last { binds(name, $0.pattern) }?.initializer?.value
      return value.flatMap(element)
    }
  }

  private func element(_ node: ExprSyntax) -> [String]? {
    if let part = node.as(MemberAccessExprSyntax.self) { return part.base.flatMap(element) }
    return node.as(SubscriptCallExprSyntax.self).flatMap { list($0.calledExpression) }
  }

  private func list(_ node: ExprSyntax) -> [String]? {
    let name =
      node.as(DeclReferenceExprSyntax.self)?.baseName.plain
      ?? node.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
    return name.flatMap(classes(in:))
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
        let list = node.initializer?.value.as(ArrayExprSyntax.self)
      else { return .visitChildren }
      let found = list.elements.flatMap { types($0.expression) }
      if !found.isEmpty { classes[name, default: []].formUnion(found) }
      return .visitChildren
    }

    /// `Card.self`, alone or in a tuple.
    private func types(_ node: ExprSyntax) -> [String] {
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
