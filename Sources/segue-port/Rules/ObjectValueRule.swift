import SwiftSyntax

/// A formatter that reads texts overrides `getObjectValue`, which is not open in Foundation on
/// Linux; nor are the methods for texts with attributes and for texts that are typed.
///
/// The method becomes `_override_getObjectValue`, the requirement of a protocol that the
/// callable one asks for.
enum ObjectValueRule: Rule {
  /// The protocols by what is overridden.
  private static let hooks = [
    "getObjectValue(_:for:range:)": "_ObjectValueReading",
    "getObjectValue(_:for:errorDescription:)": "_ObjectValueParsing",
    "attributedString(for:withDefaultAttributes:)": "_AttributedStringMaking",
    "isPartialStringValid(_:newEditingString:errorDescription:)": "_PartialStringJudging",
    "isPartialStringValid(_:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:)":
      "_PartialStringChanging",
  ]

  static func apply(to program: Program) {
    // An extension's overrides move into the class.
    for type in program.files.flatMap(\.types)
    where type.kind == "class" || type.isExtension && program.primary(of: type)?.kind == "class" {
      for member in type.members where member.isOverride {
        if let hook = hooks[member.name] { rename(member, of: type, hook, in: program) }
      }
    }
  }

  private static func rename(
    _ member: Member,
    of type: TypeDeclaration,
    _ hook: String,
    in program: Program
  ) {
    let file = type.file
    let name = member.nameOffset..<member.nameOffset + member.base.utf8.count
    file.edits.replace(name, with: "_override_\(member.base)")
    let isTop = !program.superclasses(of: type).contains { superclass in
      superclass.members.contains { $0.name == member.name }
    }
    if isTop {
      for modifier in member.node.modifiers ?? [] where modifier.name.text == "override" {
        file.blank(modifier.range)
      }
      file.append("extension \(type.name): \(hook) {}\n")
    }
    let next = (isTop ? "_base_" : "_override_") + member.base
    SuperVisitor(file, member.base, next).walk(member.node)
  }
}
