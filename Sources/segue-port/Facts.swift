import SwiftSyntax

/// What the response says about a file besides its ported text.
struct FactWriter {
  let program: Program

  func facts(of file: SourceFile) -> Response.File {
    var result = Response.File(path: file.path)
    result.imports = file.imports.compactMap { node in
      guard let first = node.path.first else { return nil }
      let place = file.place(of: first)
      return .init(name: first.name.plain, line: place.line, column: place.column)
    }
    result.types = file.types.map(type)
    result.functions = file.functions.map(function)
    result.variables = file.variables.map(variable)
    result.aliasTypes = file.aliasTypes.isEmpty ? nil : file.aliasTypes.mapValues(\.text)
    result.topLevelCode = topLevelCode(of: file)
    let own = file.types.filter { !$0.isExtension && $0.parent == nil }.map(\.name)
    result.declares = Set(own + file.functions.map(\.base) + file.variables.map(\.base)).sorted()
    result.extends = Set(file.types.filter(\.isExtension).map(\.name)).sorted()
    let mentions = MentionCollector(file)
    mentions.walk()
    result.declares = Set(result.declares + mentions.aliases).sorted()
    result.mentions = mentions.names.sorted()
    result.heads = mentions.heads.sorted()
    result.calls = mentions.calls.sorted()
    return result
  }

  private func type(_ type: TypeDeclaration) -> TypeFact {
    let place = type.file.place(type.nameOffset)
    let ownChain = program.superclasses(of: type)
    var superclasses: [String]?
    var conforms: [String]?
    if ["class", "struct", "enum", "actor"].contains(type.kind) {
      conforms = program.protocols(of: type)
      superclasses = ownChain.map(\.name) + (program.root(of: type).map { [$0] } ?? [])
    }
    // A macro's program runs in the compiler.
    let main = type.attributes.first {
      ["@main", "@UIApplicationMain"].contains($0) && !type.inherits.contains("CompilerPlugin")
    }
    let isSegue = superclasses?.contains { $0.hasSuffix("StoryboardSegue") } == true
    let casts = ScreenCastCollector.casts(in: type, isSegue: isSegue)
    let isUnfinished = type.isUnfinishedAnimator
    return TypeFact(
      name: type.name,
      kind: type.kind,
      inherits: type.inherits,
      superclasses: superclasses,
      conforms: conforms,
      generics: type.generics.isEmpty ? nil : type.generics,
      access: type.access,
      isFinal: type.modifiers.contains("final"),
      isConstrained: type.hasWhereClause,
      main: main,
      objcName: type.objcName,
      line: place.line,
      column: place.column,
      initializers: type.members.filter { $0.kind == .initializer }.map(initializer),
      functions: type.members.filter { $0.kind == .function }.map { member in
        var fact = function(member)
        if member.isTrap || isUnfinished && member.isEmptyMethod { fact.isTrap = true }
        if type.isExtension { fact.parameters = member.parameters.map(parameter) }
        return fact
      },
      subscripts: type.members.filter { $0.kind == .subscripting }.map(subscripting),
      variables: type.members.filter { $0.kind == .variable }.map(variable),
      aliases: type.aliases.isEmpty ? nil : type.aliases,
      aliasTypes: type.aliasTypes.isEmpty ? nil : type.aliasTypes.mapValues(\.text),
      casts: casts.isEmpty ? nil : casts
    )
  }

  private func parameter(_ parameter: Member.Parameter) -> ParameterFact {
    ParameterFact(
      label: parameter.label,
      name: parameter.name,
      type: parameter.type,
      default: parameter.default
    )
  }

  private func initializer(_ member: Member) -> InitializerFact {
    let place = member.file.place(member.nameOffset)
    return InitializerFact(
      parameters: member.parameters.map(parameter),
      // Nobody may call what is unavailable.
      access: member.isUnavailable ? "private" : member.access,
      isFailable: member.isOptionalInit,
      isConvenience: member.modifiers.contains("convenience"),
      isRequired: member.modifiers.contains("required"),
      isOverride: member.isOverride,
      isTrap: member.isTrap,
      effects: member.effects,
      line: place.line,
      column: place.column
    )
  }

  private func function(_ member: Member) -> FunctionFact {
    let place = member.file.place(member.nameOffset)
    let parameters = member.parameters.map(\.type).joined(separator: ", ")
    return FunctionFact(
      name: member.name,
      access: member.access,
      isStatic: member.isStatic,
      type:
        "(\(parameters)) \((member.effects + ["->"]).joined(separator: " ")) \(member.type ?? "Void")",
      attributes: member.attributes.isEmpty ? nil : member.attributes,
      isOptional: member.modifiers.contains("optional") ? true : nil,
      line: place.line,
      column: place.column
    )
  }

  /// Its name as calls have it: what names a parameter of a subscript is no label.
  private func subscripting(_ member: Member) -> SubscriptFact {
    let labels = member.parameters.map { $0.label == $0.name ? "_:" : "\($0.label):" }
    return SubscriptFact(name: "subscript(\(labels.joined()))", access: member.access)
  }

  private func variable(_ member: Member) -> VariableFact {
    let place = member.file.place(member.nameOffset)
    return VariableFact(
      name: member.base,
      access: member.access,
      isStatic: member.isStatic,
      type: member.type,
      value: member.value,
      attributes: member.attributes.isEmpty ? nil : member.attributes,
      isOptional: member.modifiers.contains("optional") ? true : nil,
      line: place.line,
      column: place.column
    )
  }

  /// The first statement that runs when the file is the main one.
  private func topLevelCode(of file: SourceFile) -> Place? {
    func first(_ items: CodeBlockItemListSyntax) -> Place? {
      for item in items {
        switch item.item {
        case .decl(let node):
          guard let block = node.as(IfConfigDeclSyntax.self),
            let clause = file.regions.activeClause(for: block),
            case .statements(let inner)? = clause.elements, let place = first(inner)
          else { continue }
          return place
        case .stmt, .expr:
          // A macro like #warning is not code.
          if item.item.is(MacroExpansionExprSyntax.self) { continue }
          return file.place(of: item)
        @unknown default: continue
        }
      }
      return nil
    }
    return first(file.tree.statements)
  }
}

/// The names that a file uses.
final class MentionCollector: FileVisitor {
  var names: Set<String> = []
  /// Those outside the bodies of functions, accessors and closures.
  var heads: Set<String> = []
  private var bodies = 0
  var aliases: [String] = []
  /// Calls of initializers and subscripts up to their first label: `UIColor(hex:`, `init(hex:`,
  /// `subscript(safe:`.
  var calls: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.calledExpression.calledName, let first = node.arguments.first,
      name == "init" || name.first?.isUppercase == true
    {
      calls.insert("\(name)(\(first.label?.plain ?? "_"):")
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label { calls.insert("subscript(\(label.plain):") }
    return .visitChildren
  }

  private func mention(_ name: String) {
    names.insert(name)
    if bodies == 0 { heads.insert(name) }
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { bodies -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName.plain)
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name.plain)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(CodeBlockItemSyntax.self) == true { aliases.append(node.name.plain) }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// `UIColor` in `UIColor(hex: 0)`, `init` in `.init(hex: 0)`.
  fileprivate var calledName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.plain }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.declName.baseName.plain }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.calledName
  }
}

extension TypeDeclaration {
  /// An animator that does not complete its transition: a base class, whose empty methods are for
  /// subclasses to fill in.
  fileprivate var isUnfinishedAnimator: Bool {
    kind == "class" && members.contains { $0.name == "animateTransition(using:)" }
      && !node.tokens(viewMode: .sourceAccurate).contains { $0.text == "completeTransition" }
  }
}

extension Member {
  fileprivate var isEmptyMethod: Bool {
    node.as(FunctionDeclSyntax.self)?.body?.statements.isEmpty == true
  }
}
