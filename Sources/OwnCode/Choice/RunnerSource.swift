import Foundation

/// The few lines of Swift that are compiled with the user's code: they make the object to run and
/// pass it to the tool.
struct RunnerSource {
  var choice: Choice
  var text: String
  private let candidate: Candidate
  private let request: RunRequest
  private let tables: [String]
  private let arguments: Arguments

  static let fileName = "SegueRunner.swift"

  /// Where the type that runs is declared.
  var place: Place { candidate.place }

  /// Every word of the lines that make what runs; delegates of scenes belong to an app alone, and
  /// that of the app is there for a cast; a screen does without its fillings.
  var words: Set<String> {
    guard candidate.kind != .app else { return CodeFacts.words(of: text) }
    let delegates = ["Client.sceneDelegates[", "Client.appDelegate ="]
    let fillings = Set(choice.fillings.map { "made.\($0)" })
    let lines = text.split(separator: "\n").filter { line in
      !delegates.contains(where: line.contains)
        && !fillings.contains(line.trimmingCharacters(in: .whitespaces))
    }
    return CodeFacts.words(of: lines.joined(separator: "\n"))
  }

  init(
    _ candidate: Candidate,
    _ facts: CodeFacts,
    _ request: RunRequest,
    tables: [String],
    storyboards: StoryboardScreens = StoryboardScreens(resources: [])
  ) throws(OwnCodeError) {
    let arguments = Arguments(facts: facts, storyboards: storyboards)
    try self.init(candidate, arguments, request, tables: tables)
  }

  private init(
    _ candidate: Candidate,
    _ arguments: Arguments,
    _ request: RunRequest,
    tables: [String]
  ) throws(OwnCodeError) {
    self.candidate = candidate
    self.request = request
    self.tables = tables
    self.arguments = arguments
    let facts = arguments.facts
    choice = try RunnerSource.choice(candidate, arguments, request)
    text = RunnerSource.text(
      candidate,
      choice,
      facts,
      isExpression: request.initializer != nil,
      companion: RunnerSource.companion(of: candidate, request, arguments)
    )
    let standIns = arguments.standIns.declarations(for: text)
    choice.standIns = StandIns.protocols(in: standIns)
    text += standIns
    text += RunnerSource.tables(tables, number: 0)
  }

  /// A runner without the calls and assignments of these lines, which the compiler refuses; nil if
  /// it has nothing else to run.
  ///
  /// Without an object that stands in for one of the user's own, the error is that of the
  /// initializer which wants it.
  func avoiding(lines: Set<Int>) throws(OwnCodeError) -> RunnerSource? {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false)
    let others = [choice.counterpart, choice.source, choice.destination].compactMap(\.self)
    let parts = [choice.own] + others
    var refused: Set<String> = []
    var standIns: Set<String> = []
    for line in lines where words.indices.contains(line - 1) {
      let word = words[line - 1].trimmingCharacters(in: .whitespaces)
      if let name = StandIns.name(around: line, in: words) {
        standIns.insert(StandIn.expression(name))
      }
      for part in parts {
        if word.hasSuffix(" = \(MakerSource.call(part))") { refused.insert(part.expression) }
        refused.formUnion(part.settings.filter { ["object.\($0)", "made.\($0)"].contains(word) })
      }
      refused.formUnion(choice.fillings.filter { word == "made.\($0)" })
    }
    guard !refused.isEmpty || !standIns.isEmpty, request.initializer == nil else { return nil }
    var arguments = arguments
    arguments.refused.formUnion(refused.union(standIns))
    do throws(OwnCodeError) {
      return try RunnerSource(candidate, arguments, request, tables: tables)
    } catch {
      if standIns.isEmpty { return nil }
      throw error
    }
  }

  static func choice(
    _ candidate: Candidate,
    _ arguments: Arguments,
    _ request: RunRequest
  ) throws(OwnCodeError) -> Choice {
    let facts = arguments.facts
    let name = candidate.name
    var expression = request.initializer ?? name
    if request.initializer == nil {
      switch RunnerSource.construction(candidate, arguments) {
      case .success(let call): expression = call
      case .failure(let obstacle):
        throw .noInitializer(
          type: name,
          parameter: obstacle.parameter,
          place: candidate.place,
          missing: obstacle.missing,
          isHidden: obstacle.isHidden
        )
      }
    }
    let settings = request.initializer == nil ? RunnerSource.settings(candidate, arguments) : []
    var choice = Choice(
      kind: candidate.kind.rawValue,
      name: name,
      module: candidate.module,
      way: request.way ?? RunnerSource.way(candidate, facts),
      style: RunnerSource.style(candidate, facts),
      expression: expression,
      settings: settings
    )
    if request.initializer == nil { choice.fillings = fillings(candidate, arguments) }
    if candidate.kind == .animator, request.initializer == nil {
      RunnerSource.turn(&choice, candidate, request, arguments)
    }
    choice.leadsOn = RunnerSource.leadsOn(candidate, facts)
    choice.usesTransitions = RunnerSource.usesTransitions(candidate, facts)
    choice.asksForPreferredSize = facts.asksForPreferredSize(in: candidate.module)
    choice.asksForSheetSize = facts.asksForSheetSize(in: candidate.module)
    if candidate.kind == .segue { RunnerSource.turnSegue(&choice, candidate, request, arguments) }
    if let helper = candidate.kind == .helper ? facts.helper(candidate) : nil {
      RunnerSource.turn(&choice, helper, request, arguments)
    }
    try RunnerSource.chooseScreens(&choice, candidate, request, arguments)
    choice.isInStack = RunnerSource.isInStack(
      facts.isController(name) ? name : choice.source?.name,
      facts
    )
    return choice
  }

  /// What calls the tables of one module.
  static func tables(_ names: [String], number: Int) -> String {
    """

    @_cdecl("segue_client_tables_\(number)")
    public func _segueClientTables\(number)() {
      MainActor.assumeIsolated {
    \(names.map { "    \($0)()" }.joined(separator: "\n"))
      }
    }

    """
  }

  /// The columns of an error in `--init` are those of the expression.
  var shift: PortResponse.Shift {
    let width = MakerSource.prefix(choice.name).utf8.count
    return PortResponse.Shift(path: MakerSource.initPath, line: 1, column: width, by: width)
  }

  private static func text(
    _ candidate: Candidate,
    _ choice: Choice,
    _ facts: CodeFacts,
    isExpression: Bool,
    companion: String
  ) -> String {
    let client = "RenderTransition.Client"
    let maker = MakerSource(choice: choice, isExpression: isExpression)
    let subject = subject(
      candidate,
      choice,
      facts,
      isExpression: isExpression,
      make: maker.make,
      prepare: maker.prepare,
      presentation: maker.presentation
    )
    return """
      import RenderTransition
      import UIKit

      @_cdecl("segue_client_start")
      public func _segueClientStart() {
        MainActor.assumeIsolated {
          \(client).subject = \(subject)
      \(maker.screens)
      \(companion)
      \(sceneDelegates(facts, in: candidate.module))
      \(appDelegate(besides: candidate, facts))
        }
      }

      """
  }

  /// The case of `Client.Subject` that runs it.
  private static func subject(
    _ candidate: Candidate,
    _ choice: Choice,
    _ facts: CodeFacts,
    isExpression: Bool,
    make: String,
    prepare: String,
    presentation: String
  ) -> String {
    let isShown = facts.isController(candidate.name)
    switch candidate.kind {
    case .animator: return ".animator(make: \(make), prepare: \(prepare))"
    case .transitioningDelegate where isShown:
      return screen(candidate, choice, facts, make: make)
    case .transitioningDelegate:
      return ".transitioningDelegate(make: \(make), prepare: \(prepare))"
    case .navigationDelegate where isShown && ![.push, .pop].contains(choice.way),
      .tabDelegate where isShown && choice.way != .tab:
      return ".screen(make: \(make))"
    case .navigationDelegate: return ".navigationDelegate(make: \(make))"
    case .tabDelegate: return ".tabDelegate(make: \(make))"
    case .controller, .view: return ".screen(make: \(make))"
    case .app where isSceneDelegate(candidate, facts):
      return ".app(make: { RenderTransition.Client.delegate(ofScene: \(candidate.name).self) })"
    case .app: return ".app(make: { \(choice.expression) })"
    case .scenario: return ".scenario(make: { \(choice.expression) })"
    case .segue, .helper: return ".segue(make: \(make))"
    case .presentationController:
      return ".presentationController(make: \(presentation), prepare: \(prepare))"
    }
  }

  private static func isSceneDelegate(_ candidate: Candidate, _ facts: CodeFacts) -> Bool {
    !facts.conforms(candidate.name, to: "UIApplicationDelegate")
      && CodeFacts.sceneProtocols.contains { facts.conforms(candidate.name, to: $0) }
  }

  /// A controller that is also a transitioning delegate: what it is the delegate of decides.
  private static func screen(
    _ candidate: Candidate,
    _ choice: Choice,
    _ facts: CodeFacts,
    make: String
  ) -> String {
    let text = facts.text(of: candidate.name)
    let presentsItself =
      text.contains("transitioningDelegate = self")
      && !text.contains(".transitioningDelegate = self")
      || text.contains("self.transitioningDelegate = self")
    if facts.words(of: candidate.name).contains("animationControllerFor"), choice.way == .push {
      return ".navigationDelegate(make: \(make))"
    }
    if presentsItself || choice.way == .root { return ".screen(make: \(make))" }
    return ".presentingScreen(make: \(make))"
  }
}
