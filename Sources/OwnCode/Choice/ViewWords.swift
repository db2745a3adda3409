import Foundation

/// Which of a transition's two screens the code of an animator asks for.
struct ViewWords {
  let hasArriving: Bool
  let hasLeaving: Bool
  /// Whether it asks by a key, `.from`, and does not only have a label of that name, as
  /// `pan(from: .left)` has.
  let hasKeyOfLeaving: Bool
  /// Whether it puts a view below another, as what returns lies below what leaves.
  let putsBelow: Bool
  /// Whether it brings no view and moves that of the screen which leaves alone: what arrives
  /// must be there already.
  let movesLeavingAlone: Bool
  /// Whether it asks which way it leads.
  ///
  /// One that tells a helper, `isPresenting: false`, knows.
  let asksItsWay: Bool

  init(_ text: String) {
    let code = CodeFacts.lines(of: text)
    putsBelow = code.contains { line in
      line.contains("sendSubviewToBack(") || line.contains("sendSubview(toBack:")
        || line.contains("insertSubview(")
          && (line.contains("belowSubview:") || line.contains("at: 0)"))
    }
    // What is asked for and thrown away is not used.
    let used = ViewWords.withoutLoneQuestions(code).filter {
      !$0.contains(/^\s*(let |var )?_\s*=[^=]/)
    }
    let joined = used.joined(separator: "\n")
    let words = CodeFacts.words(of: joined)
    func has(_ key: String, _ old: String) -> Bool {
      words.contains(key) || words.contains { $0.hasPrefix("UITransitionContext\(old)View") }
    }
    hasArriving = has("to", "To")
    hasLeaving = has("from", "From")
    let brings = words.contains { $0.contains("addSubview") || $0.contains("insertSubview") }
    movesLeavingAlone =
      !brings && ViewWords.moves("from", "From", in: joined)
      && !ViewWords.moves("to", "To", in: joined)
    // A full stop between two letters ends a word, too.
    let way = /\b(isPresenting|isBeingPresented|isBeingDismissed)\b(?!\s*:\s*(true|false)\b)/
    asksItsWay = joined.contains(way.wordBoundaryKind(.simple))
    hasKeyOfLeaving = joined.contains(/\.from\b/) || has("", "From")
  }

  /// Without statements that ask for a screen and do nothing with it:
  /// `context.viewController(forKey: .to)`.
  private static func withoutLoneQuestions(_ code: [Substring]) -> [Substring] {
    let question = /^\s*\w+[!?]?\.view(Controller)?\(for[kK]ey:[^()]*\)[!?]?;?\s*$/
    return code.enumerated().filter { index, line in
      guard line.contains(question) else { return true }
      let before = code[..<index].last { !$0.allSatisfy(\.isWhitespace) } ?? ""
      let after = code[(index + 1)...].first { !$0.allSatisfy(\.isWhitespace) } ?? ""
      // A part of what stands around it, or the value of a block.
      return before.contains(/[=(,:?\[.&|]\s*$|\b(return|in)\s*$/)
        || after.contains(/^\s*([.}?&|)\],]|as\b|else\b)/)
    }.map(\.element)
  }

  /// Whether a name for what a key stands for, or for its view, has a property set
  /// that places or shows it.
  ///
  /// - Parameters:
  ///   - key: such as `from`.
  ///   - old: the same in the names that keys had before Swift 3, `From`.
  private static func moves(_ key: String, _ old: String, in code: String) -> Bool {
    let naming =
      "(\\w+)\\s*(:[^=\n]*)?=[^,;{}\n]*[kK]ey:? *\\(?[\\w.]*(\\.\(key)|Context\(old)View\\w*)\\b"
    let place = "(frame|center|transform|alpha|bounds|position|opacity)\\b[\\w.]*\\s*[-+]?=(?!=)"
    return ViewWords.ranges(of: naming, in: code).contains { range in
      guard let name = code[range].firstMatch(of: /^\w+/)?.output else { return false }
      let move = "\\b\(name)([?!]?\\.(view|layer))*[?!]?\\.\(place)"
      return code.range(of: move, options: .regularExpression) != nil
    }
  }

  private static func ranges(of pattern: String, in code: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = code.startIndex
    while let range = code.range(
      of: pattern,
      options: .regularExpression,
      range: start..<code.endIndex
    ) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }
}
