import Foundation

/// What an app hands to its transitions, which are empty without it: pictures, cells, lists and
/// places.
extension Arguments {
  /// A value for an optional that the transition needs from outside; nil where it can do without.
  func given(_ name: String, _ type: String, in scope: String) -> String? {
    if let list = list(of: type, in: scope) { return list }
    switch type {
    case "UIImage", "UIImageView", "UICollectionViewCell", "UITableViewCell", "UICollectionView",
      "UITableView", "IndexPath":
      return common(name.lowercased(), type) ?? CommonObjects.made(type)
    case "CGPoint": return Arguments.isPlace(name) ? "origin" : nil
    default: return nil
    }
  }

  /// The elements of an array that has some in an app; the film's are not for a
  /// screen that contains others.
  func list(of type: String, in scope: String) -> String? {
    guard type.hasPrefix("["), type.hasSuffix("]"), !facts.isController(scope) else { return nil }
    switch CodeFacts.plain(String(type.dropFirst().dropLast())) {
    // The order of tabs is the same on both ways.
    case "UIViewController":
      return "isPresenting ? [source, destination] : [destination, source]"
    case "UIView": return "[originView]"
    case "UIImage": return "[\(CommonObjects.picture)]"
    case "UIImageView": return "[\(CommonObjects.thumbnail)]"
    case "CGRect": return "[originFrame]"
    case "CGPoint": return "[origin]"
    default: return nil
    }
  }

  /// A value for a property that is empty at first and that its own class never sets.
  func outside(_ variable: VariableFacts, of owner: String) -> String? {
    let isEmpty =
      variable.value.map { $0 == "nil" || Arguments.zeros.contains($0) }
      ?? (variable.type?.hasSuffix("?") == true)
    guard isEmpty, let type = variable.type ?? variable.value?.zeroType,
      !isAssigned(variable.name, in: facts.text(of: owner))
    else { return nil }
    let name = variable.name
    let plain = CodeFacts.plain(type)
    if plain == "CGRect", isOfScreen(name, in: owner) { return Arguments.screenFrame }
    if let end = end(name, plain, in: owner) { return end }
    switch plain {
    case "CGRect":
      let isFrame = ["frame", "rect"].contains(where: name.lowercased().contains)
      return isFrame && !Arguments.isTarget(name) ? "originFrame" : nil
    case "UIView":
      return Arguments.isTarget(name) ? nil : known(name, "UIView")
    default: return Arguments.isTarget(name) ? nil : given(name, plain, in: owner)
    }
  }

  /// Whether some line of a type sets a property of this name.
  func isAssigned(_ name: String, in text: String) -> Bool {
    let word = NSRegularExpression.escapedPattern(for: name)
    let pattern = "(?<![\\w.])(self\\??\\.)?\(word)\\s*=(?!=)"
    return text.split(separator: "\n").contains { line in
      !line.contains("var \(name)") && !line.contains("let \(name)")
        && line.range(of: pattern, options: .regularExpression) != nil
    }
  }

  /// Whether the code of a type unwraps an optional property of this name by force.
  func isForced(_ name: String, in text: String) -> Bool {
    let word = NSRegularExpression.escapedPattern(for: name)
    let pattern = "(?<![\\w.])(self\\??\\.)?\(word)!(?!=)"
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  private static let zeros: Set = [
    ".zero", "CGPoint.zero", "CGPoint()", "CGPointZero", "CGRect.zero", "CGRect()", "CGRectZero",
  ]

  /// Whether a name is about where a transition begins.
  private static func isPlace(_ name: String) -> Bool {
    let words: Set = [
      "point", "origin", "center", "centre", "position", "anchor", "tap", "touch", "click",
      "location",
    ]
    return !words.isDisjoint(with: DirectionWords.words(of: name)) && !isTarget(name)
  }

  /// Whether it is about what lies behind a presented screen, which no button of the other screen
  /// becomes.
  static func isGround(_ word: String) -> Bool {
    ["background", "backdrop", "dimming", "overlay", "chrome"].contains(where: word.contains)
  }

  /// Whether it is about where a transition ends.
  private static func isTarget(_ name: String) -> Bool {
    let words: Set = ["to", "final", "end", "target", "destination", "dest", "detail"]
    return !words.isDisjoint(with: DirectionWords.words(of: name))
  }
}

extension String {
  /// The type of a value such as `CGPoint.zero`.
  var zeroType: String? {
    hasPrefix("CGPoint") ? "CGPoint" : hasPrefix("CGRect") ? "CGRect" : nil
  }
}
