/// The screens of the user's own that a transition runs between.
extension RunnerSource {
  /// Lets a transition run between the screens that it is written for, or that were named.
  static func chooseScreens(
    _ choice: inout Choice,
    _ candidate: Candidate,
    _ request: RunRequest,
    _ arguments: Arguments
  ) throws(OwnCodeError) {
    guard ![.controller, .view, .helper, .app, .scenario].contains(candidate.kind),
      choice.way != .root
    else { return }
    let own = choice.service == .back ? candidate.name : choice.counterpart?.name
    let wanted = WantedScreens(of: candidate, backs: Set([own].compactMap(\.self)), arguments)
    // A screen that is the delegate is itself where the transition begins.
    if !arguments.facts.isController(candidate.name) { choice.source = wanted.source }
    choice.destination = wanted.destination
    choice.expectations = wanted.expectations
    if let name = request.source { choice.source = try screen(name, "root", arguments) }
    if let name = request.destination {
      choice.destination = try screen(name, request.way?.rawValue ?? "present", arguments)
    }
    if request.source ?? request.destination != nil { choice.expectations = [] }
    if wanted.isOneWay, candidate.kind == .animator, choice.service == .both,
      request.initializer == nil
    {
      choice.service = .there
    }
    // What is between containers is not in one.
    guard request.way == nil, wanted.hasContainer, candidate.kind == .animator else { return }
    choice.way = choice.way.isReturn ? .dismiss : .present
  }

  /// Whether a screen speaks of the stack that it is in: without one its pushes do nothing,
  /// and its bar is missing.
  static func isInStack(_ name: String?, _ facts: CodeFacts) -> Bool {
    guard let name, facts.isController(name) else { return false }
    let containers = ["NavigationController", "TabBarController", "SplitViewController"]
    let isContainer = facts.superclasses(of: name).contains { superclass in
      containers.contains { superclass.hasSuffix($0) }
    }
    // Not the first parameter of a delegate, which is none.
    // By default "self.navigationController" is one word.
    let words = /\bnavigationController[?!]|= (?:self\.)?navigationController\b|\bnavigationItem\b/
      .wordBoundaryKind(.simple)
    return !isContainer && facts.text(of: name).firstMatch(of: words) != nil
  }

  private static func screen(
    _ name: String,
    _ option: String,
    _ arguments: Arguments
  ) throws(OwnCodeError) -> Choice.Part {
    let facts = arguments.facts
    guard let type = facts.type(named: name) else {
      let storyboards = arguments.storyboards
      if storyboards.identifiers.contains(name) {
        let expression = "RenderTransition.Client.screen(identifier: \"\(name)\")"
        return Choice.Part(name: "UIViewController", expression: expression, settings: [])
      }
      let known = facts.candidates.map(\.name) + storyboards.identifiers.sorted()
      throw .unknownName(name: name, option: option, known: known, flaw: .missing)
    }
    switch arguments.screen(name) {
    case .success(let part): return part
    case .failure(let obstacle):
      let place = Place(
        name: name,
        path: type.path,
        line: type.facts.line,
        column: type.facts.column
      )
      throw .noInitializer(
        type: name,
        parameter: obstacle.parameter,
        place: place,
        missing: obstacle.missing,
        isHidden: obstacle.isHidden
      )
    }
  }
}
