import SwiftSyntax

/// Where a file reads the window of its application's delegate: an optional requirement, so a
/// window that may not be there of a delegate that may have none.
///
///     UIApplication.shared.delegate?.window
///     guard let delegate = UIApplication.shared.delegate, let window = delegate.window! else { … }
///     (scene.delegate as? UIWindowSceneDelegate)?.window??.rootViewController
struct ApplicationWindows {
  /// The names of the file that mean the application's delegate wherever they are.
  private let delegates: Set<String>

  init(_ file: SourceFile) {
    let names = Names(file)
    names.walk()
    delegates = names.delegates.subtracting(names.others)
  }

  func contains(_ node: MemberAccessExprSyntax) -> Bool {
    guard node.declName.baseName.plain == "window", let base = node.base else { return false }
    if Self.isUnwrappedTwice(node) { return true }
    guard Self.isDelegate(base, mayBeNamed: delegates) else { return false }
    // An assignment needs the plain property.
    guard let assigned = node.parent?.as(InfixOperatorExprSyntax.self) else { return true }
    return assigned.leftOperand.id != node.id || !assigned.operator.is(AssignmentExprSyntax.self)
  }

  /// `window??`, `window!!`: only an optional requirement's window is optional twice, whatever has it:
  /// `self.delegate` in an extension of `UIApplication`, or a scene's delegate.
  private static func isUnwrappedTwice(_ node: MemberAccessExprSyntax) -> Bool {
    func isUnwrapped(_ node: Syntax?) -> Bool {
      node?.is(OptionalChainingExprSyntax.self) == true
        || node?.is(ForceUnwrapExprSyntax.self) == true
    }
    return isUnwrapped(node.parent) && isUnwrapped(node.parent?.parent)
  }

  private static func isDelegate(_ node: ExprSyntax, mayBeNamed names: Set<String>) -> Bool {
    let inner =
      node.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.as(ForceUnwrapExprSyntax.self)?.expression ?? node
    if let name = inner.as(DeclReferenceExprSyntax.self) {
      return names.contains(name.baseName.plain)
    }
    guard let member = inner.as(MemberAccessExprSyntax.self),
      member.declName.baseName.plain == "delegate", let owner = member.base?.trimmedDescription
    else { return false }
    return ["UIApplication.shared", "UIApplication.shared()", "application"].contains(owner)
  }

  /// What the variables and parameters of a file are.
  private final class Names: FileVisitor {
    private(set) var delegates: Set<String> = []
    private(set) var others: Set<String> = []

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.typeAnnotation, node.initializer)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      note(node.pattern, node.typeAnnotation, node.initializer)
      return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      others.insert((node.secondName ?? node.firstName).plain)
      return .visitChildren
    }

    private func note(
      _ pattern: PatternSyntax,
      _ type: TypeAnnotationSyntax?,
      _ value: InitializerClauseSyntax?
    ) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.plain else { return }
      // `if let delegate` is what the name was before.
      guard value != nil || type != nil || pattern.parent?.is(PatternBindingSyntax.self) == true
      else { return }
      if type == nil, let value, ApplicationWindows.isDelegate(value.value, mayBeNamed: []) {
        delegates.insert(name)
      } else {
        others.insert(name)
      }
    }
  }
}
