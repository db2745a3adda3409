import SwiftSyntax

/// The tables of generic classes: the runtime has one for each class that they become.
///
/// A function in an extension fills it in, and is called on each subclass that is not generic:
/// `class Child: Base<Int>` makes the table of `Base<Int>`.
struct GenericTables {
  private var functions: [ObjectIdentifier: String] = [:]

  /// Writes the functions at the ends of their files.
  init(_ program: Program) {
    for file in program.files {
      for type in file.types where GenericTables.isWritten(type, in: program) {
        let entries = TableRule.entries(of: [type], name: type.name, in: program)
        guard !entries.isEmpty else { continue }
        let function = "_segueGenericTable_\(hash(file.path))_\(functions.count)"
        functions[ObjectIdentifier(type)] = function
        // A subclass may be in another file or module.
        let access = type.access == "open" || type.access == "public" ? "public " : ""
        file.append(
          "extension \(type.name) {\n  @MainActor \(access)static func \(function)() {\n"
            + TableRule.body(entries, of: type.name) + "  }\n}\n"
        )
      }
    }
  }

  /// What fills in the tables of the generic superclasses of a class that is not generic.
  func calls(for parts: [TypeDeclaration], in program: Program) -> [String] {
    guard let type = parts.first(where: { !$0.isExtension }) else { return [] }
    // A superclass that is not generic does it for those above it.
    return program.superclasses(of: type).prefix { $0.isGenericHere }
      .compactMap { functions[ObjectIdentifier($0)] }.map { "\(type.name).\($0)()" }
  }

  /// Extensions of generic classes have no members that are `@objc`, and a class in a generic type
  /// has no name without the type's arguments.
  private static func isWritten(_ type: TypeDeclaration, in program: Program) -> Bool {
    type.kind == "class" && !type.generics.isEmpty && type.parent == nil && program.isObject(type)
  }
}
