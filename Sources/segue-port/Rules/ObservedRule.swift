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

  private static func isOf(_ member: Member, _ binding: PatternBindingSyntax) -> Bool {
    binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == member.base
  }

  /// `var first = 1, second = 2` become two declarations: only a variable that is declared alone has
  /// observers.
  ///
  /// - Returns: the type that the binding shares with one behind it: `var first, second: Int`.
  private static func separate(
    _ binding: PatternBindingSyntax,
    of node: VariableDeclSyntax,
    in file: SourceFile
  ) -> String {
    if let comma = binding.trailingComma {
      let words = node.modifiers.filter { $0.name.text != "dynamic" }.map { $0.trimmedDescription }
      file.edits.replace(
        comma.range,
        with: "; " + (words + [node.bindingSpecifier.text]).joined(separator: " ") + " "
      )
    }
    guard binding.typeAnnotation == nil, binding.initializer == nil else { return "" }
    let shared = node.bindings.first { $0.position > binding.position && $0.typeAnnotation != nil }
    return shared?.typeAnnotation.map { ": \($0.type.trimmedDescription)" } ?? ""
  }

  private static func observe(_ member: Member, mayBeOff: Bool, prefix: String) {
    guard let node = member.node.as(VariableDeclSyntax.self),
      let binding = node.bindings.first(where: { isOf(member, $0) }),
      !member.attributes.contains("@NSManaged")
    else { return }
    let file = member.file
    let type = node.bindings.count > 1 ? separate(binding, of: node, in: file) : ""
    let name = quoted(member.base)
    let condition =
      mayBeOff ? "if Swift.type(of: self).automaticallyNotifiesObservers(forKey: \(name)) " : ""
    func call(_ text: String) -> String { mayBeOff ? "\(condition){ \(text) }" : text }
    let will = call("\(prefix)willChangeValue(forKey: \(name))")
    let did = call("\(prefix)didChangeValue(forKey: \(name))")
    guard let block = binding.accessorBlock else {
      let end = binding.trailingComma?.range.lowerBound ?? binding.range.upperBound
      file.edits.insert("\(type) { willSet { \(will) } didSet { \(did) } }", after: end)
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
