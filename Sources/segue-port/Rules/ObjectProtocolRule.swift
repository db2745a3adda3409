import SwiftSyntax

/// `@objc protocol` is for classes: it becomes `: AnyObject`.
///
/// Where one of Apple's classes adopts it as it is, `T!` becomes `T?`, which is how the class
/// spells its member, unless the extension itself has the member as `T!`.
enum ObjectProtocolRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.kind == "protocol" && type.attributes.contains("@objc") {
        let adopters = adoptingApples(type, in: program)
        if !adopters.isEmpty { loosen(type, for: adopters) }
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

  /// The extensions by which Apple's classes adopt a protocol.
  private static func adoptingApples(
    _ type: TypeDeclaration,
    in program: Program
  ) -> [TypeDeclaration] {
    program.files.flatMap(\.types).filter { other in
      other.isExtension && program.primary(of: other) == nil && other.inherits.contains(type.name)
    }
  }

  private static func loosen(_ type: TypeDeclaration, for adopters: [TypeDeclaration]) {
    let own = adopters.flatMap(\.members).filter { $0.type?.hasSuffix("!") == true }.map(\.name)
    for member in type.members where member.kind == .variable && !own.contains(member.name) {
      guard let node = member.node.as(VariableDeclSyntax.self),
        let written = node.bindings.first?.typeAnnotation?.type
          .as(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      else { continue }
      type.file.edits.replace(written.exclamationMark.range, with: "?")
    }
  }
}
