import SwiftSyntax

/// `asyncAfter(deadline: time) { _ in … }`: a closure without parameters could ignore one before
/// Swift 4.
enum IgnoredParameterRule: Rule {
  /// Calls of Apple's whose closures have no parameters, and the labels of those closures;
  /// empty is a trailing one.
  private static let closures: [String: Set<String>] = [
    "async": [""], "asyncAfter": [""], "sync": [""], "animate": ["animations", ""],
    "animateKeyframes": ["animations"], "addKeyframe": ["animations", ""],
    "transition": ["animations"],
  ]

  /// Methods of screens and of Core Animation alone, called on whatever holds the object.
  private static let completions: [String: Set<String>] = [
    "present": ["completion", ""], "dismiss": ["completion", ""], "setCompletionBlock": [""],
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file, program).walk() }
  }

  private final class Visitor: FileVisitor {
    let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      dropFromCompletion(of: node)
      dropFromOwn(node)
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        let labels = closures[member.declName.baseName.text], let base = member.base,
        ["UIView", "DispatchQueue"].contains(where: base.trimmedDescription.hasPrefix)
      else { return .visitChildren }
      for argument in node.arguments where labels.contains(argument.label?.text ?? "") {
        if let closure = argument.expression.as(ClosureExprSyntax.self) { drop(closure) }
      }
      // A closure after `animations:` is the completion.
      let hasOwn = node.arguments.contains { $0.label?.text == "animations" }
      if labels.contains(""), !hasOwn, let closure = node.trailingClosure { drop(closure) }
      return .visitChildren
    }

    /// `dismiss(animated: true) { _ in … }`, with or without an object before it.
    private func dropFromCompletion(of node: FunctionCallExprSyntax) {
      let called = node.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      guard let labels = completions[name],
        name == "setCompletionBlock"
          || node.arguments.contains(where: { $0.label?.text == "animated" })
      else { return }
      for argument in node.arguments where labels.contains(argument.label?.text ?? "") {
        if let closure = argument.expression.as(ClosureExprSyntax.self) { drop(closure) }
      }
      if let closure = node.trailingClosure { drop(closure) }
    }

    /// Calls of the user's own functions, whose closures have no parameters either.
    private func dropFromOwn(_ node: FunctionCallExprSyntax) {
      let called = node.calledExpression
      let name =
        called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
      let labels = Set(node.arguments.map { $0.label?.text ?? "_" })
      let functions = (program.functionsByName[name] ?? []).filter {
        labels.isSubset(of: $0.parameters.map(\.label))
      }
      for argument in node.arguments {
        guard let closure = argument.expression.as(ClosureExprSyntax.self) else { continue }
        let types = functions.flatMap(\.parameters).filter {
          $0.label == argument.label?.text ?? "_"
        }
        .map(\.type)
        if !types.isEmpty, types.allSatisfy(isWithoutParameters) { drop(closure) }
      }
      let last = functions.compactMap(\.parameters.last?.type)
      if let closure = node.trailingClosure, !last.isEmpty, last.count == functions.count,
        last.allSatisfy(isWithoutParameters)
      {
        drop(closure)
      }
    }

    /// `() -> Void`, `(() -> ())?`; `(() -> Void) -> Void` takes a closure.
    private func isWithoutParameters(_ type: String) -> Bool {
      var rest = type.drop { $0 == " " }
      while true {
        while rest.first == "@" { rest = rest.drop { $0 != " " }.drop { $0 == " " } }
        guard rest.first == "(", let end = closing(of: rest) else { return false }
        let inner = rest[rest.index(after: rest.startIndex)..<end].drop { $0 == " " }
        let behind = rest[rest.index(after: end)...]
        if behind.contains("->") { return inner.isEmpty }
        // Parentheses around the whole type.
        rest = inner
      }
    }

    /// The place of the parenthesis that closes the one at the start.
    private func closing(of text: Substring) -> Substring.Index? {
      var depth = 0
      return text.indices.first { index in
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" { depth -= 1 }
        return depth == 0
      }
    }

    private func drop(_ closure: ClosureExprSyntax) {
      guard let signature = closure.signature, signature.capture == nil,
        case .simpleInput(let names)? = signature.parameterClause, names.count == 1,
        names.first?.name.text == "_"
      else { return }
      file.edits.replace(signature.range, with: "")
    }
  }
}
