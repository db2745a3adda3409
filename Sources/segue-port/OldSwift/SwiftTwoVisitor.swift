import SwiftSyntax

/// The edits that make Swift 3 of a file of Swift 2.
final class SwiftTwoVisitor: SyntaxVisitor {
  let own: SwiftTwo.OwnNames
  var edits: [(range: Range<Int>, text: String)] = []
  /// Classes that learn of the end of animations.
  private var animationDelegates: Set<String> = []

  init(_ own: SwiftTwo.OwnNames) {
    self.own = own
    super.init(viewMode: .all)
  }

  /// Edits of single words and marks: none is inside another.
  func edited(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    let sorted = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    for (_, edit) in sorted where edit.range.lowerBound >= end {
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
      + animationDelegates.sorted().map { "\nextension \($0): CAAnimationDelegate {}\n" }.joined()
  }

  func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append((node.range, text))
  }

  func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let parameters = node.signature.parameterClause.parameters
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    if isProperty(node, isOverride) { return .visitChildren }
    if isOverride { noteDelegate(node) }
    let method = SwiftTwoNames.methods[name]
    let isApples = method != nil && (isOverride || method?.isRequirement == true)
    if isApples, let method, method.name != name { replace(node.name, with: method.name) }
    let isDelegates = parameters.dropFirst().contains {
      SwiftTwoNames.labels[$0.firstName.text] != nil
    }
    if isApples || isDelegates,
      let type = node.signature.returnClause?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    {
      replace(type.exclamationMark, with: type.description.contains("Controller") ? "?" : "")
    }
    for (index, parameter) in parameters.enumerated() {
      let label = parameter.firstName
      if isApples || isDelegates { makeOptional(parameter, of: name) }
      if index == 0 {
        guard parameter.secondName == nil, label.text != "_" else { continue }
        insert(
          (isApples ? method?.label : nil).map { $0 + " " } ?? "_ ",
          at: label.range.lowerBound
        )
      } else if parameter.secondName != nil {
        relabel(label, in: isApples ? method : nil)
      } else if isApples, let new = method?.labels[label.text] {
        replace(label, with: "\(new) \(label.text)")
      }
      adaptType(of: parameter, in: name)
    }
    return .visitChildren
  }

  /// `override func prefersStatusBarHidden() -> Bool` is a property since.
  private func isProperty(_ node: FunctionDeclSyntax, _ isOverride: Bool) -> Bool {
    let name = node.name.text
    guard node.signature.parameterClause.parameters.isEmpty,
      let new = SwiftTwoNames.properties[name],
      isOverride || SwiftTwoNames.required.contains(name),
      let arrow = node.signature.returnClause?.arrow
    else { return false }
    replace(node.funcKeyword, with: "var")
    replace(node.name, with: new)
    replace(node.signature.parameterClause, with: "")
    replace(arrow, with: ":")
    return true
  }

  private func noteDelegate(_ node: FunctionDeclSyntax) {
    guard ["animationDidStop", "animationDidStart"].contains(node.name.text) else { return }
    // What every object could do is a delegate's since.
    for modifier in node.modifiers where modifier.name.text == "override" {
      replace(modifier, with: "")
    }
    if let type = node.parent?.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      type.inheritanceClause?.description.contains("CAAnimationDelegate") != true
    {
      animationDelegates.insert(type.name.text)
    }
  }

  /// What may be missing since.
  private func makeOptional(_ parameter: FunctionParameterSyntax, of function: String) {
    let label = parameter.firstName.text
    let isOptional =
      function == "transitionDuration" || ["presentingViewController", "withEvent"].contains(label)
    // A requirement is not met by what is unwrapped by itself.
    if let type = parameter.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      replace(type.exclamationMark, with: isOptional ? "?" : "")
    } else if isOptional, parameter.type.is(IdentifierTypeSyntax.self) {
      insert(label == "withEvent" ? "!" : "?", at: parameter.type.range.upperBound)
    }
  }

  /// `sender: AnyObject?` of an overridden method takes anything since; so do launch options.
  private func adaptType(of parameter: FunctionParameterSyntax, in function: String) {
    let type = parameter.type.trimmedDescription
    if type == "AnyObject?",
      ["prepareForSegue", "performSegueWithIdentifier"].contains(function)
        || parameter.firstName.text == "sender" && function == "shouldPerformSegueWithIdentifier"
    {
      replace(parameter.type, with: "Any?")
    } else if parameter.firstName.text == "didFinishLaunchingWithOptions" {
      replace(parameter.type, with: "[UIApplicationLaunchOptionsKey: Any]?")
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    // It could not fail before Swift 1.2.
    if node.optionalMark == nil, node.signature.parameterClause.parameters.count == 1,
      node.signature.parameterClause.parameters.first?.firstName.text == "coder"
    {
      insert("?", at: node.initKeyword.range.upperBound)
    }
    for parameter in node.signature.parameterClause.parameters {
      if parameter.firstName.text == "presentingViewController" {
        let isNamed = parameter.secondName != nil
        replace(
          parameter.firstName,
          with: "presenting" + (isNamed ? "" : " presentingViewController")
        )
        if parameter.type.is(IdentifierTypeSyntax.self) {
          insert("?", at: parameter.type.range.upperBound)
        }
      } else if parameter.secondName != nil {
        relabel(parameter.firstName, in: nil)
      }
    }
    return .visitChildren
  }

  func relabel(_ label: TokenSyntax, in method: SwiftTwoNames.Method?) {
    if let new = method?.labels[label.text] ?? SwiftTwoNames.labels[label.text] {
      replace(label, with: new)
    }
  }

  /// Cases begin with a small letter, as Apple's do.
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let new = Self.small(node.name.text) else { return .visitChildren }
    replace(node.name, with: Self.quoted(new))
    let block = node.parent?.parent?.parent?.parent?.parent
    if let type = block?.parent?.as(EnumDeclSyntax.self), own.textual.contains(type.name.text),
      node.rawValue == nil
    {
      insert(" = \"\(node.name.text)\"", at: node.name.range.upperBound)
    }
    return .visitChildren
  }

  static func small(_ name: String) -> String? {
    guard let first = name.first, first.isUppercase else { return nil }
    // `.UTF8`, `.LTR`
    let head = name.prefix { $0.isUppercase || $0.isNumber }
    if head.count == name.count { return name.lowercased() }
    if head.count > 1 { return head.dropLast().lowercased() + name.dropFirst(head.count - 1) }
    return first.lowercased() + name.dropFirst()
  }

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words that are no names without quotes (documented).
  private static let keywords = Set(
    """
    default in is repeat case where public private internal class self func let var if else for
    while switch return import init static protocol struct enum extension operator do try throw true
    false nil super break continue as any fallthrough defer guard rethrows throws catch inout
    subscript typealias deinit fileprivate associatedtype precedencegroup
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  )

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = SwiftTwoNames.types[node.name.text], !own.types.contains(node.name.text) {
      replace(node.name, with: new)
    }
    return .visitChildren
  }

  /// A closure that is a parameter may be kept, unless it is `@noescape`.
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type.as(AttributedTypeSyntax.self) {
      for attribute in type.attributes where attribute.trimmedDescription == "@noescape" {
        replace(attribute, with: "")
      }
    } else if SwiftTwo.OwnNames.isClosure(node.type)
      || own.closures.contains(node.type.trimmedDescription)
    {
      insert("@escaping ", at: node.type.range.lowerBound)
    }
    return .visitChildren
  }

  /// `let view = controller.view`: what was implicitly unwrapped stayed so.
  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard node.typeAnnotation == nil, node.pattern.is(IdentifierPatternSyntax.self),
      let value = node.initializer?.value
    else { return .visitChildren }
    let name =
      value.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, let type = own.implicit[name] ?? (name == "view" ? "UIView" : nil) {
      insert(": \(type)!", at: node.pattern.range.upperBound)
    }
    return .visitChildren
  }

  /// The parameters of closures had names, which calls gave.
  override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
    // `Void -> Void`
    if node.leftParen.presence == .missing {
      insert("(", at: node.parameters.range.lowerBound)
      insert(")", at: node.parameters.range.upperBound)
    }
    for parameter in node.parameters where parameter.secondName == nil {
      if let name = parameter.firstName, name.text != "_" {
        insert("_ ", at: name.range.lowerBound)
      }
    }
    return .visitChildren
  }

  /// `as` was a cast that might fail before Swift 1.2.
  override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil, let list = node.parent?.as(ExprListSyntax.self),
      list.parent?.parent?.is(ExpressionPatternSyntax.self) != true,
      let place = list.firstIndex(where: { $0.id == node.id }),
      let type = list[list.index(after: place)...].first?.as(TypeExprSyntax.self)?.type,
      own.classes.contains(type.trimmedDescription)
        || list.first?.is(OptionalChainingExprSyntax.self) == true
        || list.first?.description.contains("?.") == true
    else { return .visitChildren }
    insert("!", at: node.range.upperBound)
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      if name == "containerView", member.base?.trimmedDescription == "self",
        member.parent?.is(MemberAccessExprSyntax.self) == true,
        isProperty(node, of: "UIPresentationController")
      {
        insert("!", at: node.range.upperBound)
      }
      visitMember(node, of: member)
    } else if name == "containerView", node.parent?.is(MemberAccessExprSyntax.self) == true,
      isProperty(node, of: "UIPresentationController")
    {
      // It was unwrapped by itself.
      insert("!", at: node.range.upperBound)
    } else if name == "destinationViewController" || name == "sourceViewController",
      isProperty(node, of: "UIStoryboardSegue")
    {
      replace(node.baseName, with: String(name.dropLast(14)))
    } else if let new = SwiftTwoNames.types[name] ?? SwiftTwoNames.globals[name],
      !own.types.contains(name), !own.functions.contains(name), !own.variables.contains(name)
    {
      replace(node.baseName, with: new)
    }
    return .visitChildren
  }

  /// Whether the name is the property of a class of Apple's, and no constant around it.
  private func isProperty(_ node: DeclReferenceExprSyntax, of superclass: String) -> Bool {
    var inner = Syntax(node)
    while let scope = inner.parent {
      if scope.is(MemberBlockItemListSyntax.self) {
        return !inner.description.contains("let \(node.baseName.text)")
          && scope.parent?.parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            .first?
            .type.trimmedDescription == superclass
      }
      inner = scope
    }
    return false
  }

  private func visitMember(_ node: DeclReferenceExprSyntax, of member: MemberAccessExprSyntax) {
    let name = node.baseName.text
    let base = member.base?.trimmedDescription
    if let new = Self.small(name), !own.variables.contains(name), !own.types.contains(name) {
      let isCase =
        base == nil || own.cases[base ?? ""]?.contains(name) == true
        || SwiftTwoNames.hasCases(base ?? "")
      // Other keywords may follow a period.
      if isCase { return replace(node.baseName, with: new == "init" ? "`init`" : new) }
    }
    guard !own.variables.contains(name), member.base != nil else { return }
    if let call = member.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member.id
    {
      return
    }
    if let new = SwiftTwoNames.members[name] { replace(node.baseName, with: new) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      call(member.declName.baseName, of: member.base, node)
    } else if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if !dispatch(node, function.baseName.text) {
        call(function.baseName, of: nil, node)
      }
    } else if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    {
      let name =
        chained.as(MemberAccessExprSyntax.self)?.declName.baseName
        ?? chained.as(DeclReferenceExprSyntax.self)?.baseName
      if let name { call(name, of: chained.as(MemberAccessExprSyntax.self)?.base, node) }
    } else {
      for argument in node.arguments { if let label = argument.label { relabel(label, in: nil) } }
    }
    return .visitChildren
  }

  /// `#selector(dismiss)` of an own method without parameters, whose name a method of Apple's has
  /// since.
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let value = node.arguments.first?.expression,
      let name = value.trimmedDescription.split(separator: ".").last.map(String.init),
      own.plainFunctions.contains(name), SwiftTwoNames.newNames.contains(name)
    else { return .visitChildren }
    replace(node, with: "Selector(\"\(name)\")")
    return .skipChildren
  }

  // MARK: Statements

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["++", "--"].contains(node.operator.text) {
      replace(node.operator, with: " \(node.operator.text.prefix(1))= 1")
    }
    return .visitChildren
  }
}
