import SwiftSyntax

/// An own extension of one of Apple's classes adds a member, and an own subclass overrides it.
///
/// That takes the Objective-C runtime; here the member asks whether the object is of such a
/// subclass.
///
/// The extension's member is renamed `_base_name`, the subclass's `_override_name`, and `name` chooses.
enum AppleOverrideRule: Rule {
  static func apply(to program: Program) {
    var byBase: [ObjectIdentifier: (base: Member, overriding: [Member])] = [:]
    var order: [ObjectIdentifier] = []
    for type in program.files.flatMap(\.types) {
      guard let primary = program.primary(of: type), primary.kind == "class" else { continue }
      for member in type.members
      where member.isOverride && [.function, .variable].contains(member.kind) {
        guard let base = base(of: member, in: primary, program) else { continue }
        let id = ObjectIdentifier(base)
        if byBase[id] == nil { order.append(id) }
        byBase[id, default: (base, [])].overriding.append(member)
      }
    }
    for case let (base, overriding)? in order.map({ byBase[$0] }) {
      rewrite(base, overriding, in: program)
    }
  }

  /// The member of an own extension of an Apple class that a member overrides, if no own class has it.
  private static func base(
    of member: Member,
    in type: TypeDeclaration,
    _ program: Program
  ) -> Member? {
    guard let root = program.root(of: type) else { return nil }
    for superclass in program.superclasses(of: type) {
      let members = program.parts(of: superclass).flatMap(\.members)
      if members.contains(where: { $0.name == member.name && !$0.isOverride }) { return nil }
    }
    return program.files.flatMap(\.types).filter { extended in
      extended.isExtension && program.primary(of: extended) == nil
        && AppleNames.ancestors(of: root).contains(extended.name)
    }.flatMap(\.members).first {
      $0.name == member.name && $0.kind == member.kind && !$0.isStatic && !$0.isPrivate
    }
  }

  private static func rewrite(_ base: Member, _ overriding: [Member], in program: Program) {
    guard let owner = base.owner else { return }
    let file = base.file
    let hook = "_SegueOverride_\(owner.name)_\(base.base)"
    file.edits.replace(nameRange(base), with: "_base_\(base.base)")
    let access = base.access != "internal" ? base.access : owner.access
    let word = ["open", "public"].contains(access) ? "public " : ""
    let type = base.type ?? "Any"
    let signature = OptionalRequirementRule.signature(of: base)
    let call = OptionalRequirementRule.call(base)
    if base.kind == .variable {
      let setter = base.isReadOnly ? "" : " set"
      file.append(
        "\(word)protocol \(hook): AnyObject { var _override_\(base.base): \(type) { get\(setter) } }\n"
      )
      let set =
        base.isReadOnly
        ? ""
        : " set { if let me = self as? any \(hook) { me._override_\(base.base) = newValue } else { _base_\(base.base) = newValue } }"
      file.append(
        "extension \(owner.name) { \(word)var \(base.base): \(type) { get { (self as? any \(hook))?._override_\(base.base) ?? _base_\(base.base) }\(set) } }\n"
      )
    } else {
      let result = ["Void", "()"].contains(type) ? "" : " -> \(type)"
      file.append(
        "\(word)protocol \(hook): AnyObject { func _override_\(base.base)\(signature)\(result) }\n"
      )
      file.append(
        "extension \(owner.name) { \(word)func \(base.base)\(signature)\(result) { if let me = self as? any \(hook) { return me._override_\(call) }; return _base_\(call) } }\n"
      )
    }
    for member in overriding {
      guard let type = member.owner.flatMap(program.primary(of:)) else { continue }
      let isTop = !program.superclasses(of: type).contains { superclass in
        overriding.contains { $0.owner.flatMap(program.primary(of:)) === superclass }
      }
      member.file.edits.replace(nameRange(member), with: "_override_\(base.base)")
      if isTop {
        for modifier in member.node.modifiers ?? [] where modifier.name.text == "override" {
          member.file.blank(modifier.range)
        }
        member.file.append("extension \(type.name): \(hook) {}\n")
      }
      SuperVisitor(member.file, base.base, isTop ? "_base_" : "_override_").walk(member.node)
    }
  }

  private static func nameRange(_ member: Member) -> Range<Int> {
    member.nameOffset..<member.nameOffset + member.base.utf8.count
  }

  private final class SuperVisitor: FileVisitor {
    let name: String
    let prefix: String

    init(_ file: SourceFile, _ name: String, _ prefix: String) {
      self.name = name
      self.prefix = prefix
      super.init(file)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.plain == name {
        file.edits.replace(node.declName.baseName.range, with: prefix + name)
      }
      return .visitChildren
    }
  }
}
