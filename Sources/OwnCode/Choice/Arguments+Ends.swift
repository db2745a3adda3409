/// Which of the two ends of a transition an argument is about: its name says so.
///
/// The expressions name `first` and `second`, the screens that a film shows one after the other, or
/// `start` and `end`, the same in the order of the way that runs.
extension Arguments {
  enum End: String { case first, second, start, end }

  /// A value that follows from the name together with the type and what the owner does.
  func known(_ name: String, _ type: String, in scope: String) -> String? {
    let end =
      type == "UIViewController"
      ? screenOfFilm(name, in: scope) : end(name, type, in: scope)
    return end ?? known(name, type)
  }

  /// What stands at the far end, or at the near one of two that change places; nil for all else,
  /// which is about the button that a transition grows from.
  func end(_ name: String, _ type: String, in scope: String) -> String? {
    guard isAboutBothScreens(scope), let end = placed(name, type, in: scope) else { return nil }
    switch type {
    case "CGRect": return "\(end).frame"
    case "CGPoint":
      let isPlace = ["point", "center", "position", "location"].contains {
        name.lowercased().contains($0)
      }
      return isPlace ? "\(end).center" : nil
    case "UIImageView": return "\(end).imageView"
    case "UIView":
      let isWhole = !Arguments.wholes.isDisjoint(with: DirectionWords.words(of: name))
      return isWhole ? "\(end).screen.view" : "\(end).view"
    default: return nil
    }
  }

  /// The first or the second screen, for names that mean the same one on both ways.
  func screenOfFilm(_ name: String, in scope: String) -> String? {
    guard isAboutBothScreens(scope) else { return nil }
    let words = DirectionWords.words(of: name)
    if !Arguments.menus.isDisjoint(with: words) { return "\(End.second).screen" }
    guard let end = Arguments.end(of: name), end == .first || end == .second,
      !words.contains("presented")
    else { return nil }
    return "\(end).screen"
  }

  private func placed(_ name: String, _ type: String, in scope: String) -> String? {
    guard let end = Arguments.end(of: name) else { return nil }
    switch end {
    case .first: return nil
    case .second: return end.rawValue
    case .start:
      let others = siblings(of: name, type, in: scope)
      guard others.contains(where: { Arguments.end(of: $0) == .end }) else { return nil }
      return follows(others, in: scope) ? end.rawValue : nil
    case .end:
      let others = siblings(of: name, type, in: scope)
      // The target of a menu or a bubble is what it comes out of.
      if type == "UIView", others.isEmpty, DirectionWords.words(of: name).contains("target") {
        return nil
      }
      return (follows(others, in: scope) ? End.end : .second).rawValue
    }
  }

  /// The names of the other parameters and properties of a type.
  private func siblings(of name: String, _ type: String, in scope: String) -> Set<String> {
    var names: Set<String> = []
    for own in facts.types where own.facts.name == scope {
      for parameter in (own.facts.initializers ?? []).flatMap({ $0.parameters ?? [] })
      where CodeFacts.plain(parameter.type) == type {
        names.insert(parameter.label == "_" ? parameter.name : parameter.label)
      }
      for variable in own.facts.variables ?? []
      where (variable.type ?? variable.value?.zeroType).map(CodeFacts.plain) == type {
        names.insert(variable.name)
      }
    }
    return names.subtracting([name])
  }

  /// Whether start and end change places on the way back: an animator that is told its way keeps
  /// them.
  private func follows(_ others: Set<String>, in scope: String) -> Bool {
    !knowsWay(scope) && others.allSatisfy { [.start, .end].contains(Arguments.end(of: $0)) }
  }

  private func knowsWay(_ type: String) -> Bool {
    let words = facts.words(of: type)
    if !words.isDisjoint(with: ["isBeingPresented", "isBeingDismissed"]) { return true }
    return facts.types.contains { own in
      own.facts.name == type
        && ((own.facts.initializers ?? []).contains { initializer in
          (initializer.parameters ?? []).contains { tellsWay($0, in: type) }
        } || (own.facts.variables ?? []).contains { way(of: $0, in: type) != nil })
    }
  }

  /// Whether a view of that name is what a screen or view of the user's own shows, rather
  /// than what it comes from.
  func isContent(_ name: String, of type: String) -> Bool {
    guard facts.isController(type) || facts.superclasses(of: type).contains("UIView") else {
      return false
    }
    let others: Set = [
      "origin", "source", "from", "anchor", "start", "button", "sender", "tapped", "target",
      "container", "presenting", "reference", "parent", "super", "superview",
    ]
    return others.isDisjoint(with: DirectionWords.words(of: name))
  }

  /// A screen for a container of the user's own to show; nil where its name speaks of
  /// the screens around it.
  ///
  /// The film's own screens are in use: one that presents what holds its view has no window.
  func contentScreen(for parameter: ParameterFacts, in scope: String) -> String? {
    func isScreen(_ parameter: ParameterFacts) -> Bool {
      let names = [parameter.label, parameter.name]
      return CodeFacts.plain(facts.resolved(parameter.type, in: scope).type) == "UIViewController"
        && names.allSatisfy {
          isContent($0, of: scope)
            && Arguments.surroundings.isDisjoint(with: DirectionWords.words(of: $0))
        }
    }
    guard facts.isController(scope), isScreen(parameter) else { return nil }
    let initializers = facts.type(named: scope)?.facts.initializers ?? []
    let lists = initializers.map { ($0.parameters ?? []).filter(isScreen) }
    let own = lists.first { list in list.contains { $0.name == parameter.name } } ?? []
    // What is alone in a sheet is what the film leads to; of several, the first one
    // is there at the start.
    let index = own.count > 1 ? own.firstIndex { $0.name == parameter.name } ?? 0 : 1
    return CommonObjects.kept("RenderTransition.Client.screens[\(index % 2)]")
  }

  /// Words for screens that are not inside another one.
  private static let surroundings: Set = [
    "presented", "presenter", "previous", "destination", "to", "on", "in", "over", "delegate",
    "owner", "host", "base", "coordinator",
  ]

  /// Screens and views show their own content, and a presentation controller has one screen to
  /// place.
  private func isAboutBothScreens(_ type: String) -> Bool {
    !facts.isController(type)
      && Set(facts.superclasses(of: type)).isDisjoint(with: ["UIView", "UIPresentationController"])
  }

  private static func end(of name: String) -> End? {
    let words = Set(DirectionWords.words(of: name))
    // The target of a tap.
    if words.contains("target"), !touched.isDisjoint(with: words) { return nil }
    let found = words.compactMap { ends[$0] }
    return Set(found).count == 1 ? found[0] : nil
  }

  private static let firsts: Set = ["first", "list", "master", "parent"]
  private static let seconds: Set = ["second", "detail", "details"]
  /// What is a screen rather than a part of one.
  private static let wholes: Set = ["presented", "modal", "popup", "child"]
  /// Screens that others present.
  private static let menus: Set = ["menu", "drawer", "sidebar"]
  private static let touched: Set = [
    "cell", "button", "thumbnail", "thumb", "anchor", "tap", "tapped", "touch", "selected",
  ]
  private static let starts: Set = [
    "from", "start", "starting", "initial", "begin", "source", "origin",
  ]
  private static let finals: Set = [
    "to", "end", "ending", "final", "finish", "target", "destination", "dest",
  ]

  /// The end that a word of a name speaks of.
  static let ends: [String: End] = {
    var ends: [String: End] = [:]
    for (words, end) in [
      (firsts, End.first), (seconds, .second), (wholes, .second), (starts, .start), (finals, .end),
    ] {
      for word in words { ends[word] = end }
    }
    return ends
  }()
}
