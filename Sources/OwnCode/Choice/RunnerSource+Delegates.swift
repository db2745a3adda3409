/// The delegates of the user's own app and of its scenes.
extension RunnerSource {
  /// A maker for each class that an Info.plist or the app's delegate may name as a scene's
  /// delegate.
  static func sceneDelegates(_ facts: CodeFacts, in module: String) -> String {
    let names = facts.types.filter { type in
      type.module == module && type.facts.kind == "class"
        && !CodeFacts.sceneProtocols.isDisjoint(with: type.facts.conforms ?? [])
        && type.isMadeWithoutArguments
    }.map(\.facts.name)
    return names.map {
      "    RenderTransition.Client.sceneDelegates[\"\(module).\($0)\"] = { \($0)() }"
    }.joined(separator: "\n")
  }

  /// A maker for the app's delegate, where only some of its screens run and code casts
  /// the application's to it.
  static func appDelegate(besides candidate: Candidate, _ facts: CodeFacts) -> String {
    guard candidate.kind != .app else { return "" }
    let own = facts.types.filter { $0.module == candidate.module }
    let names = own.filter { type in
      type.facts.kind == "class" && !type.facts.isHidden && type.facts.generics?.isEmpty != false
        && type.facts.conforms?.contains("UIApplicationDelegate") == true
        && type.isMadeWithoutArguments
    }.map(\.facts.name)
    guard names.count == 1, let name = names.first,
      own.contains(where: { $0.text.contains("as! \(name)") })
    else { return "" }
    return "    RenderTransition.Client.appDelegate = { \(name)() }"
  }
}
