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
  /// Whether the code does not continue without the type: `as!`, `as?` in a `guard`, or a
  /// delegate's question without which it answers nil.
  var isRequired: Bool
  var line: Int
  var column: Int
}

/// Lists the casts of a transition's screens in one declaration, in the order of the text.
final class ScreenCastCollector: FileVisitor {
  private(set) var casts: [ScreenCast] = []
  /// The casts in the value of each name, by their places in `casts`.
  private var castsOfNames: [String: Range<Int>] = [:]
  /// How many casts there were before the bindings that are being visited.
  private var bindingStarts: [Int] = []
  /// What names stand for.
  private var screens: [String: Screen] = [:]
  /// What names stand for that are keys of the context.
  private var keys: [String: Screen] = [:]
  private var root: SyntaxIdentifier?

  private struct Screen {
    var key: String
    var otherKey: String?
    var condition: String?
    var containers: [String] = []
    /// The type that it has been cast to.
    var type: String?
  }

  /// - Parameter isSegue: whether it is a segue, whose screens are its own properties.
  static func casts(in type: TypeDeclaration, isSegue: Bool) -> [ScreenCast] {
    // Only files of transitions need the walk.
    guard
      isSegue
        || ["viewController(forKey", "animationController", "presentationController("].contains(
          where: type.file.mentions
        )
    else { return [] }
    let collector = ScreenCastCollector(type.file)
    if isSegue { collector.screens = screensOfSegue.mapValues { Screen(key: $0) } }
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

  /// By their names before Swift 3, too.
  private static let screensOfSegue = [
    "source": "from", "sourceViewController": "from", "destination": "to",
    "destinationViewController": "to",
  ]

  // What names are bound to is known after the value has been visited.

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    bindingStarts.append(casts.count)
    return .visitChildren
  }

  override func visitPost(_ node: PatternBindingSyntax) {
    let start = bindingStarts.removeLast()
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain {
      castsOfNames[name] = start..<casts.count
    }
    if let parts = node.initializer?.value.as(TupleExprSyntax.self), parts.elements.count > 1 {
      bind(node.pattern, node.typeAnnotation?.type.as(TupleTypeSyntax.self), to: parts)
    } else {
      bind(node.pattern, to: node.initializer?.value)
    }
  }

  /// `let (a, b) = (…, …)`, and the parts `screens.from` and `screens.0` of
  /// `let screens = (from: …, to: …)`.
  private func bind(_ pattern: PatternSyntax, _ type: TupleTypeSyntax?, to parts: TupleExprSyntax) {
    let labels = type.map { $0.elements.map { $0.firstName?.plain } } ?? []
    for (index, part) in parts.elements.enumerated() {
      if let patterns = pattern.as(TuplePatternSyntax.self)?.elements, index < patterns.count {
        bind(
          patterns[patterns.index(patterns.startIndex, offsetBy: index)].pattern,
          to: part.expression
        )
      } else if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain {
        let label = part.label?.plain ?? (index < labels.count ? labels[index] : nil)
        for label in [label, "\(index)"].compactMap(\.self) {
          screens["\(name).\(label)"] = screen(part.expression)
        }
      }
    }
  }

  override func visitPost(_ node: OptionalBindingConditionSyntax) {
    requireCasts(of: node)
    guard let value = node.initializer?.value else { return }
    bind(node.pattern, to: value)
  }

  /// `let card = to as? Card` and, later, `guard let card else { return }`.
  private func requireCasts(of node: OptionalBindingConditionSyntax) {
    let name =
      node.initializer.map { $0.value.variableName }
      ?? node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
    guard let name, let range = castsOfNames[name], isInGuard(node) else { return }
    for index in range { casts[index].isRequired = true }
  }

  private func bind(_ pattern: PatternSyntax, to value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { return }
    screens[name] = value.flatMap(screen)
    keys[name] = value.flatMap(key)
  }

  // A delegate is given the screens.

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    castsOfNames = [:]
    let parameters = Array(node.signature.parameterClause.parameters)
    let labels = parameters.map { $0.firstName.plain }
    let given: [String: String] =
      switch (node.name.plain, labels.dropFirst().first ?? labels.first) {
      case ("navigationController", "animationControllerFor"),
        ("navigationController", "interactionControllerFor"):
        ["from": "from", "to": "to"]
      case ("tabBarController", "animationControllerForTransitionFrom"):
        ["animationControllerForTransitionFrom": "from", "to": "to"]
      case ("animationController", "presenting"), ("presentationController", "presenting"):
        ["forPresented": "to", "presenting": "from", "source": "from"]
      case ("animationController", "forDismissed"): ["forDismissed": "from"]
      default: [:]
      }
    for parameter in parameters {
      let name = (parameter.secondName ?? parameter.firstName).plain
      let isScreen = parameter.type.names.first == "UIViewController"
      if let key = given[parameter.firstName.plain] ?? (isScreen ? Self.givenScreens[name] : nil) {
        screens[name] = Screen(key: key)
      }
    }
    return .visitChildren
  }

  /// What helpers of a transition call the screens that they are given.
  private static let givenScreens = [
    "from": "from", "fromVC": "from", "fromViewController": "from", "fromController": "from",
    "to": "to", "toVC": "to", "toViewController": "to", "toController": "to",
  ]

  override func visitPost(_ node: InfixOperatorExprSyntax) {
    guard node.operator.is(AssignmentExprSyntax.self), let name = node.leftOperand.variableName,
      let found = screen(node.rightOperand)
    else { return }
    screens[name] = found
  }

  override func visitPost(_ node: AsExprSyntax) {
    guard let mark = node.questionOrExclamationMark else { return }
    add(node, of: node.expression, to: node.type, isForced: mark.text == "!")
  }

  override func visitPost(_ node: IsExprSyntax) {
    add(node, of: node.expression, to: node.type, isForced: false)
  }

  private func add(
    _ node: some SyntaxProtocol,
    of value: ExprSyntax,
    to type: TypeSyntax,
    isForced: Bool
  ) {
    // `UIViewController & Zooming` asks for the protocol alone.
    guard let name = type.names.first(where: { $0 != "UIViewController" }),
      let screen = screen(value), !isRefused(node)
    else { return }
    let place = file.place(of: type)
    casts.append(
      ScreenCast(
        key: screen.key,
        otherKey: screen.otherKey,
        condition: screen.condition ?? condition(of: node),
        function: function(of: node),
        containers: screen.containers,
        type: name,
        isRequired: isForced || isInGuard(node) || isUnansweredOtherwise(node),
        line: place.line,
        column: place.column
      )
    )
  }

  /// The name of the function around a cast; of the delegate's own methods the label that says the
  /// way.
  func function(of node: some SyntaxProtocol) -> String? {
    guard let function = node.enclosing({ $0.as(FunctionDeclSyntax.self) }) else { return nil }
    let label = function.signature.parameterClause.parameters.first?.firstName.plain
    return ["forPresented", "forDismissed"].first { $0 == label } ?? function.name.plain
  }

  private func isInGuard(_ node: some SyntaxProtocol) -> Bool {
    node.enclosing { parent -> Bool? in
      if parent.is(GuardStmtSyntax.self) { return true }
      return parent.is(CodeBlockSyntax.self) ? false : nil
    } ?? false
  }

  /// The conditions of the nearest `if`, `guard` or `case` around a cast; with `!` in
  /// the other branch of one.
  private func condition(of node: some SyntaxProtocol) -> String? {
    var inner = Syntax(node)
    return node.enclosing { parent -> String? in
      defer { inner = parent }
      if let branch = parent.as(SwitchCaseSyntax.self) { return condition(of: branch) }
      if let choice = parent.as(TernaryExprSyntax.self), inner.id != Syntax(choice.condition).id {
        let isFirst = inner.id == Syntax(choice.thenExpression).id
        return (isFirst ? "" : "!") + choice.condition.trimmedDescription
      }
      if let condition = parent.as(GuardStmtSyntax.self)?.conditions {
        return inner.id == Syntax(condition).id ? truths(condition) : nil
      }
      guard let choice = parent.as(IfExprSyntax.self) else { return nil }
      let truths = truths(choice.conditions)
      if inner.id != choice.elseBody.map({ Syntax($0).id }) { return truths }
      return choice.conditions.count == 1 ? truths.map { "!\($0)" } : nil
    }
  }

  /// What must be true, without casts and other bindings.
  private func truths(_ conditions: ConditionElementListSyntax) -> String? {
    let words = conditions.compactMap { element -> String? in
      guard case .expression(let truth) = element.condition, !truth.is(IsExprSyntax.self) else {
        return nil
      }
      return truth.trimmedDescription
    }
    return words.isEmpty ? nil : words.joined(separator: " && ")
  }

  /// `operation == .push` for a `case .push` of `switch operation`.
  private func condition(of branch: SwitchCaseSyntax) -> String? {
    guard let label = branch.label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let value = label.caseItems.first?.pattern.trimmedDescription,
      let choice = branch.enclosing({ $0.as(SwitchExprSyntax.self) })
    else { return nil }
    return "\(choice.subject.trimmedDescription) == \(value)"
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
    return key(argument.expression)
  }

  /// A key of the context, or one of the two that a condition chooses.
  private func key(_ node: ExprSyntax) -> Screen? {
    if let inner = node.as(TupleExprSyntax.self), inner.elements.count == 1 {
      return inner.elements.first.flatMap { key($0.expression) }
    }
    if let choice = node.as(TernaryExprSyntax.self) {
      guard var first = key(choice.thenExpression), let second = key(choice.elseExpression),
        first.key != second.key
      else { return nil }
      first.otherKey = second.key
      first.condition = choice.condition.trimmedDescription
      return first
    }
    if let name = node.variableName, let known = keys[name] { return known }
    let words = node.trimmedDescription
    if words.hasSuffix(".from") || words.hasSuffix("FromViewControllerKey") {
      return Screen(key: "from")
    }
    return words.hasSuffix(".to") || words.hasSuffix("ToViewControllerKey")
      ? Screen(key: "to") : nil
  }

  /// What a container shows: `stack.topViewController`, `tabs.viewControllers.first`.
  private func screen(_ member: MemberAccessExprSyntax) -> Screen? {
    if let tuple = member.base?.variableName,
      let part = screens["\(tuple).\(member.declName.baseName.plain)"]
    {
      return part
    }
    // A property that an extension gives the context.
    if member.base?.variableName != nil, !["from", "to"].contains(member.declName.baseName.plain),
      let key = Self.givenScreens[member.declName.baseName.plain]
    {
      return Screen(key: key)
    }
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
