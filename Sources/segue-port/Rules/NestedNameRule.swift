import SwiftSyntax

/// An own `Transition` in a view controller: since iOS 18 the class has a type of that name, which
/// would be meant inside its subclasses.
///
/// Projects that are older mean their own, which may stand in a library of theirs or be an alias.
/// It gets a second name there.
enum NestedNameRule: Rule {
  /// Types that Apple put into classes later, and that apps had before.
  private static let nested: [String: Set<String>] = [
    "UIViewController": ["Transition"], "UIButton": ["Configuration", "Role"],
    "UICollectionView": ["CellRegistration", "SupplementaryRegistration"],
  ]

  static func apply(to program: Program) {
    var aliased: Set<Own> = []
    for file in program.files {
      for type in file.types {
        let root = program.primary(of: type).flatMap(program.root(of:)) ?? type.name
        let taken = Set(AppleNames.ancestors(of: root).flatMap { nested[$0] ?? [] }).sorted()
        let own = taken.filter { !isInside($0, type, in: program) }
          .compactMap { declaration(of: $0, for: file, in: program) }
        guard !own.isEmpty else { continue }
        for declaration in own where aliased.insert(declaration).inserted {
          let access = declaration.access.map { $0 + " " } ?? ""
          declaration.file.append(
            "\(access)typealias \(alias(declaration.name)) = \(declaration.name)\n"
          )
        }
        Visitor(file, Set(own.map(\.name))).walk(type.node)
      }
    }
  }

  private static func alias(_ name: String) -> String { "_Own\(name)" }

  /// A type or an alias of the user's code that stands in no other type.
  private struct Own: Hashable {
    var name: String
    var file: SourceFile
    /// What the second name is declared with; nil where nothing is written.
    var access: String?

    static func == (a: Own, b: Own) -> Bool { a.name == b.name && a.file === b.file }

    func hash(into hasher: inout Hasher) {
      hasher.combine(name)
      hasher.combine(ObjectIdentifier(file))
    }
  }

  /// What a file means by a name outside the classes that have a newer type of it.
  private static func declaration(
    of name: String,
    for file: SourceFile,
    in program: Program
  ) -> Own? {
    if let module = program.module(file.moduleName) {
      for other in [file] + module.files where other === file || !isPrivate(name, in: other) {
        if let own = ownAlias(name, in: other) { return own }
      }
    }
    if let type = program.resolve(name, in: file.moduleName)?.type, type.name == name {
      return Own(name: name, file: type.file, access: access(type.access))
    }
    for library in program.module(file.moduleName)?.imports ?? [] {
      for other in program.module(library)?.files ?? [] {
        if let own = ownAlias(name, in: other), own.access == "public" { return own }
      }
    }
    return nil
  }

  private static func access(_ written: String) -> String? {
    switch written {
    case "private", "fileprivate": "fileprivate"
    // A second name cannot be `open`.
    case "open", "public": "public"
    case "package": "package"
    default: nil
    }
  }

  /// The `typealias` at top level, which may have no parameters: it would need them here, too.
  private static func node(_ name: String, in file: SourceFile) -> TypeAliasDeclSyntax? {
    guard file.mentions("typealias") else { return nil }
    for item in file.tree.statements {
      if let node = item.item.as(TypeAliasDeclSyntax.self), node.name.plain == name {
        return node.genericParameterClause == nil ? node : nil
      }
    }
    return nil
  }

  private static func isPrivate(_ name: String, in file: SourceFile) -> Bool {
    let modifiers = node(name, in: file)?.modifiers.names ?? []
    return !Set(modifiers).isDisjoint(with: ["private", "fileprivate"])
  }

  private static func ownAlias(_ name: String, in file: SourceFile) -> Own? {
    guard let node = node(name, in: file) else { return nil }
    let written = node.modifiers.names.first(where: accessLevels.contains)
    return Own(name: name, file: file, access: access(written ?? "internal"))
  }

  /// Whether the class has an own nested type of the name.
  private static func isInside(
    _ name: String,
    _ type: TypeDeclaration,
    in program: Program
  ) -> Bool {
    if program.parts(of: type).contains(where: { $0.aliases.contains(name) }) { return true }
    let own = program.resolve(name, in: type.file.moduleName, scope: type.name)?.type.name ?? name
    return own != name && "\(type.name).".hasPrefix(own.dropLast(name.count))
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
