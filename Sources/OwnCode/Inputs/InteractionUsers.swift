/// The files that use the interaction controllers of given ones, which need not
/// mention what they drive.
struct InteractionUsers {
  /// The files of which one is taken; empty where the given ones have something to run themselves.
  private(set) var fillers: [Set<String>] = []

  init(_ response: PortResponse, _ facts: CodeFacts, given: Set<String>) {
    let names = Set(
      facts.interactionControllers.filter { given.contains($0.path) }.map(\.facts.name)
    )
    let runs = { (type: CodeFacts.OwnType) in
      !InteractionUsers.delegates.isDisjoint(with: type.facts.conforms ?? [])
    }
    guard !names.isEmpty, !facts.candidates.contains(where: { given.contains($0.place.path) }),
      !facts.types.contains(where: { given.contains($0.path) && runs($0) })
    else { return }
    let users = response.modules.flatMap(\.files)
      .filter { !given.contains($0.path) && !names.isDisjoint(with: $0.mentions) }.map(\.path)
    let delegates = Set(facts.types.filter(runs).map(\.path))
    let others = Set(facts.candidates.filter { $0.kind != .app }.map(\.place.path))
    for kind in [delegates, others] {
      let found = Set(users).intersection(kind)
      guard found.isEmpty else {
        fillers = [found]
        return
      }
    }
  }

  /// What UIKit asks for an interaction controller; which of their methods a class
  /// has, only its text tells.
  private static let delegates: Set = [
    "UIViewControllerTransitioningDelegate", "UINavigationControllerDelegate",
    "UITabBarControllerDelegate",
  ]
}
