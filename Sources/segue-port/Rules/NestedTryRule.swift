import SwiftSyntax

/// `guard let json = try? read() as? [String: Any]`, then `json?["name"]`, `json!["name"]`: before
/// Swift 5 a `try?` of an optional was an optional of an optional, so that the name was one still.
///
/// Here it is bound to the value. Where it is asked like an optional, it becomes one again, and
/// where it is unwrapped by force, the mark goes; in code for Swift 5 neither is there.
enum NestedTryRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let value = node.initializer?.value, isOptionalTry(value),
        let scope = Self.scope(of: Syntax(node))
      else { return .visitChildren }
      for part in scope where part.position >= node.endPosition {
        Uses(of: name, in: file).walk(part)
      }
      return .visitChildren
    }

    /// `try? read() as? T`, of which the cast is what may be nil inside.
    ///
    /// What is cast to an optional is one in any version of Swift.
    private func isOptionalTry(_ value: ExprSyntax) -> Bool {
      guard let attempt = value.as(TryExprSyntax.self),
        attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark,
        let cast = attempt.expression.as(AsExprSyntax.self)
      else { return false }
      return cast.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
        && !cast.type.is(OptionalTypeSyntax.self)
    }

    /// What the name is known in: the conditions behind it, and the body of an `if` or what follows
    /// a `guard`.
    private static func scope(of binding: Syntax) -> [Syntax]? {
      guard let statement = binding.parent?.parent?.parent else { return nil }
      if let branch = statement.as(IfExprSyntax.self) {
        return branch.conditions.map(Syntax.init) + [Syntax(branch.body)]
      }
      guard let check = statement.as(GuardStmtSyntax.self),
        let block = statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { return nil }
      // A filtered list would be a tree of its own, with other places.
      return check.conditions.map(Syntax.init)
        + block.compactMap { $0.position >= statement.endPosition ? Syntax($0) : nil }
    }
  }

  /// The uses of a name as an optional, up to where another value has the name.
  private final class Uses: SyntaxVisitor {
    private let name: String
    private let file: SourceFile
    private var isHidden = false
    /// What `isHidden` was before each open closure, whose names end with it.
    private var outside: [Bool] = []

    init(of name: String, in file: SourceFile) {
      self.name = name
      self.file = file
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.identifier.plain == name { isHidden = true }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      outside.append(isHidden)
      return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { isHidden = outside.removeLast() }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      if node.name.plain == name { isHidden = true }
      return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      if (node.secondName ?? node.firstName).plain == name { isHidden = true }
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      if (node.secondName ?? node.firstName).plain == name { isHidden = true }
      return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
      if isUse(node.expression) {
        file.edits.replace(node.expression.range, with: "Optional(\(node.expression.trimmed))")
      }
      return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
      if isUse(node.expression) { file.edits.replace(node.exclamationMark.range, with: "") }
      return .visitChildren
    }

    private func isUse(_ node: ExprSyntax) -> Bool {
      !isHidden && node.as(DeclReferenceExprSyntax.self)?.baseName.plain == name
    }
  }
}
