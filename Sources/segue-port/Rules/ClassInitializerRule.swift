import SwiftSyntax

/// `static let setUp: Void = …`: work that a class does once, often to set its own appearance.
///
/// An appearance is an object of the class here, and on Apple's systems it is not. Its initializer
/// asks for the same value while that is being made, which waits for ever, so the value becomes
/// work that runs once and lets such calls through.
enum ClassInitializerRule: Rule {
  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      guard node.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
        node.parent?.is(MemberBlockItemSyntax.self) == true, node.bindings.count == 1,
        let binding = node.bindings.first, binding.accessorBlock == nil,
        let type = binding.typeAnnotation?.type.trimmedDescription, ["Void", "()"].contains(type),
        let initializer = binding.initializer
      else { return .visitChildren }
      file.edits.replace(node.bindingSpecifier.range, with: "var")
      let place = node.range.lowerBound
      file.edits.replace(initializer.equal.range, with: "{ _runOnce(#fileID, \(place)) {")
      file.edits.insert(" } }", after: initializer.value.range.upperBound)
      return .visitChildren
    }
  }
}
