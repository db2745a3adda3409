/// What a name in the user's code means where it is written: the nearest declaration counts, as in
/// Swift.
extension CodeFacts {
  /// The type that a name means in another one.
  ///
  /// - Parameter scope: the name of the type around it; empty at top level.
  func type(named name: String, in scope: String) -> OwnType? {
    let (name, scope) = resolved(CodeFacts.plain(name), in: scope)
    for outer in CodeFacts.scopes(of: scope) {
      for owner in owners(of: outer) {
        if let found = declared(owner.isEmpty ? name : "\(owner).\(name)") { return found }
      }
    }
    // What an extension adds to a class of Apple's reaches subclasses of that by its own name.
    return types.first { type in
      guard type.facts.kind != "extension", type.facts.name.hasSuffix(".\(name)") else {
        return false
      }
      return declared(String(type.facts.name.dropLast(name.count + 1))) == nil
    }
  }

  func isProtocol(_ name: String, in scope: String) -> Bool {
    type(named: name, in: scope)?.facts.kind == "protocol"
  }

  /// Whether a type is a protocol of the code, perhaps by an alias and together with classes of
  /// Apple's: `Titled & UIViewController`.
  func isOfProtocols(_ type: String, in scope: String) -> Bool {
    let parts = components(of: type, in: scope)
    return parts.contains { isProtocol($0, in: scope) }
      && parts.allSatisfy {
        self.type(named: $0, in: scope).map { $0.facts.kind == "protocol" } ?? true
      }
  }

  /// A type without the aliases of the user's code that it is spelled with, and where its
  /// names are looked up then.
  func resolved(_ type: String, in scope: String) -> (type: String, scope: String) {
    var (type, scope) = (type, scope)
    for _ in 0..<8 {
      guard let alias = alias(CodeFacts.plain(type), in: scope) else { break }
      let marks = String(type.reversed().prefix { $0 == "?" || $0 == "!" })
      type = marks.isEmpty || !alias.type.contains(" ") ? alias.type : "(\(alias.type))"
      type += marks
      scope = alias.scope
    }
    return (type, scope)
  }

  /// The names of the types that a composition, `A & B`, or one type stands for.
  func components(of type: String, in scope: String, depth: Int = 0) -> [String] {
    let (type, scope) = resolved(type, in: scope)
    let parts = CodeFacts.plain(type).split(separator: "&").map { CodeFacts.plain(String($0)) }
    guard parts.count > 1, depth < 8 else {
      return parts.map { self.type(named: $0, in: scope)?.facts.name ?? $0 }
    }
    return parts.flatMap { components(of: $0, in: scope, depth: depth + 1) }
  }

  /// The types that have all of some protocols and superclasses, structures and plain
  /// objects before screens.
  func types(conformingTo names: [String]) -> [OwnType] {
    let names = Set(names).subtracting(["AnyObject"])
    let found = types.filter { type in
      let facts = type.facts
      return !["protocol", "extension"].contains(facts.kind) && facts.generics?.isEmpty != false
        && !facts.isHidden
        && names.isSubset(of: [facts.name] + (facts.conforms ?? []) + (facts.superclasses ?? []))
    }
    return found.filter { !isController($0.facts.name) }
      + found.filter { isController($0.facts.name) }
  }

  /// The user's types that a type's declaration leads to.
  func reach(from name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name]
    let known = Set(types.filter { $0.facts.kind != "extension" }.map(\.facts.name))
    let inner = Set(known.filter { $0.contains(".") }.map { $0.split(separator: ".").last ?? "" })
    while let next = open.popLast() {
      // The short name of an inner type means it in the types around it.
      let scopes = CodeFacts.scopes(of: next)
      for word in words(of: next) {
        guard
          let type = inner.contains(word[...])
            ? nearest(word, in: scopes, of: known) : known.contains(word) ? word : nil,
          type != name, found.insert(type).inserted
        else { continue }
        open.append(type)
      }
    }
    return found
  }

  private func nearest(_ name: String, in scopes: [String], of known: Set<String>) -> String? {
    scopes.lazy.map { $0.isEmpty ? name : "\($0).\(name)" }.first(where: known.contains)
  }

  /// The types that nothing with these words leads to, by the names of the outermost ones.
  func types(besides words: Set<String>) -> Set<String> {
    let names = types.filter { $0.facts.kind != "extension" }.map(\.facts.name)
    // An inner type is reached by its own name, too.
    let needed = names.filter { name in
      name.split(separator: ".").contains { words.contains(String($0)) }
    }
    let reached = needed.reduce(into: Set(needed)) { $0.formUnion(reach(from: $1)) }
    return Set(names.map(CodeFacts.outermost)).subtracting(reached.map(CodeFacts.outermost))
  }

  /// The type around a type and all others around it.
  static func outermost(_ name: String) -> String { String(name.prefix { $0 != "." }) }

  private func declared(_ name: String) -> OwnType? {
    types.first { $0.facts.kind != "extension" && $0.facts.name == name }
  }

  /// `A.B`, `A`, and the top level.
  private static func scopes(of scope: String) -> [String] {
    let parts = scope.split(separator: ".")
    return (0...parts.count).reversed().map { parts.prefix($0).joined(separator: ".") }
  }

  /// A type and those from which it inherits names.
  private func owners(of scope: String) -> [String] {
    guard !scope.isEmpty, let facts = declared(scope)?.facts else { return [scope] }
    return [scope] + (facts.superclasses ?? []) + (facts.conforms ?? [])
  }

  private func alias(_ name: String, in scope: String) -> (type: String, scope: String)? {
    guard !aliases.isEmpty else { return nil }
    for outer in CodeFacts.scopes(of: scope) {
      for owner in owners(of: outer) {
        let whole = owner.isEmpty ? name : "\(owner).\(name)"
        if declared(whole) != nil { return nil }
        if let type = aliases[whole], CodeFacts.plain(type) != name { return (type, owner) }
      }
    }
    return nil
  }
}
