import SwiftSyntax

/// `@objc protocol` is for classes: it becomes `: AnyObject`.
///
/// Where one of Apple's classes adopts it as it is, `T!` becomes `T?`, which is how the class
/// spells its member.
enum ObjectProtocolRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.kind == "protocol" && type.attributes.contains("@objc") {
        if isAdoptedByApple(type, in: program) { loosen(type) }
        guard let node = type.node.as(ProtocolDeclSyntax.self) else { continue }
        let isBound = type.inherits.contains { name in
          if name == "AnyObject" || name == "class" || AppleNames.isProtocol(name) { return true }
          return program.resolve(name, in: file.moduleName)?.type.attributes.contains("@objc")
            == true
        }
        if isBound { continue }
        if let first = node.inheritanceClause?.inheritedTypes.first {
          file.edits.insert("AnyObject, ", before: first.range.lowerBound)
        } else {
          file.edits.insert(": AnyObject", after: node.name.range.upperBound)
        }
      }
    }
  }

  private static func isAdoptedByApple(_ type: TypeDeclaration, in program: Program) -> Bool {
    program.files.flatMap(\.types).contains { other in
      other.isExtension && program.primary(of: other) == nil && other.inherits.contains(type.name)
    }
  }

  private static func loosen(_ type: TypeDeclaration) {
    for member in type.members where member.kind == .variable {
      guard let node = member.node.as(VariableDeclSyntax.self),
        let written = node.bindings.first?.typeAnnotation?.type
          .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      else { continue }
      type.file.edits.replace(written.exclamationMark.range, with: "?")
    }
  }
}
