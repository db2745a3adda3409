import SwiftSyntax

/// How a view is made whose values `appearance()` collects, where its `init(coder:)` ends the
/// program.
///
/// A class of Apple's makes any view by that one, as it is the only one that all classes have.
enum AppearanceMakers {
  /// The call of another initializer, in the table of a class; nil where none is
  /// needed or there is none.
  ///
  /// - Parameter name: of the class where the table is.
  static func call(
    for type: TypeDeclaration,
    named name: String,
    in program: Program
  ) -> String? {
    guard program.asksForAppearances, let root = program.root(of: type),
      AppleNames.ancestors(of: root).contains("UIView"), root != "UIWindow"
    else { return nil }
    let line = ([type] + program.superclasses(of: type)).map { here in
      program.parts(of: here).flatMap(\.members).filter { $0.kind == .initializer }
    }
    let coder = line.joined().first { $0.parameters.map(\.label) == ["coder"] }
    guard let coder, coder.isTrap || makesNothing(coder) else { return nil }
    // A class with designated initializers inherits none.
    guard
      let own = line.first(where: { $0.contains { !$0.modifiers.contains("convenience") } })
    else { return nil }
    let usable = own.filter { member in
      !member.isTrap && !member.isUnavailable && member.effects.isEmpty
        && (member.access != "private" && member.access != "fileprivate"
          || member.file === type.file && member.owner?.name == type.name)
    }
    for (labels, arguments) in calls {
      let isThere = usable.contains { member in
        let needed = member.parameters.filter { $0.default == nil }.map(\.label)
        return labels.isEmpty ? needed.isEmpty : member.parameters.map(\.label) == labels
      }
      if isThere { return "\(name)(\(arguments))" }
    }
    return nil
  }

  /// Whether an initializer only answers nil: `required init?(coder: NSCoder) { nil }`.
  private static func makesNothing(_ coder: Member) -> Bool {
    let body = coder.node.as(InitializerDeclSyntax.self)?.body
    guard let last = body?.statements.last?.item.trimmedDescription else { return false }
    return ["nil", "return nil"].contains(last)
  }

  /// The initializers that views usually have, by their labels.
  private static let calls: [(labels: [String], arguments: String)] = [
    (["frame"], "frame: .zero"),
    (["style", "reuseIdentifier"], "style: .default, reuseIdentifier: nil"),
    (["reuseIdentifier"], "reuseIdentifier: nil"), ([], ""),
  ]
}
