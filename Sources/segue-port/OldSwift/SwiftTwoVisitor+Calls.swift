import SwiftSyntax

extension SwiftTwoVisitor {
  func call(_ name: TokenSyntax, of base: ExprSyntax?, _ node: FunctionCallExprSyntax) {
    let owner = base?.trimmedDescription ?? ""
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let new = SwiftTwoNames.properties[name.text] ?? color(name.text, of: owner),
      base != nil || new == name.text && !own.functions.contains(name.text)
    {
      return read(new, name, node)
    }
    var method = SwiftTwoNames.methods[name.text]
    let isApples = method?.isRequirement == true || owner.hasPrefix("UI") || owner.hasPrefix("NS")
    if own.functions.contains(name.text), !isApples { method = nil }
    if let type = SwiftTwoNames.optionalResults[name.text] { force(node, as: type) }
    if name.text == "setTranslatesAutoresizingMaskIntoConstraints", let left = node.leftParen,
      let right = node.rightParen
    {
      replace(name, with: "translatesAutoresizingMaskIntoConstraints")
      replace(left, with: " = ")
      replace(right, with: "")
      return
    }
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
      if own.closureNames.contains(name.text), method == nil, let colon = argument.colon {
        edits.append((label.range.lowerBound..<colon.range.upperBound, ""))
        continue
      }
      if label.text == "animations" { ignoreParameter(of: argument.expression) }
      if label.text == "options" { list(argument.expression) }
      if label.text == "options", argument.expression.is(NilLiteralExprSyntax.self) {
        replace(argument.expression, with: "[]")
      }
      if let new = labels[label.text] {
        replace(label, with: new)
      } else {
        relabel(label, in: method)
      }
      if ["action", "selector"].contains(label.text),
        argument.expression.is(StringLiteralExprSyntax.self)
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
    if name.text == "presentedView",
      node.parent?.is(MemberAccessExprSyntax.self) == true
        || node.parent?.is(LabeledExprSyntax.self) == true
    {
      edits.append((left.range.lowerBound..<end, "!"))
      return
    }
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

  /// What is optional since was not, or was not when it was written.
  private func force(_ node: FunctionCallExprSyntax, as type: String) {
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      if binding.typeAnnotation == nil {
        insert(": \(type)!", at: binding.pattern.range.upperBound)
      } else if binding.typeAnnotation?.type.is(IdentifierTypeSyntax.self) == true {
        insert("!", at: node.range.upperBound)
      }
    } else if node.parent?.is(MemberAccessExprSyntax.self) == true
      || node.parent?.is(LabeledExprSyntax.self) == true
      || node.parent?.is(ReturnStmtSyntax.self) == true
    {
      insert("!", at: node.range.upperBound)
    }
  }

  /// `animations: { finished in … }`: a closure without parameters took an empty tuple.
  private func ignoreParameter(of closure: ExprSyntax) {
    guard let signature = closure.as(ClosureExprSyntax.self)?.signature, signature.capture == nil,
      let names = signature.parameterClause?.as(ClosureShorthandParameterListSyntax.self),
      names.count == 1
    else { return }
    replace(signature, with: "")
  }

  /// Functions of C whose first argument has a method since.
  func dispatch(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    guard let left = node.leftParen, let right = node.rightParen else { return false }
    let arguments = Array(node.arguments)
    let head = node.range.lowerBound..<left.range.upperBound
    switch (name, arguments.count) {
    case ("isnan", 1), ("isinf", 1):
      edits.append((head, "("))
      edits.append((right.range, name == "isnan" ? ").isNaN" : ").isInfinite"))
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
    case ("CGImageCreateWithImageInRect", 2):
      edits.append((head, "("))
      let end = arguments[0].expression.range.upperBound
      edits.append((end..<arguments[1].expression.range.lowerBound, ")!.cropping(to: "))
    case (_, 1...) where SwiftTwoNames.contextMethods[name] != nil:
      let method = SwiftTwoNames.contextMethods[name] ?? ""
      edits.append((head, "("))
      let end = arguments[0].expression.range.upperBound
      let next =
        arguments.count > 1 ? arguments[1].expression.range.lowerBound : right.range.lowerBound
      edits.append((end..<next, ").\(method)"))
    case ("dispatch_after", 2), ("dispatch_after", 3):
      // The queue is the main one nearly always, and runs on the same clock.
      edits.append((head, "DispatchQueue.main.asyncAfter(deadline: "))
      let end = arguments[0].expression.range.upperBound
      if arguments.count == 3 {
        edits.append((end..<arguments[2].expression.range.lowerBound, ", execute: "))
      } else {
        edits.append((end..<arguments[1].range.upperBound, ""))
      }
    default: return false
    }
    return true
  }

  /// `options: .CurveEaseIn | .Repeat` is a list since Swift 2.
  private func list(_ options: ExprSyntax) {
    guard let parts = options.as(SequenceExprSyntax.self)?.elements,
      parts.contains(where: { $0.trimmedDescription == "|" }),
      !parts.contains(where: {
        $0.is(BinaryOperatorExprSyntax.self) && $0.trimmedDescription != "|"
      })
    else { return }
    insert("[", at: options.range.lowerBound)
    for part in parts where part.is(BinaryOperatorExprSyntax.self) { replace(part, with: ",") }
    insert("]", at: options.range.upperBound)
  }
}
