/// What given files need to be run besides what they mention: objects of protocols that the
/// initializers of their animators, delegates and screens want, which other files have, and screens
/// of those to which animators cast theirs.
struct WantedProtocols {
  /// For each of them the files that declare types with the protocols.
  private(set) var fillers: [Set<String>] = []

  init(_ facts: CodeFacts, given: Set<String>) {
    for candidate in facts.candidates where given.contains(candidate.place.path) {
      guard let type = facts.type(named: candidate.name) else { continue }
      addScreens(of: type, facts)
      let calls = (type.facts.initializers ?? []).filter(\.isUsable)
        .sorted { $0.required.count < $1.required.count }
      let wishes = calls.map { call in
        call.required.compactMap { WantedProtocols.wish($0.type, in: candidate.name, facts) }
      }
      // The tool makes it without the protocols if it can.
      guard let first = wishes.first, !wishes.contains(where: \.isEmpty) else { continue }
      for wish in first {
        let types = facts.types(conformingTo: wish)
        let plain = types.filter { !facts.isController($0.facts.name) }
        fillers.append(Set((plain.isEmpty ? types : plain).map(\.path)))
      }
    }
  }

  /// A transition of two screens that have one protocol mentions neither.
  private mutating func addScreens(of type: CodeFacts.OwnType, _ facts: CodeFacts) {
    let scope = type.facts.name
    let names = Set((type.facts.casts ?? []).filter(\.isRequired).map(\.type))
    for name in names.sorted() where facts.isOfProtocols(name, in: scope) {
      let screens = facts.types(conformingTo: facts.components(of: name, in: scope))
        .filter { facts.isController($0.facts.name) }
      fillers += screens.prefix(3).map { [$0.path] }
    }
  }

  /// The protocols and superclasses that a value must have; nil if no protocol of the code is among
  /// them.
  private static func wish(_ type: String, in scope: String, _ facts: CodeFacts) -> [String]? {
    let (type, scope) = facts.resolved(type, in: scope)
    guard ClosureType(type) == nil, !type.hasSuffix("?"), !type.hasSuffix("!") else { return nil }
    let parts = facts.components(of: type, in: scope)
    let hasProtocol = parts.contains { facts.type(named: $0)?.facts.kind == "protocol" }
    return hasProtocol ? parts : nil
  }
}
