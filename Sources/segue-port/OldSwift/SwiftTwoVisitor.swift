import SwiftSyntax

/// The edits that make Swift 3 of a file of Swift 2.
final class SwiftTwoVisitor: SyntaxVisitor {
  private let own: SwiftTwo.OwnNames
  private var edits: [(range: Range<Int>, text: String)] = []

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
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append((node.range, text))
  }

  private func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, text)) }

  // MARK: Declarations

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    let parameters = node.signature.parameterClause.parameters
    let isOverride = node.modifiers.contains { $0.name.text == "override" }
    if parameters.isEmpty, let new = SwiftTwoNames.properties[name],
      isOverride || SwiftTwoNames.required.contains(name),
      let arrow = node.signature.returnClause?.arrow
    {
      replace(node.funcKeyword, with: "var")
      replace(node.name, with: new)
      replace(node.signature.parameterClause, with: "")
      replace(arrow, with: ":")
      return .visitChildren
    }
    let method = SwiftTwoNames.methods[name]
    let isApples = method != nil && (isOverride || method?.isRequirement == true)
    if isApples, let method, method.name != name { replace(node.name, with: method.name) }
    for (index, parameter) in parameters.enumerated() {
      let label = parameter.firstName
      if index == 0 {
        guard parameter.secondName == nil, label.text != "_" else { continue }
        insert((isApples ? method?.label : nil).map { $0 + " " } ?? "_ ", at: label.range.lowerBound)
      } else if parameter.secondName != nil {
        relabel(label, in: isApples ? method : nil)
      } else if isApples, let new = method?.labels[label.text] {
        replace(label, with: "\(new) \(label.text)")
      }
      adaptType(of: parameter, in: name)
    }
    return .visitChildren
  }

  /// `sender: AnyObject?` of an overridden method takes anything since; so do launch options.
  private func adaptType(of parameter: FunctionParameterSyntax, in function: String) {
    let type = parameter.type.trimmedDescription
    if type == "AnyObject?", ["prepareForSegue", "performSegueWithIdentifier"].contains(function)
      || parameter.firstName.text == "sender" && function == "shouldPerformSegueWithIdentifier"
    {
      replace(parameter.type, with: "Any?")
    } else if parameter.firstName.text == "didFinishLaunchingWithOptions" {
      replace(parameter.type, with: "[UIApplicationLaunchOptionsKey: Any]?")
    }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters {
      if parameter.firstName.text == "presentingViewController" {
        let isNamed = parameter.secondName != nil
        replace(parameter.firstName, with: "presenting" + (isNamed ? "" : " presentingViewController"))
        if parameter.type.is(IdentifierTypeSyntax.self) {
          insert("?", at: parameter.type.range.upperBound)
        }
      } else if parameter.secondName != nil {
        relabel(parameter.firstName, in: nil)
      }
    }
    return .visitChildren
  }

  private func relabel(_ label: TokenSyntax, in method: SwiftTwoNames.Method?) {
    if let new = method?.labels[label.text] ?? SwiftTwoNames.labels[label.text] {
      replace(label, with: new)
    }
  }

  /// Cases begin with a small letter, as Apple's do.
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    guard let new = Self.small(node.name.text) else { return .visitChildren }
    replace(node.name, with: Self.quoted(new))
    if own.textual.contains(node.name.text), node.rawValue == nil {
      insert(" = \"\(node.name.text)\"", at: node.range.upperBound)
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
    ["default", "in", "is", "repeat", "case", "where", "public", "private", "internal"].contains(name)
      ? "`\(name)`" : name
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let new = SwiftTwoNames.types[node.name.text], !own.types.contains(node.name.text) {
      replace(node.name, with: new)
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      visitMember(node, of: member)
    } else if let new = SwiftTwoNames.types[name] ?? SwiftTwoNames.globals[name],
      !own.types.contains(name), !own.functions.contains(name), !own.variables.contains(name)
    {
      replace(node.baseName, with: new)
    }
    return .visitChildren
  }

  private func visitMember(_ node: DeclReferenceExprSyntax, of member: MemberAccessExprSyntax) {
    let name = node.baseName.text
    let base = member.base?.trimmedDescription
    if let new = Self.small(name), !own.variables.contains(name), !own.types.contains(name) {
      let isCase =
        base == nil || own.cases[base ?? ""]?.contains(name) == true
        || SwiftTwoNames.hasCases(base ?? "")
      if isCase { return replace(node.baseName, with: new) }
    }
    guard !own.variables.contains(name), member.base != nil else { return }
    if let call = member.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == member.id
    { return }
    if let new = SwiftTwoNames.members[name] { replace(node.baseName, with: new) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      call(member.declName.baseName, of: member.base, node)
    } else if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      if !dispatch(node, function.baseName.text) {
        call(function.baseName, of: nil, node)
      }
    } else {
      for argument in node.arguments { if let label = argument.label { relabel(label, in: nil) } }
    }
    return .visitChildren
  }

  private func call(_ name: TokenSyntax, of base: ExprSyntax?, _ node: FunctionCallExprSyntax) {
    let owner = base?.trimmedDescription ?? ""
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let new = SwiftTwoNames.properties[name.text] ?? color(name.text, of: owner),
      base != nil || new == name.text && !own.functions.contains(name.text)
    {
      return read(new, name, node)
    }
    var method = SwiftTwoNames.methods[name.text]
    if own.functions.contains(name.text), method?.isRequirement != true { method = nil }
    // A context keeps these three.
    if name.text.hasSuffix("InteractiveTransition"), owner.lowercased().contains("context") {
      method = nil
    }
    if let method {
      if method.name != name.text { replace(name, with: method.name) }
      if let label = method.label, let first = node.arguments.first, first.label == nil {
        insert("\(label): ", at: first.range.lowerBound)
      }
    }
    let labels = name.text == "NSIndexPath" ? SwiftTwoNames.indexPathLabels : [:]
    for argument in node.arguments {
      guard let label = argument.label else { continue }
      if let new = labels[label.text] {
        replace(label, with: new)
      } else {
        relabel(label, in: method)
      }
      if ["action", "selector"].contains(label.text), argument.expression.is(StringLiteralExprSyntax.self)
      {
        insert("Selector(", at: argument.expression.range.lowerBound)
        insert(")", at: argument.expression.range.upperBound)
      }
    }
  }

  /// `UIColor.blackColor()`.
  private func color(_ name: String, of owner: String) -> String? {
    guard owner == "UIColor", name.hasSuffix("Color") else { return nil }
    return String(name.dropLast(5))
  }

  /// A method that is a property since.
  private func read(_ new: String, _ name: TokenSyntax, _ node: FunctionCallExprSyntax) {
    if new != name.text { replace(name, with: new) }
    guard let left = node.leftParen, let right = node.rightParen else { return }
    var end = right.range.upperBound
    // The container is always there since.
    if name.text == "containerView" {
      if let forced = node.parent?.as(ForceUnwrapExprSyntax.self) {
        end = forced.range.upperBound
      } else if let chained = node.parent?.as(OptionalChainingExprSyntax.self) {
        end = chained.range.upperBound
      } else if let value = node.parent?.as(InitializerClauseSyntax.self),
        value.parent?.is(OptionalBindingConditionSyntax.self) == true
      {
        insert("Optional(", at: node.range.lowerBound)
        edits.append((left.range.lowerBound..<end, ")"))
        return
      } else if let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
        binding.typeAnnotation == nil
      {
        // It is unwrapped later, or was not optional before iOS 9.
        insert(": UIView!", at: binding.pattern.range.upperBound)
      }
    }
    edits.append((left.range.lowerBound..<end, ""))
  }

  // MARK: Queues

  private func dispatch(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard let left = node.leftParen, let right = node.rightParen else { return false }
    let arguments = Array(node.arguments)
    let head = node.range.lowerBound..<left.range.upperBound
    switch (name, arguments.count) {
    case ("dispatch_get_main_queue", 0): replace(node, with: "DispatchQueue.main")
    case ("dispatch_get_global_queue", 2): replace(node, with: "DispatchQueue.global()")
    case ("dispatch_time", 2):
      let end = arguments[1].expression.range
      edits.append((node.range.lowerBound..<end.lowerBound, "(DispatchTime.now() + Double("))
      insert(") / 1_000_000_000", at: end.upperBound)
    case ("dispatch_async", 1), ("dispatch_sync", 1):
      edits.append((head, "("))
      edits.append((right.range, ").\(name.dropFirst(9))()"))
    case ("dispatch_async", 2), ("dispatch_sync", 2):
      edits.append((head, "("))
      let end = arguments[0].expression.range.upperBound
      let block = arguments[1].expression.range.lowerBound
      edits.append((end..<block, ").\(name.dropFirst(9))(execute: "))
    case ("dispatch_after", 2), ("dispatch_after", 3):
      // The queue is the main one nearly always, and runs on the same clock.
      edits.append((head, "DispatchQueue.main.asyncAfter(deadline: "))
      let end = arguments[0].expression.range.upperBound
      if arguments.count == 3 {
        edits.append((end..<arguments[2].expression.range.lowerBound, ", execute: "))
      } else {
        edits.append((end..<arguments[1].range.upperBound, ""))
      }
      walk(arguments[0].expression)
      if arguments.count == 3 { walk(arguments[2].expression) }
      if let block = node.trailingClosure { walk(block) }
    default: return false
    }
    return true
  }

  // MARK: Statements

  /// `if let a = x, b = y where a < b`.
  override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
    var word: String?
    for element in node {
      if let binding = element.condition.as(OptionalBindingConditionSyntax.self) {
        word = binding.bindingSpecifier.text
      } else if let word, let value = element.condition.as(SequenceExprSyntax.self),
        value.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      {
        insert("\(word) ", at: value.range.lowerBound)
      }
    }
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text == "where", token.parent?.is(UnexpectedNodesSyntax.self) == true {
      edits.append((token.range, ","))
    }
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if ["++", "--"].contains(node.operator.text) {
      replace(node.operator, with: " \(node.operator.text.prefix(1))= 1")
    }
    return .visitChildren
  }
}
