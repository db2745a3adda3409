import SwiftSyntax

/// `@objc protocol` is for classes: it becomes `: AnyObject`.
enum ObjectProtocolRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.kind == "protocol" && type.attributes.contains("@objc") {
        guard let node = type.node.as(ProtocolDeclSyntax.self) else { continue }
        let isBound = type.inherits.contains { name in
          if name == "AnyObject" || name == "class" || AppleNames.isProtocol(name) { return true }
          return program.resolve(name, in: file.moduleName)?.type.attributes.contains("@objc") == true
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
}
