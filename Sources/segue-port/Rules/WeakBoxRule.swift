import SwiftSyntax

/// `class Weak<T: AnyObject> { weak var value: T? }` holds an `@objc` protocol on iOS: there an
/// existential of one is an object.
///
/// Here it is none, so the box takes anything and keeps the object that it is.
enum WeakBoxRule: Rule {
  static func apply(to program: Program) {
    let used = program.files.reduce(into: Set<String>()) { names, file in
      let visitor = UseVisitor(file, program)
      visitor.walk()
      names.formUnion(visitor.boxes)
    }
    for type in program.files.flatMap(\.types) where !type.isExtension && used.contains(type.name) {
      rewrite(type, in: program)
    }
  }

  private static func rewrite(_ type: TypeDeclaration, in program: Program) {
    let clause = type.node.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    guard let parameter = clause?.parameters.first, clause?.parameters.count == 1,
      let colon = parameter.colon, let constraint = parameter.inheritedType,
      ["AnyObject", "class", "NSObjectProtocol"].contains(constraint.trimmedDescription)
    else { return }
    let file = type.file
    file.blank(colon.range.lowerBound..<constraint.range.upperBound)
    if constraint.trimmedDescription == "NSObjectProtocol" {
      for part in program.parts(of: type) {
        ObjectVisitor(part.file).walk(part.node.memberBlock)
      }
    }
    for member in type.node.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        variable.modifiers.contains(where: { ["weak", "unowned"].contains($0.name.text) }),
        let binding = variable.bindings.first, variable.bindings.count == 1,
        let annotation = binding.typeAnnotation,
        annotation.type.names == [parameter.name.plain]
      else { continue }
      let name = binding.pattern.trimmedDescription
      let access =
        variable.modifiers.names.first(where: accessLevels.contains).map { $0 + " " } ?? ""
      let rest = binding.accessorBlock == nil && binding.initializer == nil
      guard rest else { continue }
      file.edits.replace(
        variable.range,
        with: "@_WeakBox \(access)var \(name): \(parameter.name.plain)?"
      )
    }
  }

  /// What every object answers is asked of the object that the value is.
  private final class ObjectVisitor: FileVisitor {
    private static let members: Set<String> = [
      "responds", "isKind", "isMember", "conforms", "isEqual",
    ]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        Self.members.contains(member.declName.baseName.plain), let base = member.base,
        !base.is(SuperExprSyntax.self)
      else { return .visitChildren }
      let chain = base.as(OptionalChainingExprSyntax.self)
      let value = chain?.expression.range ?? base.range
      file.edits.insert("(", before: value.lowerBound)
      file.edits.insert(
        chain == nil ? " as Any as! any NSObjectProtocol)" : " as Any as? any NSObjectProtocol)",
        after: value.upperBound
      )
      return .visitChildren
    }
  }

  /// Names of generic types that are given an `@objc` protocol, an own one or Apple's.
  private final class UseVisitor: FileVisitor {
    let program: Program
    var boxes: Set<String> = []

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      note(node.name.plain, node.genericArgumentClause)
      return .visitChildren
    }

    override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.plain {
        note(name, node.genericArgumentClause)
      }
      return .visitChildren
    }

    private func note(_ name: String, _ clause: GenericArgumentClauseSyntax?) {
      guard let clause, clause.arguments.count == 1, let argument = clause.arguments.first else {
        return
      }
      let isObjC = argument.argument.trimmedDescription.split(separator: "&").contains { part in
        let part = part.split(separator: " ").last.map(String.init) ?? ""
        guard let type = program.resolve(part, in: file.moduleName)?.type else {
          return AppleNames.isProtocol(part)
        }
        return type.kind == "protocol" && type.attributes.contains("@objc")
      }
      if isObjC { boxes.insert(name) }
    }
  }
}
