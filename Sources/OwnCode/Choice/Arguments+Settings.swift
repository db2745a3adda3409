import Foundation

/// What an object is told after it is made.
extension Arguments {
  /// Assignments of an object's direction and origin: `isPresenting`, `operation`, `originFrame`
  /// and similar properties, if it has them.
  ///
  /// - Parameter isOfStandIns: whether only objects of protocols that no type of the
  ///   code has are assigned.
  func settings(of type: String, isOfStandIns: Bool = false) -> [String] {
    let names = [type] + facts.superclasses(of: type)
    var result: [String] = []
    for name in names {
      for entry in facts.types where entry.facts.name == name && entry.facts.kind != "protocol" {
        for variable in entry.facts.variables ?? []
        where isSettable(variable, in: entry.text) && !isReplaced(variable, in: entry) {
          let known =
            isOfStandIns
            ? nil : setting(variable, of: name) ?? expected(variable, of: name, in: entry.text)
          guard let value = known ?? standIn(for: variable, of: name) else { continue }
          let assignment = "\(variable.name) = \(value)"
          if !refused.contains(assignment) { result.append(assignment) }
        }
      }
    }
    return result
  }

  /// Assignments of what a screen expects of the app that shows it: a `Recipe!` as nil ends the
  /// program.
  ///
  /// What stands in for a protocol is for transitions, and would be declared also
  /// where no screen is filled.
  ///
  /// - Parameter includesAssigned: whether also what the screen's own code sets, as in a
  ///   method that its app calls.
  func fillings(ofScreen type: String, includesAssigned: Bool = false) -> [String] {
    ([type] + facts.superclasses(of: type)).flatMap { name in
      facts.types.filter { $0.facts.name == name && $0.facts.kind == "class" }.flatMap { entry in
        (entry.facts.variables ?? []).compactMap { variable -> String? in
          guard isSettable(variable, in: entry.text),
            let value = filling(
              variable,
              of: name,
              in: facts.text(of: name),
              isOfScreen: true,
              includesAssigned: includesAssigned
            ),
            !value.contains(StandIns.prefix)
          else { return nil }
          let assignment = "\(variable.name) = \(value)"
          return refused.contains(assignment) ? nil : assignment
        }
      }
    }
  }

  /// What a transition expects of the app that runs it.
  ///
  /// A `CGPoint?` that is unwrapped by force may be told from its name; one that only may be
  /// there, from that alone.
  private func expected(_ variable: VariableFacts, of owner: String, in text: String) -> String? {
    guard variable.type?.hasSuffix("?") == true else {
      return filling(variable, of: owner, in: text) ?? outside(variable, of: owner)
    }
    return outside(variable, of: owner) ?? filling(variable, of: owner, in: facts.text(of: owner))
  }

  /// A value for what is expected from outside: a `CGPoint!` as nil, or a `CGPoint?` that is
  /// unwrapped by force, would end the program, and a duration of 0 would show nothing.
  ///
  /// - Parameters:
  ///   - isOfScreen: whether a screen is filled, which has no duration to show.
  ///   - includesAssigned: whether the owner's own code may set it, too.
  private func filling(
    _ variable: VariableFacts,
    of owner: String,
    in text: String,
    isOfScreen: Bool = false,
    includesAssigned: Bool = false
  ) -> String? {
    let word = variable.name.lowercased()
    if !isOfScreen, word.contains("duration"), ["0", "0.0"].contains(variable.value ?? "") {
      return common(word, "TimeInterval")
    }
    guard let type = variable.type, [nil, "nil"].contains(variable.value),
      type.hasSuffix("!") || type.hasSuffix("?") && isForced(variable.name, in: text),
      !isOutlet(variable) || Arguments.containers.contains(CodeFacts.plain(type))
    else { return nil }
    guard includesAssigned || !isAssigned(variable.name, in: text) else { return nil }
    let plain = CodeFacts.plain(type)
    return known(variable.name, plain, in: owner) ?? common(word, plain)
      ?? given(variable.name, plain, in: owner) ?? object(variable.name, plain, in: owner)
      ?? (plain.hasPrefix("[")
        ? value(named: variable.name, type: plain, in: owner, depth: 0) : nil)
  }

  private func isOutlet(_ variable: VariableFacts) -> Bool {
    variable.attributes?.contains { $0.contains("IBOutlet") } == true
  }

  /// What a storyboard connects to an object of a class, by name.
  func outlets(of type: String) -> Set<String> {
    let names = Set([type] + facts.superclasses(of: type))
    let variables = facts.types.filter { names.contains($0.facts.name) }
      .flatMap { $0.facts.variables ?? [] }
    return Set(variables.filter(isOutlet).map(\.name))
  }

  /// What a storyboard connects its delegate to, of which a film has one.
  private static let containers: Set = ["UITabBarController", "UINavigationController"]

  /// What an owner sets, such as a configuration or the screen that a transition is for; what
  /// drives a transition would wait for a finger.
  private func object(_ name: String, _ type: String, in owner: String) -> String? {
    let (plain, scope) = facts.resolved(type, in: owner)
    guard let own = facts.type(named: plain, in: scope) else {
      return type == "UIPercentDrivenInteractiveTransition" ? nil : CommonObjects.made(type)
    }
    let classes = facts.superclasses(of: own.facts.name)
    guard !classes.contains("UIPercentDrivenInteractiveTransition"),
      !facts.conforms(own.facts.name, to: "UIViewControllerInteractiveTransitioning"),
      let made = value(named: name, type: plain, in: scope, depth: 0)
    else { return nil }
    if facts.isController(own.facts.name) { return "(source as? \(own.facts.name) ?? \(made))" }
    let isCell = !Set(classes).isDisjoint(with: ["UICollectionViewCell", "UITableViewCell"])
    return isCell ? "RenderTransition.Client.placed(\(made), over: originView)" : made
  }

  /// Whether the code has another of its properties for one that is nil:
  /// `image ?? thumbnail?.snapshot()`, which fits better than what the tool could choose.
  private func isReplaced(_ variable: VariableFacts, in own: CodeFacts.OwnType) -> Bool {
    guard variable.type?.hasSuffix("?") == true else { return false }
    let others = Set((own.facts.variables ?? []).map(\.name)).subtracting([variable.name])
    let word = NSRegularExpression.escapedPattern(for: variable.name)
    let pattern = "(?<![\\w.])(self\\??\\.)?\(word)\\s*\\?\\?"
    return facts.text(of: own.facts.name).split(separator: "\n").contains { line in
      guard let place = line.range(of: pattern, options: .regularExpression) else { return false }
      return !CodeFacts.words(of: String(line[place.upperBound...])).isDisjoint(with: others)
    }
  }

  private func isSettable(_ variable: VariableFacts, in text: String) -> Bool {
    guard variable.isStatic != true, !variable.isHidden else { return false }
    // The facts do not distinguish constants and computed values from variables; the text does.
    let lines = text.split(separator: "\n")
    let place = lines.firstIndex { line in
      guard let name = line.range(of: "var \(variable.name)"),
        !line.trimmingCharacters(in: .whitespaces).hasPrefix("//")
      else { return false }
      // `fromView`, not `fromViewController`.
      return line[name.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" }
        ?? true
    }
    guard let place else { return false }
    let words = lines[place].trimmingCharacters(in: .whitespaces)
    if words.contains("private(set)") || words.contains("private ") { return false }
    if words.contains("=") || !words.contains("{") { return true }
    // `{ … }`: a computed value, unless it has observers or a setter.
    let setters: Set<Substring> = ["didSet", "willSet", "set"]
    return !setters.isDisjoint(with: words.split { !$0.isLetter })
      || Arguments.block(lines[place...]).contains { line in
        line.split { !$0.isLetter }.first.map(setters.contains) == true
      }
  }

  /// The lines up to the one that closes the braces of the first.
  private static func block(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    var depth = 0
    let end = lines.firstIndex { line in
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      return depth <= 0
    }
    return end.map { lines[...$0] } ?? lines
  }

  private func setting(_ variable: VariableFacts, of owner: String) -> String? {
    way(of: variable, in: owner) ?? start(variable, of: owner)
  }

  /// The way, for a property that says which one runs.
  func way(of variable: VariableFacts, in owner: String) -> String? {
    let isTruth =
      variable.type.map { CodeFacts.plain($0) == "Bool" }
      ?? (variable.value == "true" || variable.value == "false")
    if isTruth {
      return truth(of: variable.name)
    }
    guard let type = type(of: variable) else { return nil }
    if type == "UINavigationController.Operation" { return "isPresenting ? .push : .pop" }
    if isUnknownEdge(variable, type) { return "isPresenting ? .right : .left" }
    let typeName = type.split(separator: ".").first.map(String.init) ?? type
    for name in [type, typeName] {
      guard let own = facts.type(named: name, in: owner),
        let cases = facts.cases[own.facts.name]
      else { continue }
      if let turn = turn(cases, replacing: variable.value) { return turn }
    }
    return nil
  }

  /// Whether it is the one edge that a screen comes from, which its owner sets: no edge
  /// is the value until then.
  private func isUnknownEdge(_ variable: VariableFacts, _ type: String) -> Bool {
    guard type == "UIRectEdge", variable.name.lowercased().hasSuffix("edge") else { return false }
    let value = variable.value?.filter { $0 != " " } ?? "nil"
    return ["nil", "[]", ".none", "UIRectEdge()", "UIRectEdge.none", "UIRectEdge(rawValue:0)"]
      .contains(value)
  }

  /// Its type, or as much as its value says of it.
  private func type(of variable: VariableFacts) -> String? {
    let type =
      variable.type.map(CodeFacts.plain)
      ?? variable.value.map {
        String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
      }
    return type?.isEmpty == false ? type : nil
  }

  /// Whether its author gave it a place in numbers, which is meant, as no place is meant by
  /// `.zero`.
  private func isMeasured(_ variable: VariableFacts) -> Bool {
    let value = variable.value ?? ""
    return ["CGRect", "CGPoint", ".init"].contains(where: value.hasPrefix)
      && value.contains { ("1"..."9").contains($0) }
  }

  /// Where a transition begins, for a property of such a name.
  private func start(_ variable: VariableFacts, of owner: String) -> String? {
    let word = variable.name.lowercased()
    let isOrigin = ["origin", "start", "source", "from"].contains(where: word.contains)
    guard isOrigin, let type = type(of: variable), !isMeasured(variable) else { return nil }
    let typeName = type.split(separator: ".").first.map(String.init) ?? type
    let near = end(variable.name, typeName, in: owner)
    switch typeName {
    case "CGRect" where isOfScreen(variable.name, in: owner): return Arguments.screenFrame
    case "CGRect" where !word.contains("bounds"): return near ?? "originFrame"
    case "CGPoint": return near ?? "origin"
    case "UIView"
    where variable.type?.hasSuffix("?") == true || variable.type?.hasSuffix("!") == true:
      return near ?? "originView"
    default: return nil
    }
  }
}
