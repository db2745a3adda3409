import SwiftSyntax

/// Names that UIKit had before Swift 4.2 become those that it has since.
///
/// `OldNames.swift` lists them.
enum OldNameRule: Rule {
  static func apply(to program: Program) {
    var own = program.variableNames.union(program.functionsByName.keys)
    for type in program.files.flatMap(\.types) where !type.isExtension {
      own.insert(type.name.split(separator: ".").last.map(String.init) ?? "")
    }
    own.subtract(overridden(in: program))
    var types = program.typesOfNames
    var parts: [String: Set<String>] = [:]
    for file in program.files {
      let made = MadeVisitor(file)
      made.walk()
      parts[file.moduleName, default: []].formUnion(made.parts)
      types.merge(made.types) { $0.union($1) }
    }
    let labels = program.functionsByName.values.joined().filter { !$0.isOverride }
      .compactMap { member in member.parameters.first.map { member.base + " " + $0.label } }
    own.formUnion(labels)
    let ownSecond = program.functionsByName.values.joined()
      .filter { !$0.isOverride && $0.parameters.count > 1 }
      .map { $0.base + " " + $0.parameters[1].label }
    for file in program.files {
      // A case of a module that this one does not import is none of its names.
      let visible = [file.moduleName] + (program.module(file.moduleName)?.imports ?? [])
      let seen = visible.reduce(into: Set<String>()) { $0.formUnion(parts[$1] ?? []) }
      Visitor(file, own, Set(ownSecond), seen, types).walk()
    }
  }

  /// Old names of Apple's that own classes override and do not declare.
  private static func overridden(in program: Program) -> Set<String> {
    let members = program.files.flatMap(\.types).flatMap(\.members)
      .filter { OldNames.members[$0.base] != nil || OldNames.functions[$0.base] != nil }
    return Set(members.filter(\.isOverride).map(\.base))
      .subtracting(members.filter { !$0.isOverride }.map(\.base))
  }

  /// `let transition = CATransition()`, `var side = ""`: the classes that
  /// `OldNames.strings` asks for, and texts; the cases of enumerations and the parts of tuples.
  private final class MadeVisitor: FileVisitor {
    private(set) var types: [String: Set<String>] = [:]
    private(set) var parts: Set<String> = []

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
      parts.insert(node.name.plain)
      return .visitChildren
    }

    override func visit(_ node: TupleTypeElementSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.firstName { parts.insert(name.plain) }
      return .visitChildren
    }

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
      parts.formUnion(node.elements.compactMap(\.label?.plain))
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = node.initializer?.value
      else { return .visitChildren }
      if let call = value.as(FunctionCallExprSyntax.self) {
        let type = call.calledExpression.trimmedDescription
        if OldNames.strings.values.contains(type) { types[name, default: []].insert(type) }
      } else if value.is(StringLiteralExprSyntax.self), node.typeAnnotation == nil {
        types[name, default: []].insert("String")
      }
      return .visitChildren
    }
  }

  private final class Visitor: FileVisitor {
    /// Names that the user's own code declares, methods with their first labels as well;
    /// they are not replaced.
    let own: Set<String>
    /// Its methods with their second labels.
    let ownSecond: Set<String>
    /// Cases of the code's own enumerations and parts of its tuples, which are read as members.
    let parts: Set<String>
    let typesOfNames: [String: Set<String>]

    init(
      _ file: SourceFile,
      _ own: Set<String>,
      _ ownSecond: Set<String>,
      _ parts: Set<String>,
      _ typesOfNames: [String: Set<String>]
    ) {
      self.own = own
      self.ownSecond = ownSecond
      self.parts = parts
      self.typesOfNames = typesOfNames
      super.init(file)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if let new = OldNames.types[node.name.text], !own.contains(node.name.text) {
        file.edits.replace(node.name.range, with: new)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if let new = OldNames.nested[node.trimmedDescription] {
        file.edits.replace(node.range, with: new)
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.baseName.text
      guard !own.contains(name) else { return .visitChildren }
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
        if let new = OldNames.notifications[name] {
          file.edits.replace(member.range, with: new)
        } else if let new = OldNames.members[name], !parts.contains(name),
          !isCoreFoundations(member)
        {
          file.edits.replace(node.baseName.range, with: new)
        }
      } else if let new = OldNames.types[name] ?? OldNames.globals[name] ?? OldNames.members[name] {
        let isRaw =
          name.hasPrefix("UIScrollViewDecelerationRate") && isKeptAsNumber(node)
          || name.hasPrefix("kCATransition") && isText(node)
        file.edits.replace(node.baseName.range, with: isRaw ? new + ".rawValue" : new)
        if name.hasPrefix("kCA"), !isRaw { typeText(around: node, as: new) }
      }
      return .visitChildren
    }

    /// `let mode: String = kCAFillModeForwards`, `timing: String = kCAMediaTimingFunctionLinear` of
    /// a parameter: what holds the constant has its type of today.
    private func typeText(around node: DeclReferenceExprSyntax, as new: String) {
      guard let clause = node.parent?.as(InitializerClauseSyntax.self),
        let type = clause.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
          ?? clause.parent?.as(FunctionParameterSyntax.self)?.type
      else { return }
      let plain =
        type.as(OptionalTypeSyntax.self)?.wrappedType
        ?? type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
      guard plain.trimmedDescription == "String", let owner = new.split(separator: ".").first else {
        return
      }
      file.edits.replace(plain.range, with: String(owner))
    }

    /// `var rate: CGFloat { UIScrollViewDecelerationRateFast }`, `project(velocity,
    /// UIScrollViewDecelerationRateFast)`, `1 - UIScrollViewDecelerationRateFast`: before Swift 4.2
    /// rates were numbers.
    private func isKeptAsNumber(_ node: DeclReferenceExprSyntax) -> Bool {
      guard let parent = node.parent else { return false }
      if parent.is(LabeledExprSyntax.self) { return true }
      if let sum = parent.as(InfixOperatorExprSyntax.self),
        ["+", "-", "*", "/"].contains(sum.operator.trimmedDescription)
      {
        return true
      }
      if let parameter = parent.parent?.as(FunctionParameterSyntax.self) {
        return parameter.type.names == ["CGFloat"]
      }
      return Syntax(node).enclosing { $0.as(PatternBindingSyntax.self) }?
        .typeAnnotation?.type.names == ["CGFloat"]
    }

    /// `layer.add(fade, forKey: kCATransitionFade)`, `turn(kind: kCATransitionPush)`,
    /// `let kind: String = kCATransitionPush`, `side = kCATransitionFromTop` of a text,
    /// `return kCATransitionPush` as one.
    ///
    /// Only the code's own functions take one, as a text.
    private func isText(_ node: DeclReferenceExprSyntax) -> Bool {
      var outer = node.parent
      while let choice = outer, choice.is(TernaryExprSyntax.self) { outer = choice.parent }
      if outer?.is(LabeledExprSyntax.self) == true { return true }
      if let assignment = outer?.as(InfixOperatorExprSyntax.self),
        assignment.operator.is(AssignmentExprSyntax.self)
      {
        return holdsText(assignment.leftOperand)
      }
      let binding = Syntax(node).enclosing { $0.as(PatternBindingSyntax.self) }
      let type =
        outer?.parent?.as(FunctionParameterSyntax.self)?.type ?? binding?.typeAnnotation?.type
        ?? (outer?.is(ReturnStmtSyntax.self) == true ? result(around: node) : nil)
      return ["String", "String?", "String!", "[String]"].contains(type?.trimmedDescription ?? "")
    }

    private func result(around node: DeclReferenceExprSyntax) -> TypeSyntax? {
      Syntax(node).enclosing { $0.as(FunctionDeclSyntax.self) }?.signature.returnClause?.type
    }

    /// Whether what is assigned to is a variable of the code's own, or of `self`, that holds a
    /// text.
    private func holdsText(_ node: ExprSyntax) -> Bool {
      let base = node.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      guard base == nil || base == "self", let name = name(of: node) else { return false }
      return typesOfNames[name] == ["String"]
    }

    /// `view.decelerationRate = options.rate` of such a number.
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.operator.is(AssignmentExprSyntax.self) else { return .visitChildren }
      wrapString(node)
      guard name(of: node.leftOperand) == "decelerationRate",
        let value = name(of: node.rightOperand), typesOfNames[value] == ["CGFloat"]
      else { return .visitChildren }
      let range = node.rightOperand.range
      file.edits.insert("UIScrollView.DecelerationRate(rawValue: ", before: range.lowerBound)
      file.edits.insert(")", after: range.upperBound)
      return .visitChildren
    }

    /// `transition.type = "cube"`: before Swift 4.2 it was a string.
    private func wrapString(_ node: InfixOperatorExprSyntax) {
      guard node.rightOperand.is(StringLiteralExprSyntax.self),
        let member = node.leftOperand.as(MemberAccessExprSyntax.self), let base = member.base,
        let owner = OldNames.strings[member.declName.baseName.text],
        !own.contains(member.declName.baseName.text)
      else { return }
      if let owner {
        guard let variable = name(of: base), typesOfNames[variable] == [owner] else { return }
      }
      file.edits.insert(".init(rawValue: ", before: node.rightOperand.range.lowerBound)
      file.edits.insert(")", after: node.rightOperand.range.upperBound)
    }

    private func name(of node: ExprSyntax) -> String? {
      node.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? node.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// `override var childViewControllerForStatusBarStyle`: the override is no name of its own.
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "override" }) else {
        return .visitChildren
      }
      for binding in node.bindings {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
          let new = OldNames.members[name.text]
        else { continue }
        file.edits.replace(name.range, with: new)
      }
      return .visitChildren
    }

    /// `override func willMove(toParentViewController parent: …)`, likewise.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { $0.name.text == "override" }) else {
        return .visitChildren
      }
      let first = node.signature.parameterClause.parameters.first
      if let second = node.signature.parameterClause.parameters.dropFirst().first,
        let new = secondLabel(node.name.text + " " + second.firstName.text)
      {
        relabel(second, new)
      }
      if first == nil, let new = OldNames.functions[node.name.text],
        let arrow = node.signature.returnClause?.arrow
      {
        file.edits.replace(node.funcKeyword.range, with: "var")
        file.edits.replace(node.name.range.lowerBound..<arrow.range.upperBound, with: new + ":")
        return .visitChildren
      }
      if let first, let change = OldNames.labels[node.name.text + " " + first.firstName.text] {
        file.edits.replace(node.name.range, with: change.name)
        relabel(first, change.label)
      } else if let new = OldNames.members[node.name.text] {
        file.edits.replace(node.name.range, with: new)
      }
      return .visitChildren
    }

    private func secondLabel(_ key: String) -> String? {
      ownSecond.contains(key) ? nil : OldNames.secondLabels[key]
    }

    /// `override init(activityIndicatorStyle style: …)`.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.modifiers.contains(where: { $0.name.text == "override" }),
        let first = node.signature.parameterClause.parameters.first,
        let new = OldNames.initializers[first.firstName.text]
      {
        relabel(first, new)
      }
      return .visitChildren
    }

    /// Gives a parameter another label, or none, and leaves it its name.
    private func relabel(_ parameter: FunctionParameterSyntax, _ label: String) {
      let name = parameter.secondName == nil ? " " + parameter.firstName.text : ""
      file.edits.replace(parameter.firstName.range, with: (label.isEmpty ? "_" : label) + name)
    }

    /// `CFRunLoopAddTimer(…, .commonModes)`: Core Foundation's modes kept their names.
    private func isCoreFoundations(_ node: MemberAccessExprSyntax) -> Bool {
      if node.base?.trimmedDescription == "CFRunLoopMode" { return true }
      guard node.base == nil, let argument = node.parent?.as(LabeledExprSyntax.self),
        let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
      else { return false }
      return call.calledExpression.trimmedDescription.hasPrefix("CFRunLoop")
    }

    /// `text.characters.count`: a string has been a collection of its characters since Swift 4.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "characters", !own.contains("characters"),
        !parts.contains("characters"), let base = node.base
      {
        file.edits.replace(base.range.upperBound..<node.range.upperBound, with: "")
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty { readProperty(node) }
      labelArguments(of: node)
      if let label = node.arguments.dropFirst().first?.label,
        let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        let new = secondLabel(name + " " + label.text)
      {
        file.edits.replace(label.range, with: new)
      }
      guard let first = node.arguments.first, let label = first.label else { return .visitChildren }
      if let new = OldNames.initializers[label.text], isInitializer(node.calledExpression) {
        file.edits.replace(label.range, with: new)
        return .visitChildren
      }
      // `didMove(toParentViewController: nil)` is of `self`.
      guard
        let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
          ?? node.calledExpression.as(DeclReferenceExprSyntax.self)
      else { return .visitChildren }
      let name = called.baseName.text
      guard !own.contains(name) || OldNames.alwaysApple.contains(name),
        !own.contains(name + " " + label.text),
        let change = OldNames.labels[name + " " + label.text]
      else { return .visitChildren }
      file.edits.replace(called.baseName.range, with: change.name)
      let rest = label.range.lowerBound..<first.expression.range.lowerBound
      file.edits.replace(rest, with: change.label.isEmpty ? "" : change.label + ": ")
      return .visitChildren
    }

    /// `CMTimeMake(1, 30)` is `CMTimeMake(value: 1, timescale: 30)`.
    private func labelArguments(of node: FunctionCallExprSyntax) {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let labels = OldNames.functionLabels[name], !own.contains(name),
        node.arguments.count == labels.count, node.arguments.allSatisfy({ $0.label == nil })
      else { return }
      for (argument, label) in zip(node.arguments, labels) where !label.isEmpty {
        // It belongs to the list: what other rules put around the argument comes behind it.
        file.edits.insert(label + ": ", after: argument.expression.range.lowerBound)
      }
    }

    /// `super.prefersHomeIndicatorAutoHidden()`: a property by now.
    private func readProperty(_ node: FunctionCallExprSyntax) {
      guard let open = node.leftParen, let close = node.rightParen, node.trailingClosure == nil,
        let name = name(of: node.calledExpression), !own.contains(name),
        OldNames.functions[name] != nil
          || OldNames.makers.contains(node.calledExpression.trimmedDescription)
      else { return }
      file.edits.replace(open.range.lowerBound..<close.range.upperBound, with: "")
    }

    /// `UIActivityIndicatorView(…)`, `Spinner(…)` of a subclass, `.init(…)`.
    private func isInitializer(_ called: ExprSyntax) -> Bool {
      name(of: called).map { $0 == "init" || $0.first?.isUppercase == true } ?? false
    }
  }
}
