import SwiftSyntax

/// `public class Picker: UIView { convenience init() { … } }` of a library: on Apple's systems
/// `Picker()` in an app runs it, as Objective-C knows no access levels and the app's call is the
/// inherited `init` by its selector.
///
/// It becomes public, where Swift alone would pass it over for the superclass's.
enum HiddenInitializerRule: Rule {
  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types)
    where type.kind == "class" && ["open", "public"].contains(type.access) {
      guard program.root(of: type).map(AppleNames.isClass) == true else { continue }
      for member in type.members where isHidden(member) {
        guard let node = member.node.as(InitializerDeclSyntax.self) else { continue }
        let start = node.modifiers.first?.range ?? node.initKeyword.range
        member.file.edits.insert("public ", before: start.lowerBound)
      }
    }
  }

  /// An `init()` that says nothing of its access: its module alone sees it.
  private static func isHidden(_ member: Member) -> Bool {
    member.kind == .initializer && member.parameters.isEmpty
      && member.modifiers.contains("convenience")
      && !member.modifiers.contains(where: accessLevels.contains)
  }
}
