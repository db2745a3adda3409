/// The names that Swift gives to methods for Objective-C.
enum SelectorNames {
  /// `tap`, `tap:`, `tappedWithSender:`, `a:b:`.
  static func name(base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      result +=
        prepositions.contains(where: { startsWithWord(first, $0) })
        ? capitalized(first) : "With" + capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  static func name(of member: Member) -> String {
    if let name = member.objcName { return name }
    if member.kind == .variable { return member.base }
    return name(base: member.base, labels: member.parameters.map(\.label))
  }

  static func setter(_ base: String) -> String { "set" + capitalized(base) + ":" }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func startsWithWord(_ text: String, _ word: String) -> Bool {
    guard text.hasPrefix(word) else { return false }
    let next = text.dropFirst(word.count).first
    return next?.isUppercase ?? true
  }

  /// Labels that begin with one of these get no "With".
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
