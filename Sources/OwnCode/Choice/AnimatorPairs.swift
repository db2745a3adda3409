/// Transitions whose two ways have a class each, such as `PresentAnimator` and `DismissAnimator`,
/// or `ScaleSegue` and `UnwindScaleSegue`.
struct AnimatorPairs {
  private let animators: [Candidate]

  init(_ candidates: [Candidate]) {
    animators = candidates.filter { $0.kind == .animator || $0.kind == .segue }
  }

  /// The class for the other way, and the way of `animator` itself, as far as the names tell.
  func counterpart(of animator: Candidate) -> (other: Candidate, way: DirectionWords.Way)? {
    let others = animators.filter {
      $0.kind == animator.kind && $0.module == animator.module && $0.name != animator.name
    }
    if let back = others.first(where: { DirectionWords.areOpposite(animator.name, $0.name) }) {
      return (back, .there)
    }
    let theres = others.filter { DirectionWords.areOpposite($0.name, animator.name) }
    // `PresentFade` belongs to `DismissFade` rather than their base class `Fade`.
    let length = DirectionWords.words(of: animator.name).count
    let exact = theres.first { DirectionWords.words(of: $0.name).count == length }
    if let there = exact ?? theres.first { return (there, .back) }
    // Of two names the one that is silent is the way there: `ZoomSegue` and `UnwindSegue`.
    if others.count == 1 {
      switch (DirectionWords.way(of: animator.name), DirectionWords.way(of: others[0].name)) {
      case (nil, .back): return (others[0], .there)
      case (.back, nil): return (others[0], .back)
      default: break
      }
    }
    // Names that differ in more: there may be no doubt which belong together.
    guard let way = DirectionWords.way(of: animator.name) else { return nil }
    let ways = others.map { ($0, DirectionWords.way(of: $0.name)) }
    let opposite = ways.filter { $0.1 != nil && $0.1 != way }
    guard opposite.count == 1, !ways.contains(where: { $0.1 == way }) else { return nil }
    return (opposite[0].0, way)
  }

  /// Those that begin a transition: without the classes for the way back of another one.
  func beginnings(of found: [Candidate]) -> [Candidate] {
    found.filter { candidate in
      guard animators.contains(candidate), let pair = counterpart(of: candidate) else {
        return true
      }
      return pair.way == .there || !found.contains(pair.other)
    }
  }
}
