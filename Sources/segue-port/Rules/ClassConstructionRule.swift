import SwiftSyntax

/// `type.init()`, `T(frame: …)`: Objective-C makes objects of a class in a variable by any
/// initializer of Apple's classes; Swift does so by required ones alone.
///
/// The call becomes `type._new()`.
enum ClassConstructionRule: Rule {
  static func apply(to program: Program) {
    let lists = ClassLists(program)
    for file in program.files { Visitor(file, program, lists).walk() }
  }

  private final class Visitor: FileVisitor {
    let program: Program
    let lists: ClassLists

    init(_ file: SourceFile, _ program: Program, _ lists: ClassLists) {
      self.program = program
      self.lists = lists
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      guard ClassConstructionRule.labels.contains(labels), node.trailingClosure == nil else {
        makeOfExtendedClass(node)
        makeOfClassInVariable(node)
        return .visitChildren
      }
      if let called = node.calledExpression.as(DeclReferenceExprSyntax.self) {
        // On iOS the object has the class of its entity.
        if called.baseName.plain == "NSManagedObject", labels == ["entity", "insertInto"] {
          file.edits.insert("._ofEntityClass", after: called.range.upperBound)
          return .visitChildren
        }
        // `T()`, `Self()`: what a variable holds is not called in this way, unless it is a closure.
        let name = called.baseName.plain
        let types =
          name == "Self" ? enclosingType(Syntax(node)) : constraints(of: name, at: Syntax(node))
        if isMade(types, labels) || isManaged(called, labels) {
          file.edits.insert("._new", after: called.range.upperBound)
        }
      } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init"
      {
        let expected = member.base == nil ? expectedType(of: node) : nil
        let types =
          member.base.map(types)
          ?? expected.flatMap {
            $0 == "Self" ? enclosingType(Syntax(node)) : constraints(of: $0, at: Syntax(node))
          }
        if isMade(types, labels) {
          if let expected { file.edits.insert(expected, before: member.range.lowerBound) }
          file.edits.replace(member.declName.baseName.range, with: "_new")
        }
      }
      return .visitChildren
    }

    /// What `.init()` makes by the type of the variable or of the function that has nothing else:
    /// `let view: V = .init()`.
    private func expectedType(of node: FunctionCallExprSyntax) -> String? {
      if let value = node.parent?.as(InitializerClauseSyntax.self) {
        let type = value.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        return type?.as(IdentifierTypeSyntax.self)?.trimmedDescription
      }
      let isOnlyStatement =
        node.parent?.as(CodeBlockItemSyntax.self)?.parent?
        .as(CodeBlockItemListSyntax.self)?.count == 1
      guard isOnlyStatement || node.parent?.is(ReturnStmtSyntax.self) == true else { return nil }
      return node.enclosing { here -> TypeSyntax?? in
        // A closure has a type of its own.
        if here.is(ClosureExprSyntax.self) { return .some(nil) }
        if let value = here.as(PatternBindingSyntax.self) { return value.typeAnnotation?.type }
        return here.as(FunctionDeclSyntax.self).map { $0.signature.returnClause?.type }
      }?.flatMap { $0.as(IdentifierTypeSyntax.self)?.trimmedDescription }
    }

    /// `self.init(red: …)` in a static method of `extension UIColor`, `type(of: self).init(red: …)`
    /// in any: an object of that class, by any other of its initializers.
    private func makeOfExtendedClass(_ node: FunctionCallExprSyntax) {
      let called = node.calledExpression
      let name = called.trimmedDescription
      guard
        ["Self", "Self.init", "type(of: self).init"].contains(name)
          || name == "self.init" && isInStaticMember(Syntax(node))
          || name == ".init" && expectedType(of: node) == "Self",
        let type = enclosingType(Syntax(node))?.first,
        AppleNames.isClass(type), program.resolve(type, in: file.moduleName) == nil
      else { return }
      let label = node.arguments.first?.label?.plain ?? "_"
      let mayFail = ClassConstructionRule.failing[type]?.contains(label) == true
      file.edits.replace(called.range, with: "(\(type)")
      file.edits.insert(" as! Self\(mayFail ? "?" : ""))", after: node.range.upperBound)
    }

    /// `colors.map(self.init(cgColor:))` in a static method of `extension UIColor`: the
    /// initializer as a closure.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.declName.baseName.text == "init", let names = node.declName.argumentNames,
        let base = node.base?.trimmedDescription,
        base == "Self" || base == "self" && isInStaticMember(Syntax(node)),
        let type = enclosingType(Syntax(node))?.first, AppleNames.isClass(type),
        program.resolve(type, in: file.moduleName) == nil
      else { return .visitChildren }
      let labels = names.arguments.map(\.name.text)
      let mayFail = ClassConstructionRule.failing[type]?.contains(labels.first ?? "_") == true
      let arguments = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "$\($0)" }
        .joined(separator: ", ")
      file.edits.replace(
        node.range,
        with: "{ \(type)(\(arguments)) as! Self\(mayFail ? "?" : "") }"
      )
      return .skipChildren
    }

    /// `type.init(named: …)` with `type: UIImage.Type`, by any initializer.
    private func makeOfClassInVariable(_ node: FunctionCallExprSyntax) {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "init", let base = member.base,
        !["Self", "self", "type(of: self)"].contains(base.trimmedDescription),
        unwrapped(base).as(DeclReferenceExprSyntax.self).map({
          constraints(of: $0.baseName.plain, at: Syntax(node)) == nil
        }) ?? true,
        let classes = types(of: base), classes.count == 1, let name = classes.first,
        ClassConstructionRule.ends.contains(name)
      else { return }
      file.edits.replace(base.range, with: name)
    }

    /// `Entity(context: context)`, where `Entity` is an associated type: the initializers of Core
    /// Data's objects, on a name that is no class.
    private func isManaged(_ called: DeclReferenceExprSyntax, _ labels: [String]) -> Bool {
      let name = called.baseName.plain
      return ClassConstructionRule.managedLabels.contains(labels)
        && file.imports.contains { $0.path.first?.name.plain == "CoreData" }
        && name.first?.isUppercase == true && !AppleNames.isClass(name)
        && program.resolve(name, in: file.moduleName) == nil
    }

    /// The possible classes of an expression; nil for a type's own name.
    private func types(of node: ExprSyntax) -> [String]? {
      let node = unwrapped(node)
      if let reference = node.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.plain
        if name == "Self" || name == "self" {
          return name == "Self" || isInStaticMember(Syntax(node))
            ? enclosingType(Syntax(node)) : nil
        }
        return constraints(of: name, at: Syntax(node))
          ?? metatypes(named: name)?.flatMap { constraints(of: $0, at: Syntax(node)) ?? [$0] }
          ?? answeredMetatypes(named: name) ?? lists.classes(heldBy: name, at: Syntax(node))
          ?? boundMetatypes(named: name, at: Syntax(node))
      }
      if let member = node.as(MemberAccessExprSyntax.self) {
        if member.declName.baseName.plain == "self", let base = member.base {
          return types(of: base)
        }
        return metatypes(named: member.declName.baseName.plain) ?? elementMetatype(of: node)
      }
      if let call = node.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "type",
        call.arguments.first?.label?.text == "of",
        let value = call.arguments.first?.expression
      {
        if value.trimmedDescription == "self" { return enclosingType(Syntax(node)) }
        if let name = unwrapped(value).as(DeclReferenceExprSyntax.self)?.baseName.plain {
          return program.typesOfNames[name].map { Array($0) }
        }
      }
      if let cast = node.as(AsExprSyntax.self) { return metatype(cast.type.names) }
      return elementMetatype(of: node)
    }

    /// The class in `screens[row].1`, where `screens` is a list of classes, or of tuples with one.
    private func elementMetatype(of node: ExprSyntax) -> [String]? {
      if let part = unwrapped(node).as(MemberAccessExprSyntax.self), let base = part.base,
        let variable = unwrapped(base).as(DeclReferenceExprSyntax.self),
        let classes = lists.classes(heldBy: variable.baseName.plain, at: Syntax(node))
      {
        return classes
      }
      return lists.classes(takenBy: unwrapped(node))
    }

    private func unwrapped(_ node: ExprSyntax) -> ExprSyntax {
      if let chain = node.as(OptionalChainingExprSyntax.self) { return unwrapped(chain.expression) }
      if let force = node.as(ForceUnwrapExprSyntax.self) { return unwrapped(force.expression) }
      if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let only = tuple.elements.first
      {
        return unwrapped(only.expression)
      }
      return node
    }

    /// The classes of variables that hold a class: `let type: Cell.Type`.
    private func metatypes(named name: String) -> [String]? {
      program.typesOfNames[name].flatMap { metatype(Array($0)) }
    }

    /// The same of variables that hold what a method answers: `let type = cellClass()`.
    private func answeredMetatypes(named name: String) -> [String]? {
      let methods = (program.madeTypes[name] ?? []).compactMap {
        $0.split(separator: ".").last.map(String.init)
      }
      let answers = methods.flatMap { program.functionsByName[$0] ?? [] }.compactMap(\.type)
      return metatype(answers.map { $0.filter { !"?!".contains($0) } })
    }

    /// The conditions that have bound a name so far: `if let type = wrap`.
    private var bound: [String: [OptionalBindingConditionSyntax]] = [:]

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let value = node.initializer?.value, value.trimmedDescription != name
      {
        bound[name, default: []].append(node)
      }
      return .visitChildren
    }

    private func boundMetatypes(named name: String, at node: Syntax) -> [String]? {
      let binding = bound[name]?.last {
        // Only one before the place: two conditions may bind each other's names.
        $0.endPosition <= node.position && scope(of: $0).contains(node.range)
      }
      return binding?.initializer.flatMap { types(of: $0.value) }
    }

    /// Where a name that a condition binds is known: in the statement, or after a `guard` in the
    /// block around it.
    private func scope(of binding: OptionalBindingConditionSyntax) -> Range<Int> {
      binding.enclosing { here -> Range<Int>? in
        if let branch = here.as(IfExprSyntax.self) {
          return branch.range.lowerBound..<branch.body.range.upperBound
        }
        return here.is(WhileStmtSyntax.self) || here.is(CodeBlockItemListSyntax.self)
          ? here.range : nil
      } ?? file.tree.range
    }

    private func metatype(_ names: [String]) -> [String]? {
      let result = names.filter { $0.hasSuffix(".Type") }.map {
        String($0.dropLast(5)).trimmingPrefix("(any ").trimmingPrefix("(")
          .trimmingSuffix(")")
      }
      return result.isEmpty ? nil : result.flatMap { $0.names(separatedBy: "&") }
    }

    /// What a generic parameter of something around a place has to be.
    private func constraints(of name: String, at node: Syntax) -> [String]? {
      var here = node.parent
      while let next = here {
        let generics = next.asProtocol((any WithGenericParametersSyntax).self)
        for parameter in generics?.genericParameterClause?.parameters ?? []
        where parameter.name.plain == name {
          var result = parameter.inheritedType?.names ?? []
          for requirement in generics?.genericWhereClause?.requirements ?? [] {
            if case .conformanceRequirement(let requirement) = requirement.requirement,
              requirement.leftType.trimmedDescription == name
            {
              result += requirement.rightType.names
            }
          }
          return result
        }
        here = next.parent
      }
      // A parameter of the type that is extended.
      for type in file.types where type.isExtension && type.node.range.contains(node.range) {
        if let primary = program.primary(of: type), primary.generics.contains(name) {
          return constraints(of: name, at: Syntax(primary.node.memberBlock))
        }
        if let found = associatedType(name, of: type) { return found }
      }
      return nil
    }

    /// What an associated type of the extended protocol has to be: `associatedtype View: UIView`.
    private func associatedType(_ name: String, of type: TypeDeclaration) -> [String]? {
      guard let primary = program.primary(of: type), primary.kind == "protocol" else { return nil }
      let declarations = primary.node.memberBlock.members.compactMap {
        $0.decl.as(AssociatedTypeDeclSyntax.self)
      }
      return declarations.first { $0.name.plain == name }?.inheritanceClause?.inheritedTypes
        .flatMap(\.type.names)
    }

    private func isInStaticMember(_ node: Syntax) -> Bool {
      var here = node.parent
      while let next = here {
        if let function = next.as(FunctionDeclSyntax.self) {
          return !Set(["static", "class"]).isDisjoint(with: function.modifiers.names)
        }
        if let variable = next.as(VariableDeclSyntax.self),
          next.parent?.is(MemberBlockItemSyntax.self) == true
        {
          return !Set(["static", "class"]).isDisjoint(with: variable.modifiers.names)
        }
        if next.is(InitializerDeclSyntax.self) || next.is(MemberBlockSyntax.self) { return false }
        here = next.parent
      }
      return false
    }

    private func enclosingType(_ node: Syntax) -> [String]? {
      file.types.last { $0.node.memberBlock.range.contains(node.range) }.map { type in
        guard let primary = program.primary(of: type), primary.kind == "protocol" else {
          return [type.name]
        }
        let protocols = program.protocols(of: primary)
        let declarations = protocols.compactMap { program.resolve($0, in: file.moduleName)?.type }
        return [primary.name] + protocols
          + ([type, primary] + declarations).flatMap(requirements(ofSelfIn:))
      }
    }

    /// `extension Made where Self: UIViewController`, and a protocol's own clause.
    private func requirements(ofSelfIn type: TypeDeclaration) -> [String] {
      let clause =
        type.node.as(ExtensionDeclSyntax.self)?.genericWhereClause
        ?? type.node.as(ProtocolDeclSyntax.self)?.genericWhereClause
      return (clause?.requirements ?? []).flatMap { requirement -> [String] in
        guard case .conformanceRequirement(let requirement) = requirement.requirement,
          requirement.leftType.trimmedDescription == "Self"
        else { return [] }
        return requirement.rightType.names
      }
    }

    /// Whether UIKit makes objects of such types: one is a class under NSObject, and none has a
    /// required initializer of its own that would be called.
    private func isMade(_ names: [String]?, _ labels: [String]) -> Bool {
      guard let names else { return false }
      var isObject = false
      for name in names {
        if let type = program.resolve(name, in: file.moduleName)?.type {
          if type.kind == "class" {
            guard program.isObject(type) else { return false }
            isObject = true
          }
          let related =
            [type] + program.superclasses(of: type)
            + program.protocols(of: type).compactMap {
              program.resolve($0, in: file.moduleName)?.type
            }
          let own = related.flatMap { program.parts(of: $0) }.flatMap(\.members)
            .filter { $0.kind == .initializer && $0.parameters.map(\.label) == labels }
          guard
            !own.contains(where: {
              $0.modifiers.contains("required") || $0.owner?.kind == "protocol"
                || $0.owner.flatMap { program.primary(of: $0) }?.kind == "protocol"
            })
          else { return false }
          // Protocols for classes of Apple's: `protocol P: UIView`,
          // `protocol P where Self: UIView`.
          isObject =
            isObject || type.inherits.contains(where: AppleNames.isClass)
            || requirements(ofSelfIn: type).contains(where: AppleNames.isClass)
        } else if AppleNames.isClass(program.external(name, in: file.moduleName)) {
          isObject = true
        }
      }
      return isObject
    }
  }
}

extension String {
  fileprivate func trimmingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }

  fileprivate func names(separatedBy separator: Character) -> [String] {
    split(separator: separator).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
