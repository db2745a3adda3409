/// Base classes, which Swift has no word for: those with a method that ends the program, for
/// subclasses to override.
extension CodeFacts {
  /// The classes that override all such methods of a class; empty for one that can run itself.
  func concreteSubclasses(of name: String) -> [OwnType] {
    let traps = traps(of: name)
    guard !traps.isEmpty else { return [] }
    return types.filter { type in
      guard type.facts.kind == "class", type.facts.generics?.isEmpty != false,
        !type.facts.isHidden,
        let end = type.facts.superclasses?.firstIndex(of: name)
      else { return false }
      let chain = [type.facts.name] + (type.facts.superclasses ?? [])[..<end]
      let own = chain.reduce(into: Set<String>()) { $0.formUnion(methods(of: $1)) }
      return traps.isSubset(of: own)
    }
  }

  private func traps(of name: String) -> Set<String> {
    let functions = types.filter { $0.facts.name == name }.flatMap { $0.facts.functions ?? [] }
    return Set(functions.filter { $0.isTrap == true && $0.isStatic != true }.map(\.name))
  }

  /// Those that do not end the program.
  private func methods(of name: String) -> Set<String> {
    let functions = types.filter { $0.facts.name == name }.flatMap { $0.facts.functions ?? [] }
    return Set(functions.filter { $0.isTrap != true }.map(\.name))
  }
}
