import SwiftSyntax

/// A class whose objects UIKit makes by `init()` of a class known only at run time: here that
/// initializer is required of each subclass, and on iOS it is not.
///
/// `override init()` becomes `required init()`; a class that has only others gets one that
/// stops with iOS's message.
enum MadeByClassRule: Rule {
  private static let roots: Set<String> = [
    "UICollectionViewLayoutAttributes", "UICollectionViewLayoutInvalidationContext",
    "UICollectionViewFlowLayoutInvalidationContext",
  ]

  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where type.kind == "class" {
      guard let root = program.root(of: type), roots.contains(root) else { continue }
      let designated = type.members.filter {
        $0.kind == .initializer && !$0.modifiers.contains("convenience")
      }
      if let plain = designated.first(where: \.parameters.isEmpty) {
        require(plain)
      } else if !designated.isEmpty {
        addStop(to: type)
      }
    }
  }

  private static func require(_ plain: Member) {
    guard !plain.modifiers.contains("required"),
      let node = plain.node.as(InitializerDeclSyntax.self)
    else { return }
    for modifier in node.modifiers where modifier.name.text == "override" {
      plain.file.blank(modifier.range)
    }
    plain.file.edits.insert("required ", before: node.initKeyword.range.lowerBound)
  }

  private static func addStop(to type: TypeDeclaration) {
    let access = ["open", "public"].contains(type.access) ? "public " : ""
    OptionalRequirementRule.addMember(
      "\(access)required init() { "
        + "fatalError(\"Use of unimplemented initializer 'init()' for class '\(type.name)'\") }",
      to: type
    )
  }
}
