import SwiftSyntax

/// Imports of what is not there are blanked, those of parts of a module import the whole, and every file sees
/// UIKit: on iOS a framework's umbrella header does that without a word in the file.
enum ImportRule: Rule {
  /// Apple's modules whose names are in other modules here.
  private static let substitutes = [
    "Darwin": "Foundation", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation",
    "Dispatch": "Foundation", "MachO": "Foundation",
  ]

  static func exists(_ name: String, in program: Program) -> Bool {
    program.known.contains(name) || substitutes[name] != nil || program.module(name) != nil
  }

  static func apply(to program: Program) {
    for file in program.files {
      var imported: Set<String> = []
      for node in file.imports {
        guard let first = node.path.first else { continue }
        let name = first.name.plain
        imported.insert(name)
        guard exists(name, in: program), name != file.moduleName else {
          file.blank(node.range)
          continue
        }
        if let substitute = program.known.contains(name) ? nil : substitutes[name] {
          file.replacePadded(node.path.range, with: substitute)
        } else if node.path.count > 1 {
          file.replacePadded(node.path.range, with: name)
        }
        if let kind = node.importKindSpecifier { file.blank(kind.range) }
      }
      if !imported.contains("UIKit") { file.addedImports.append("UIKit") }
    }
  }
}
