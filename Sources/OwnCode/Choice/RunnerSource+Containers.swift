/// Containers of the user's own.
extension RunnerSource {
  /// Whether it is a stack with a push of its own, which its app calls.
  static func changesPushes(_ name: String, _ facts: CodeFacts) -> Bool {
    facts.superclasses(of: name).contains { $0.hasSuffix("NavigationController") }
      && facts.text(of: name).contains(/override\s+(?:\w+\s+)?func\s+pushViewController/)
  }

  /// Whether it is a tab bar controller that makes its tabs: only between those does it know the
  /// way.
  static func hasOwnTabs(_ name: String, _ facts: CodeFacts) -> Bool {
    guard facts.superclasses(of: name).contains(where: { $0.hasSuffix("TabBarController") }) else {
      return false
    }
    let text = facts.text(of: name)
    return ["viewControllers = ", "setViewControllers(", "tabs = "].contains(where: text.contains)
  }
}
