import Foundation

/// Sensible arguments for initializers and properties, by their names and types.
///
/// The expressions may name `source`, `destination`, `container`, `isPresenting`, and
/// `origin`, `originFrame`, `originView`: the button that a transition could grow from;
/// `Arguments+Ends` has more.
struct Arguments {
  let facts: CodeFacts
  /// Calls and assignments that the compiler refused: others are chosen.
  var refused: Set<String> = []
  /// What the app's storyboards make, which is asked for there.
  var storyboards = StoryboardScreens(resources: [])
  /// The classes that expressions name and that the runner has to declare.
  let standIns = StandIns()

  /// A call that makes an object of `type`; nil for `parameter` when one of them cannot be guessed.
  func construction(of type: String) -> Result<String, Obstacle> {
    construction(of: type, depth: 0)
  }

  struct Obstacle: Error {
    var parameter: String?
    /// A type that the code does not have, and where it is wanted.
    var missing: Place?
    /// Whether it has initializers, but none that other code may call.
    var isHidden = false
  }

  private func construction(of type: String, depth: Int) -> Result<String, Obstacle> {
    guard depth < 4, let own = facts.type(named: type) else { return .failure(Obstacle()) }
    let name = own.facts.name
    var calls = initializers(of: own.facts)
    if calls.isEmpty {
      let stored = own.facts.kind == "struct" ? StoredProperties(own).parameters : nil
      calls = [InitializerFacts(parameters: stored ?? [])]
    }
    var obstacle = Obstacle()
    let usable = calls.filter(\.isUsable)
    // Those with the fewest required parameters come first.
    let sorted = usable.sorted { cost($0) < cost($1) }
    let extended = sorted.filter { extendsPresentation($0, of: name) }
    let others = sorted.filter { !extendsPresentation($0, of: name) }
    for initializer in extended + others {
      let parameters = initializer.parameters ?? []
      if parameters.count == 1, parameters[0].label == "coder" { continue }
      // An animator is made for each way; `isOpen = false` of a screen is how it begins.
      let isAnimator = facts.conforms(name, to: "UIViewControllerAnimatedTransitioning")
      let telling = parameters.filter { $0.default == nil || isAnimator && tellsWay($0, in: name) }
      for given in [telling, initializer.required] {
        switch call(of: initializer, with: given, in: own, depth: depth) {
        case .success(let call) where !refused.contains(call): return .success(call)
        case .success: continue
        case .failure(let new): if obstacle.parameter == nil { obstacle = new }
        }
      }
    }
    let decoded = "\(name)(coder: NSCoder())!"
    if facts.isController(name), !refused.contains(decoded),
      usable.contains(where: { $0.parameters?.first?.label == "coder" })
    {
      return .success(decoded)
    }
    if usable.isEmpty, let shared = shared(own), !refused.contains(shared) {
      return .success(shared)
    }
    // With convenience initializers alone a view also has those of Apple's class above it.
    let inherited = "\(name)()"
    if isMadePlain(own.facts), !refused.contains(inherited) { return .success(inherited) }
    obstacle.isHidden = !calls.isEmpty && calls.allSatisfy(\.isHidden)
    return .failure(obstacle)
  }

  /// Whether no class of the user's code, from this one upwards, has a designated initializer, and
  /// the one above them is a view.
  ///
  /// A screen or an animator that cannot be made is rather shown in its app.
  private func isMadePlain(_ type: TypeFacts) -> Bool {
    guard type.kind == "class" else { return false }
    for name in [type.name] + (type.superclasses ?? []) {
      guard let own = facts.type(named: name) else {
        return name.hasPrefix("UI")
          && ["View", "Control", "Cell", "Button", "Label"].contains { name.hasSuffix($0) }
      }
      // `init(coder:)` counts: a class that has it inherits no other designated initializer.
      let isPlain = (own.facts.initializers ?? []).allSatisfy { $0.isConvenience == true }
      if !isPlain { return false }
    }
    return false
  }

  /// The object that a type has of itself, such as `Fade.shared`, where other code may make none.
  private func shared(_ own: CodeFacts.OwnType) -> String? {
    let name = own.facts.name
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let found = (own.facts.variables ?? []).first { variable in
      let isOwn =
        variable.type.map { [name, short, "Self"].contains($0) }
        ?? ["\(short)(", "\(short).init(", "\(name)("].contains {
          variable.value?.hasPrefix($0) == true
        }
      return variable.isStatic == true && isOwn && !variable.isHidden
    }
    return found.map { "\(name).\($0.name)" }
  }

  /// Whether a parameter says which way the transition goes: what it is without an argument is
  /// true on one way alone.
  func tellsWay(_ parameter: ParameterFacts, in scope: String) -> Bool {
    let (type, scope) = facts.resolved(parameter.type, in: scope)
    switch CodeFacts.plain(type) {
    case "Bool": return truth(of: parameter.label) ?? truth(of: parameter.name) != nil
    case "UINavigationController.Operation", "UINavigationControllerOperation": return true
    case let plain:
      let own = facts.type(named: plain, in: scope)
      return own.flatMap { facts.cases[$0.facts.name] }.flatMap {
        turn($0, replacing: parameter.default)
      } != nil
    }
  }

  /// A call of one initializer with some of its parameters.
  private func call(
    of initializer: InitializerFacts,
    with parameters: [ParameterFacts],
    in own: CodeFacts.OwnType,
    depth: Int
  ) -> Result<String, Obstacle> {
    let name = own.facts.name
    var words: [String] = []
    for parameter in parameters {
      guard let value = value(for: parameter, in: name, depth: depth) else {
        return .failure(
          Obstacle(
            parameter: "\(parameter.label): \(parameter.type)",
            missing: missing(for: parameter, of: initializer, in: own, depth: depth)
          )
        )
      }
      words.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    let call = "\(name)(\(words.joined(separator: ", ")))"
    return .success(initializer.isFailable == true ? "\(call)!" : call)
  }

  /// Its own, else those of the nearest superclass in the user's code that has some.
  func initializers(of type: TypeFacts) -> [InitializerFacts] {
    var own = type.initializers ?? []
    for entry in facts.extensions(of: type.name) { own += entry.facts.initializers ?? [] }
    if !own.isEmpty { return own }
    for name in type.superclasses ?? [] {
      guard let superclass = facts.type(named: name) else { break }
      let inherited = superclass.facts.initializers ?? []
      if !inherited.isEmpty { return inherited }
    }
    return []
  }

  /// Whether the user's code replaces the initializers that a class has from Apple's.
  func hasDesignatedInitializers(_ type: String) -> Bool {
    guard let own = facts.type(named: type) else { return false }
    return initializers(of: own.facts).contains { $0.isConvenience != true }
  }

  private func cost(_ initializer: InitializerFacts) -> Int {
    (initializer.parameters ?? []).filter { $0.default == nil }.count * 2
      + (initializer.isFailable == true ? 1 : 0)
  }

  /// - Parameter scope: the type whose initializer has the parameter.
  private func value(for parameter: ParameterFacts, in scope: String, depth: Int) -> String? {
    let name = parameter.label == "_" ? parameter.name : parameter.label
    // `init(for presenting: Bool)` says it by its second name.
    let plain = CodeFacts.plain(facts.resolved(parameter.type, in: scope).type)
    if plain == "UIViewController", ["from", "to"].contains(name),
      ["presented", "presenting"].contains(where: parameter.name.lowercased().contains)
    {
      // `init(from presented: UIViewController)` says which one it is by its second name alone.
      return known(parameter.name, plain)
    }
    if plain == "CGRect", isOfScreen(parameter.name, in: scope) { return Arguments.screenFrame }
    if plain == "CGRect", let frame = frameOfPresented(name, in: scope) { return frame }
    if plain == "UIView", [name, parameter.name].allSatisfy({ isContent($0, of: scope) }) {
      return CommonObjects.kept("RenderTransition.Client.content()")
    }
    if let screen = contentScreen(for: parameter, in: scope) { return screen }
    if let value = known(name, plain, in: scope) ?? known(parameter.name, plain, in: scope) {
      return value
    }
    let made =
      value(named: name, type: parameter.type, in: scope, depth: depth)
      ?? (parameter.name == name
        ? nil : value(named: parameter.name, type: parameter.type, in: scope, depth: depth))
    return depth == 0 ? screen(for: parameter, in: scope, otherwise: made) : made
  }

  /// The frame of a whole screen.
  static let screenFrame = "container.bounds"

  /// Whether the code of a type takes the frame of that name for the place of a screen.
  func isOfScreen(_ name: String, in type: String) -> Bool {
    FrameWords(facts.text(of: type)).isOfScreen(name)
  }

  /// The type that the code lacks for a parameter; nil if the code has all.
  private func missing(
    for parameter: ParameterFacts,
    of initializer: InitializerFacts,
    in owner: CodeFacts.OwnType,
    depth: Int
  ) -> Place? {
    let scope = owner.facts.name
    let (type, inner) = facts.resolved(parameter.type, in: scope)
    for part in facts.components(of: ClosureType(type)?.result ?? type, in: inner) {
      guard let own = facts.type(named: part) else {
        guard KnownNames.isUnknown(part), owner.facts.generics?.contains(part) != true else {
          continue
        }
        return Place(
          name: part,
          path: owner.path,
          line: initializer.line ?? owner.facts.line,
          column: initializer.column ?? owner.facts.column
        )
      }
      if case .failure(let obstacle) = construction(of: own.facts.name, depth: depth + 1),
        let missing = obstacle.missing
      {
        return missing
      }
    }
    return nil
  }

  /// A value of that type for a parameter of that name; nil when it cannot be guessed.
  func value(named name: String, type: String, in scope: String, depth: Int) -> String? {
    let owner = scope
    let (type, scope) = facts.resolved(type, in: scope)
    let word = name.lowercased()
    if let closure = ClosureType(type) {
      if closure.isOfNothing { return closure.literal(of: nil) }
      // What it returns has the closure's name: `sourceView: () -> UIView?`.
      let result = CodeFacts.plain(closure.result)
      return
        (known(name, result, in: scope) ?? common(word, result)
        ?? value(named: name, type: closure.result, in: scope, depth: depth))
        .map(closure.literal)
    }
    let plain = CodeFacts.plain(type)
    if let value = known(name, plain, in: scope) { return value }
    if type.hasSuffix("?") || type.hasSuffix("!") {
      let parts = facts.components(of: plain, in: scope)
      return text(word, plain, in: scope) ?? given(name, plain, in: scope)
        ?? standIn(for: parts, named: name, in: scope, isWanted: false, depth: depth) ?? "nil"
    }
    let own = facts.type(named: plain, in: scope)
    if own == nil, let text = common(word, plain) ?? CommonObjects.made(plain) { return text }
    if let list = list(of: plain, in: scope) { return list }
    // A container without any has nothing to change between, and may refuse to be made.
    if plain == "[UIViewController]", facts.isController(scope) {
      return "RenderTransition.Client.screens"
    }
    if let pages = pages(of: plain, in: scope, depth: depth) { return pages }
    if plain.hasPrefix("[") { return plain.contains(":") ? "[:]" : "[]" }
    if own == nil, plain == "Set" { return "[]" }
    if let own, let cases = facts.cases[own.facts.name] {
      return enumCase(cases, in: own.facts.name, depth: depth)
    }
    if plain.contains("&") || own?.facts.kind == "protocol" {
      let parts = facts.components(of: plain, in: scope)
      // Each of them may need others that many types conform to. What wraps an object and has its
      // protocol wants another one than itself.
      return facts.types(conformingTo: parts).filter { $0.facts.name != owner }.prefix(8).lazy
        .compactMap { part(of: $0, depth: depth) }.first
        ?? standIn(for: parts, named: name, in: scope, of: owner, depth: depth)
    }
    return own.flatMap { part(of: $0, depth: depth) }
  }

  /// What a container changes between, each with one of the tool's screens: `[Tab]`, where a `Tab`
  /// is made with a view controller.
  private func pages(of list: String, in scope: String, depth: Int) -> String? {
    guard facts.isController(scope), list.hasPrefix("["), list.hasSuffix("]"), depth < 4,
      let own = facts.type(named: String(list.dropFirst().dropLast()), in: scope),
      own.facts.kind == "struct"
    else { return nil }
    let name = own.facts.name
    var calls = initializers(of: own.facts).filter(\.isUsable)
    if calls.isEmpty, let stored = StoredProperties(own).parameters {
      calls = [InitializerFacts(parameters: stored)]
    }
    for initializer in calls where initializer.isFailable != true {
      let words = initializer.required.compactMap { parameter -> String? in
        let type = CodeFacts.plain(facts.resolved(parameter.type, in: name).type)
        let value =
          type == "UIViewController" ? "screen" : value(for: parameter, in: name, depth: depth + 1)
        return value.map { parameter.label == "_" ? $0 : "\(parameter.label): \($0)" }
      }
      guard words.count == initializer.required.count,
        words.contains(where: { $0 == "screen" || $0.hasSuffix(": screen") })
      else { continue }
      let call = "\(name)(\(words.joined(separator: ", ")))"
      return "RenderTransition.Client.screens.map { screen in \(call) }"
    }
    return nil
  }

  /// An object for an initializer that wants one, which may hold it as `weak` or `unowned`.
  private func part(of type: CodeFacts.OwnType, depth: Int) -> String? {
    for subclass in facts.concreteSubclasses(of: type.facts.name) {
      if let made = part(of: subclass, depth: depth) { return made }
    }
    guard let made = try? construction(of: type.facts.name, depth: depth + 1).get() else {
      return nil
    }
    let isNew = shared(type) != made
    return type.facts.kind == "class" && isNew ? CommonObjects.kept(made) : made
  }
}
