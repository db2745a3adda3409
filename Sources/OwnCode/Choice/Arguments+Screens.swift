/// The screens of the user's own that an animator is given when it is made.
extension Arguments {
  struct GivenScreen {
    var type: String
    var isDestination: Bool
    var owner: CodeFacts.OwnType
  }

  /// Those of the initializer with the fewest parameters, in their order.
  func screensGiven(to type: String) -> [GivenScreen] {
    guard let own = facts.type(named: type),
      facts.conforms(type, to: "UIViewControllerAnimatedTransitioning")
    else { return [] }
    let parameters = screenParameters(of: own.facts)
    return parameters.compactMap { parameter in
      isDestination(parameter, among: parameters).map {
        GivenScreen(type: CodeFacts.plain(parameter.type), isDestination: $0, owner: own)
      }
    }
  }

  /// The film's own screen of that class, or one that is made where the film has another.
  func screen(for parameter: ParameterFacts, in scope: String, otherwise made: String?) -> String? {
    guard let made, isScreen(parameter, in: scope), let own = facts.type(named: scope) else {
      return made
    }
    let all = screenParameters(of: own.facts)
    guard let isDestination = isDestination(parameter, among: all) else { return made }
    let type = CodeFacts.plain(parameter.type)
    return "(\(isDestination ? "destination" : "source") as? \(type) ?? \(made))"
  }

  private func screenParameters(of type: TypeFacts) -> [ParameterFacts] {
    let usable = (type.initializers ?? []).filter(\.isUsable)
    let initializer = usable.min { $0.required.count < $1.required.count }
    return (initializer?.required ?? []).filter { isScreen($0, in: type.name) }
  }

  private func isScreen(_ parameter: ParameterFacts, in scope: String) -> Bool {
    let (type, scope) = facts.resolved(parameter.type, in: scope)
    let own = facts.type(named: CodeFacts.plain(type), in: scope)
    return own.map { facts.isController($0.facts.name) } == true
  }

  /// By the parameter's name, else by its order among two, else by its class; nil if nothing says it.
  private func isDestination(_ parameter: ParameterFacts, among all: [ParameterFacts]) -> Bool? {
    if let said = isDestination(in: [parameter.label, parameter.name]) { return said }
    if all.count == 2 { return parameter.name == all[1].name }
    return isDestination(in: [CodeFacts.plain(parameter.type)])
  }

  private func isDestination(in names: [String]) -> Bool? {
    let words = Set(names.flatMap(DirectionWords.words))
    let isFirst = !words.isDisjoint(with: Self.firstWords)
    let isSecond = !words.isDisjoint(with: Self.secondWords)
    return isFirst == isSecond ? nil : isSecond
  }

  private static let firstWords: Set = [
    "first", "from", "source", "presenting", "origin", "list", "home", "master", "main", "parent",
  ]
  private static let secondWords: Set = [
    "second", "to", "destination", "presented", "detail", "details", "target", "modal", "popup",
  ]
}
