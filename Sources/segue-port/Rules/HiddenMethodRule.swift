import SwiftSyntax

/// `private func application(_:didFinishLaunchingWithOptions:)`: UIKit does not find a private method
/// on iOS, where what it asks for is optional.
///
/// Requirements are not optional here, and what matches one must be as visible as it is: the method
/// gets one more parameter, with a default. One that Objective-C sees is found, and is not private.
enum HiddenMethodRule: Rule {
  static func apply(to program: Program) {
    for file in program.files {
      for type in file.types where type.kind != "protocol" {
        let protocols = program.parts(of: type).flatMap(\.inherits)
        guard !protocols.isEmpty else { continue }
        for member in type.members where member.kind == .function && member.isPrivate {
          if protocols.contains(where: { isRequirement(member, of: $0) }) { change(member) }
        }
      }
    }
  }

  private static func isRequirement(_ member: Member, of type: String) -> Bool {
    if type == "UIApplicationDelegate" {
      return ["application", "applicationDid", "applicationWill"].contains {
        $0 == "application" ? member.base == $0 : member.base.hasPrefix($0)
      } && member.parameters.first?.label == "_"
    }
    return DelegateMethods.has(member.name, in: type)
  }

  private static func change(_ member: Member) {
    guard let node = member.node.as(FunctionDeclSyntax.self),
      let last = node.signature.parameterClause.parameters.last
    else { return }
    if member.isExplicitlyObjC {
      for modifier in node.modifiers
      where modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text) {
        member.file.replacePadded(modifier.range, with: "")
      }
    } else {
      member.file.edits.insert(", _: Void = ()", after: last.range.upperBound)
    }
  }
}
