/// A class under one of Apple's that forbids its `init(coder:)`: on iOS such a class has no
/// initializer of that kind, and here it is required as in every view controller.
///
/// A class with initializers of its own gets one that stops.
enum UnavailableCoderRule: Rule {
  private static let roots: Set<String> = ["UIActivityViewController"]

  static func apply(to program: Program) {
    for type in program.files.flatMap(\.types) where type.kind == "class" {
      guard let root = program.root(of: type), roots.contains(root) else { continue }
      let initializers = type.members.filter { $0.kind == .initializer }
      let isDesignated = initializers.contains { !$0.modifiers.contains("convenience") }
      guard isDesignated, !initializers.contains(where: { $0.parameters.map(\.label) == ["coder"] })
      else { continue }
      let access = ["open", "public"].contains(type.access) ? "public " : ""
      OptionalRequirementRule.addMember(
        "\(access)required init?(coder: NSCoder) { "
          + "fatalError(\"init(coder:) has not been implemented\") }",
        to: type
      )
    }
  }
}
