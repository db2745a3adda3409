import Segue

/// Plays a script of touches: all but the last step, with what `meanwhile` joins to it, before the
/// film begins, or all of them in it.
@MainActor
struct ScriptPlay {
  let steps: [TouchStep]
  let showsAll: Bool
  let stage: Stage

  init(_ steps: [TouchStep], showsAll: Bool, on stage: Stage) {
    self.steps = steps
    self.showsAll = showsAll
    self.stage = stage
  }

  /// - Parameter holder: an object that must live as long as the film.
  func start(holding holder: Any) throws -> () -> Void {
    let groups = showsAll ? [steps] : TouchStep.groups(of: steps)
    for group in groups.dropLast() {
      try play(group)()
      if case .wait(let seconds) = group[0] {
        stage.advance(by: seconds)
      } else {
        try stage.rest()
      }
      if let error = stage.scriptError { throw error }
    }
    let last = try play(groups.last ?? [], inFilm: true)
    return {
      withExtendedLifetime(holder) {}
      last()
    }
  }

  /// A call that does the first of these steps, and the others in their turn.
  private func play(_ steps: [TouchStep], inFilm: Bool = false) throws -> () -> Void {
    guard let first = steps.first else { return {} }
    guard !first.isMeanwhile else { return { stage.follow(steps) } }
    let action = try stage.prepare(first)
    let rest = Array(steps.dropFirst())
    return {
      // The film of a finger begins with what it has not touched yet.
      guard !inFilm || !first.isTouch else { return stage.begin(action, then: rest) }
      action()
      stage.follow(rest)
    }
  }
}
