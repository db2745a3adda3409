import SwiftSyntax

/// `(some P)?` of an own `@objc` protocol becomes `(any P)?`, and `[some P]` likewise.
///
/// On iOS `any P` conforms to such a protocol, so `(some P)?` takes one and gives one back. It does
/// not conform to a plain Swift protocol, and the compiler opens a value only where it is neither
/// optional nor in a list. `extension Array where Element: P` is written again for lists of `any P`.
enum OpaqueObjectRule: Rule {
  static func apply(to program: Program) {
    for file in program.files where file.mentions("some ") || file.mentions(" Element:") {
      Visitor(file, program).walk()
    }
  }

  private final class Visitor: FileVisitor {
    let program: Program

    init(_ file: SourceFile, _ program: Program) {
      self.program = program
      super.init(file)
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.someOrAnySpecifier.text == "some", isInside(node), isObject(node.constraint) {
        file.replacePadded(node.someOrAnySpecifier.range, with: "any")
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      guard let requirement = node.genericWhereClause?.requirements.first?.requirement,
        node.genericWhereClause?.requirements.count == 1,
        let conformance = requirement.as(ConformanceRequirementSyntax.self),
        conformance.leftType.trimmedDescription == "Element", isProtocol(conformance.rightType),
        node.inheritanceClause == nil, !asksForType(node.memberBlock),
        hasLists(of: conformance.rightType.trimmedDescription)
      else { return .visitChildren }
      let parts = [node.attributes.trimmedDescription, node.modifiers.trimmedDescription]
      let words = parts.filter { !$0.isEmpty }.map { $0 + " " }.joined() + "extension "
      let type = node.extendedType.trimmedDescription
      let name = conformance.rightType.trimmedDescription
      file.appended += [
        .text("\(words)\(type) where Element == any \(name) "),
        .source(file, node.memberBlock.range), .text("\n"),
      ]
      return .visitChildren
    }

    /// Whether members ask the type itself for something, which `any P` does not answer.
    private func asksForType(_ members: MemberBlockSyntax) -> Bool {
      members.tokens(viewMode: .sourceAccurate).contains { token in
        ["Element", "Self"].contains(token.text)
          && token.nextToken(viewMode: .sourceAccurate).map { [".", "("].contains($0.text) } == true
      }
    }

    /// `[any P]` or `[P]` anywhere.
    private func hasLists(of name: String) -> Bool {
      program.files.contains { $0.mentions("any \(name)]") || $0.mentions("[\(name)]") }
    }

    /// Whether an optional or a list has the type.
    private func isInside(_ node: SomeOrAnyTypeSyntax) -> Bool {
      var parent = node.parent
      while let tuple = parent,
        [.tupleType, .tupleTypeElement, .tupleTypeElementList].contains(tuple.kind)
      {
        parent = tuple.parent
      }
      return parent.map {
        [.optionalType, .implicitlyUnwrappedOptionalType, .arrayType].contains($0.kind)
      } ?? false
    }

    /// `P` and `UIView & P`: nothing in it asks for the type itself.
    private func isObject(_ type: TypeSyntax) -> Bool {
      if let composition = type.as(CompositionTypeSyntax.self) {
        let types = composition.elements.map(\.type)
        return types.contains(where: isProtocol)
          && types.allSatisfy { isProtocol($0) || isClass($0) }
      }
      return isProtocol(type)
    }

    private func isProtocol(_ type: TypeSyntax) -> Bool {
      guard let own = own(type) else { return false }
      return own.kind == "protocol" && own.attributes.contains("@objc")
    }

    private func isClass(_ type: TypeSyntax) -> Bool {
      own(type).map { $0.kind == "class" } ?? AppleNames.isClass(type.trimmedDescription)
    }

    private func own(_ type: TypeSyntax) -> TypeDeclaration? {
      program.resolve(type.trimmedDescription, in: file.moduleName)?.type
    }
  }
}
