import SwiftSyntax

/// Warns of code that cannot be ported.
enum RuntimeRule: Rule {
  private static let swizzling: Set<String> = [
    "method_exchangeImplementations", "method_setImplementation", "class_replaceMethod",
    "class_addMethod", "objc_allocateClassPair",
  ]

  static func apply(to program: Program) {
    for file in program.files {
      Visitor(file, program).walk()
    }
  }

  private final class Visitor: FileVisitor {
    let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain,
        swizzling.contains(name),
        name != "method_exchangeImplementations"
          || !program.exchangingModules.contains(file.moduleName)
      {
        // UIKit calls some of what the program exchanges in place of its own.
        let isPartly = name == "method_exchangeImplementations" && !program.exchangedMethods.isEmpty
        program.note(
          "swizzling",
          at: node.range.lowerBound,
          of: file,
          "\(name) replaces methods in the Objective-C runtime, which is not here: "
            + (isPartly
              ? "the call has an effect only on methods that UIKit itself calls, such as viewWillAppear; others stay as they are written."
              : "the call does nothing, the methods stay as they are written.")
        )
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      let name = node.name.plain
      if name == "forwardInvocation" || name == "resolveInstanceMethod" {
        program.note(
          "forwarding",
          at: node.name.range.lowerBound,
          of: file,
          "\(name) is never called: unknown messages are not forwarded."
        )
      }
      if name == "forwardingTarget", node.modifiers.names.contains("override") {
        program.note(
          "forwarding",
          at: node.name.range.lowerBound,
          of: file,
          "forwardingTarget(for:) is asked for selectors that are performed by name; direct calls of methods that are not UIKit's do not pass through it."
        )
      }
      return .visitChildren
    }
  }
}
