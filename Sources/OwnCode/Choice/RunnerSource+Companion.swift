/// A presentation controller and an animator in one file, without a delegate that returns both:
/// they are one transition.
extension RunnerSource {
  /// The animator of a presentation controller among `found`; nil if there is none, or more than
  /// one.
  static func companion(of presentation: Candidate, among found: [Candidate]) -> Candidate? {
    guard presentation.kind == .presentationController else { return nil }
    let own = found.filter { $0.place.path == presentation.place.path }
    let animators = AnimatorPairs(own).beginnings(of: own).filter { $0.kind == .animator }
    guard animators.count == 1 else { return nil }
    return animators[0]
  }

  /// The lines that make the animator.
  static func companion(
    of presentation: Candidate,
    _ request: RunRequest,
    _ arguments: Arguments
  ) -> String {
    // One that was named runs alone.
    guard request.name == nil, request.initializer == nil,
      let animator = companion(of: presentation, among: arguments.facts.candidates),
      let choice = try? choice(animator, arguments, RunRequest(way: .present))
    else { return "" }
    let maker = MakerSource(choice: choice, isExpression: false)
    return """
          RenderTransition.Client.companion = RenderTransition.Client.Companion(
            make: \(maker.make),
            prepare: \(maker.prepare),
            keepsOne: \(!choice.own.followsWay)
          )
      """
  }
}
