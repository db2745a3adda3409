import SwiftSyntax

/// What only a storyboard or xib connects, so that a film of code without its files can do it.
enum InterfaceConnections {
  /// Whether code uses an outlet as if it were never nil: `@IBOutlet weak var title: UILabel!`.
  static func isFilledOutlet(_ member: Member) -> Bool {
    guard member.attributes.contains("@IBOutlet"),
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

  private static func isConnectedByCode(_ member: Member, _ part: TypeDeclaration) -> Bool {
    ["", "self.", "Self.", "\(part.name)."].contains {
      part.file.mentions("#selector(\($0)\(member.base)")
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
