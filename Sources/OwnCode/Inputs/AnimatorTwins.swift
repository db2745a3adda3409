/// The files with the classes for the other way of given animators and segues, which those need not
/// mention: `PushAnimator` beside a given `PopAnimator`.
struct AnimatorTwins {
  /// For each of them the files that declare it.
  private(set) var fillers: [Set<String>] = []

  init(_ facts: CodeFacts, given: Set<String>) {
    let found = facts.candidates.filter { $0.kind == .animator || $0.kind == .segue }
    for candidate in found where given.contains(candidate.place.path) {
      let twins = found.filter { other in
        other.kind == candidate.kind
          && (DirectionWords.areOpposite(candidate.name, other.name)
            || DirectionWords.areOpposite(other.name, candidate.name))
      }
      if !twins.isEmpty { fillers.append(Set(twins.map(\.place.path))) }
    }
  }
}
