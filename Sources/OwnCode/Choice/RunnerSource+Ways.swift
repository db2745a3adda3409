import Foundation

/// Which way a candidate leads, how it is set in motion, and in which style.
extension RunnerSource {
  /// Finds out whether an animator that cannot be told its way serves one alone, and what serves
  /// the other.
  static func turn(
    _ choice: inout Choice,
    _ animator: Candidate,
    _ request: RunRequest,
    _ arguments: Arguments
  ) {
    let facts = arguments.facts
    let told = [choice.expression] + choice.settings
    if request.way == nil, !looksAmongTabs(animator.name, facts),
      told.contains(where: { $0.contains("isPresenting ? .push :") })
    {
      choice.way = .push
    }
    let views = ViewWords(facts.text(of: animator.name))
    // One that knows its way and moves only the screen which leaves serves one way all the same.
    let movesBoth = views.hasArriving || !views.hasLeaving
    guard
      !movesBoth
        || !told.contains(where: { $0.contains("isPresenting") }) && !views.asksItsWay
    else { return }
    let pair = AnimatorPairs(facts.candidates).counterpart(of: animator)
    let named = pair?.way ?? DirectionWords.way(of: animator.name)
    // One that never asks for the screen which arrives can only be for the way back, and a `Pop`
    // that puts that screen below the other is no effect.
    let looksBack =
      views.hasKeyOfLeaving && !views.hasArriving || views.movesLeavingAlone
      || views.putsBelow && DirectionWords.maySayBack(animator.name)
    let isBack = named == .back || named == nil && looksBack
    // `--as present` runs it on the way there all the same.
    if isBack, request.way?.isReturn == false { return }
    if let other = pair?.other.name, let call = try? arguments.construction(of: other).get() {
      let settings = arguments.settings(of: other)
      choice.counterpart = Choice.Part(name: other, expression: call, settings: settings)
    }
    let isThere = named == .there && (choice.counterpart != nil || !views.hasLeaving)
    choice.service = isBack ? .back : isThere ? .there : .both
    // One that never asks for the screen below the one which leaves expects it to be there.
    if isBack, views.hasKeyOfLeaving, !views.hasArriving { choice.style = .custom }
    guard request.way == nil else { return }
    let words = [animator.name, choice.counterpart?.name ?? ""].map(DirectionWords.words)
    if words.contains(where: { $0.contains("push") || isBack && $0.contains("pop") }) {
      choice.way = .push
    }
    if isBack { choice.way = choice.way == .push ? .pop : .dismiss }
  }

  /// Finds out whether a segue leads there or back, what leads the other way, and
  /// whether it needs a stack.
  static func turnSegue(
    _ choice: inout Choice,
    _ segue: Candidate,
    _ request: RunRequest,
    _ arguments: Arguments
  ) {
    let facts = arguments.facts
    let pair = AnimatorPairs(facts.candidates).counterpart(of: segue)
    let words = facts.words(of: segue.name)
    let pops = !words.isDisjoint(with: [
      "popViewController", "popToViewController", "popToRootViewController",
    ])
    let leaves = words.contains("dismiss") && !words.contains("present")
    let pushes = words.contains("pushViewController")
    let presents = words.contains("present") && !words.contains("dismiss") && !pops
    let named = pair?.way ?? DirectionWords.way(of: segue.name)
    // One that is called `Unwind…` and presents all the same is another way there.
    let isBack = !presents && (named.map { $0 == .back } ?? (!pushes && (pops || leaves)))
    // `--as present` runs it on the way there all the same.
    choice.service = isBack && request.way?.isReturn != false ? .back : .there
    if request.initializer == nil, isBack == (choice.service == .back), let other = pair?.other,
      let call = try? construction(other, arguments).get()
    {
      choice.counterpart = Choice.Part(name: other.name, expression: call, settings: [])
    }
    guard request.way == nil else { return }
    let isInStack = pops || words.contains("navigationController")
    choice.way = isInStack ? (isBack ? .pop : .push) : isBack ? .dismiss : .present
  }

  static func way(_ candidate: Candidate, _ facts: CodeFacts) -> RunRequest.Way {
    let words = facts.words(of: candidate.name)
    switch candidate.kind {
    case .navigationDelegate: return .push
    case .tabDelegate: return hasOwnTabs(candidate.name, facts) ? .root : .tab
    case .controller where bringsTransition(candidate, facts): return .present
    case .controller where changesPushes(candidate.name, facts): return .push
    case .app, .scenario, .controller, .view: return .root
    case .transitioningDelegate:
      let isNavigation =
        facts.conforms(candidate.name, to: "UINavigationControllerDelegate")
        && words.contains("animationControllerFor")
      return isNavigation && facts.isController(candidate.name) ? .push : .present
    case .animator:
      if let way = facts.uses.ways[candidate.name] { return way }
      let speaksOfStacks =
        words.contains("UINavigationController")
        || words.contains("UINavigationControllerOperation")
        || words.contains("operation") || words.contains("navigationController")
      let speaksOfModals =
        words.contains("isPresenting") || words.contains("presenting") || words.contains("dismiss")
      if speaksOfModals { return .present }
      let speaksOfTabs =
        words.contains("UITabBarController") || words.contains("tabBarController")
        || DirectionWords.words(of: candidate.name).contains { $0 == "tab" || $0 == "tabs" }
      return speaksOfStacks ? .push : speaksOfTabs ? .tab : facts.uses.commonWay ?? .present
    default: return .present
    }
  }

  /// Whether a screen sets its own delegate or a style for what lies over another screen, as one
  /// that is only made to be presented.
  private static func bringsTransition(_ candidate: Candidate, _ facts: CodeFacts) -> Bool {
    let statements = facts.text(of: candidate.name).split { "\n;{".contains($0) }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("self.") ? String($0.dropFirst(5)) : $0 }
    return statements.contains { statement in
      statement.hasPrefix("transitioningDelegate = ")
        || ["custom", "overFullScreen", "overCurrentContext"].contains {
          statement.hasPrefix("modalPresentationStyle = .\($0)")
        }
    }
  }

  /// `.custom` if the code uses it: the presenting view then stays in place.
  static func style(_ candidate: Candidate, _ facts: CodeFacts) -> Choice.Style {
    if candidate.kind == .presentationController { return .custom }
    let words = facts.types.filter { $0.module == candidate.module }
      .reduce(into: Set<String>()) { $0.formUnion($1.words) }
    if words.contains("modalPresentationStyle"), words.contains("custom") { return .custom }
    if words.contains("presentationControllerForPresented") || words.contains("forPresented"),
      words.contains("UIPresentationController")
    {
      return .custom
    }
    return .fullScreen
  }
}
