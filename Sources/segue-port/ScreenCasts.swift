import SwiftSyntax

/// A screen of a transition that code casts to a class or protocol.
struct ScreenCast: Encodable {
  /// `from` or `to`: the key of the transition's context.
  var key: String
  /// The key where `condition` is false, if it decides between the two.
  var otherKey: String?
  /// What must be true for the cast to be made, as it is spelled.
  var condition: String?
  /// The function that has it.
  var function: String?
  /// The containers that the screen is taken out of, outermost first.
  var containers: [String]
  var type: String
  /// Whether the code does not continue without the type: `as!`, or `as?` in a `guard`.
  var isRequired: Bool
  var line: Int
  var column: Int
}

/// Lists the casts of a transition's screens in one declaration, in the order of the text.
final class ScreenCastCollector: FileVisitor {
  private(set) var casts: [ScreenCast] = []
  /// What names stand for.
  private var screens: [String: Screen] = [:]
  private var root: SyntaxIdentifier?

  private struct Screen {
    var key: String
    var otherKey: String?
    var condition: String?
    var containers: [String] = []
    /// The type that it has been cast to.
    var type: String?
  }

  static func casts(in type: TypeDeclaration) -> [ScreenCast] {
    // Only files of transitions need the walk.
    guard type.file.mentions("viewController(forKey") else { return [] }
    let collector = ScreenCastCollector(type.file)
    collector.root = Syntax(type.node).id
    collector.walk(type.node)
    return collector.casts
  }

  // Types inside are listed by themselves.

  private func enter(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    Syntax(node).id == root ? .visitChildren : .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }

  // What names are bound to is known after the value has been visited.

  override func visitPost(_ node: PatternBindingSyntax) {
    bind(node.pattern, to: node.initializer?.value)
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    guard let value = node.initializer?.value else { return }
    bind(node.pattern, to: value)
  }

  private func bind(_ pattern: PatternSyntax, to value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { return }
    screens[name] = value.flatMap(screen)
  }

  override func visitPost(_ node: InfixOperatorExprSyntax) {
    guard node.operator.is(AssignmentExprSyntax.self), let name = node.leftOperand.variableName,
      let found = screen(node.rightOperand)
    else { return }
    screens[name] = found
  }

  override func visitPost(_ node: AsExprSyntax) {
    guard node.questionOrExclamationMark != nil, let type = node.type.names.first,
      type != "UIViewController", let screen = screen(node.expression)
    else { return }
    let place = file.place(of: node.type)
    casts.append(
      ScreenCast(
        key: screen.key,
        otherKey: screen.otherKey,
        condition: screen.condition ?? condition(of: node),
        function: node.enclosing { $0.as(FunctionDeclSyntax.self) }?.name.plain,
        containers: screen.containers,
        type: type,
        isRequired: node.questionOrExclamationMark?.text == "!" || isInGuard(node),
        line: place.line,
        column: place.column
      )
    )
  }

  private func isInGuard(_ node: AsExprSyntax) -> Bool {
    node.enclosing { parent -> Bool? in
      if parent.is(GuardStmtSyntax.self) { return true }
      return parent.is(CodeBlockSyntax.self) ? false : nil
    } ?? false
  }

  /// The condition of the nearest `if` around a cast; with `!` in its other branch.
  private func condition(of node: AsExprSyntax) -> String? {
    var inner = Syntax(node)
    return node.enclosing { parent -> String? in
      defer { inner = parent }
      guard let choice = parent.as(IfExprSyntax.self), choice.conditions.count == 1,
        let first = choice.conditions.first, case .expression(let words) = first.condition
      else { return nil }
      if inner.id == choice.body.id { return words.trimmedDescription }
      return inner.id == choice.elseBody.map({ Syntax($0).id })
        ? "!\(words.trimmedDescription)" : nil
    }
  }

  // MARK: Expressions

  private func screen(_ node: ExprSyntax) -> Screen? {
    if let inner = node.as(ForceUnwrapExprSyntax.self) { return screen(inner.expression) }
    if let inner = node.as(OptionalChainingExprSyntax.self) { return screen(inner.expression) }
    if let inner = node.as(TupleExprSyntax.self), inner.elements.count == 1 {
      return inner.elements.first.flatMap { screen($0.expression) }
    }
    if let cast = node.as(AsExprSyntax.self) {
      guard var found = screen(cast.expression) else { return nil }
      found.type = cast.type.names.first
      return found
    }
    if let choice = node.as(TernaryExprSyntax.self) { return screen(choice) }
    if let call = node.as(FunctionCallExprSyntax.self) { return screen(call) }
    if let element = node.as(SubscriptCallExprSyntax.self) {
      return screen(element.calledExpression)
    }
    if let name = node.variableName { return screens[name] }
    return node.as(MemberAccessExprSyntax.self).flatMap(screen)
  }

  private func screen(_ choice: TernaryExprSyntax) -> Screen? {
    guard var first = screen(choice.thenExpression), let second = screen(choice.elseExpression),
      first.otherKey == nil, second.otherKey == nil, first.containers == second.containers
    else { return nil }
    guard first.key != second.key else { return first }
    first.otherKey = second.key
    first.condition = choice.condition.trimmedDescription
    return first
  }

  /// `context.viewController(forKey: .from)`, and by the key's older names.
  private func screen(_ call: FunctionCallExprSyntax) -> Screen? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.plain == "viewController",
      let argument = call.arguments.first, argument.label?.plain == "forKey"
    else { return nil }
    let key = argument.expression.trimmedDescription
    if key.hasSuffix(".from") || key.hasSuffix("FromViewControllerKey") {
      return Screen(key: "from")
    }
    return key.hasSuffix(".to") || key.hasSuffix("ToViewControllerKey") ? Screen(key: "to") : nil
  }

  /// What a container shows: `stack.topViewController`, `tabs.viewControllers.first`.
  private func screen(_ member: MemberAccessExprSyntax) -> Screen? {
    guard let base = member.base, var found = screen(base) else { return nil }
    let name = member.declName.baseName.plain
    switch name {
    case "first", "last": return found
    case "topViewController", "visibleViewController", "selectedViewController", "viewControllers",
      "children", "childViewControllers":
      let usual =
        switch name {
        case "topViewController", "visibleViewController": "UINavigationController"
        case "selectedViewController": "UITabBarController"
        default: nil as String?
        }
      guard let container = found.type ?? usual else { return nil }
      found.containers.append(container)
      found.type = nil
      return found
    default: return nil
    }
  }
}

extension ExprSyntax {
  /// `name`, or `self.name`.
  fileprivate var variableName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plain }
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return member.declName.baseName.plain
  }
}
