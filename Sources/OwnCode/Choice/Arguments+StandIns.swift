import Foundation

/// Objects of protocols of the user's own that no type of the code has.
extension Arguments {
  /// An object of protocols, which a property or parameter of that name holds; nil if it cannot be
  /// made.
  ///
  /// - Parameters:
  ///   - names: protocols, perhaps with a class of Apple's.
  ///   - owner: the type that wants it, which may have the protocols itself.
  ///   - isWanted: whether the code needs one; if not, only one that has something to show is worth
  ///     it.
  func standIn(
    for names: [String],
    named word: String,
    in scope: String,
    of owner: String = "",
    isWanted: Bool = true,
    depth: Int
  ) -> String? {
    guard depth < 3, let line = lineage(of: names, in: scope),
      !hasType(of: line.protocols, besides: owner),
      isWanted || line.protocols.contains(where: showsSomething)
    else { return nil }
    let end = TransitionEnd(word)
    let protocols = names.filter { facts.isProtocol($0, in: scope) }
      .compactMap { facts.type(named: $0, in: scope)?.facts.name }
    let plain = protocols.joined(separator: "_").replacingOccurrences(of: ".", with: "_")
    let name = "\(StandIns.prefix)_\(plain)_\(end?.rawValue ?? "Any")"
    let expression = StandIn.expression(name)
    guard !refused.contains(expression) else { return nil }
    let superclass = line.superclass ?? "NSObject"
    var members: [String] = []
    for type in line.protocols {
      guard let own = self.members(of: type, for: superclass, at: end, depth: depth + 1) else {
        return nil
      }
      members += own
    }
    standIns.add(StandIn(name, superclass, protocols, members: members))
    return expression
  }

  /// A value for a property that holds a delegate and that its own class never sets.
  func standIn(for variable: VariableFacts, of owner: String) -> String? {
    guard let type = variable.type, type.hasSuffix("?") || type.hasSuffix("!"),
      variable.value == nil || variable.value == "nil",
      !isAssigned(variable.name, in: facts.text(of: owner))
    else { return nil }
    return standIn(
      for: facts.components(of: type, in: owner),
      named: variable.name,
      in: owner,
      isWanted: type.hasSuffix("!"),
      depth: 0
    )
  }

  // MARK: Protocols

  /// All protocols of the user's own that some names stand for, and the class of Apple's below
  /// them; nil if there are none, or if no class of a runner can have them.
  private func lineage(
    of names: [String],
    in scope: String
  ) -> (protocols: [CodeFacts.OwnType], superclass: String?)? {
    var protocols: [CodeFacts.OwnType] = []
    var superclass: String?
    var open = names.map { ($0, scope) }
    while let (name, scope) = open.popLast() {
      guard let own = facts.type(named: name, in: scope) else {
        if Arguments.objects.contains(name) { continue }
        guard Arguments.plainClasses.contains(name) else {
          // One of Apple's protocols, most likely.
          if KnownNames.isUnknown(name) || !name.hasPrefix("UI") { return nil }
          continue
        }
        if let superclass, superclass != name { return nil }
        superclass = name
        continue
      }
      guard own.facts.kind == "protocol", !own.words.contains("associatedtype"),
        !own.facts.isHidden
      else { return nil }
      if protocols.contains(where: { $0.facts.name == own.facts.name }) { continue }
      protocols.append(own)
      let bound = own.text.prefix { $0 != "{" }.firstMatch(of: /where\s+Self\s*:\s*(\w+)/)
      open += ((own.facts.inherits ?? []) + (bound.map { [String($0.1)] } ?? []))
        .map { ($0, own.facts.name) }
    }
    return protocols.isEmpty ? nil : (protocols, superclass)
  }

  private static let objects: Set = [
    "AnyObject", "class", "NSObject", "NSObjectProtocol", "Sendable",
  ]

  private static let plainClasses: Set = [
    "UIViewController", "UITableViewController", "UINavigationController", "UITabBarController",
    "UIView", "UIImageView", "UIControl", "UIButton", "UILabel", "UIScrollView", "UIResponder",
  ]

  private func hasType(of protocols: [CodeFacts.OwnType], besides owner: String) -> Bool {
    let names = Set(protocols.map(\.facts.name))
    return facts.types.contains { type in
      type.facts.name != owner && !["protocol", "extension"].contains(type.facts.kind)
        && names.isSubset(of: type.facts.conforms ?? [])
    }
  }

  private func showsSomething(_ type: CodeFacts.OwnType) -> Bool {
    let results =
      (type.facts.functions ?? []).compactMap { $0.type.flatMap { ClosureType($0) }?.result }
      + (type.facts.variables ?? []).compactMap(\.type)
    return results.contains { result in
      Arguments.visibleTypes.contains(
        CodeFacts.plain(facts.resolved(result, in: type.facts.name).type)
      )
    }
  }

  private static let visibleTypes: Set = [
    "UIView", "UIImageView", "UIImage", "CGRect", "CGPoint", "UICollectionViewCell",
    "UITableViewCell", "UICollectionView", "UITableView",
  ]

  /// A stand-in for an optional answer of another one, if its protocol has something to show;
  /// nil is as good otherwise.
  private func visibleStandIn(
    _ words: String,
    _ type: String,
    in scope: String,
    depth: Int
  ) -> String? {
    standIn(
      for: facts.components(of: type, in: scope),
      named: words,
      in: scope,
      isWanted: false,
      depth: depth
    )
  }

  // MARK: Members

  /// The members that a protocol requires and no extension has; nil if one of them cannot be
  /// written.
  private func members(
    of type: CodeFacts.OwnType,
    for superclass: String,
    at end: TransitionEnd?,
    depth: Int
  ) -> [String]? {
    guard type.facts.subscripts?.isEmpty != false, type.facts.initializers?.isEmpty != false else {
      return nil
    }
    let defaults = facts.extensions(of: type.facts.name).filter {
      $0.facts.isConstrained != true || serves($0, superclass)
    }
    let given = Set(
      defaults.flatMap { $0.facts.functions ?? [] }.map(\.name)
        + defaults.flatMap { $0.facts.variables ?? [] }.map(\.name)
    )
    var members: [String] = []
    for function in type.facts.functions ?? []
    where function.isOptional != true && !given.contains(function.name) {
      guard let text = member(function, of: type, at: end, depth: depth) else { return nil }
      members.append(text)
    }
    for variable in type.facts.variables ?? []
    where variable.isOptional != true && !given.contains(variable.name) {
      guard let text = member(variable, of: type, at: end, depth: depth) else { return nil }
      members.append(text)
    }
    return members
  }

  /// Whether an extension is for that class alone: `extension Titled where Self: UIViewController`.
  private func serves(_ extension: CodeFacts.OwnType, _ superclass: String) -> Bool {
    let head = `extension`.text.prefix { $0 != "{" }
    return head.firstMatch(of: /where\s+Self\s*:\s*(\w+)\s*$/)?.1 == superclass[...]
  }

  private func member(
    _ function: FunctionFacts,
    of type: CodeFacts.OwnType,
    at end: TransitionEnd?,
    depth: Int
  ) -> String? {
    guard let signature = function.type.flatMap({ ClosureType($0) }),
      let open = function.name.firstIndex(of: "("), function.name.first?.isLetter == true,
      !CodeFacts.words(of: function.type ?? "").contains("Self")
    else { return nil }
    let labels = function.name[open...].dropFirst().dropLast().split(separator: ":").map(
      String.init
    )
    guard labels.count == signature.count else { return nil }
    let base = String(function.name[..<open])
    var calls: [String] = []
    let parameters = zip(labels, signature.parameters).enumerated().map { index, part in
      let (label, type) = part
      // What waits for its end goes on.
      let call = Arguments.call(of: "wanted\(index)", type)
      if let call { calls.append(call) }
      let name = call == nil ? "_" : "wanted\(index)"
      return (label == name ? name : "\(label) \(name)") + ": \(type)"
    }
    let words = base + labels.filter { $0 != "_" }.map { "_\($0)" }.joined()
    var body = calls
    if !["Void", "()"].contains(signature.result) {
      guard let value = answer(words, signature.result, of: type, at: end, depth: depth) else {
        return nil
      }
      body.append("return \(value)")
    }
    let head =
      (["@MainActor", function.isStatic == true ? "static" : nil, "func \(escaped(base))"]
      as [String?])
      .compactMap(\.self).joined(separator: " ")
      + "(\(parameters.joined(separator: ", ")))"
    let effects = signature.effects.map { " \($0)" }.joined()
    if body.count > calls.count { body.insert(Arguments.roles, at: 0) }
    return """
      \(head)\(effects) -> \(signature.result) {
      \(body.joined(separator: "\n"))
      }
      """
  }

  /// A property that keeps what it is given, and answers by itself until then.
  private func member(
    _ variable: VariableFacts,
    of type: CodeFacts.OwnType,
    at end: TransitionEnd?,
    depth: Int
  ) -> String? {
    guard let written = variable.type, !CodeFacts.words(of: written).contains("Self"),
      let value = answer(variable.name, written, of: type, at: end, depth: depth)
    else { return nil }
    let plain = written.hasSuffix("!") ? "\(written.dropLast())?" : written
    let word = variable.isStatic == true ? "@MainActor static" : "@MainActor"
    return """
      \(word) private var segueKept_\(variable.name): (\(plain))?
      \(word) var \(escaped(variable.name)): \(written) {
        get {
          if let kept = segueKept_\(variable.name) { return kept }
      \(Arguments.roles)
          return \(value)
        }
        set { segueKept_\(variable.name) = newValue }
      }
      """
  }

  private func escaped(_ name: String) -> String {
    Arguments.keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words that name members between backticks alone.
  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static let roles = """
    guard let roles = segueRoles() else { fatalError() }
    \(MakerSource.roles)
    """

  /// A call of a closure that is passed to be called in the end.
  private static func call(of name: String, _ type: String) -> String? {
    var type = type
    if type.hasPrefix("@escaping ") { type.removeFirst("@escaping ".count) }
    let isOptional = type.hasSuffix(")?")
    if isOptional { type = String(type.dropFirst().dropLast(2)) }
    guard let closure = ClosureType(type), closure.isOfNothing, closure.effects.isEmpty,
      closure.parameters.allSatisfy({ $0 == "Bool" || $0.hasSuffix(": Bool") })
    else { return nil }
    let values = closure.parameters.map { _ in "true" }.joined(separator: ", ")
    return "\(name)\(isOptional ? "?" : "")(\(values))"
  }

  // MARK: Answers

  /// Whether a view of that name is where the transition happens; `imageContainerView` is a part of
  /// a screen, which animators hide.
  private static func isContainer(_ words: String) -> Bool {
    let own = DirectionWords.words(of: words)
    return own.contains("container") && containerWords.isSuperset(of: own)
  }

  private static let containerWords: Set = [
    "container", "view", "super", "for", "of", "in", "transition", "animation", "presentation",
  ]

  /// - Parameter words: the name of the member with its labels.
  private func answer(
    _ words: String,
    _ written: String,
    of type: CodeFacts.OwnType,
    at end: TransitionEnd?,
    depth: Int
  ) -> String? {
    let scope = type.facts.name
    let resolved = facts.resolved(written, in: scope).type
    let plain = CodeFacts.plain(resolved)
    // Code takes it for granted that there is a `UIView!`.
    let isOptional = resolved.hasSuffix("?")
    let end = end ?? TransitionEnd(words) ?? .first
    let name = words.lowercased()
    if isOptional, name.contains("background") { return "nil" }
    let screen = "isPresenting ? destination : source"
    let detail = "RenderTransition.Client.detail(on: \(screen))"
    switch plain {
    case "UIView" where Arguments.isContainer(words): return "container"
    case "UIView": return end.choosing("originView", detail)
    case "UIImageView": return end.choosing(CommonObjects.thumbnail, detail)
    case "UIImage": return CommonObjects.picture
    case "CGRect":
      return end.choosing("originFrame", "RenderTransition.Client.detailFrame(on: \(screen))")
    case "CGPoint":
      return end.choosing("origin", "CGPoint(x: container.bounds.midX, y: container.bounds.midY)")
    case "UIViewController":
      return end.choosing("(isPresenting ? source : destination)", "(\(screen))")
    case "Bool" where truth(of: words) == nil:
      let first = DirectionWords.words(of: words).first ?? ""
      return "\(["should", "can", "may", "allows", "needs"].contains(first))"
    default:
      if isOptional {
        return given(words, plain, in: scope) ?? visibleStandIn(
          words,
          plain,
          in: scope,
          depth: depth
        )
          ?? "nil"
      }
      let needed = written.hasSuffix("!") ? String(written.dropLast()) : written
      return value(named: words, type: needed, in: scope, depth: depth)
    }
  }
}
