/// The words by which code names the two ways of a transition.
enum DirectionWords {
  enum Way {
    case there
    case back
  }

  private struct Family {
    var there: Set<String>
    var back: Set<String>
    /// Whether the words for the way back say it by themselves: `Pop` may also be an effect.
    var isClear = true
  }

  private static let families = [
    Family(
      there: ["present", "presenting", "presented", "presentation"],
      back: ["dismiss", "dismissing", "dismissed", "dismissal", "dismisser"]
    ),
    Family(there: ["show", "showing"], back: ["hide", "hiding"]),
    Family(there: ["open", "opening", "opened"], back: ["close", "closing", "closed"]),
    Family(there: ["appear", "appearing"], back: ["disappear", "disappearing"]),
    Family(there: ["enter", "entering"], back: ["exit", "exiting", "leave", "leaving"]),
    Family(there: [], back: ["unwind", "unwinding"]),
    Family(there: ["push", "pushing"], back: ["pop", "popping"], isClear: false),
    Family(
      there: ["expand", "expanding", "expanded"],
      back: ["collapse", "collapsing", "collapsed", "shrink", "shrinking"],
      isClear: false
    ),
    Family(
      there: ["forward", "forwards"],
      back: ["back", "backward", "backwards", "reverse", "reversed", "reversing"],
      isClear: false
    ),
    Family(there: ["in"], back: ["out"], isClear: false),
  ]

  /// Words that turn the way round in the names of two animators, but alone name other things.
  private static let pairs = [
    Family(there: ["presenter"], back: ["dismisser"]),
    Family(there: ["opener"], back: ["closer"]),
  ]

  /// `customDismiss` and `CustomDismiss` are custom, dismiss; `UIKitPop` is ui, kit, pop.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() where letter.isLetter || letter.isNumber {
      let isFirst =
        index == 0 || !(letters[index - 1].isLetter || letters[index - 1].isNumber)
        || letter.isUppercase
          && (!letters[index - 1].isUppercase
            || index + 1 < letters.count && letters[index + 1].isLowercase)
      if isFirst { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  /// The way that a name speaks of; nil if it is silent or speaks of both.
  static func way(of name: String) -> Way? {
    let words = Set(words(of: name))
    let isThere = families.contains { !words.isDisjoint(with: $0.there) }
    // In a name that speaks of stacks a `Pop` is no effect.
    let isOfStack = !words.isDisjoint(with: ["nav", "navi", "navigation"])
    let clear =
      families.contains { $0.isClear && !words.isDisjoint(with: $0.back) }
      || isOfStack && !words.isDisjoint(with: ["pop", "popping"])
    let isBack = clear || families.contains { !words.isDisjoint(with: $0.back) }
    if isThere { return isBack ? nil : .there }
    return clear ? .back : nil
  }

  /// Words that say nothing of the way in names such as `isForPresenting` or `animatingIn`.
  private static let silent: Set<String> = [
    "is", "are", "be", "being", "was", "for", "to", "of", "the", "should", "will", "does", "do",
    "go",
    "going", "currently", "transition", "transitioning", "animation", "animating", "animator",
    "animate", "sliding", "fading", "zooming", "moving", "view", "controller", "vc", "modal",
    "direction", "mode",
  ]

  /// The way that a name speaks of and nothing else, as that of a truth must: `isPresent` or
  /// `reverse`, but not `dismissesOnTap`.
  static func wayAlone(of name: String) -> Way? {
    var words = words(of: name)
    if words.count == 1, let word = words.first, !isOfWay(word) {
      // Names without capitals: `ispresenting`.
      let prefix = ["is", "for", "should"].first { word.hasPrefix($0) }
      words = [String(word.dropFirst(prefix?.count ?? 0))]
    }
    words.removeAll { silent.contains($0) && !isOfWay($0) }
    guard !words.isEmpty else { return nil }
    if words.allSatisfy({ word in families.contains { $0.there.contains(word) } }) { return .there }
    return words.allSatisfy { word in families.contains { $0.back.contains(word) } } ? .back : nil
  }

  private static func isOfWay(_ word: String) -> Bool {
    families.contains { $0.there.contains(word) || $0.back.contains(word) }
  }

  /// Whether a name has a word that may stand for the way back, such as `Pop`, and none for the way
  /// there.
  static func maySayBack(_ name: String) -> Bool {
    let words = Set(words(of: name))
    return families.allSatisfy { words.isDisjoint(with: $0.there) }
      && families.contains { !words.isDisjoint(with: $0.back) }
  }

  private static let edges: Set = ["left", "right", "top", "bottom", "up", "down"]

  private static let spatial: Set = [
    "in", "out", "forward", "back", "backward", "forwards", "backwards",
  ]

  /// Whether two names differ in one word alone, which turns the way round, or which only the way
  /// back has.
  static func areOpposite(_ there: String, _ back: String) -> Bool {
    let (a, b) = (words(of: there), words(of: back))
    if b.count == a.count + 1 {
      return b.indices.contains { index in
        let isBack = families.contains { $0.isClear && $0.back.contains(b[index]) }
        return isBack && Array(b[..<index] + b[(index + 1)...]) == a
      }
    }
    guard a.count == b.count else { return false }
    let pairs = zip(a, b).filter { $0 != $1 }
    guard let pair = pairs.first, pairs.count == 1 else { return false }
    return (families + Self.pairs).contains {
      $0.there.contains(pair.0) && $0.back.contains(pair.1)
    }
  }

  /// The names among some that stand for the two ways.
  static func pair(in names: [String]) -> (there: String, back: String)? {
    // Beside the edges of a screen, `forward` and `in` are directions in space.
    let isOfSpace = !edges.isDisjoint(with: names)
    let names = isOfSpace ? names.filter { !spatial.contains($0) } : names
    for there in names {
      if let back = names.first(where: { areOpposite(there, $0) }) { return (there, back) }
    }
    guard let there = names.first(where: { way(of: $0) == .there }),
      let back = names.first(where: { way(of: $0) == .back || $0.lowercased() == "pop" })
    else { return nil }
    return (there, back)
  }
}
