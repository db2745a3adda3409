import SwiftSyntax

/// `type(of: self)` where something is called `type`: Swift 3 never took that for what is so
/// called.
///
/// A class is an object of Objective-C, so that `[String: AnyObject]` takes it; here it is boxed.
enum MetatypeRule: Rule {
  static func apply(to program: Program) {
    let types = program.files.flatMap(\.types)
    let owners = Set(types.filter { $0.members.contains(where: isCalledType) }.map(\.name))
    for file in program.files { Visitor(file, program, owners).walk() }
  }

  private static func isCalledType(_ member: Member) -> Bool {
    [.variable, .function].contains(member.kind) && member.base == "type"
  }

  private final class Visitor: FileVisitor {
    private let program: Program
    /// The types with a member `type`.
    private let owners: Set<String>

    init(_ file: SourceFile, _ program: Program, _ owners: Set<String>) {
      self.program = program
      self.owners = owners
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if asksType(node), isInOwner(Syntax(node)) || isBesideLocal(Syntax(node)) {
        // Within what another rule writes instead, this is nothing.
        file.edits.replace(node.calledExpression.range, with: "Swift.type")
      }
      return .visitChildren
    }

    /// `registered[identifier] = cellClass` where the table is one of objects.
    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.operator.is(AssignmentExprSyntax.self), isClass(node.rightOperand),
        let table = node.leftOperand.as(SubscriptCallExprSyntax.self)?.calledExpression,
        let name = name(of: table), let types = program.typesOfNames[name],
        types.contains(where: ObjectElements.isDictionary)
      else { return .visitChildren }
      file.edits.insert(" as AnyObject?", after: node.rightOperand.range.upperBound)
      return .visitChildren
    }

    private func name(of node: ExprSyntax) -> String? {
      if let member = node.as(MemberAccessExprSyntax.self) {
        return member.base?.trimmedDescription == "self" ? member.declName.baseName.plain : nil
      }
      return node.as(DeclReferenceExprSyntax.self)?.baseName.plain
    }

    /// `Cell.self`, and a name that stands for a class wherever it is declared.
    private func isClass(_ node: ExprSyntax) -> Bool {
      if let member = node.as(MemberAccessExprSyntax.self) {
        return member.declName.baseName.text == "self" && member.base != nil
      }
      guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName.plain,
        let types = program.typesOfNames[name], !types.isEmpty
      else { return false }
      return types.allSatisfy { $0.hasSuffix(".Type") || $0 == "AnyClass" }
    }

    /// `type(of: self)`.
    private func asksType(_ node: FunctionCallExprSyntax) -> Bool {
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain == "type"
        && node.arguments.count == 1 && node.arguments.first?.label?.plain == "of"
    }

    /// Whether a type around the call has such a member, by itself or from what it inherits.
    private func isInOwner(_ node: Syntax) -> Bool {
      guard !owners.isEmpty else { return false }
      return file.types.contains { type in
        type.node.range.contains(node.range.lowerBound)
          && !owners.isDisjoint(with: names(of: type))
      }
    }

    /// The name of a type, of its superclasses and of its protocols.
    private func names(of type: TypeDeclaration) -> [String] {
      let primary = program.primary(of: type) ?? type
      let line = [primary] + program.superclasses(of: primary)
      let apple = program.root(of: primary) ?? primary.name
      return line.map(\.name) + program.protocols(of: primary) + AppleNames.ancestors(of: apple)
    }

    /// Whether the function around the call has a parameter or a constant `type`.
    private func isBesideLocal(_ node: Syntax) -> Bool {
      var here = node.parent
      var body: Syntax?
      while let next = here, !next.is(MemberBlockItemListSyntax.self) {
        if next.asProtocol((any DeclSyntaxProtocol).self) != nil { body = next }
        here = next.parent
      }
      guard let body else { return false }
      let finder = LocalFinder(viewMode: .sourceAccurate)
      finder.walk(body)
      return finder.found
    }
  }

  /// Finds a parameter or a constant of the name.
  private final class LocalFinder: SyntaxVisitor {
    var found = false

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      found = found || (node.secondName ?? node.firstName).plain == "type"
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      found = found || (node.secondName ?? node.firstName).plain == "type"
      return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      found = found || node.name.plain == "type"
      return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      found = found || node.identifier.plain == "type"
      return .visitChildren
    }
  }
}
