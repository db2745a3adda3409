/// Screens that are delegates.
extension RunnerSource {
  /// Whether a screen that is the delegate of its transition presents or pushes other screens
  /// itself.
  static func leadsOn(_ candidate: Candidate, _ facts: CodeFacts) -> Bool {
    guard [.transitioningDelegate, .navigationDelegate].contains(candidate.kind),
      facts.isController(candidate.name),
      !facts.superclasses(of: candidate.name).contains(where: {
        $0.hasSuffix("NavigationController") || $0.hasSuffix("TabBarController")
      })
    else { return false }
    return !facts.words(of: candidate.name).isDisjoint(with: [
      "present", "presentViewController", "pushViewController", "performSegue", "prepare", "show",
    ])
  }

  /// Whether the code of a screen's file has transitions of its own, or the screen speaks of some:
  /// its touches may run them.
  static func usesTransitions(_ candidate: Candidate, _ facts: CodeFacts) -> Bool {
    guard facts.isController(candidate.name) else { return false }
    let kinds: Set<Candidate.Kind> = [.animator, .transitioningDelegate, .navigationDelegate]
    let words = facts.words(of: candidate.name)
    return facts.candidates.contains { other in
      kinds.contains(other.kind) && other.name != candidate.name
        && !facts.isController(other.name)
        && (other.place.path == candidate.place.path || words.contains(other.name))
    }
  }
}
