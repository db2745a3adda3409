import SwiftSyntax

/// `recognizer.delegate = self` in a subclass of UITableViewCell, which is a
/// UIGestureRecognizerDelegate on iOS: the subclass becomes one, so that it answers with its own
/// methods.
enum CellConformanceRule: Rule {
  private static let adopted = "UIGestureRecognizerDelegate"

  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where !type.isExtension && type.kind == "class" {
      guard program.superclass(of: type).name == "UITableViewCell",
        type.file.mentions("GestureRecognizer"), !isAdopted(by: type, program),
        let last = type.node.inheritanceClause?.inheritedTypes.last
      else { continue }
      type.file.edits.insert(", \(adopted)", after: last.type.range.upperBound)
    }
  }

  /// Whether the class or one under it says so itself.
  private static func isAdopted(by type: TypeDeclaration, _ program: Program) -> Bool {
    program.files.flatMap(\.types).contains { other in
      guard let primary = program.primary(of: other), other.inherits.contains(adopted) else {
        return false
      }
      return primary === type || program.superclasses(of: primary).contains { $0 === type }
    }
  }
}
