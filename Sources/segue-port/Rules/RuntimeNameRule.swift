/// `@objc func collectionView(_:layout:sizeForItemAtIndexPath:)` in a class that does not adopt the
/// method's protocol: on iOS the runtime finds it by its name alone.
///
/// An extension adopts the protocol and passes the call on.
enum RuntimeNameRule: Rule {
  private static let adopted = "UICollectionViewDelegateFlowLayout"

  /// The last label in Objective-C, and in Swift.
  private static let labels = [
    "sizeForItemAtIndexPath": "sizeForItemAt",
    "insetForSectionAtIndex": "insetForSectionAt",
    "minimumLineSpacingForSectionAtIndex": "minimumLineSpacingForSectionAt",
    "minimumInteritemSpacingForSectionAtIndex": "minimumInteritemSpacingForSectionAt",
    "referenceSizeForHeaderInSection": "referenceSizeForHeaderInSection",
    "referenceSizeForFooterInSection": "referenceSizeForFooterInSection",
  ]

  static func apply(to program: Program) {
    let types = program.files.flatMap(\.types)
    let adopters = types.filter { $0.kind == "class" }.filter { adopts($0, in: program) }
    for type in types where type.kind == "class" && type.generics.isEmpty {
      let line = [type] + program.superclasses(of: type)
      let heirs = adopters.filter { program.superclasses(of: $0).contains { $0 === type } }
      guard heirs.isEmpty, !line.contains(where: { adopts($0, in: program) }) else { continue }
      let found = program.parts(of: type).flatMap(\.members).compactMap { member in
        label(of: member).map { (member: member, label: $0) }
      }
      guard !found.isEmpty else { continue }
      let isSeen = ["open", "public"].contains(type.access)
      var lines = ["extension \(type.name): \(adopted) {"]
      for (member, label) in found where member.parameters.last?.label != label {
        lines.append("  \(isSeen ? "public " : "")\(forwarder(member, label))")
      }
      type.file.append((lines + ["}", ""]).joined(separator: "\n"))
    }
  }

  private static func adopts(_ type: TypeDeclaration, in program: Program) -> Bool {
    program.parts(of: type).contains { $0.inherits.contains(adopted) }
  }

  /// The label in Swift; nil for a method that the runtime does not find by one of these names.
  private static func label(of member: Member) -> String? {
    guard member.kind == .function, member.isExplicitlyObjC, !member.isStatic,
      member.base == "collectionView", member.parameters.count == 3
    else { return nil }
    let words = (member.objcName ?? member.parameters.map(\.label).joined(separator: ":"))
      .split(separator: ":")
    guard words.count == 3, words[1] == "layout" else { return nil }
    return labels[String(words[2])]
  }

  private static func forwarder(_ member: Member, _ label: String) -> String {
    let types = member.parameters.map(\.type)
    let labels = member.parameters.map { $0.label == "_" ? "" : $0.label + ": " }
    return "func collectionView(_ a: \(types[0]), layout b: \(types[1]), \(label) c: \(types[2])) "
      + "-> \(member.type ?? "Void") { self.\(member.base)(\(labels[0])a, \(labels[1])b, \(labels[2])c) }"
  }
}
