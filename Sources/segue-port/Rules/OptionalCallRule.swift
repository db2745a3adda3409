import SwiftSyntax

/// `delegate.method?(…)`: methods of protocols always exist, so the question mark is removed.
///
/// Where the result is used as an optional it stays one.
enum OptionalCallRule: Rule {
  static func apply(to program: Program) {
    let requirements = Dictionary(
      grouping: OptionalRequirementRule.requirements(of: program),
      by: \.member.base
    )
    for file in program.files { Visitor(file, program, requirements).walk() }
  }

  private final class Visitor: FileVisitor {
    let program: Program
    let requirements: [String: [OptionalRequirementRule.Requirement]]
    private let windows: ApplicationWindows

    init(
      _ file: SourceFile,
      _ program: Program,
      _ requirements: [String: [OptionalRequirementRule.Requirement]]
    ) {
      self.program = program
      self.requirements = requirements
      windows = ApplicationWindows(file)
      super.init(file)
    }

    /// The requirement that a call means: those of one base name are told apart by their labels.
    private func requirement(
      _ name: String,
      calledBy call: FunctionCallExprSyntax
    ) -> OptionalRequirementRule.Requirement? {
      let labels = call.arguments.map { $0.label?.plain ?? "_" }
      let named = requirements[name] ?? []
      let meant = named.first { $0.member.parameters.map(\.label).starts(with: labels) }
      // UIKit's delegates have methods of the same base name.
      let whole = "\(name)(" + labels.map { $0 + ":" }.joined() + ")"
      return meant ?? (DelegateMethods.has(whole) ? nil : named.first)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
        force(forced, of: node)
      }
      let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
      if let chain, let name = chain.expression.as(DeclReferenceExprSyntax.self)?.baseName {
        callOwn(name, chain, node)
      }
      guard let chain, let member = chain.expression.as(MemberAccessExprSyntax.self),
        let base = member.base
      else { return .visitChildren }
      let name = member.declName.baseName.plain
      let requirement = requirement(name, calledBy: node)
      if let requirement, requirement.member.kind == .function,
        !isClosure(member, called: node, besides: requirement)
      {
        file.edits.replace(chain.questionMark.range, with: "")
        castDynamic(base, to: requirement)
        if requirement.returns {
          file.edits.replace(member.declName.baseName.range, with: requirement.optionalName)
          continueChain(node, of: requirement)
        }
        return .visitChildren
      }
      // A variable may hold an optional closure, which needs its question mark.
      // Its arguments have no labels.
      guard
        requirement?.member.kind != .function, !holdsClosure(member, called: node),
        !program.variableNames.contains(name) || isOfAnimator(name)
          || AppleNames.isDelegateMethod(name) && !DelegateMethods.wantsLabel(name)
          || node.arguments.contains(where: { $0.label != nil })
      else { return .visitChildren }
      file.edits.replace(chain.questionMark.range, with: "")
      let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
      if !isStatement, !hasChain(Syntax(base)) {
        // A result that is optional by itself stays as it is.
        file.edits.insert("(", before: node.range.lowerBound)
        file.edits.insert(" as Optional)", after: node.range.upperBound)
      }
      return .visitChildren
    }

    /// `select?(true)` in an extension of the protocol that has the method; a closure of that name
    /// needs its question mark.
    private func callOwn(
      _ name: TokenSyntax,
      _ chain: OptionalChainingExprSyntax,
      _ call: FunctionCallExprSyntax
    ) {
      guard let requirement = requirement(name.plain, calledBy: call),
        requirement.member.kind == .function,
        program.typesOfNames[name.plain]?.contains(where: program.isClosure) != true,
        let type = call.enclosing({ $0.as(ExtensionDeclSyntax.self)?.extendedType }),
        type.trimmedDescription == requirement.type.name
      else { return }
      file.edits.replace(chain.questionMark.range, with: "")
      if requirement.returns {
        file.edits.replace(name.range, with: requirement.optionalName)
        continueChain(call, of: requirement)
      }
    }

    /// `delegate?.colors?(of: bar).first`: what follows is asked of the result, which is optional
    /// here.
    private func continueChain(
      _ call: FunctionCallExprSyntax,
      of requirement: OptionalRequirementRule.Requirement
    ) {
      guard requirement.member.type.map({ $0.hasSuffix("?") || $0.hasSuffix("!") }) == false,
        let member = call.parent?.as(MemberAccessExprSyntax.self), member.base?.id == call.id
      else { return }
      file.edits.insert("?", after: call.range.upperBound)
    }

    /// `self.didSelect?(3)` of a property that holds a closure, where an optional
    /// method has its name, too.
    private func isClosure(
      _ callee: MemberAccessExprSyntax,
      called call: FunctionCallExprSyntax,
      besides requirement: OptionalRequirementRule.Requirement
    ) -> Bool {
      let name = callee.declName.baseName.plain
      guard program.typesOfNames[name]?.contains(where: program.isClosure) == true,
        !call.arguments.contains(where: { $0.label != nil }), let base = callee.base
      else { return false }
      let parameters = requirement.member.parameters
      if call.trailingClosure == nil, parameters.contains(where: { $0.label != "_" }) {
        return true
      }
      let inner = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
      if ["self", "super"].contains(inner.trimmedDescription) { return true }
      if hasType(base, requirement) { return false }
      let owner =
        inner.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      // A name of an unknown type is the protocol's, unless the number of arguments speaks against
      // it.
      guard let owner, program.typesOfNames[owner] ?? program.madeTypes[owner] != nil else {
        let count = call.arguments.count + call.additionalTrailingClosures.count
        return count + (call.trailingClosure == nil ? 0 : 1) != parameters.count
      }
      return program.typesOfNames[owner]?.contains("AnyObject") != true
    }

    /// `completions.first?()`, `pair.1?()`, `operation.completionBlock?()`: no code of the user's
    /// declares these names, and they hold a closure.
    private func holdsClosure(
      _ callee: MemberAccessExprSyntax,
      called call: FunctionCallExprSyntax
    ) -> Bool {
      let name = callee.declName.baseName.plain
      let isPart = name.first?.isNumber == true
      return (isPart || AppleNames.closureHolders.contains(name))
        && !call.arguments.contains { $0.label != nil }
    }

    /// `delegate.method!(…)`.
    private func force(_ node: ForceUnwrapExprSyntax, of call: FunctionCallExprSyntax) {
      guard let member = node.expression.as(MemberAccessExprSyntax.self), member.base != nil
      else { return }
      let name = member.declName.baseName.plain
      // `numberOfSections!(in: …)` is a delegate's method, whatever variables have that name:
      // closures take no labels.
      guard !holdsClosure(member, called: call),
        !program.variableNames.contains(name)
          || call.arguments.contains(where: { $0.label != nil })
      else { return }
      file.edits.replace(node.exclamationMark.range, with: "")
    }

    /// `delegate.title` of an optional variable, where `delegate` is declared with the protocol's
    /// type.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if windows.contains(node) {
        file.edits.replace(node.declName.baseName.range, with: "_optionalWindow")
        return .visitChildren
      }
      let named = requirements[node.declName.baseName.plain]
      guard let requirement = named?.first(where: { $0.member.kind == .variable }),
        let base = node.base, hasType(base, requirement)
      else { return .visitChildren }
      file.edits.replace(node.declName.baseName.range, with: requirement.optionalName)
      return .visitChildren
    }

    /// `delegate: AnyObject?` has every member on iOS; here it is cast to the protocol.
    private func castDynamic(
      _ base: ExprSyntax,
      to requirement: OptionalRequirementRule.Requirement
    ) {
      let inner =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      let name =
        inner.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      guard let name, let types = program.typesOfNames[name], types.contains("AnyObject"),
        !types.contains(requirement.type.name)
      else { return }
      file.edits.replace(
        base.range,
        [.text("("), .source(file, inner.range), .text(" as? \(requirement.type.name))?")]
      )
    }

    // `guard let didScroll = delegate.scrollViewDidScroll`,
    // `if delegate.scrollViewDidScroll != nil`: UIKit's optional methods are always there.

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value.as(MemberAccessExprSyntax.self) { wrap(value) }
      return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.rightOperand.is(NilLiteralExprSyntax.self),
        let value = node.leftOperand.as(MemberAccessExprSyntax.self)
      {
        wrap(value)
      }
      return .visitChildren
    }

    private func wrap(_ node: MemberAccessExprSyntax) {
      let name = node.declName.baseName.plain
      guard let base = node.base, !hasChain(Syntax(base)), requirements[name] == nil,
        isOfAnimator(name) || !program.variableNames.contains(name) && isOfDelegate(name)
      else { return }
      file.edits.insert("Optional(", before: node.range.lowerBound)
      file.edits.insert(")", after: node.range.upperBound)
    }

    private func isOfDelegate(_ name: String) -> Bool {
      let hasName = AppleNames.optionalMethods.values.contains {
        $0.contains { prefix in
          // `gestureRecognizers` is not a method of a delegate.
          name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
      }
      return hasName && !AppleNames.propertiesLikeMethods.contains(name)
    }

    /// `if let addCompletion = animator.addCompletion` gives a variable the name of the method; one
    /// of a type of its own is the app's.
    private func isOfAnimator(_ name: String) -> Bool {
      ["addAnimations", "addCompletion", "continueAnimation"].contains(name)
        && program.typesOfNames[name] == nil
    }

    private func hasType(
      _ base: ExprSyntax,
      _ requirement: OptionalRequirementRule.Requirement
    ) -> Bool {
      if let chain = base.as(OptionalChainingExprSyntax.self) {
        return hasType(chain.expression, requirement)
      }
      if let force = base.as(ForceUnwrapExprSyntax.self) {
        return hasType(force.expression, requirement)
      }
      if let tuple = base.as(TupleExprSyntax.self), let only = tuple.elements.first {
        return hasType(only.expression, requirement)
      }
      if let cast = base.as(AsExprSyntax.self) {
        return names(cast.type.names, contain: requirement)
      }
      let name: String
      if let member = base.as(MemberAccessExprSyntax.self) {
        name = member.declName.baseName.plain
      } else if let reference = base.as(DeclReferenceExprSyntax.self) {
        name = reference.baseName.plain
      } else {
        return false
      }
      return names(Array(program.typesOfNames[name] ?? []), contain: requirement)
    }

    /// Whether one of the types is the protocol, or a protocol that inherits from it.
    private func names(
      _ types: [String],
      contain requirement: OptionalRequirementRule.Requirement
    ) -> Bool {
      types.contains { name in
        if name == requirement.type.name { return true }
        guard let type = program.resolve(name, in: file.moduleName)?.type, type.kind == "protocol"
        else { return false }
        return program.protocols(of: type).contains(requirement.type.name)
      }
    }

    private func hasChain(_ node: Syntax) -> Bool {
      if node.is(OptionalChainingExprSyntax.self) { return true }
      if let member = node.as(MemberAccessExprSyntax.self) {
        return member.base.map { hasChain(Syntax($0)) } ?? false
      }
      if let call = node.as(FunctionCallExprSyntax.self) {
        return hasChain(Syntax(call.calledExpression))
      }
      if let item = node.as(SubscriptCallExprSyntax.self) {
        return hasChain(Syntax(item.calledExpression))
      }
      return false
    }
  }
}
