import SwiftSyntax

/// A table replaces what the Objective-C runtime finds by name: outlets and other variables by key,
/// actions by selector.
///
/// It is written at the end of the file, in an extension, where private members can be named.
enum TableRule: Rule {
  static func functionName(_ file: SourceFile) -> String { "_segueTables_" + hash(file.path) }

  static func apply(to program: Program) {
    let generic = GenericTables(program)
    for file in program.files {
      var calls: [String] = []
      var texts: [String] = []
      var byName: [String: [TypeDeclaration]] = [:]
      for type in file.types where !type.isGenericHere && !type.isUnavailable {
        byName[type.name, default: []].append(type)
      }
      for (name, parts) in byName.sorted(by: { $0.key < $1.key }) {
        guard program.isObject(parts[0]), program.primary(of: parts[0])?.isGenericHere != true,
          program.primary(of: parts[0])?.isUnavailable != true,
          !parts[0].isExtension || program.primary(of: parts[0]) != nil || AppleNames.isClass(name)
        else { continue }
        let inherited = generic.calls(for: parts, in: program)
        let plain = entries(of: parts, name: name, in: program)
        guard !plain.isEmpty || !inherited.isEmpty else { continue }
        calls += inherited
        for part in parts { makeNameable(part) }
        guard !plain.isEmpty else { continue }
        let reference = program.reference(to: parts[0], in: file)
        let entries = reference == name ? plain : entries(of: parts, name: reference, in: program)
        let function = "_segueTable_\(hash(file.path))_\(texts.count)"
        calls.append("\(name).\(function)()")
        texts.append(
          "extension \(name) {\n  @MainActor fileprivate static func \(function)() {\n"
            + body(entries, of: reference) + "  }\n}\n"
        )
      }
      guard !calls.isEmpty else { continue }
      file.hasTable = true
      for text in texts { file.append(text) }
      file.append(
        "@MainActor func \(functionName(file))() {\n" + calls.map { "  \($0)\n" }.joined() + "}\n"
      )
    }
  }

  static func body(_ entries: [String], of name: String) -> String {
    "    let table = ClassTable.of(\(name).self)\n" + entries.map { "    table\($0)\n" }.joined()
  }

  static func entries(
    of parts: [TypeDeclaration],
    name: String,
    in program: Program
  ) -> [String] {
    var result: [String] = []
    var responds: Set<String> = []
    let isObjCMembers =
      program.primary(of: parts[0])?.isObjCMembers ?? false
      || program.module(parts[0].file.moduleName)?.infersObjC ?? false
    let prefixes =
      program.protocols(of: program.primary(of: parts[0]) ?? parts[0])
      .flatMap { AppleNames.optionalMethods[$0] ?? [] }
      + (program.root(of: parts[0]).map(AppleNames.overridableMethods) ?? [])
    let own = requirements(of: parts[0], in: program)
    var inspected: [String] = []
    for part in parts {
      for member in part.members where isListed(member) {
        let requirement = own[member.name]
        // What an `@objc` protocol requires is `@objc` (documented), under the
        // protocol's name for it.
        let isKnown =
          member.isExplicitlyObjC || part.isObjC || isObjCMembers && !member.isPrivate
          || requirement.map { $0.kind == member.kind } == true
        let selector = SelectorNames.name(
          of: member.objcName == nil ? requirement ?? member : member
        )
        switch member.kind {
        case .variable where isKnown:
          // An override is reached through the class that declares it first.
          if member.isOverride || ManagedRule.isOfLayer(member, part, in: program) { continue }
          if let type = member.type, program.isClosure(type) { continue }
          result.append(key(member, of: name, in: part))
          if part.isExtension, isOnlyInspected(member) {
            inspected.append(quoted(member.objcName ?? member.base))
          }
        case .function:
          if isKnown && !member.isOverride || isEditAction(member) {
            if isCallable(member, in: program) {
              result.append(".selector(\(quoted(selector)), \(method(member, name, program)))")
            } else {
              responds.insert(selector)
            }
          } else if requirement != nil || prefixes.contains(where: member.base.hasPrefix) {
            responds.insert(selector)
          }
        default: break
        }
      }
    }
    if !inspected.isEmpty, program.primary(of: parts[0]) == nil {
      result.append(".inspected([\(inspected.joined(separator: ", "))])")
    }
    result += classEntries(of: parts, name: name, in: program)
    if !responds.isEmpty {
      result.append(".responds(to: [\(responds.sorted().map(quoted).joined(separator: ", "))])")
    }
    return result
  }

  /// What is not about a single member.
  private static func classEntries(
    of parts: [TypeDeclaration],
    name: String,
    in program: Program
  ) -> [String] {
    var result = parts.flatMap(\.members).compactMap { affecting($0, of: name) }
    // What a library adds to every screen, no file of a screen connects.
    if program.primary(of: parts[0]) != nil {
      result += parts.flatMap(InterfaceConnections.actions)
    }
    result += parts.compactMap { InterfaceConnections.destinations(of: $0, in: program) }
    result += makers(of: parts, name: name, in: program)
    let exchanged = parts.flatMap(\.members).filter { $0.kind == .function && !$0.isStatic }
      .map(SelectorNames.name).filter(program.exchangedMethods.contains)
    if !exchanged.isEmpty {
      result.append(".exchangeable([\(exchanged.sorted().map(quoted).joined(separator: ", "))])")
    }
    return result
  }

  /// How an object of the class is made, and what Objective-C calls the class.
  private static func makers(
    of parts: [TypeDeclaration],
    name: String,
    in program: Program
  ) -> [String] {
    guard let primary = parts.first(where: { !$0.isExtension && !$0.isGenericHere }) else {
      return []
    }
    var result: [String] = []
    if isMadeAlone(primary, in: program) {
      result.append(".maker { \(name)() }")
    } else if isRecognizer(primary, in: program) {
      result.append(".maker { \(name)(target: nil, action: nil) }")
    } else if hasOwnPlainInitializer(primary, in: program) {
      result.append(".maker { \(name)() }")
    } else if let call = AppearanceMakers.call(for: primary, named: name, in: program) {
      result.append(".maker { \(call) }")
    }
    if let known = primary.objcName {
      result.append(".named(\(quoted(known)), \(name).self)")
    }
    return result
  }

  /// The members of the own `@objc` protocols of a type, by name.
  private static func requirements(
    of type: TypeDeclaration,
    in program: Program
  ) -> [String: Member] {
    let protocols = program.protocols(of: program.primary(of: type) ?? type)
      .compactMap { program.resolve($0, in: type.file.moduleName)?.type }
      .filter { $0.attributes.contains("@objc") }
    return Dictionary(
      protocols.flatMap(\.members).filter { !$0.isStatic }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  private static func isListed(_ member: Member) -> Bool {
    !member.isStatic && !member.attributes.contains("@nonobjc") && !member.isUnavailable
  }

  /// `class func keyPathsForValuesAffectingTitle() -> Set<String>`, which the runtime finds by its
  /// name.
  private static func affecting(_ member: Member, of type: String) -> String? {
    let prefix = "keyPathsForValuesAffecting"
    guard member.kind == .function, member.isStatic, member.parameters.isEmpty,
      member.base.hasPrefix(prefix), member.type == "Set<String>"
    else { return nil }
    let key = member.base.dropFirst(prefix.count)
    guard let first = key.first else { return nil }
    return ".affecting(\(quoted(first.lowercased() + key.dropFirst())), \(type).\(member.base)())"
  }

  private static func key(
    _ member: Member,
    of type: String,
    in part: TypeDeclaration
  ) -> String {
    // A key path reads what it sets; the getter of an inspectable may refuse that.
    let base = member.isRenamed ? TakenNameRule.newName(member.base) : member.base
    let set = isComputedWithSetter(member) ? ", set: { $0.\(base) = $1 }" : ""
    let isFilled = set.isEmpty && InterfaceConnections.isFilledOutlet(member, of: part)
    return
      ".\(isFilled ? "outlet" : "key")(\(quoted(member.objcName ?? member.base)), \\\(type).\(base)\(set))"
  }

  /// A property that storyboards set, and appearances do not.
  private static func isOnlyInspected(_ member: Member) -> Bool {
    let attributes = member.attributes
    return attributes.contains("@IBInspectable") && !attributes.contains("@objc")
  }

  /// `var name: String { get { … } set { … } }`.
  private static func isComputedWithSetter(_ member: Member) -> Bool {
    guard let node = member.node.as(VariableDeclSyntax.self),
      case .accessors(let accessors)? = node.bindings.first?.accessorBlock?.accessors
    else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }

  /// Whether it overrides a command of editing, which plain responders on iOS do not have.
  private static func isEditAction(_ member: Member) -> Bool {
    member.isOverride && editActions.contains(SelectorNames.name(of: member))
  }

  private static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "printContent:", "pasteAndGo:", "pasteAndSearch:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "rename:", "duplicate:", "move:", "export:",
  ]

  /// Whether a class is a recognizer that has the initializer all recognizers have.
  private static func isRecognizer(_ type: TypeDeclaration, in program: Program) -> Bool {
    guard program.root(of: type)?.hasSuffix("GestureRecognizer") == true else { return false }
    let own = ([type] + program.superclasses(of: type)).flatMap { program.parts(of: $0) }
      .flatMap(\.members)
      .filter { $0.kind == .initializer && !$0.modifiers.contains("convenience") }
    return own.allSatisfy {
      $0.name == "init(target:action:)" && !$0.isPrivate && !$0.isUnavailable
    }
  }

  /// Whether a file may hold an object of the class that is neither a view nor a controller, and it
  /// is made without arguments.
  private static func isMadeAlone(_ type: TypeDeclaration, in program: Program) -> Bool {
    guard let root = program.root(of: type), madeWithoutArguments.contains(root) else {
      return false
    }
    for here in [type] + program.superclasses(of: type) {
      let initializers = program.parts(of: here).flatMap(\.members)
        .filter { $0.kind == .initializer }
      if let plain = initializers.first(where: { $0.parameters.allSatisfy { $0.default != nil } }) {
        return canCall(plain, of: here, from: type)
      }
      // A class with its own designated initializers inherits none.
      if initializers.contains(where: { !$0.modifiers.contains("convenience") }) { return false }
    }
    return true
  }

  /// A view's or a controller's own `init()`: Objective-C finds it by its selector for a class in a
  /// variable, where Swift passes it over for the one that UIKit's class has.
  private static func hasOwnPlainInitializer(
    _ type: TypeDeclaration,
    in program: Program
  ) -> Bool {
    guard let root = program.root(of: type), AppleNames.ancestors(of: root).contains("UIResponder")
    else { return false }
    for here in [type] + program.superclasses(of: type) {
      let initializers = program.parts(of: here).flatMap(\.members)
        .filter { $0.kind == .initializer }
      if let plain = initializers.first(where: \.parameters.isEmpty) {
        return !plain.isTrap && canCall(plain, of: here, from: type)
      }
      if initializers.contains(where: { !$0.modifiers.contains("convenience") }) { return false }
    }
    return false
  }

  /// Whether the table of a class can call an initializer of it or of a superclass.
  private static func canCall(
    _ initializer: Member,
    of owner: TypeDeclaration,
    from type: TypeDeclaration
  ) -> Bool {
    let isNear = owner === type || owner.file.moduleName == type.file.moduleName
    return initializer.effects.isEmpty && !initializer.isUnavailable
      && initializer.access != "private"
      && (initializer.access != "fileprivate" || owner.file === type.file)
      && (isNear || initializer.access == "public" || initializer.access == "open")
  }

  private static let madeWithoutArguments: Set<String> = [
    "NSObject", "UIPercentDrivenInteractiveTransition", "NSLayoutConstraint", "UIResponder",
  ]

  /// Whether the runtime could call it: no generics (`some Item` is one), no closures, no tuples,
  /// no `inout`, no effects.
  static func isCallable(_ member: Member, in program: Program) -> Bool {
    let node = member.node.as(FunctionDeclSyntax.self)
    return member.parameters.count <= 6 && member.effects.isEmpty
      && node?.genericParameterClause == nil
      && !member.parameters.contains { parameter in
        parameter.type.hasPrefix("inout ") || parameter.type.hasSuffix("...")
          || parameter.type.split(whereSeparator: { !$0.isLetter }).contains("some")
          || program.isClosure(parameter.type) || program.isTuple(parameter.type)
      } && !program.isTuple(member.type ?? "")
  }

  private static func method(_ member: Member, _ type: String, _ program: Program) -> String {
    let overloads = (program.functionsByName[member.base] ?? []).filter {
      $0.name == member.name && $0.owner?.name == member.owner?.name
    }
    guard member.parameters.isEmpty else {
      let name = "\(type).\(member.name)"
      guard overloads.count > 1 else { return name }
      // `register(_: AnyClass)` and `register(_: UINib)`: their selectors differ, their names do
      // not.
      let parameters = member.parameters.map { OldNames.current($0.type) }.joined(separator: ", ")
      return "\(name) as (\(type)) -> (\(parameters)) -> \(result(of: member))"
    }
    // The bare name may mean several.
    return "\(type).\(member.base) as (\(type)) -> () -> \(result(of: member))"
  }

  /// The compiler knows it; rules may have given it another name.
  private static func result(of member: Member) -> String {
    ["Void", "()"].contains(member.type ?? "Void") ? "Void" : "_"
  }

  /// A private type in another one cannot be named at the end of the file.
  private static func makeNameable(_ type: TypeDeclaration) {
    var here: TypeDeclaration? = type
    while let each = here, let parent = each.parent {
      for modifier in each.node.modifiers where modifier.name.text == "private" {
        type.file.edits.replace(modifier.range, with: "fileprivate")
      }
      here = parent
    }
  }
}
