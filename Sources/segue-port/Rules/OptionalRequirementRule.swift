import SwiftSyntax

/// `optional` requirements of own protocols become requirements with default implementations.
///
/// A method with a result also gets `_implements_name`, which is true where it is implemented, and
/// `_optional_name(…)`, which returns nil where it is not, as `delegate.name?(…)` does on iOS.
///
/// A variable is required as `_optional_name`, which is nil where it is missing; the protocol has
/// it under its own name, too, so that it is optional for all who know no more than the protocol.
enum OptionalRequirementRule: Rule {
  /// An optional method or variable of an own protocol.
  struct Requirement {
    let member: Member
    let type: TypeDeclaration
    /// Whether the program asks whether the method is there.
    var isQuestioned = false

    var returns: Bool {
      member.kind == .variable || !["Void", "()"].contains(member.type ?? "Void")
    }
    /// The name with its labels, and its types where another requirement has the same labels.
    var mangled: String {
      var parts = [member.base] + member.parameters.map(\.label)
      if isOverloaded {
        parts += member.parameters.map { $0.type.filter { $0.isLetter || $0.isNumber } }
      }
      return parts.joined(separator: "_")
    }
    var isOverloaded: Bool { type.members.filter { $0.name == member.name }.count > 1 }
    /// Whether a member of another type implements it.
    func matches(_ other: Member) -> Bool {
      guard other.name == member.name, !other.isStatic else { return false }
      return !isOverloaded || other.parameters.map(\.type) == member.parameters.map(\.type)
    }
    var flag: String { "_implements_" + mangled }
    var optionalName: String { "_optional_" + member.base }
    var optionalType: String { OptionalRequirementRule.optional(member.type ?? "Any") }
    var hasFlag: Bool { member.kind == .function && (returns || isQuestioned) }
  }

  static func requirements(of program: Program) -> [Requirement] {
    let all = program.files.flatMap(\.types).filter { $0.kind == "protocol" }.flatMap { type in
      type.members.filter { $0.modifiers.contains("optional") }.map {
        Requirement(member: $0, type: type)
      }
    }
    return OptionalQuestionRule.mark(all, in: program)
  }

  static func apply(to program: Program) {
    let requirements = requirements(of: program)
    guard !requirements.isEmpty else { return }
    // A call whose labels no requirement has is told from others by its base name alone.
    let asked = Set(requirements.filter(\.returns).map(\.optionalName))
    for requirement in requirements {
      declare(requirement, isAsked: asked.contains(requirement.optionalName))
    }
    for type in program.files.flatMap(\.types) where type.kind != "protocol" {
      conform(type, to: requirements, in: program)
    }
  }

  /// Of a class's own method and the default of the same name, `Class.method(_:)` means the
  /// class's.
  ///
  /// Without the attribute the compiler prefers the default where a function is
  /// expected that is not isolated.
  private static let stepsBack = "@_disfavoredOverload "

  /// The flag in the protocol, and the default implementations behind it.
  ///
  /// - Parameter isAsked: whether calls of its name are calls of `_optional_name(…)`.
  private static func declare(_ requirement: Requirement, isAsked: Bool) {
    let member = requirement.member
    let file = member.file
    let access = ["public", "open"].contains(requirement.type.access) ? "public " : ""
    var lines: [String] = []
    let signature = signature(of: member)
    if requirement.hasFlag {
      file.edits.insert(
        "; var \(requirement.flag): Bool { get }",
        after: member.node.range.upperBound
      )
      lines.append("\(access)var \(requirement.flag): Bool { false }")
    }
    if member.kind == .variable {
      let ends = file.bytes[member.node.range].count { $0 == UInt8(ascii: "\n") }
      file.edits.replace(
        member.node.range,
        with: "var \(requirement.optionalName): \(requirement.optionalType) { get }"
          + String(repeating: "\n", count: ends)
      )
      lines.append(
        "\(access)var \(requirement.optionalName): \(requirement.optionalType) { \(inherited(requirement)) }"
      )
      lines.append(
        "\(access)var \(member.base): \(requirement.optionalType) { \(requirement.optionalName) }"
      )
    } else if requirement.returns, let result = member.type.map(OldNames.current) {
      lines.append(
        "\(stepsBack)\(access)func \(member.base)\(signature) -> \(result) { \(missing(member)) }"
      )
      lines.append(
        "\(access)func \(requirement.optionalName)\(signature) -> \(optional(result)) { \(requirement.flag) ? self.\(call(member)) : nil }"
      )
    } else {
      lines.append("\(stepsBack)\(access)func \(member.base)\(signature) {}")
      if isAsked {
        lines.append(
          "\(access)func \(requirement.optionalName)\(signature) -> Void? { .some(self.\(call(member))) }"
        )
      }
    }
    file.append(
      "extension \(requirement.type.name) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
    )
  }

  /// A class of UIKit may have the variable, which its table knows.
  private static func inherited(_ requirement: Requirement) -> String {
    let name = quoted(SelectorNames.name(of: requirement.member))
    let type = requirement.optionalType.dropLast()
    return "let object = self as AnyObject as? NSObject; "
      + "return object?.responds(to: Selector(\(name))) == true ? object?.value(forKey: \(name)) as? \(type) : nil"
  }

  static func signature(of member: Member) -> String {
    "("
      + named(member.parameters).map {
        ($0.label == $0.name ? $0.name : "\($0.label) \($0.name)") + ": "
          + OldNames.current($0.type)
      }.joined(separator: ", ") + ")"
  }

  static func call(_ member: Member) -> String {
    "\(member.base)("
      + named(member.parameters).map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
      .joined(separator: ", ") + ")"
  }

  /// `_: UIScrollView` has no name in its own body, and needs one to be passed on.
  private static func named(_ parameters: [Member.Parameter]) -> [Member.Parameter] {
    parameters.enumerated().map { index, parameter in
      var parameter = parameter
      if parameter.name == "_" { parameter.name = "_\(index)" }
      return parameter
    }
  }

  fileprivate static func optional(_ type: String) -> String {
    if type.hasSuffix("?") { return type }
    if type.hasSuffix("!") { return optional(String(type.dropLast())) }
    return type.contains("->") || type.contains("&") || type.hasPrefix("any ")
      || type.hasPrefix("some ")
      ? "(\(type))?" : type + "?"
  }

  static func missing(_ member: Member) -> String {
    if let mark = member.type?.last, "?!".contains(mark) { return "nil" }
    return "fatalError(\"\(member.name) is not implemented\")"
  }

  /// Marks the types that implement a requirement.
  private static func conform(
    _ part: TypeDeclaration,
    to requirements: [Requirement],
    in program: Program
  ) {
    let file = part.file
    let named = part.inherits.compactMap {
      program.resolve($0, in: file.moduleName, scope: part.parent?.name ?? "")?.type
    }.filter { $0.kind == "protocol" }
    guard !named.isEmpty else { return }
    let all =
      named
      + named.flatMap { type in
        program.protocols(of: type).compactMap { program.resolve($0, in: file.moduleName)?.type }
      }
    let primary = program.primary(of: part)
    let module = primary?.access ?? part.access
    for requirement in requirements where all.contains(where: { $0 === requirement.type }) {
      let isPublic = ["open", "public"].contains(requirement.type.access)
      let access = isPublic && (primary == nil || module != "internal") ? "public " : ""
      let isThere = program.members(named: requirement.member.base, of: part)
        .contains(where: requirement.matches)
      if isThere { addMark(of: requirement, behind: access, to: part) }
      // A method that a subclass adds must be called: the class gets one that can be overridden.
      guard !isThere, let primary, primary.kind == "class" else { continue }
      let heirs = program.heirs(of: primary).filter { heir in
        program.parts(of: heir).flatMap(\.members).contains(where: requirement.matches)
      }
      guard !heirs.isEmpty else { continue }
      let open = module == "open" ? "open " : access
      addFallback(of: requirement, open: open, to: primary)
      for heir in heirs {
        guard
          let own = program.parts(of: heir).flatMap(\.members)
            .first(where: { requirement.matches($0) && !$0.isOverride })
        else { continue }
        if own.kind == .function { program.makeOverride(own) }
        let open = ["open", "public"].contains(heir.access) ? "public " : ""
        addMark(of: requirement, behind: "override " + open, to: heir)
      }
    }
  }

  /// What says that a type implements a requirement: nothing where nobody asks.
  private static func addMark(
    of requirement: Requirement,
    behind words: String,
    to type: TypeDeclaration
  ) {
    if requirement.member.kind == .variable {
      // Of two that would do, the type chooses the class's own.
      let written = requirement.member.type ?? "Any"
      let plain = written.hasSuffix("!") ? requirement.optionalType : written
      addMember(
        "\(words)var \(requirement.optionalName): \(requirement.optionalType) { "
          + "let value: \(plain) = self.\(requirement.member.base); return value }",
        to: type
      )
    } else if requirement.hasFlag {
      addMember("\(words)var \(requirement.flag): Bool { true }", to: type)
    }
  }

  /// What a subclass overrides.
  private static func addFallback(
    of requirement: Requirement,
    open: String,
    to type: TypeDeclaration
  ) {
    let member = requirement.member
    let signature = signature(of: member)
    if requirement.hasFlag {
      addMember("\(open)var \(requirement.flag): Bool { false }", to: type)
    }
    if member.kind == .variable {
      addMember(
        "\(open)var \(requirement.optionalName): \(requirement.optionalType) { \(inherited(requirement)) }",
        to: type
      )
    } else if requirement.returns, let result = member.type {
      addMember(
        "\(open)func \(member.base)\(signature) -> \(result) { \(missing(member)) }",
        to: type
      )
    } else {
      addMember("\(open)func \(member.base)\(signature) {}", to: type)
    }
  }

  /// A member of ours in the body of a type.
  static func addMember(_ text: String, to type: TypeDeclaration) {
    type.file.edits.insert(
      [.text("\n\(text)\n"), .place(type.file, type.closingBrace)],
      before: type.closingBrace
    )
  }
}

extension Program {
  /// All subclasses in the user's code, direct and indirect.
  func heirs(of type: TypeDeclaration) -> [TypeDeclaration] {
    files.flatMap(\.types).filter {
      $0.kind == "class" && superclasses(of: $0).contains { $0 === type }
    }
  }

  /// Writes `override` before a method that now overrides one.
  func makeOverride(_ member: Member, publicly: Bool = false) {
    guard overridden.insert(ObjectIdentifier(member)).inserted else { return }
    let words = publicly ? "public override " : "override "
    if ExtensionMemberRule.move(member, behind: words, in: self) { return }
    let keyword: TokenSyntax? =
      member.node.as(FunctionDeclSyntax.self)?.funcKeyword
      ?? member.node.as(VariableDeclSyntax.self)?.bindingSpecifier
    guard let keyword else { return }
    member.file.edits.insert(words, before: keyword.range.lowerBound)
  }
}
