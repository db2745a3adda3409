import SwiftSyntax

/// `final class Counter: NSLock`: Foundation's locks cannot be inherited from on Linux in Swift 5;
/// UIKit here has locks that can.
enum LockRule: Rule {
  private static let names = [
    "NSLock": "_InheritableLock", "NSRecursiveLock": "_InheritableRecursiveLock",
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      if let type = node.inheritanceClause?.inheritedTypes.first?.type.as(
        IdentifierTypeSyntax.self
      ),
        let name = names[type.name.plain]
      {
        file.edits.replace(type.range, with: name)
      }
      return .visitChildren
    }
  }
}
