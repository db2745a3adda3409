import SwiftSyntax

/// `extension NSObject: Then {}` reaches Foundation's objects, too: it extends the class from which
/// the root of Apple's classes descends here.
///
/// Only where nothing in it, or in its protocols, can need more than that class has.
enum FoundationObjectRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.isExtension && type.name == "NSObject" {
        guard type.node.memberBlock.members.isEmpty, !type.hasWhereClause,
          !type.inherits.isEmpty,
          type.inherits.allSatisfy({ isFree($0, in: file, program) }),
          let node = type.node.as(ExtensionDeclSyntax.self)
        else { continue }
        file.edits.replace(node.extendedType.range, with: "SegueFoundationObject")
      }
    }
  }

  /// Whether a protocol of the code requires nothing.
  private static func isFree(_ name: String, in file: SourceFile, _ program: Program) -> Bool {
    guard let found = program.resolve(name, in: file.moduleName)?.type, found.kind == "protocol",
      found.node.memberBlock.members.isEmpty, !found.attributes.contains("@objc")
    else { return false }
    return found.inherits.allSatisfy { ["AnyObject", "class"].contains($0) }
  }
}
