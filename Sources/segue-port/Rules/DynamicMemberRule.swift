import SwiftSyntax

/// `(value as AnyObject).doubleValue` asks the runtime, and so does `sender.center` of a parameter
/// that is an AnyObject; here the value is cast to the class that has the member.
enum DynamicMemberRule: Rule {
  static func apply(to program: Program) {
    let own = ownProperties(of: program)
    for file in program.files { Visitor(file, program, own).walk() }
  }

  /// The only class that has a property of a name; empty where the code has no
  /// objects of unknown type.
  private static func ownProperties(of program: Program) -> [String: String] {
    let hasObjects = program.typesOfNames.values.contains { types in
      types.contains { $0.contains("AnyObject") }
    }
    guard hasObjects else { return [:] }
    var owners: [String: Set<String>] = [:]
    for type in program.files.flatMap(\.types) {
      for member in type.members where member.kind == .variable && !member.isStatic {
        owners[member.base, default: []].insert(type.name)
      }
    }
    let classes = program.files.flatMap(\.types).filter { $0.kind == "class" && !$0.isGenericHere }
    let names = Set(classes.map(\.name))
    return owners.filter { !ofManyClasses.contains($0.key) }
      .compactMapValues { $0.count == 1 && names.isSuperset(of: $0) ? $0.first : nil }
  }

  private final class Visitor: FileVisitor {
    let program: Program
    private let ownProperties: [String: String]
    private var elements: ObjectElements { ObjectElements(program: program) }
    private var objects: UnknownObjects { UnknownObjects(program: program) }

    init(_ file: SourceFile, _ program: Program, _ ownProperties: [String: String]) {
      self.program = program
      self.ownProperties = ownProperties
      super.init(file)
    }

    /// `(view as AnyObject).configureLayout()`: the protocol, else the only class, that has the
    /// method.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if describesType(node), let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let type = member.base
      {
        file.edits.insert("NSStringFromClass(", before: type.range.lowerBound)
        file.edits.replace(type.range.upperBound..<node.range.upperBound, with: ")")
        return .visitChildren
      }
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .visitChildren
      }
      guard let cast = castToAnyObject(member.base) else {
        if let base = member.base, let owner = owner(of: member, calledBy: node) {
          castObject(base, to: owner)
        }
        return .visitChildren
      }
      if DrawnObjects(program: program, file: file).cast(cast, calledBy: node) {
        return .visitChildren
      }
      let range = cast.asKeyword.range.lowerBound..<cast.type.range.upperBound
      let name = member.declName.baseName.plain
      if let label = node.arguments.first?.label?.text, let base = member.base {
        switch (name, label) {
        case ("object", "forKey"):
          file.edits.replace(range, with: "as Any as! NSDictionary")
          return .visitChildren
        case ("value", "forKey"), ("value", "forKeyPath"):
          // A dictionary, or any object that has the key.
          file.edits.insert("DynamicObject", before: base.range.lowerBound)
          file.edits.replace(cast.type.range, with: "Any")
          return .visitChildren
        default: break
        }
      }
      guard let owner = owner(of: member, calledBy: node) else { return .visitChildren }
      file.edits.replace(range, with: "as Any as! \(owner.name)")
      return .visitChildren
    }

    /// The protocol, else the only class, that has a method which frameworks have not.
    private func owner(
      of member: MemberAccessExprSyntax,
      calledBy call: FunctionCallExprSyntax
    ) -> TypeDeclaration? {
      let name = member.declName.baseName.plain
      guard classes[name] == nil else { return nil }
      let named = (program.functionsByName[name] ?? [])
        .filter { $0.parameters.count == call.arguments.count && !$0.isStatic }
        .compactMap(\.owner).filter { !$0.isGenericHere }
      return named.first { $0.kind == "protocol" }
        ?? (Set(named.map(\.name)).count == 1 ? named.first : nil)
    }

    /// `source!.count()`, `source?.count()` of an AnyObject: what `@objc` protocols
    /// require can be asked of it.
    private func castObject(_ base: ExprSyntax, to owner: TypeDeclaration) {
      let chain = base.as(OptionalChainingExprSyntax.self)
      let inner = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      guard objects.isAnyObject(inner, at: Syntax(base)) else { return }
      file.edits.insert("(", before: base.range.lowerBound)
      file.edits.replace(
        inner.range.upperBound..<base.range.upperBound,
        with: " as Any as\(chain == nil ? "!" : "?") \(owner.name))\(chain == nil ? "" : "?")"
      )
    }

    /// `type(of: object).description()`, `view.classForCoder.description()`, which every
    /// class has by `NSObject`.
    private func describesType(_ node: FunctionCallExprSyntax) -> Bool {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "description", node.arguments.isEmpty,
        let base = member.base,
        program.functionsByName["description"]?.contains(where: \.parameters.isEmpty) != true
      else { return false }
      return isAnyClass(base.as(ForceUnwrapExprSyntax.self)?.expression ?? base)
    }

    /// Whether an expression is a class of which nothing more is known.
    private func isAnyClass(_ node: ExprSyntax) -> Bool {
      if let call = node.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression
        return called.trimmedDescription == "NSClassFromString"
          || called.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
          || call.arguments.isEmpty && isAnyClass(called)
      }
      if let member = node.as(MemberAccessExprSyntax.self),
        member.declName.baseName.plain == "classForCoder"
      {
        // With `?` in front of it, it may be nil.
        return !node.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark
        }
      }
      guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain else { return false }
      return program.typesOfNames[name] == ["AnyClass"]
    }

    private func castToAnyObject(_ base: ExprSyntax?) -> AsExprSyntax? {
      guard let base = base?.as(TupleExprSyntax.self), base.elements.count == 1,
        let cast = base.elements.first?.expression.as(AsExprSyntax.self),
        cast.questionOrExclamationMark == nil, cast.type.trimmedDescription == "AnyObject"
      else { return nil }
      return cast
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base, asksWhatever(node, base) { return .visitChildren }
      if let type = asksForKey(node)
        ? "NSObject"
        : asksDictionary(node) ? "NSDictionary" : owner(of: node.declName.baseName.plain),
        let base = node.base
      {
        // `sender.x`, `sender!.x`; `sender?.x` stays optional.
        let chain = base.as(OptionalChainingExprSyntax.self)
        let inner = chain?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
        if objects.isAnyObject(inner, at: Syntax(node)) || elements.isElement(inner)
          || isPerformingTarget(inner, node)
        {
          if chain == nil { keepOptional(node) }
          let cast = chain == nil ? "\(bridged(type)) as!" : "as Any as?"
          file.edits.insert("(", before: base.range.lowerBound)
          file.edits.replace(
            inner.range.upperBound..<base.range.upperBound,
            with: " \(cast) \(type))\(chain == nil ? "" : "?")"
          )
          return .visitChildren
        }
      }
      guard !asksForKey(node), let base = node.base?.as(TupleExprSyntax.self),
        let cast = castToAnyObject(node.base),
        let type = classes[node.declName.baseName.plain]
      else { return .visitChildren }
      if shared.contains(node.declName.baseName.plain) {
        file.edits.insert("DynamicObject", before: base.leftParen.range.lowerBound)
        file.edits.replace(cast.type.range, with: "Any")
        return .visitChildren
      }
      keepOptional(node)
      if type == "NSNumber" {
        // Numbers of every kind are bridged on iOS; here CGFloat is not.
        file.edits.insert(numberMaker, before: cast.expression.range.lowerBound)
        file.edits.replace(
          cast.expression.range.upperBound..<cast.type.range.upperBound,
          with: ")"
        )
        // Texts have it under this name, so that it may be asked of any object.
        if node.declName.baseName.plain == "integerValue" {
          file.edits.replace(node.declName.baseName.range, with: "intValue")
        }
        return .visitChildren
      }
      file.edits.replace(
        cast.asKeyword.range.lowerBound..<cast.type.range.upperBound,
        with: "\(bridged(type)) as! \(type)"
      )
      return .visitChildren
    }

    /// What a value is before it is cast: a text or a number is an object only where it is made
    /// one.
    private func bridged(_ type: String) -> String {
      type == "NSObjectProtocol" ? "as AnyObject" : "as Any"
    }

    /// One of Apple's classes, else the only one of the code that has a property of a name.
    private func owner(of name: String) -> String? { classes[name] ?? ownProperties[name] }

    /// Whether a member is one that objects of several classes have, so that a
    /// `DynamicObject` is asked.
    private func asksWhatever(_ node: MemberAccessExprSyntax, _ base: ExprSyntax) -> Bool {
      let name = node.declName.baseName.plain
      let inner =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      let isBoxed =
        DynamicMemberRule.boxed.contains(name) && !isOwnMethod(node)
        && (objects.isObjectOfDictionary(inner) || elements.isElement(inner))
      let isOfMany =
        DynamicMemberRule.anchors.contains(name) || DynamicMemberRule.described.contains(name)
      guard isBoxed || isOfMany && objects.isAnyObject(inner, at: Syntax(node)) else {
        return false
      }
      ask(inner, in: base)
      // What follows in a chain is asked of a value that may be nil.
      if base.is(OptionalChainingExprSyntax.self), isContinued(node) {
        file.edits.insert("?", after: node.range.upperBound)
      }
      return true
    }

    /// `text.boolValue()` of the code's own, where the objects' `boolValue` is a property.
    private func isOwnMethod(_ node: MemberAccessExprSyntax) -> Bool {
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id
      else { return false }
      return program.functionsByName[node.declName.baseName.plain] != nil
    }

    private func isContinued(_ node: MemberAccessExprSyntax) -> Bool {
      node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id
    }

    /// `DynamicObject(item)` for `item` and `item?`.
    private func ask(_ inner: ExprSyntax, in base: ExprSyntax) {
      file.edits.insert("DynamicObject(", before: base.range.lowerBound)
      file.edits.replace(inner.range.upperBound..<base.range.upperBound, with: ")")
    }

    /// `item.target?.perform(action, with: item)` of a bar button's target, of which UIKit says
    /// only that it is an object.
    private func isPerformingTarget(_ inner: ExprSyntax, _ node: MemberAccessExprSyntax) -> Bool {
      guard node.declName.baseName.plain == "perform",
        inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plain == "target",
        let call = node.parent?.as(FunctionCallExprSyntax.self),
        let first = call.arguments.first, first.label == nil
      else { return false }
      return call.arguments.dropFirst().first?.label?.text == "with"
        || program.functionsByName["perform"] == nil
    }

    /// `sender.value(forKey: "value")`.
    private func asksForKey(_ node: MemberAccessExprSyntax) -> Bool {
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id, node.declName.baseName.plain == "value"
      else { return false }
      return ["forKey", "forKeyPath"].contains(call.arguments.first?.label?.text)
    }

    /// `json.object(forKey: "value")`.
    private func asksDictionary(_ node: MemberAccessExprSyntax) -> Bool {
      guard let call = node.parent?.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == node.id, node.declName.baseName.plain == "object"
      else { return false }
      return call.arguments.first?.label?.text == "forKey"
    }

    private let numberMaker =
      "({ ($0 as? CGFloat).map { NSNumber(value: Double($0)) } ?? $0 as! NSNumber } as (Any) -> NSNumber)("

    /// `sender.setTitle?("Close", for: .normal)` of one of Apple's methods, which is there after the
    /// cast: the mark is removed.
    private func callsMethod(_ node: MemberAccessExprSyntax) -> Bool {
      guard let marked = node.parent, let call = marked.parent?.as(FunctionCallExprSyntax.self),
        Syntax(call.calledExpression).id == marked.id,
        classes[node.declName.baseName.plain] != nil,
        let mark = marked.as(OptionalChainingExprSyntax.self)?.questionMark
          ?? marked.as(ForceUnwrapExprSyntax.self)?.exclamationMark
      else { return false }
      file.edits.replace(mark.range, with: "")
      return true
    }

    /// On iOS the answer may be none: where it is unwrapped, or kept in a variable, it stays so.
    private func keepOptional(_ node: MemberAccessExprSyntax) {
      let parent = node.parent
      if callsMethod(node) { return }
      let isUnwrapped =
        parent?.is(ForceUnwrapExprSyntax.self) == true
        || parent?.is(OptionalChainingExprSyntax.self) == true
      let initializer = parent?.as(InitializerClauseSyntax.self)
      let isKept =
        initializer?.parent?.is(OptionalBindingConditionSyntax.self) == true
        || initializer?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
          && initializer?.parent?.is(PatternBindingSyntax.self) == true
      guard isUnwrapped || isKept else { return }
      file.edits.insert("Optional(", before: node.range.lowerBound)
      file.edits.insert(")", after: node.range.upperBound)
    }

    /// `data?["title"]` of an AnyObject asks a dictionary, and `data[0]` a list.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.arguments.count == 1, let index = node.arguments.first?.expression,
        let type = index.is(StringLiteralExprSyntax.self)
          ? "[AnyHashable: Any]" : index.is(IntegerLiteralExprSyntax.self) ? "[Any]" : nil
      else { return .visitChildren }
      let called = node.calledExpression
      let chain = called.as(OptionalChainingExprSyntax.self)
      let inner = chain?.expression ?? called.as(ForceUnwrapExprSyntax.self)?.expression ?? called
      if let cast = castToAnyObject(inner) {
        // Where the object has no such member, the answer is nil.
        file.edits.replace(cast.type.range, with: "Any as? \(type)")
        if chain == nil { file.edits.insert("?", after: inner.range.upperBound) }
        return .visitChildren
      }
      guard objects.isUnknownObject(inner, at: Syntax(node)) else { return .visitChildren }
      // A chain that ends before is nil.
      let isChained =
        chain != nil
        || inner.tokens(viewMode: .sourceAccurate).contains {
          $0.tokenKind == .postfixQuestionMark
        }
      file.edits.insert("(", before: called.range.lowerBound)
      file.edits.replace(
        inner.range.upperBound..<called.range.upperBound,
        with: " as Any as\(isChained ? "?" : "!") \(type))\(isChained ? "?" : "")"
      )
      return .visitChildren
    }
  }
}
