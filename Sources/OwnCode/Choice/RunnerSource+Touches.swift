/// Screens that are delegates, and those that touches lead on from.
extension RunnerSource {
  /// Whether a screen pushes others or fills a navigation bar: apps have it in a stack.
  static func isInStack(_ candidate: Candidate, _ facts: CodeFacts) -> Bool {
    let containers = ["NavigationController", "TabBarController", "SplitViewController"]
    guard candidate.kind == .controller,
      !facts.superclasses(of: candidate.name).contains(where: { name in
        containers.contains(where: name.hasSuffix)
      })
    else { return false }
    return !facts.words(of: candidate.name).isDisjoint(with: [
      "navigationController", "navigationItem",
    ])
  }

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
