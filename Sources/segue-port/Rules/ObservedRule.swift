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
          observe(member, mayBeOff: announcesItself(type, in: program))
        }
      }
    }
  }

  /// Whether a class announces the changes of some of its properties by its own calls.
  private static func announcesItself(_ type: TypeDeclaration, in program: Program) -> Bool {
    let classes = [program.primary(of: type) ?? type]
    return (classes + program.superclasses(of: classes[0])).flatMap { program.parts(of: $0) }
      .flatMap(\.members).contains { $0.base == "automaticallyNotifiesObservers" }
  }

  private static func observe(_ member: Member, mayBeOff: Bool) {
    guard let node = member.node.as(VariableDeclSyntax.self), node.bindings.count == 1,
      let binding = node.bindings.first, !member.attributes.contains("@NSManaged")
    else { return }
    let file = member.file
    let name = quoted(member.base)
    let condition =
      mayBeOff ? "if Swift.type(of: self).automaticallyNotifiesObservers(forKey: \(name)) " : ""
    func call(_ text: String) -> String { mayBeOff ? "\(condition){ \(text) }" : text }
    let will = call("willChangeValue(forKey: \(name))")
    let did = call("didChangeValue(forKey: \(name))")
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
