import OwnCode

extension Choice {
  /// What a transition that crashed or never ended may have missed; nil if nothing of the kind is
  /// known.
  var advice: String? {
    if !expectations.isEmpty {
      return expectations.joined(separator: ", ")
        + ": name it with --root, --present or --push beside --use \(name), or name the app's folder"
    }
    let screens = screens
    guard !screens.isEmpty else { return nil }
    let start = source?.name == "UIViewController" ? "a screen" : source?.name ?? "a screen"
    return "it ran with \(screens.joined(separator: " and ")), which the app may set up before: "
      + "name the app's folder, or begin with --root \(start) and touches"
  }

  /// What an app would give that the tool has to invent: objects of the code's protocols, or what
  /// its screens show; nil if nothing is missing.
  var lack: String? {
    if !standIns.isEmpty { return "nothing in its code is a \(standIns.joined(separator: ", "))" }
    let needs = [source, destination].compactMap(\.self).first { !$0.settings.isEmpty }
    guard let needs else { return nil }
    let names = needs.settings.map { String($0.prefix { $0 != " " }) }
    return "\(needs.name) waits for its app to set \(names.joined(separator: ", "))"
  }

  /// The user's own screens that it runs between, in words.
  var screens: [String] {
    [source, destination].compactMap { part in
      part?.expression
        .replacing(/RenderTransition\.Client\.screen\(SegueStandIn_(\w+)_[A-Z][a-z]+\..*\)/) {
          "a stand-in for \($0.1)"
        }
        .replacing(/RenderTransition\.Client\.screen\((?:identifier: )?"?([\w.]+?)"?(?:\.self)?\)/)
      { $0.1 }
      .replacing(/RenderTransition\.Client\.container\((.*?)(?:\(\))?, of: (.*)\)/) {
        "\($0.1) of \($0.2)"
      }
    }
  }
}

extension Choice {
  /// Whether it plays in that way; what is only for presentations is presented all the same.
  func plays(_ way: RunRequest.Way) -> Bool {
    let kinds: [Candidate.Kind] = [.transitioningDelegate, .presentationController]
    return !kinds.contains { $0.rawValue == kind } || leadsOn
      || ![.push, .pop, .tab].contains(way)
  }
}
