import SwiftSyntax

/// A class adopts one of UIKit's delegate protocols and passes on the methods that it lacks: on iOS
/// the runtime asks its `forwardingTarget(for:)` who has them (documented).
///
/// Here UIKit calls methods directly, so the class gets those that any class of the
/// app has, and each asks.
enum ForwardingRule: Rule {
  static func apply(to program: Program) {
    let types = program.files.flatMap(\.types)
    let proxies = types.filter { type in
      type.kind == "class" && !type.isGenericHere
        && program.parts(of: type).flatMap(\.members).contains(where: isForwarding)
    }
    guard !proxies.isEmpty else { return }
    let members = types.filter { $0.kind != "protocol" }.flatMap(\.members)
      .filter(LateMethodRule.isCandidate)
    for proxy in proxies {
      for member in members {
        guard let name = LateMethodRule.protocolWith(member, of: proxy, in: program),
          !AppleNames.requiring.contains(name),
          !program.members(named: member.base, of: proxy).contains(where: { $0.name == member.name }
          )
        else { continue }
        LateMethodRule.add(member, of: name, to: proxy, in: program, forwards: true)
      }
    }
  }

  private static func isForwarding(_ member: Member) -> Bool {
    member.isOverride && member.name == "forwardingTarget(for:)"
  }
}
