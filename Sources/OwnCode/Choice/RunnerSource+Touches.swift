/// Screens that are delegates.
extension RunnerSource {
  /// Whether a screen that is the delegate of its transition presents or pushes other screens itself.
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
}
