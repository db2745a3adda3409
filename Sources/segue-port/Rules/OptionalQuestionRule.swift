import SwiftSyntax

/// `delegate?.didClose != nil`, `if let method = delegate?.didClose`: whether an optional method of
/// an own protocol is there.
///
/// Here it always is: `_found_didClose` of the protocol is nil where the object does not implement
/// it.
enum OptionalQuestionRule: Rule {
  static func apply(to program: Program) {
    let requirements = OptionalRequirementRule.requirements(of: program)
    guard !requirements.isEmpty else { return }
    for file in program.files {
      for question in Visitor(file, program, requirements).found() { rewrite(question, in: file) }
    }
    for requirement in requirements where requirement.isQuestioned {
      let access = ["public", "open"].contains(requirement.type.access) ? "public " : ""
      requirement.member.file.append(
        "extension \(requirement.type.name) { \(access)var \(name(of: requirement)): Void? { \(requirement.flag) ? () : nil } }\n"
      )
    }
  }

  /// Marks the methods whose presence the program asks for.
  static func mark(
    _ requirements: [OptionalRequirementRule.Requirement],
    in program: Program
  ) -> [OptionalRequirementRule.Requirement] {
    guard requirements.contains(where: { $0.member.kind == .function }) else { return requirements }
    let asked = program.files.flatMap { Visitor($0, program, requirements).found() }
    let members = Set(asked.map { ObjectIdentifier($0.requirement.member) })
    return requirements.map { requirement in
      var requirement = requirement
      requirement.isQuestioned = members.contains(ObjectIdentifier(requirement.member))
      return requirement
    }
  }

  private static func name(of requirement: OptionalRequirementRule.Requirement) -> String {
    "_found_" + requirement.mangled
  }

  private static func rewrite(_ question: Question, in file: SourceFile) {
    let name = name(of: question.requirement)
    guard question.isBound else {
      file.edits.replace(question.node.declName.range, with: name)
      return
    }
    guard let base = question.node.base else { return }
    file.edits.insert(
      "(\(base.trimmedDescription).\(name) == nil ? nil : ",
      before: question.node.range.lowerBound
    )
    file.edits.insert(")", after: question.node.range.upperBound)
  }

  private struct Question {
    let node: MemberAccessExprSyntax
    let requirement: OptionalRequirementRule.Requirement
    /// Whether the method gets a name.
    let isBound: Bool
  }

  private final class Visitor: FileVisitor {
    let program: Program
    let requirements: [OptionalRequirementRule.Requirement]
    private var questions: [Question] = []

    init(
      _ file: SourceFile,
      _ program: Program,
      _ requirements: [OptionalRequirementRule.Requirement]
    ) {
      self.program = program
      self.requirements = requirements
      super.init(file)
    }

    func found() -> [Question] {
      walk()
      return questions
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { add(value, isBound: true) }
      return .visitChildren
    }

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
      if node.rightOperand.is(NilLiteralExprSyntax.self),
        ["==", "!="].contains(node.operator.trimmedDescription)
      {
        add(node.leftOperand, isBound: false)
      }
      return .visitChildren
    }

    private func add(_ expression: ExprSyntax, isBound: Bool) {
      guard let node = expression.as(MemberAccessExprSyntax.self), let base = node.base else {
        return
      }
      let labels = node.declName.argumentNames?.arguments.map(\.name.text)
      let meant = requirements.first { requirement in
        requirement.member.kind == .function
          && requirement.member.base == node.declName.baseName.plain
          && (labels == nil || requirement.member.parameters.map(\.label) == labels)
      }
      guard let meant, isOfProtocol(base, meant) else { return }
      questions.append(Question(node: node, requirement: meant, isBound: isBound))
    }

    /// Whether the member can only be the protocol's, or what has it is declared with its type.
    private func isOfProtocol(
      _ base: ExprSyntax,
      _ requirement: OptionalRequirementRule.Requirement
    ) -> Bool {
      let inner =
        base.as(OptionalChainingExprSyntax.self)?.expression
        ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
      let name =
        inner.as(DeclReferenceExprSyntax.self)?.baseName.plain
        ?? inner.as(MemberAccessExprSyntax.self)?.declName.baseName.plain
      guard let name, let types = program.typesOfNames[name], !types.isEmpty else {
        return !program.variableNames.contains(requirement.member.base)
      }
      return types.contains { type in
        guard let found = program.resolve(type, in: file.moduleName)?.type else { return false }
        return found === requirement.type
          || program.protocols(of: found).contains(requirement.type.name)
            && found.kind == "protocol"
      }
    }
  }
}
