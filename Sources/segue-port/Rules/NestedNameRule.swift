import SwiftSyntax

/// An own `Transition` in a view controller: since iOS 18 the class has a type of that name, which
/// would be meant inside its subclasses.
///
/// Projects that are older mean their own. It gets a second name there.
enum NestedNameRule: Rule {
  /// Types that Apple put into classes later, and that apps had before.
  private static let nested: [String: Set<String>] = [
    "UIViewController": ["Transition"], "UIButton": ["Configuration", "Role"],
    "UICollectionView": ["CellRegistration", "SupplementaryRegistration"],
  ]

  static func apply(to program: Program) {
    var aliased: Set<ObjectIdentifier> = []
    for file in program.files {
      for type in file.types {
        let root = program.primary(of: type).flatMap(program.root(of:)) ?? type.name
        let taken = Set(AppleNames.ancestors(of: root).flatMap { nested[$0] ?? [] }).sorted()
        let own = taken.compactMap { program.resolve($0, in: file.moduleName)?.type }
          .filter { !$0.name.contains(".") && $0.file.moduleName == file.moduleName }
          .filter { own in !isInside(own.name, type, in: program) }
        guard !own.isEmpty else { continue }
        for declaration in own where aliased.insert(ObjectIdentifier(declaration)).inserted {
          let access =
            ["private", "fileprivate"].contains(declaration.access) ? "fileprivate " : ""
          declaration.file.append(
            "\(access)typealias \(alias(declaration.name)) = \(declaration.name)\n"
          )
        }
        Visitor(file, Set(own.map(\.name))).walk(type.node)
      }
    }
  }

  private static func alias(_ name: String) -> String { "_Own\(name)" }

  /// Whether the class has an own nested type of the name.
  private static func isInside(
    _ name: String,
    _ type: TypeDeclaration,
    in program: Program
  ) -> Bool {
    program.resolve(name, in: type.file.moduleName, scope: type.name)?.type.name != name
  }

  private final class Visitor: FileVisitor {
    let names: Set<String>

    init(_ file: SourceFile, _ names: Set<String>) {
      self.names = names
      super.init(file)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      rename(node.name)
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      // `.Transition` and `UIKit.Transition` say whose it is.
      if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName == node {
        return .visitChildren
      }
      rename(node.baseName)
      return .visitChildren
    }

    private func rename(_ token: TokenSyntax) {
      guard names.contains(token.plain) else { return }
      file.edits.replace(token.range, with: alias(token.plain))
    }
  }
}
