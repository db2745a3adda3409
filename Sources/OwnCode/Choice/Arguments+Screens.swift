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
    let usable = (own.facts.initializers ?? []).filter(\.isUsable)
    let initializer = usable.min { $0.required.count < $1.required.count }
    let parameters = (initializer?.required ?? []).filter { isScreen($0, in: own.facts.name) }
    return parameters.compactMap { parameter in
      isDestination(parameter, among: parameters).map {
        GivenScreen(type: CodeFacts.plain(parameter.type), isDestination: $0, owner: own)
      }
    }
  }

  /// The film's own screen of that class, or one that is made where the film has another.
  func screen(for parameter: ParameterFacts, in scope: String, otherwise made: String?) -> String? {
    guard let made, isScreen(parameter, in: scope),
      let isDestination = isDestination(parameter, among: screens(with: parameter, in: scope))
    else { return made }
    let type = CodeFacts.plain(parameter.type)
    return "(\(isDestination ? "second" : "first").screen as? \(type) ?? \(made))"
  }

  /// The screens that the initializer with a parameter wants.
  private func screens(with parameter: ParameterFacts, in scope: String) -> [ParameterFacts] {
    let initializers = facts.type(named: scope)?.facts.initializers ?? []
    let own = initializers.first { initializer in
      initializer.required.contains { $0.name == parameter.name && $0.type == parameter.type }
    }
    return (own?.required ?? [parameter]).filter { isScreen($0, in: scope) }
  }

  /// Whether it is a screen, or has a protocol that only screens of the code have:
  /// `init(from: ZoomSource, …)`.
  private func isScreen(_ parameter: ParameterFacts, in scope: String) -> Bool {
    let (type, scope) = facts.resolved(parameter.type, in: scope)
    guard let own = facts.type(named: CodeFacts.plain(type), in: scope) else { return false }
    guard own.facts.kind == "protocol" else { return facts.isController(own.facts.name) }
    let types = facts.types(conformingTo: [own.facts.name])
    return !types.isEmpty && types.allSatisfy { facts.isController($0.facts.name) }
  }

  /// By the parameter's name, else by its order among two; nil if nothing says it.
  private func isDestination(_ parameter: ParameterFacts, among all: [ParameterFacts]) -> Bool? {
    let type = CodeFacts.plain(parameter.type)
    // Of `first: Detail` the name counts, of `a: Detail` beside `b: List` the order.
    let texts = [[parameter.label, parameter.name]] + (all.count == 2 ? [] : [[type]])
    for text in texts {
      let sides = Set(text.flatMap(DirectionWords.words).compactMap(Self.isFarEnd))
      if sides.count == 1 { return sides.first }
    }
    guard all.count == 2 else { return nil }
    return parameter.name == all[1].name
  }

  private static func isFarEnd(_ word: String) -> Bool? {
    switch ends[word] {
    case .first, .start: false
    case .second, .end: true
    case nil: ["presenting", "home", "main"].contains(word) ? false : nil
    }
  }
}
