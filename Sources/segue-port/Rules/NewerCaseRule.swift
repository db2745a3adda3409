import SwiftSyntax

/// A switch over all the cases that one of Apple's enumerations had when the code was written,
/// and that has more now.
///
/// On iOS that is only a warning: such an enumeration may get more at any time.
enum NewerCaseRule: Rule {
  /// All cases of an enumeration before it got more, such as access to photos before `limited`.
  private static let formerCases: [Set<String>] = [
    ["authorized", "denied", "notDetermined", "restricted"],
    ["authorized", "denied", "notDetermined"],
    ["authorized", "denied", "notDetermined", "provisional"],
    ["unspecified", "phone", "pad", "tv", "carPlay"],
    ["unspecified", "phone", "pad", "tv", "carPlay", "mac"],
    ["none", "touchID", "faceID"],
    // Phases and types of touches and events before pointers, iOS 13.4.
    ["began", "moved", "stationary", "ended", "cancelled"],
    ["direct", "indirect", "stylus"],
    ["direct", "indirect", "pencil"],
    ["touches", "motion", "remoteControl", "presses"],
    // Looks before iOS 13, and before iOS 10.
    ["extraLight", "light", "dark"],
    ["extraLight", "light", "dark", "regular", "prominent"],
    ["white", "whiteLarge", "gray"],
    ["default", "lightContent"],
    ["plain", "grouped"],
    ["light", "medium", "heavy"],
    // Large titles before iOS 17, maps before iOS 11 and purchases before iOS 8.
    ["automatic", "always", "never"],
    ["standard", "satellite", "hybrid"],
    ["standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover"],
    ["purchasing", "purchased", "failed", "restored"],
  ]

  static func apply(to program: Program) {
    for file in program.files { Visitor(file).walk() }
  }

  private final class Visitor: FileVisitor {
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      var names: Set<String> = []
      for element in node.cases {
        guard let label = element.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self)
        else { return .visitChildren }
        for item in label.caseItems {
          guard item.whereClause == nil,
            let member = item.pattern.as(ExpressionPatternSyntax.self)?.expression
              .as(MemberAccessExprSyntax.self)
          else { return .visitChildren }
          names.insert(member.declName.baseName.plain)
        }
      }
      if formerCases.contains(names) {
        file.edits.insert("default: fatalError() ", before: node.rightBrace.range.lowerBound)
      }
      return .visitChildren
    }
  }
}
