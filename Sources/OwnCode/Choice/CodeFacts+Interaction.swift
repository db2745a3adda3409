/// Interaction controllers: they let a finger drive the transition of an animator and have none
/// themselves.
extension CodeFacts {
  /// The classes that are interaction controllers and no animators.
  var interactionControllers: [OwnType] {
    types.filter { type in
      let conforms = type.facts.conforms ?? []
      return type.facts.kind == "class"
        && !conforms.contains("UIViewControllerAnimatedTransitioning")
        && (conforms.contains("UIViewControllerInteractiveTransitioning")
          || type.facts.superclasses?.contains("UIPercentDrivenInteractiveTransition") == true)
    }
  }

  /// What uses the interaction controllers of files that have nothing to run: delegates, else the
  /// other transitions, else screens.
  func users(ofInteractionIn files: Set<String>, among all: [Candidate]) -> [Candidate] {
    let names = Set(interactionControllers.filter { files.contains($0.path) }.map(\.facts.name))
    guard !names.isEmpty else { return [] }
    let users = all.filter { !words(of: $0.name).isDisjoint(with: names) }
    let delegates: Set = [
      Candidate.Kind.transitioningDelegate, .navigationDelegate, .tabDelegate,
    ]
    let found = users.filter { delegates.contains($0.kind) }
    if !found.isEmpty { return found }
    let others = users.filter { ![.controller, .app, .scenario].contains($0.kind) }
    return others.isEmpty ? users.filter { $0.kind == .controller } : others
  }

  /// The interaction controller of the named files for which something beside them runs.
  func interactionController(usedBy candidate: Candidate, in files: Set<String>) -> String? {
    guard !files.contains(candidate.place.path) else { return nil }
    let words = words(of: candidate.name)
    return interactionControllers.map { ($0.facts.name, $0.path) }
      .first { files.contains($0.1) && words.contains($0.0) }?.0
  }
}
