/// In which order words stand in the names of Apple's symbols.
///
/// A name whose words are all Apple's may still be invented: `circle.plus` for `plus.circle`. No
/// name of Apple's breaks one of these rules (measured on those of the first five editions).
enum SymbolOrder {
  static func isPossible(_ name: String) -> Bool {
    let words = name.split(separator: ".").map { String($0) }
    return zip(words, words.dropFirst()).allSatisfy { isPossible($0, before: $1) }
      && startsAsSymbol(words) && endsAsSymbol(words)
  }

  /// Only shapes are in themselves, and little is behind a slash.
  private static func isPossible(_ word: String, before next: String) -> Bool {
    if word == "slash" {
      return endings.contains(next) || ["chevron", "plus", "minus"].contains(next)
    }
    return word != next || shapes.contains(word) || word == "squareshape"
  }

  /// A shape that begins a name encloses nothing: what it encloses stands before it.
  private static func startsAsSymbol(_ words: [String]) -> Bool {
    guard words.count > 1, shapes.contains(words[0]) else { return true }
    return shapes.contains(words[1]) || arrangements.contains(words[1])
      || !SymbolVocabulary.isThing(words[1])
  }

  /// `star.filled` is `star.fill`, and `star.fill.circle` is `star.circle.fill`.
  private static func endsAsSymbol(_ words: [String]) -> Bool {
    if words.count == 2, words[1] == "filled" { return false }
    let isEnclosed =
      words.count == 3 && words[1] == "fill" && ["circle", "square"].contains(words[2])
    return !isEnclosed || words[0].hasSuffix("circle")
  }

  private static let shapes: Set<String> = [
    "capsule", "circle", "diamond", "hexagon", "octagon", "oval", "pentagon", "rectangle",
    "rhombus", "seal", "shield", "square", "triangle",
  ]

  private static let endings: Set<String> = ["fill", "circle", "square"]

  /// What shapes are arranged as, or have on them.
  private static let arrangements: Set<String> = [
    "arrowtriangle", "checkerboard", "compress", "dock", "expand", "grid", "hexagongrid",
    "hexagonpath", "resize", "stack", "text", "trianglebadge", "viewfinder",
  ]
}
