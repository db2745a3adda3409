import SwiftSyntax

/// A class adopts a protocol that UIKit's class above it has had since a newer iOS.
///
/// Its methods then override UIKit's, and the protocol is not named again.
enum RepeatedConformanceRule: Rule {
  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) {
      guard let primary = program.primary(of: type), primary.kind == "class",
        let root = program.root(of: primary)
      else { continue }
      for line in AppleNames.ancestors(of: root) {
        for (name, methods) in AppleNames.adoptedProtocols[line] ?? [:] {
          drop(name, of: type)
          for member in type.members where isMethod(member, methods) {
            let isSeen = ["open", "public"].contains(primary.access)
            program.makeOverride(member, publicly: isSeen && member.access == "internal")
          }
        }
      }
    }
  }

  private static func isMethod(_ member: Member, _ base: String) -> Bool {
    member.kind == .function && member.base == base && !member.isOverride && !member.isStatic
  }

  /// `Any` may stand where a protocol does, and asks for nothing.
  private static func drop(_ name: String, of type: TypeDeclaration) {
    for inherited in type.node.inheritanceClause?.inheritedTypes ?? []
    where inherited.type.trimmedDescription == name {
      type.file.replacePadded(inherited.type.range, with: "Any")
    }
  }
}
