/// The files with subclasses of base classes that given files declare or use, which
/// those need not mention.
struct BaseClassUsers {
  /// For each base class the files that declare a subclass which runs.
  private(set) var fillers: [Set<String>] = []

  init(_ response: PortResponse, _ facts: CodeFacts, given: Set<String>) {
    let files = response.modules.flatMap(\.files).filter { given.contains($0.path) }
    let names = Set(files.flatMap { $0.declares + $0.mentions })
    for type in facts.types where type.facts.kind == "class" && names.contains(type.facts.name) {
      let users = facts.concreteSubclasses(of: type.facts.name).map(\.path)
      if !users.isEmpty { fillers.append(Set(users)) }
    }
  }
}
