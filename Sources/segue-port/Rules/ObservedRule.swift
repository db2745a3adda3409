import SwiftSyntax

/// `@objc dynamic var` notifies its observers when it changes.
enum ObservedRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where program.isObject(type) {
        for member in type.members
        where member.kind == .variable && member.modifiers.contains("dynamic") && !member.isReadOnly
          && !member.isStatic
        {
          let bases = ownBases(of: type, in: program)
          observe(
            member,
            mayBeOff: bases.contains("automaticallyNotifiesObservers"),
            prefix: bases.isDisjoint(with: ["willChangeValue", "didChangeValue"]) ? "" : "_"
          )
        }
      }
    }
  }

  /// The names of the functions of a class and its own superclasses, without labels.
  ///
  /// A class may announce the changes of some of its properties by its own calls, or override the
  /// announcements: then only an observed object has them called, as on iOS, where an observed
  /// object alone has a setter that calls them.
  private static func ownBases(of type: TypeDeclaration, in program: Program) -> Set<String> {
    let primary = program.primary(of: type) ?? type
    let members = ([primary] + program.superclasses(of: primary))
      .flatMap { program.parts(of: $0) }.flatMap(\.members)
    return Set(members.filter { $0.kind == .function && $0.isOverride }.map(\.base))
  }

  private static func observe(_ member: Member, mayBeOff: Bool, prefix: String) {
    guard let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, !member.attributes.contains("@NSManaged")
    else { return }
    let file = member.file
    let name = quoted(member.base)
    let condition =
      mayBeOff ? "if Swift.type(of: self).automaticallyNotifiesObservers(forKey: \(name)) " : ""
    func call(_ text: String) -> String { mayBeOff ? "\(condition){ \(text) }" : text }
    let will = call("\(prefix)willChangeValue(forKey: \(name))")
    let did = call("\(prefix)didChangeValue(forKey: \(name))")
    guard let block = binding.accessorBlock else {
      file.edits.insert(
        " { willSet { \(will) } didSet { \(did) } }",
        after: binding.range.upperBound
      )
      return
    }
    guard case .accessors(let list) = block.accessors else { return }
    var kinds: Set<String> = []
    for accessor in list {
      let kind = accessor.accessorSpecifier.text
      kinds.insert(kind)
      guard let body = accessor.body else { continue }
      let start = body.leftBrace.range.upperBound
      switch kind {
      case "willSet": file.edits.insert(" \(will); ", after: start)
      case "didSet": file.edits.insert(" \(did); ", after: start)
      case "set": file.edits.insert(" \(will); defer { \(did) }; ", after: start)
      default: break
      }
    }
    let end = block.rightBrace.range.lowerBound
    if kinds.contains("willSet"), !kinds.contains("didSet") {
      file.edits.insert(" didSet { \(did) } ", before: end)
    }
    if kinds.contains("didSet"), !kinds.contains("willSet") {
      file.edits.insert(" willSet { \(will) } ", before: end)
    }
  }
}
