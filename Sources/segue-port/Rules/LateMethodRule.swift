import SwiftSyntax

/// A class adopts one of UIKit's delegate protocols, and a subclass adds one of its optional
/// methods: on iOS it is called, because the runtime looks it up at the call.
///
/// Here the class gets the method too, with what UIKit's default does, and the subclass overrides
/// it.
enum LateMethodRule: Rule {
  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where type.kind == "class" {
      let superclasses = program.superclasses(of: type)
      guard !superclasses.isEmpty else { continue }
      for member in program.parts(of: type).flatMap(\.members) where isCandidate(member) {
        // The highest own superclass that has the protocol.
        let adopters = superclasses.compactMap { superclass -> (TypeDeclaration, String)? in
          protocolWith(member, of: superclass, in: program).map { (superclass, $0) }
        }
        guard let (adopter, name) = adopters.last else { continue }
        let chain = superclasses.filter {
          $0 === adopter || program.superclasses(of: $0).contains { $0 === adopter }
        }
        let isThere = chain.contains { superclass in
          program.parts(of: superclass).flatMap(\.members).contains { $0.name == member.name }
        }
        if !isThere { add(member, of: name, to: adopter, in: program) }
        guard !isThere else { continue }
        // Swift asks for the access of the class, where Objective-C finds any method.
        let isSeen = [adopter, type].allSatisfy { ["open", "public"].contains($0.access) }
        program.makeOverride(member, publicly: isSeen && member.access == "internal")
      }
    }
  }

  static func isCandidate(_ member: Member) -> Bool {
    member.kind == .function && !member.isOverride && !member.isStatic && !member.isPrivate
      && !member.parameters.isEmpty
  }

  /// The UIKit protocol, adopted by the class itself, that has an optional method of this name.
  static func protocolWith(
    _ member: Member,
    of type: TypeDeclaration,
    in program: Program
  ) -> String? {
    for part in program.parts(of: type) {
      for name in part.inherits {
        if isMeant(name, by: member), DelegateMethods.has(member.name, in: name) { return name }
      }
    }
    return nil
  }

  /// Tables and collections both have `numberOfSections(in:)`.
  private static func isMeant(_ name: String, by member: Member) -> Bool {
    let sender = member.parameters.first?.type ?? ""
    return !["UITableView", "UICollectionView"].contains(sender) || name.hasPrefix(sender)
  }

  /// Gives a class a method that does what UIKit's default does.
  ///
  /// - Parameter forwards: whether the object that the class forwards the method to is called
  ///   instead, if there is one.
  static func add(
    _ member: Member,
    of name: String,
    to type: TypeDeclaration,
    in program: Program,
    forwards: Bool = false
  ) {
    guard program.lateMethods.insert(type.name + "." + member.name).inserted else { return }
    let access = type.access == "open" ? "open " : type.access == "public" ? "public " : ""
    let helper = "_SegueDefaults_\(name)_\(hash(type.file.path + type.name))"
    let isVoid = ["Void", "()"].contains(member.type ?? "Void")
    let result = isVoid ? "" : " -> \(member.type ?? "Void")"
    let selector = quoted(SelectorNames.name(of: member))
    let receiver =
      forwards
      ? "(self.forwardingTarget(for: Selector(\(selector))) as? any \(name) ?? \(helper)())"
      : "\(helper)()"
    let isRequiring = AppleNames.requiring.contains(name)
    let body =
      isRequiring
      ? (isVoid ? "" : OptionalRequirementRule.missing(member))
      : (isVoid ? "" : "return ") + "\(receiver).\(OptionalRequirementRule.call(member))"
    OptionalRequirementRule.addMember(
      (forwards ? "@MainActor " : "")
        + "\(access)func \(member.base)\(OptionalRequirementRule.signature(of: member))\(result) { \(body) }",
      to: type
    )
    if !isRequiring, program.lateMethods.insert(helper).inserted {
      let required = DelegateMethods.required[name] ?? ""
      type.file.append("private final class \(helper): NSObject, \(name) {\(required)}\n")
    }
    if member.file !== type.file { type.file.addImports(of: member.file) }
  }
}

/// A short name for a text, the same in every run.
func hash(_ text: String) -> String {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
