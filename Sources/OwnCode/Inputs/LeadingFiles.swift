/// Which files lead to something that would run in place of a given screen: to an app, or to a
/// transition that the screen's file has no part in.
struct LeadingFiles {
  private let names: [String: Set<String>]
  private let places: [String: [String]]
  private let leading: Set<String>
  private let given: Set<String>

  init(_ response: PortResponse, _ facts: CodeFacts, besides given: Set<String>) {
    self.given = given
    let files = response.modules.flatMap(\.files)
    let names = Dictionary(
      files.map { ($0.path, Set($0.declares + $0.mentions)) },
      uniquingKeysWith: { $0.union($1) }
    )
    self.names = names
    var places: [String: [String]] = [:]
    for file in files {
      for name in file.declares { places[name, default: []].append(file.path) }
    }
    self.places = places
    let screens: Set<Candidate.Kind> = [.controller, .view]
    let own = given.reduce(into: Set()) { $0.formUnion(names[$1] ?? []) }
    leading = Set(facts.candidates.filter { !screens.contains($0.kind) }.map(\.name))
      .subtracting(own)
  }

  /// Whether the files that declare a type lead there, by themselves or by what they mention.
  func declare(_ type: String) -> Bool {
    var open = places[type] ?? []
    var seen = given.union(open)
    while let path = open.popLast() {
      let names = names[path] ?? []
      guard names.isDisjoint(with: leading) else { return true }
      for next in names.flatMap({ places[$0] ?? [] }) where seen.insert(next).inserted {
        open.append(next)
      }
    }
    return false
  }
}
