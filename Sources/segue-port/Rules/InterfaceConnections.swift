import SwiftSyntax

/// What only a storyboard or xib connects, so that a film of code without its files can do it.
enum InterfaceConnections {
  /// Whether code uses an outlet as if it were never nil: `@IBOutlet weak var title: UILabel!`.
  static func isFilledOutlet(_ member: Member, of part: TypeDeclaration) -> Bool {
    guard member.attributes.contains("@IBOutlet"), !isMadeByCode(member, part),
      let node = member.node.as(VariableDeclSyntax.self)
    else { return false }
    return node.bindings.contains {
      $0.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
    }
  }

  /// The entries of the actions that no code of the file connects.
  static func actions(of part: TypeDeclaration) -> [String] {
    part.members.compactMap { member in
      guard member.kind == .function, member.attributes.contains("@IBAction"), !member.isStatic,
        !member.isUnavailable, !member.isOverride, member.parameters.count <= 1,
        member.effects.isEmpty, !isConnectedByCode(member, part)
      else { return nil }
      let type = member.parameters.first.map { $0.type.filter { !"!?".contains($0) } } ?? "Any"
      let name = "\"\(SelectorNames.name(of: member))\""
      if any.contains(type) { return ".action(\(name))" }
      return senders.contains(type) ? ".action(\(name), of: \(type).self)" : nil
    }
  }

  /// The entry of the screens that `prepare(for:sender:)` takes destinations for.
  static func destinations(of part: TypeDeclaration, in program: Program) -> String? {
    var names: [String] = []
    for member in part.members where member.name == "prepare(for:sender:)" && member.isOverride {
      let finder = CastFinder(viewMode: .sourceAccurate)
      finder.walk(member.node)
      for name in finder.names where !names.contains(name) {
        guard let type = program.resolve(name, in: part.file.moduleName)?.type, type.parent == nil,
          type.name == name, type.generics.isEmpty, !type.isUnavailable,
          type.file.moduleName == part.file.moduleName,
          type.file === part.file || !type.modifiers.contains(where: { $0.hasSuffix("private") }),
          program.root(of: type)?.hasSuffix("Controller") == true
        else { continue }
        names.append(name)
      }
    }
    guard !names.isEmpty else { return nil }
    return ".destinations([\(names.map { "\($0).self" }.joined(separator: ", "))])"
  }

  /// The types of casts.
  private final class CastFinder: SyntaxVisitor {
    var names: [String] = []

    override func visit(_ node: AsExprSyntax) -> SyntaxVisitorContinueKind {
      names.append(node.type.trimmedDescription)
      return .visitChildren
    }
  }

  /// Whether code makes the object of an outlet that is nil:
  /// `if tableView == nil { tableView = UITableView() }`.
  private static func isMadeByCode(_ member: Member, _ part: TypeDeclaration) -> Bool {
    ["\(member.base) == nil", "\(member.base) ?? "].contains(where: part.file.mentions)
  }

  private static func isConnectedByCode(_ member: Member, _ part: TypeDeclaration) -> Bool {
    ["", "self.", "Self.", "\(part.name)."].contains { owner in
      ["(", ")"].contains { part.file.mentions("#selector(\(owner)\(member.base)\($0)") }
    }
  }

  private static let any: Set<String> = ["Any", "AnyObject", "UIView", "UIControl", "NSObject"]

  private static let senders: Set<String> = [
    "UIButton", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIDatePicker",
    "UITextField", "UIPageControl", "UIBarButtonItem", "UIGestureRecognizer",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    "UISwipeGestureRecognizer", "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
    "UIRotationGestureRecognizer",
  ]
}
