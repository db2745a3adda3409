import SwiftSyntax

/// `delegate.method?(…)`: methods of protocols are always there, so the question mark goes. Where the result is
/// used as an optional it stays one.
enum OptionalCallRule: Rule {
  static func apply(to program: Program) {
    let requirements = Dictionary(
      OptionalRequirementRule.requirements(of: program).map { ($0.member.base, $0) },
      uniquingKeysWith: { a, _ in a }
    )
    for file in program.files { Visitor(file, program, requirements).walk() }
  }

  private final class Visitor: FileVisitor {
    let program: Program
    let requirements: [String: OptionalRequirementRule.Requirement]

    init(
      _ file: SourceFile,
      _ program: Program,
      _ requirements: [String: OptionalRequirementRule.Requirement]
    ) {
      self.program = program
      self.requirements = requirements
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let chain = node.calledExpression.as(OptionalChainingExprSyntax.self),
        let member = chain.expression.as(MemberAccessExprSyntax.self), member.base != nil
      else { return .visitChildren }
      let name = member.declName.baseName.plain
      if let requirement = requirements[name], requirement.member.kind == .function {
        file.edits.replace(chain.questionMark.range, with: "")
        if requirement.returns {
          file.edits.replace(member.declName.baseName.range, with: requirement.optionalName)
        }
        return .visitChildren
      }
      // A variable may hold a closure, and then the question is a real one.
      guard !program.variableNames.contains(name) else { return .visitChildren }
      file.edits.replace(chain.questionMark.range, with: "")
      let isStatement = node.parent?.is(CodeBlockItemSyntax.self) == true
      if !isStatement, !hasChain(Syntax(member.base!)) {
        file.edits.insert("Optional(", before: node.range.lowerBound)
        file.edits.insert(")", after: node.range.upperBound)
      }
      return .visitChildren
    }

    /// `delegate.title` of an optional variable. Where nothing else has that name.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.plain
      guard let requirement = requirements[name], let base = node.base,
        !base.is(SuperExprSyntax.self), base.trimmedDescription != "self"
      else { return .visitChildren }
      if requirement.member.kind == .variable {
        guard base.trimmedDescription.lowercased().contains("delegate")
            || base.trimmedDescription.lowercased().contains("source")
        else { return .visitChildren }
        file.edits.replace(node.declName.baseName.range, with: requirement.optionalName)
      }
      return .visitChildren
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
