import SwiftSyntax

/// A member of an own class has a name that UIKit's class above it has taken since, such as `menu`
/// of a button: it gets another name, where the code means the own one.
///
/// With `override` the code means UIKit's.
enum TakenNameRule: Rule {
  static func apply(to program: Program) {
    var owners: [String: Set<String>] = [:]
    for type in program.files.flatMap(\.types) {
      guard let primary = program.primary(of: type), primary.kind == "class",
        let root = program.root(of: primary)
      else { continue }
      let taken = AppleNames.ancestors(of: root).reduce(into: Set<String>()) {
        $0.formUnion(AppleNames.newerMembers[$1] ?? [])
      }
      for member in type.members where isTaken(member, taken) {
        rename(member)
        owners[member.base, default: []].insert(primary.name)
      }
    }
    guard !owners.isEmpty else { return }
    for base in Array(owners.keys) {
      for type in program.files.flatMap(\.types) where type.kind == "class" {
        let line = program.superclasses(of: type).map(\.name)
        if !owners[base, default: []].isDisjoint(with: line) {
          owners[base, default: []].insert(type.name)
          for member in program.parts(of: type).flatMap(\.members)
          where member.base == base && member.isOverride {
            rename(member)
          }
        }
      }
    }
    for file in program.files { Visitor(file, program, owners).walk() }
  }

  private static func isTaken(_ member: Member, _ taken: Set<String>) -> Bool {
    [.variable, .function].contains(member.kind) && !member.isStatic && !member.isOverride
      && taken.contains(member.name)
  }

  private static func rename(_ member: Member) {
    let start = member.nameOffset
    member.file.edits.replace(
      start..<start + member.base.utf8.count,
      with: newName(member.base)
    )
    member.isRenamed = true
  }

  static func newName(_ base: String) -> String { "_own_" + base }

  private final class Visitor: FileVisitor {
    let program: Program
    /// The classes that have a renamed member, with their subclasses, by the old name.
    let owners: [String: Set<String>]

    init(_ file: SourceFile, _ program: Program, _ owners: [String: Set<String>]) {
      self.program = program
      self.owners = owners
      super.init(file)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard let owners = owners[node.baseName.plain] else { return .visitChildren }
      let name = node.baseName.plain
      let isMeant: Bool
      if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
        isMeant = access.base.map { isOf(owners, $0) } ?? false
      } else {
        isMeant = isInside(owners, Syntax(node)) && !isLocal(name, at: Syntax(node))
      }
      if isMeant { file.edits.replace(node.baseName.range, with: newName(name)) }
      return .visitChildren
    }

    /// Whether an expression is known to be an object of one of the classes.
    private func isOf(_ owners: Set<String>, _ expression: ExprSyntax) -> Bool {
      var text = expression.trimmedDescription.filter { !"?!()".contains($0) }
      let words = text.split(separator: " ")
      if words.contains("as"), let type = words.last { text = String(type) }
      if ["self", "super"].contains(text) { return isInside(owners, Syntax(expression)) }
      let last = text.split(separator: ".").last.map(String.init) ?? text
      return owners.contains(last)
        || program.typesOfNames[last].map { !$0.isDisjoint(with: owners) } ?? false
        || program.madeTypes[last].map { !$0.isDisjoint(with: owners) } ?? false
    }

    /// Whether the code belongs to one of the classes.
    private func isInside(_ owners: Set<String>, _ node: Syntax) -> Bool {
      let start = node.enclosing { $0.asProtocol((any DeclGroupSyntax).self)?.range.lowerBound }
      return file.types.contains {
        $0.node.range.lowerBound == start && owners.contains(program.primary(of: $0)?.name ?? "")
      }
    }

    /// Whether a parameter or variable of the code around has the name.
    private func isLocal(_ name: String, at node: Syntax) -> Bool {
      var here = node.parent
      while let current = here, current.asProtocol((any DeclGroupSyntax).self) == nil {
        let local = LocalNames(node)
        if let function = current.as(FunctionDeclSyntax.self) {
          local.walk(function.signature)
        } else if let maker = current.as(InitializerDeclSyntax.self) {
          local.walk(maker.signature)
        } else if let closure = current.as(ClosureExprSyntax.self) {
          if let signature = closure.signature { local.walk(signature) }
        } else if let block = current.as(CodeBlockItemListSyntax.self) {
          for item in block where item.position < node.position { local.walk(item) }
        } else if current.is(IfExprSyntax.self) || current.is(WhileStmtSyntax.self)
          || current.is(ForStmtSyntax.self) || current.is(SwitchCaseSyntax.self)
        {
          local.walk(current)
        }
        if local.names.contains(name) { return true }
        here = current.parent
      }
      return false
    }
  }

  /// The variables and parameters that code before a place declares.
  private final class LocalNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    private let place: Syntax

    init(_ place: Syntax) {
      self.place = place
      super.init(viewMode: .sourceAccurate)
    }

    /// The value of `if let menu = menu` is the outer one.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      node.range.contains(place.range) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      if node.position < place.position { names.insert(node.identifier.plain) }
      return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).plain)
      return .skipChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert((node.secondName ?? node.firstName).plain)
      return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      names.insert(node.name.plain)
      return .skipChildren
    }
  }
}
