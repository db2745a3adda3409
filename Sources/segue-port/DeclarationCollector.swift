import SwiftIfConfig
import SwiftSyntax

/// Lists what a file declares.
final class DeclarationCollector: FileVisitor {
  private var stack: [TypeDeclaration] = []

  static func collect(_ file: SourceFile) {
    DeclarationCollector(file).walk()
  }

  private func enter(
    _ kind: String,
    _ node: some DeclGroupSyntax,
    name: String,
    generics: GenericParameterClauseSyntax?,
    whereClause: GenericWhereClauseSyntax?,
    at nameNode: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let outer = kind != "extension" ? stack.last : nil
    let declaration = TypeDeclaration(
      kind: kind,
      name: outer.map { $0.name + "." + name } ?? name,
      file: file,
      node: node,
      inherits: node.inheritanceClause?.inheritedTypes.flatMap { $0.type.names } ?? [],
      generics: generics?.parameters.map { $0.name.text } ?? [],
      hasWhereClause: whereClause != nil,
      nameOffset: nameNode.range.lowerBound,
      parent: stack.last
    )
    file.types.append(declaration)
    stack.append(declaration)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "class",
      node,
      name: node.name.plain,
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      at: node.name
    )
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "struct",
      node,
      name: node.name.plain,
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      at: node.name
    )
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "enum",
      node,
      name: node.name.plain,
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      at: node.name
    )
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "actor",
      node,
      name: node.name.plain,
      generics: node.genericParameterClause,
      whereClause: node.genericWhereClause,
      at: node.name
    )
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "protocol",
      node,
      name: node.name.plain,
      generics: nil,
      whereClause: node.genericWhereClause,
      at: node.name
    )
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      "extension",
      node,
      name: node.extendedType.names.first ?? "",
      generics: nil,
      whereClause: node.genericWhereClause,
      at: node.extendedType
    )
  }

  override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { stack.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { stack.removeLast() }

  private func add(_ member: Member) {
    if let owner = stack.last {
      member.owner = owner
      owner.members.append(member)
    } else if member.kind == .function {
      file.functions.append(member)
    } else {
      file.variables.append(member)
    }
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Set(node.modifiers.names).isDisjoint(with: ["private", "fileprivate"]) else {
      return .skipChildren
    }
    stack.last?.aliases.append(node.name.plain)
    // What has parameters of its own stands for no one type.
    if node.genericParameterClause == nil {
      let value = node.initializer.value
      let type = AliasedType(text: value.trimmedDescription, names: value.names)
      if let owner = stack.last {
        owner.aliasTypes[node.name.plain] = type
      } else {
        file.aliasTypes[node.name.plain] = type
      }
    }
    return .skipChildren
  }

  // Bodies are not members: what is declared in them is not visible outside.

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    file.imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      Member(
        kind: .function,
        file: file,
        node: DeclSyntax(node),
        base: node.name.plain,
        parameters: node.signature.parameterClause.list,
        type: node.signature.returnClause?.type.trimmedDescription ?? "Void",
        attributes: node.attributes,
        modifiers: node.modifiers,
        effects: node.signature.effectSpecifiers?.names ?? [],
        nameOffset: node.name.range.lowerBound,
        isTrap: node.body?.endsProgram == true
      )
    )
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      Member(
        kind: .initializer,
        file: file,
        node: DeclSyntax(node),
        base: "init",
        parameters: node.signature.parameterClause.list,
        attributes: node.attributes,
        modifiers: node.modifiers,
        effects: node.signature.effectSpecifiers?.names ?? [],
        isOptionalInit: node.optionalMark != nil,
        nameOffset: node.initKeyword.range.lowerBound,
        isTrap: node.body?.endsProgram == true
      )
    )
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      Member(
        kind: .subscripting,
        file: file,
        node: DeclSyntax(node),
        base: "subscript",
        parameters: node.parameterClause.list,
        type: node.returnClause.type.trimmedDescription,
        attributes: node.attributes,
        modifiers: node.modifiers,
        nameOffset: node.subscriptKeyword.range.lowerBound
      )
    )
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let value = binding.initializer?.value.trimmedDescription
      add(
        Member(
          kind: .variable,
          file: file,
          node: DeclSyntax(node),
          base: pattern.identifier.plain,
          type: binding.typeAnnotation?.type.trimmedDescription,
          attributes: node.attributes,
          modifiers: node.modifiers,
          nameOffset: pattern.range.lowerBound,
          // The beginning of a long value shows what it makes.
          value: value.map { $0.utf8.count <= 200 ? $0 : String($0.prefix(200)) },
          isReadOnly: node.bindingSpecifier.text == "let" || binding.isReadOnly
        )
      )
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeBlockSyntax {
  /// Whether it ends the program however it is reached: a `fatalError()` that depends on nothing.
  var endsProgram: Bool {
    statements.contains { item in
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain
      else { return false }
      return ["fatalError", "preconditionFailure", "assertionFailure"].contains(name)
    }
  }
}

extension PatternBindingSyntax {
  /// Computed, with no setter.
  var isReadOnly: Bool {
    switch accessorBlock?.accessors {
    case nil: return false
    case .getter: return true
    case .accessors(let list):
      let kinds = list.map(\.accessorSpecifier.text)
      return kinds.contains("get") && !kinds.contains("set") && !kinds.contains("_modify")
    @unknown default: return false
    }
  }
}

extension FunctionParameterClauseSyntax {
  var list: [Member.Parameter] {
    parameters.map { parameter in
      Member.Parameter(
        label: parameter.firstName.plain,
        name: (parameter.secondName ?? parameter.firstName).plain,
        type: parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? ""),
        default: parameter.defaultValue?.value.trimmedDescription
      )
    }
  }
}

extension FunctionEffectSpecifiersSyntax {
  var names: [String] {
    [asyncSpecifier?.text, throwsClause?.throwsSpecifier.text].compactMap { $0 }
  }
}

extension TokenSyntax {
  /// Without backticks.
  var plain: String { identifier?.name ?? text }
}

extension TypeSyntax {
  /// `UIView`, `Outer.Inner`; both of `A & B`; generic arguments and attributes left out, except
  /// for `[A]` and `[A: B]`, however they are written.
  var names: [String] {
    if let type = self.as(IdentifierTypeSyntax.self) { return [type.collection ?? type.name.plain] }
    if let type = self.as(MemberTypeSyntax.self) {
      return [(type.baseType.names.first ?? "") + "." + type.name.plain]
    }
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap { $0.type.names }
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.names }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.names }
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.names }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.names
    }
    if let type = self.as(ClassRestrictionTypeSyntax.self) { return [type.classKeyword.text] }
    if let type = self.as(TupleTypeSyntax.self), type.elements.count == 1,
      let element = type.elements.first
    {
      return element.type.names
    }
    return [trimmedDescription]
  }
}

extension IdentifierTypeSyntax {
  /// `[A: B]` for `Dictionary<A, B>`, `[A]` for `Array<A>`.
  fileprivate var collection: String? {
    let arguments = genericArgumentClause?.arguments.map(\.argument.trimmedDescription) ?? []
    return switch (name.plain, arguments.count) {
    case ("Array", 1): "[\(arguments[0])]"
    case ("Dictionary", 2): "[\(arguments[0]): \(arguments[1])]"
    default: nil
    }
  }
}
