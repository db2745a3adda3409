/// How the object of a candidate is made.
extension RunnerSource {
  /// The call that makes it.
  static func construction(
    _ candidate: Candidate,
    _ arguments: Arguments
  ) -> Result<String, Arguments.Obstacle> {
    let name = candidate.name
    let call: String
    switch candidate.kind {
    case .scenario: call = name
    case .helper:
      guard let segue = arguments.facts.helper(candidate)?.segue(arguments) else {
        return .failure(Arguments.Obstacle())
      }
      call = segue
    case .segue:
      call = "\(name)(identifier: \"show\", source: source, destination: destination)"
    case .presentationController where !arguments.hasDesignatedInitializers(name):
      if arguments.hasExtendedPresentation(name),
        case .success(let extended) = arguments.construction(of: name)
      {
        return .success(extended)
      }
      call = "\(name)(presentedViewController: presented, presenting: presenting)"
    default: return arguments.construction(of: name)
    }
    return arguments.refused.contains(call) ? .failure(Arguments.Obstacle()) : .success(call)
  }

  /// What it is told after that.
  static func settings(_ candidate: Candidate, _ arguments: Arguments) -> [String] {
    // A screen is as its app made it; a class that is one by its superclass alone is an animator.
    guard candidate.kind == .animator || !arguments.facts.isController(candidate.name) else {
      return []
    }
    let settings = arguments.settings(of: candidate.name)
    switch candidate.kind {
    case .animator, .transitioningDelegate: return settings
    // Their own methods are told the way.
    case .navigationDelegate, .tabDelegate:
      return settings.filter { !Choice.Part.followsWay($0) }
    case .presentationController:
      let standIns = arguments.settings(of: candidate.name, isOfStandIns: true)
      let facts = arguments.facts
      // One that is its own animator is told the way by a delegate, unless it is that, too.
      guard facts.conforms(candidate.name, to: "UIViewControllerAnimatedTransitioning"),
        !facts.conforms(candidate.name, to: "UIViewControllerTransitioningDelegate")
      else { return standIns }
      return settings.filter { $0.contains("isPresenting") } + standIns
    default: return []
    }
  }

  /// What a screen that runs by itself would get from its app, for films that do not play without.
  static func fillings(_ candidate: Candidate, _ arguments: Arguments) -> [String] {
    let kinds: Set<Candidate.Kind> = [
      .transitioningDelegate, .navigationDelegate, .tabDelegate, .controller,
    ]
    guard kinds.contains(candidate.kind), arguments.facts.isController(candidate.name) else {
      return []
    }
    let needed = arguments.fillings(ofScreen: candidate.name, includesAssigned: true)
    // What may be missing, such as `selectedCell: UICollectionViewCell?`, is nothing
    // for a transition from it.
    let outlets = arguments.outlets(of: candidate.name)
    let optional = arguments.settings(of: candidate.name).filter { setting in
      !Choice.Part.followsWay(setting) && !setting.contains(StandIns.prefix)
        && !outlets.contains(String(variable(in: setting)))
        && !needed.contains { variable(in: $0) == variable(in: setting) }
    }
    return needed + optional
  }

  /// The variable of an assignment.
  private static func variable(in assignment: String) -> Substring {
    assignment.prefix { $0 != " " }
  }

  /// Whether it looks for the places of its screens in the bar, and does not only hide that.
  static func looksAmongTabs(_ name: String, _ facts: CodeFacts) -> Bool {
    let words = facts.words(of: name)
    return words.isSuperset(of: ["tabBarController", "viewControllers"])
      && !words.isDisjoint(with: ["index", "firstIndex"])
  }
}
