import Foundation

/// The two screens that a transition is written for: the user's own classes that it casts
/// those of its context to.
struct WantedScreens {
  private(set) var source: Choice.Part?
  private(set) var destination: Choice.Part?
  /// What it does not run without and none of the code's screens is, in words.
  private(set) var expectations: [String] = []
  /// Whether a screen has to be a stack or a tab bar controller itself, so that none is around it.
  private(set) var hasContainer = false
  /// Whether the same casts would fail on the way back, where the screens have changed places.
  private(set) var isOneWay = false

  private let arguments: Arguments
  private var facts: CodeFacts { arguments.facts }

  private enum End { case source, destination }

  /// A cast, as it is meant on the way there.
  private struct Wish {
    var end: End
    var isBack: Bool
    var cast: ScreenCastFacts
    var owner: CodeFacts.OwnType
  }

  /// - Parameter backs: the animators of the way back, as far as that is known.
  init(of candidate: Candidate, backs: Set<String>, _ arguments: Arguments) {
    self.arguments = arguments
    let given = arguments.screensGiven(to: candidate.name)
    let wishes = given.map(wish) + wishes(of: candidate, backs: backs)
    let ends = [End.source, .destination].map { end in wishes.filter { $0.end == end } }
    var found = ends.map(chosen)
    if let (first, second) = pair(ends) { found = [first, second] }
    // `if let it = to as? Screen … else if let it = from as? Screen`: one of the two is another
    // screen.
    if let first = found[0], let second = found[1], first.part == second.part,
      !first.isRequired || !second.isRequired
    {
      found[first.place > second.place ? 0 : 1] = nil
    }
    (source, destination) = (found[0]?.part, found[1]?.part)
    let differ = source != nil && destination != nil && source != destination
    isOneWay =
      differ && given.isEmpty
      && found.allSatisfy { $0?.isRequired == true && $0?.isOfClass == true }
      && wishes.allSatisfy { !$0.isBack && $0.cast.otherKey == nil && $0.cast.condition == nil }
    hasContainer = found.contains { $0?.isContainer == true }
    for (wishes, found) in zip(ends, found) where found == nil {
      guard let wish = wishes.first(where: \.cast.isRequired) else { continue }
      let name = candidate.name == wish.owner.facts.name ? "it" : wish.owner.facts.name
      expectations.append("\(name) expects a \(wish.cast.type) (line \(wish.cast.line))")
    }
  }

  /// A screen for one end, and the cast that asks for it.
  private struct Found {
    var part: Choice.Part
    var isRequired: Bool
    var isContainer: Bool
    /// Whether the cast names the screen's class, and not a protocol that others have.
    var isOfClass: Bool
    /// Line and column.
    var place: (Int, Int)
  }

  // MARK: Casts

  /// The casts of the animators that run, those of the way there first.
  private func wishes(of candidate: Candidate, backs: Set<String>) -> [Wish] {
    let animator = "UIViewControllerAnimatedTransitioning"
    let reached = facts.reach(from: candidate.name)
    let animators = reached.filter { facts.conforms($0, to: animator) }
    // Those beside a lone animator belong to other transitions, but not what does its work.
    let workers = candidate.kind == .animator ? [candidate.name] : animators
    let helpers = workers.reduce(into: Set<String>()) { $0.formUnion(facts.reach(from: $1)) }
      .subtracting(animators).filter {
        ["class", "struct"].contains(facts.type(named: $0)?.facts.kind)
          && facts.words(of: $0).contains("UIViewControllerContextTransitioning")
      }
    let names =
      [candidate.name] + (candidate.kind == .animator ? helpers : animators.union(helpers)).sorted()
    let candidates = facts.candidates
    let pairs = AnimatorPairs(candidates)
    let named = candidates.filter { candidate in
      let way = pairs.counterpart(of: candidate)?.way ?? DirectionWords.way(of: candidate.name)
      return candidate.kind == .animator && way == .back
    }.map(\.name)
    let backs = backs.union(named)
    var wishes: [Wish] = []
    for name in names {
      let isBack = backs.contains(name)
      for owner in [name] + facts.superclasses(of: name) {
        for type in facts.types where type.facts.name == owner {
          wishes += (type.facts.casts ?? []).compactMap { wish($0, in: type, isBack: isBack) }
        }
      }
    }
    return wishes.filter { !$0.isBack } + wishes.filter(\.isBack)
  }

  /// A screen that an initializer wants counts as a cast that stands before all others.
  private func wish(_ screen: Arguments.GivenScreen) -> Wish {
    let cast = ScreenCastFacts(
      key: screen.isDestination ? "to" : "from",
      containers: [],
      type: screen.type,
      isRequired: true,
      line: screen.owner.facts.line
    )
    return Wish(
      end: screen.isDestination ? .destination : .source,
      isBack: false,
      cast: cast,
      owner: screen.owner
    )
  }

  private func wish(
    _ cast: ScreenCastFacts,
    in owner: CodeFacts.OwnType,
    isBack: Bool
  ) -> Wish? {
    var (key, isBack) = (cast.key, isBack)
    let way = cast.condition.flatMap(WantedScreens.way)
    if let other = cast.otherKey {
      guard let way else { return nil }
      if way == .back { key = other }
      isBack = false
    } else if let way = way ?? cast.function.flatMap(DirectionWords.wayAlone) {
      isBack = way == .back
    }
    let end: End = (key == "from") != isBack ? .source : .destination
    return Wish(end: end, isBack: isBack, cast: cast, owner: owner)
  }

  /// The way on which conditions are true: `isPresenting`, `!self.isPop`, `operation == .push`.
  static func way(of conditions: String) -> DirectionWords.Way? {
    conditions.components(separatedBy: "&&").lazy.compactMap(wayOfOne).first
  }

  private static func wayOfOne(_ condition: String) -> DirectionWords.Way? {
    var text = condition.filter { !" ()".contains($0) }
    var isTrue = true
    while text.hasPrefix("!") {
      text.removeFirst()
      isTrue.toggle()
    }
    var parts = text.components(separatedBy: "==")
    if parts.count == 2, ["true", "false"].contains(parts[1]) {
      if parts.removeLast() == "false" { isTrue.toggle() }
    }
    guard parts.count <= 2, let word = parts.last?.split(separator: ".").last,
      word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let way = DirectionWords.wayAlone(of: String(word))
    else { return nil }
    return (way == .there) == isTrue ? .there : .back
  }

  // MARK: Screens

  /// What the first cast asks for that the code has.
  private func chosen(among wishes: [Wish]) -> Found? {
    for (index, wish) in wishes.enumerated() {
      var deepest = wish
      while let inner = wishes[index...].first(where: {
        $0.isBack == wish.isBack
          && $0.cast.containers == deepest.cast.containers + [deepest.cast.type]
      }) {
        deepest = inner
      }
      if let found = found(deepest) { return found }
      if deepest.cast.containers != wish.cast.containers, let found = found(wish) { return found }
    }
    return nil
  }

  private func found(_ wish: Wish) -> Found? {
    guard let part = screen(wish) else { return nil }
    return found(wish, part)
  }

  private func found(_ wish: Wish, _ part: Choice.Part) -> Found? {
    let part = wish.cast.containers.reversed().reduce(part as Choice.Part?) { part, name in
      part.flatMap { container(name, of: $0.expression, in: wish.owner) }
    }
    guard let part, !arguments.refused.contains(part.expression) else { return nil }
    let isContainer = isContainer(wish.cast.containers.first ?? wish.cast.type)
    return Found(
      part: part,
      isRequired: wish.cast.isRequired,
      isContainer: isContainer,
      isOfClass: !facts.isOfProtocols(wish.cast.type, in: wish.owner.facts.name),
      place: (wish.cast.line, wish.cast.column ?? 0)
    )
  }

  /// The two screens of a transition that casts both to protocols: the first leads to the second.
  private func pair(_ ends: [[Wish]]) -> (Found, Found)? {
    guard let first = ends[0].first, let second = ends[1].first, first.cast.isRequired,
      second.cast.isRequired
    else { return nil }
    let others = conforming(to: second)
    let pairs = conforming(to: first).flatMap { a in
      others.filter { $0.name != a.name }.map { (a, $0) }
    }
    let pair = pairs.first { facts.words(of: $0.0.name).contains($0.1.name) } ?? pairs.first
    guard let pair, let a = found(first, pair.0), let b = found(second, pair.1) else { return nil }
    return (a, b)
  }

  /// The screen that a cast asks for, without the containers around it.
  private func screen(_ wish: Wish) -> Choice.Part? {
    let type = wish.cast.type
    let (plain, scope) = facts.resolved(type, in: wish.owner.facts.name)
    if isContainer(plain) {
      guard wish.cast.isRequired else { return nil }
      let role = wish.end == .source ? "source" : "destination"
      return container(plain, of: role, in: wish.owner)
    }
    if facts.isOfProtocols(type, in: wish.owner.facts.name) {
      guard wish.cast.isRequired || isQuestionOfDelegate(wish.cast) else { return nil }
      return conforming(to: wish).first ?? (wish.cast.isRequired ? standIn(for: wish) : nil)
    }
    guard let own = facts.type(named: plain, in: scope) else { return nil }
    return try? arguments.screen(own.facts.name).get()
  }

  /// Whether a delegate decides by it which animator it gives, if any.
  private func isQuestionOfDelegate(_ cast: ScreenCastFacts) -> Bool {
    ["navigationController", "tabBarController", "forPresented"].contains(cast.function)
  }

  private func conforming(to wish: Wish) -> [Choice.Part] {
    let scope = wish.owner.facts.name
    guard facts.isOfProtocols(wish.cast.type, in: scope) else { return [] }
    return facts.types(conformingTo: facts.components(of: wish.cast.type, in: scope)).prefix(8)
      .compactMap { try? arguments.screen($0.facts.name).get() }
  }

  /// A screen that has the protocol, around the tool's own.
  private func standIn(for wish: Wish) -> Choice.Part? {
    let scope = wish.owner.facts.name
    let role = wish.end == .source ? "source" : "destination"
    let parts = facts.components(of: wish.cast.type, in: scope)
    guard
      let made = arguments.standIn(
        for: parts + ["UIViewController"],
        named: role,
        in: scope,
        depth: 0
      )
    else { return nil }
    return Choice.Part(
      name: "UIViewController",
      expression: "RenderTransition.Client.screen(\(made), around: \(role))",
      settings: []
    )
  }

  private func isContainer(_ type: String) -> Bool {
    let names = [type] + facts.superclasses(of: type)
    return !Set(names).isDisjoint(with: ["UINavigationController", "UITabBarController"])
  }

  /// A stack or tab bar controller around a screen.
  private func container(
    _ type: String,
    of content: String,
    in owner: CodeFacts.OwnType
  ) -> Choice.Part? {
    guard isContainer(type) else { return nil }
    let own = facts.type(named: type, in: owner.facts.name).flatMap {
      try? arguments.screen($0.facts.name).get()
    }
    let made = own?.expression ?? "\(type)()"
    return Choice.Part(
      name: "UIViewController",
      expression: "RenderTransition.Client.container(\(made), of: \(content))",
      settings: []
    )
  }
}

extension Arguments {
  /// How a screen of the user's own is made; nil of a type that is none, or that
  /// other code may not make.
  func screen(_ name: String) -> Result<Choice.Part, Obstacle> {
    guard let own = facts.type(named: name), facts.isController(own.facts.name),
      !own.facts.isHidden,
      own.facts.generics?.isEmpty != false
    else { return .failure(Obstacle()) }
    let name = own.facts.name
    let stored = "RenderTransition.Client.screen(\(name).self)"
    let call =
      storyboards.classes.contains(name) && !refused.contains(stored)
      ? .success(stored) : construction(of: name)
    return call.map {
      Choice.Part(name: name, expression: $0, settings: fillings(ofScreen: name))
    }
  }
}
