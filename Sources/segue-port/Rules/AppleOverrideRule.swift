import SwiftSyntax

/// An own extension of one of Apple's classes adds a member, and an own subclass overrides it.
///
/// That takes the Objective-C runtime; here the member asks whether the object is of such a
/// subclass.
///
/// The extension's member is renamed `_base_name`, the subclass's `_override_name`, and `name`
/// chooses. Extensions of UIKit's own subclasses override likewise. What an extension overrides of
/// UIKit itself replaces it where UIKit lets it.
enum AppleOverrideRule: Rule {
  /// One member of an extension and what overrides it.
  private struct Family {
    let base: Member
    /// In subclasses of the user's own.
    var own: [Member] = []
    /// In extensions of UIKit's subclasses, such as `UILabel` for a member of `UIView`.
    var apples: [Member] = []
  }

  static func apply(to program: Program) {
    var families: [ObjectIdentifier: Family] = [:]
    var order: [ObjectIdentifier] = []
    func add(_ member: Member, to base: Member, _ list: WritableKeyPath<Family, [Member]>) {
      let id = ObjectIdentifier(base)
      if families[id] == nil { order.append(id) }
      families[id, default: Family(base: base)][keyPath: list].append(member)
    }
    for type in program.files.flatMap(\.types) {
      let overriding = type.members.filter {
        $0.isOverride && [.function, .variable].contains($0.kind)
      }
      if let primary = program.primary(of: type) {
        guard primary.kind == "class" else { continue }
        for member in overriding {
          if let base = base(of: member, in: primary, program) { add(member, to: base, \.own) }
        }
      } else if type.isExtension {
        for member in overriding {
          let superclasses = AppleNames.ancestors(of: type.name).dropFirst()
          if let base = extensionMember(like: member, of: Array(superclasses), program) {
            if base.file.moduleName == member.file.moduleName { add(member, to: base, \.apples) }
          } else if ReplaceableMembers.contains(member.name, of: type.name) {
            replace(member, of: type)
          } else if AppleNames.isClass(type.name) {
            leaveOut(member, of: type, in: program)
          }
        }
      }
    }
    for family in order.compactMap({ families[$0] }) { rewrite(family, in: program) }
  }

  /// An extension of UIKit's class that overrides what UIKit calls: its code takes the place of
  /// UIKit's.
  private static func replace(_ member: Member, of type: TypeDeclaration) {
    member.file.edits.insert(
      "@_dynamicReplacement(for: \(member.name)) ",
      before: member.node.range.lowerBound
    )
    member.file.edits.replace(nameRange(member), with: "_override_\(type.name)_\(member.base)")
    for modifier in member.node.modifiers ?? []
    where ["override", "open"].contains(modifier.name.text) {
      member.file.blank(modifier.range)
    }
  }

  /// An extension of UIKit's class that overrides what the class inherits.
  ///
  /// UIKit would have to call it. Its own name would be ambiguous here.
  private static func leaveOut(_ member: Member, of type: TypeDeclaration, in program: Program) {
    member.file.blank(member.node.range)
    program.note(
      "override",
      at: member.nameOffset,
      of: member.file,
      "\(member.name) overrides a member of UIKit in an extension of \(type.name); it is left out."
    )
  }

  /// The member of an own extension of an Apple class that a member overrides, if no own class has
  /// it.
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
    return extensionMember(like: member, of: AppleNames.ancestors(of: root), program)
  }

  /// The member that own extensions of these classes declare.
  private static func extensionMember(
    like member: Member,
    of classes: [String],
    _ program: Program
  ) -> Member? {
    let all = program.files.flatMap(\.types).filter { extended in
      // Libraries for several systems extend a name of their own for the class.
      extended.isExtension && program.primary(of: extended) == nil
        && classes.contains(program.external(extended.name, in: extended.file.moduleName))
    }.flatMap(\.members).filter {
      $0.name == member.name && $0.kind == member.kind && !$0.isStatic && !$0.isPrivate
        && !$0.isOverride
    }
    // `add(_: UIView...)` beside `add(_: [UIView])` is not Objective-C's, and cannot be overridden.
    let types = member.parameters.map(\.type)
    return all.first { $0.parameters.map(\.type) == types }
      ?? all.first { !$0.parameters.contains { $0.type.hasSuffix("...") } }
  }

  private static func rewrite(_ family: Family, in program: Program) {
    let base = family.base
    guard let owner = base.owner else { return }
    // The most special class is asked first.
    let apples = family.apples.sorted { depth($0) > depth($1) }
    base.file.edits.replace(nameRange(base), with: "_base_\(base.base)")
    let hook = family.own.isEmpty ? nil : "_SegueOverride_\(owner.name)_\(base.base)"
    appendChoice(of: base, in: owner, hook, apples)
    for member in apples {
      dropOverride(member)
      member.file.edits.replace(nameRange(member), with: name(of: member))
      let above = AppleNames.ancestors(of: member.owner?.name ?? "").dropFirst()
      let next = implementation(for: Array(above), apples, base)
      SuperVisitor(member.file, base.base, next).walk(member.node)
    }
    guard let hook else { return }
    for member in family.own {
      guard let type = member.owner.flatMap(program.primary(of:)) else { continue }
      let isTop = !program.superclasses(of: type).contains { superclass in
        family.own.contains { $0.owner.flatMap(program.primary(of:)) === superclass }
      }
      member.file.edits.replace(nameRange(member), with: "_override_\(base.base)")
      if isTop {
        dropOverride(member)
        // A file overrides what another module adds without an import of its own; the protocol
        // needs one.
        member.file.addImport(of: program.renames[base.file.moduleName] ?? base.file.moduleName)
        member.file.append("extension \(type.name): \(hook) {}\n")
      }
      let line = AppleNames.ancestors(of: program.root(of: type) ?? "")
      let next = isTop ? implementation(for: line, apples, base) : "_override_\(base.base)"
      SuperVisitor(member.file, base.base, next).walk(member.node)
    }
  }

  /// Adds the member under its own name, which chooses by the class of the object.
  private static func appendChoice(
    of base: Member,
    in owner: TypeDeclaration,
    _ hook: String?,
    _ apples: [Member]
  ) {
    let access = base.access != "internal" ? base.access : owner.access
    let word = ["open", "public"].contains(access) ? "public " : ""
    let type = base.type ?? "Any"
    var choices = hook.map { [("any \($0)", "_override_\(base.base)")] } ?? []
    choices += apples.map { ($0.owner?.name ?? "", name(of: $0)) }
    if base.kind == .variable {
      let setter = base.isReadOnly ? "" : " set"
      if let hook {
        base.file.append(
          "\(word)protocol \(hook): AnyObject { var _override_\(base.base): \(type) { get\(setter) } }\n"
        )
      }
      let get = choices.map { "if let me = self as? \($0) { return me.\($1) }; " }.joined()
      let set = choices.map { "if let me = self as? \($0) { me.\($1) = newValue; return }; " }
        .joined()
      let setting = base.isReadOnly ? "" : " set { \(set)_base_\(base.base) = newValue }"
      base.file.append(
        "extension \(owner.name) { \(word)var \(base.base): \(type) { get { \(get)return _base_\(base.base) }\(setting) } }\n"
      )
      return
    }
    let signature = OptionalRequirementRule.signature(of: base)
    let call = OptionalRequirementRule.call(base).dropFirst(base.base.count)
    let result = ["Void", "()"].contains(type) ? "" : " -> \(type)"
    if let hook {
      base.file.append(
        "\(word)protocol \(hook): AnyObject { func _override_\(base.base)\(signature)\(result) }\n"
      )
    }
    let choose = choices.map { "if let me = self as? \($0) { return me.\($1)\(call) }; " }.joined()
    base.file.append(
      "extension \(owner.name) { \(word)func \(base.base)\(signature)\(result) { \(choose)return _base_\(base.base)\(call) } }\n"
    )
  }

  private static func name(of apple: Member) -> String {
    "_override_\(apple.owner?.name ?? "")_\(apple.base)"
  }

  private static func depth(_ member: Member) -> Int {
    AppleNames.ancestors(of: member.owner?.name ?? "").count
  }

  /// The name of what an object of the first of these classes does.
  private static func implementation(
    for classes: [String],
    _ apples: [Member],
    _ base: Member
  ) -> String {
    for name in classes {
      if let member = apples.first(where: { $0.owner?.name == name }) {
        return self.name(of: member)
      }
    }
    return "_base_\(base.base)"
  }

  private static func dropOverride(_ member: Member) {
    for modifier in member.node.modifiers ?? [] where modifier.name.text == "override" {
      member.file.blank(modifier.range)
    }
  }

  private static func nameRange(_ member: Member) -> Range<Int> {
    member.nameOffset..<member.nameOffset + member.base.utf8.count
  }
}
