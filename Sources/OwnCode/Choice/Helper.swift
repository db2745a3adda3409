/// A method of an extension that changes screens with an animation of its own, such as a push that
/// fades.
///
/// There is no class to make: a call of it is the transition.
struct Helper {
  enum Role {
    /// It is given the screen, and brings it.
    case brings
    /// It only adds the animation; the app changes the screens after that.
    case marks
    /// It leads back to the screen before.
    case returns
  }

  let role: Role
  let function: FunctionFacts
  let owner: CodeFacts.OwnType
  /// Every word of the method.
  let words: Set<String>

  var name: String { function.base }

  /// Whether it needs a stack around the first screen.
  var isInStack: Bool {
    owner.facts.name == "UINavigationController" || words.contains("navigationController")
  }

  /// Apple's classes whose extensions change screens, and how a segue reaches an object of each.
  static let receivers = [
    "UINavigationController": "source.navigationController?",
    "UIViewController": "source",
    "UIWindow": "source.view.window?",
  ]

  /// A segue that calls it, in Swift; nil where it wants what cannot be guessed.
  func segue(_ arguments: Arguments) -> String? {
    guard let receiver = Helper.receivers[owner.facts.name],
      let values = values(arguments)
    else { return nil }
    var statements = ["\(receiver).\(name)(\(values.joined(separator: ", ")))"]
    if role == .marks {
      statements.append(
        isInStack
          ? "source.navigationController?.pushViewController(destination, animated: false)"
          : "source.present(destination, animated: false)"
      )
    }
    return "UIStoryboardSegue(identifier: \"show\", source: source, destination: destination) "
      + "{ \(statements.joined(separator: "; ")) }"
  }

  private func values(_ arguments: Arguments) -> [String]? {
    var result: [String] = []
    for parameter in function.parameters ?? [] where parameter.default == nil {
      guard let value = value(of: parameter, arguments) else { return nil }
      result.append(parameter.label == "_" ? value : "\(parameter.label): \(value)")
    }
    return result
  }

  private func value(of parameter: ParameterFacts, _ arguments: Arguments) -> String? {
    switch CodeFacts.plain(parameter.type) {
    case "UIViewController":
      guard screenCount > 1 else { return "destination" }
      return arguments.known(parameter.name, "UIViewController") ?? "destination"
    case "Bool" where parameter.name.lowercased().contains("animated"): return "true"
    default:
      return arguments.value(
        named: parameter.name,
        type: parameter.type,
        in: owner.facts.name,
        depth: 0
      )
    }
  }

  private var screenCount: Int { Helper.screenCount(of: function) }

  static func screenCount(of function: FunctionFacts) -> Int {
    (function.parameters ?? []).filter { CodeFacts.plain($0.type) == "UIViewController" }.count
  }
}

extension CodeFacts {
  /// The methods of extensions that change screens, in the order of files and lines.
  var helpers: [Helper] {
    types.flatMap { owner -> [Helper] in
      let facts = owner.facts
      guard facts.kind == "extension", Helper.receivers[facts.name] != nil,
        facts.isConstrained != true, !facts.isHidden
      else { return [] }
      return (facts.functions ?? []).compactMap { helper($0, of: owner) }
    }
  }

  static func candidate(_ helper: Helper) -> Candidate {
    let place = Place(
      name: helper.name,
      path: helper.owner.path,
      line: helper.function.line ?? helper.owner.facts.line,
      column: 1
    )
    let module = helper.owner.module
    return Candidate(kind: .helper, name: helper.name, module: module, place: place)
  }

  func helper(_ candidate: Candidate) -> Helper? {
    let named = helpers.filter { $0.name == candidate.name }
    return named.first { CodeFacts.candidate($0) == candidate } ?? named.first
  }

  /// What leads back from where another one leads.
  func counterpart(of helper: Helper) -> Helper? {
    let back = helpers.filter { $0.role == .returns && $0.isInStack == helper.isInStack }
    return back.first { $0.owner.path == helper.owner.path } ?? back.first
  }

  private func helper(_ function: FunctionFacts, of owner: OwnType) -> Helper? {
    let type = function.type ?? ""
    guard function.isStatic != true, !function.isHidden,
      !type.contains(" async "), !type.contains(" throws ")
    else { return nil }
    let text = text(of: function, in: owner)
    guard moves(text, in: owner.facts.name) else { return nil }
    let words = CodeFacts.words(of: text)
    let goesBack = !words.isDisjoint(with: CodeFacts.returns)
    let role: Helper.Role
    if Helper.screenCount(of: function) > 0 {
      // `popTo(screen)` wants one that is there.
      guard !goesBack || !words.isDisjoint(with: CodeFacts.brings) else { return nil }
      role = .brings
    } else if goesBack {
      role = .returns
    } else {
      guard words.contains("CATransition"), words.isDisjoint(with: CodeFacts.brings),
        owner.facts.name != "UIWindow", type.hasSuffix("-> Void") || type.hasSuffix("-> ()")
      else { return nil }
      role = .marks
    }
    return Helper(role: role, function: function, owner: owner, words: words)
  }

  /// The text of one method: up to the next one of its extension.
  private func text(of function: FunctionFacts, in owner: OwnType) -> String {
    guard let line = function.line else { return owner.text }
    let others = (owner.facts.functions ?? []).compactMap(\.line).filter { $0 > line }
    let lines = owner.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = min(max(line - owner.facts.line, 0), lines.count)
    let end = others.min().map { min($0 - owner.facts.line, lines.count) } ?? lines.count
    return lines[start..<max(start, end)].joined(separator: "\n")
  }

  /// Whether a method with this text animates, perhaps by another one of the same class; one with
  /// the name of UIKit's may be either.
  private func moves(_ text: String, in name: String) -> Bool {
    if CodeFacts.animates(text) { return true }
    let words = CodeFacts.words(of: text)
    return extensions(of: name).contains { owner in
      (owner.facts.functions ?? []).contains { other in
        words.contains(other.base) && !CodeFacts.brings.contains(other.base)
          && !CodeFacts.returns.contains(other.base)
          && CodeFacts.animates(self.text(of: other, in: owner))
      }
    }
  }

  /// What accompanies a transition of UIKit's does not animate by itself.
  private static func animates(_ text: String) -> Bool {
    let words = words(of: text)
    if words.contains("CATransition") || text.contains("UIView.transition(") { return true }
    return !words.isDisjoint(with: animations) && words.isDisjoint(with: companions)
  }

  private static let animations: Set = [
    "CABasicAnimation", "CAKeyframeAnimation", "CASpringAnimation",
    "UIViewPropertyAnimator", "animate", "animateKeyframes", "setAnimationTransition",
  ]
  private static let companions: Set = ["transitionCoordinator", "alongsideTransition"]
  private static let returns: Set = [
    "popViewController", "popToViewController", "popToRootViewController", "dismiss",
  ]
  private static let brings: Set = [
    "pushViewController", "present", "show", "setViewControllers", "rootViewController",
  ]
}

extension FunctionFacts {
  /// Its name without labels.
  var base: String { String(name.prefix { $0 != "(" }) }
}
