import Foundation

/// How code uses the size that a view controller prefers for its content.
struct PreferredSizeWords {
  /// Whether it asks for the size; an assignment or an override only says one.
  let areRead: Bool
  /// Whether it puts a frame at the left edge but not at the top, as a sheet that is
  /// as wide as the screen.
  let areOfSheet: Bool

  init(_ text: String) {
    let code = CodeFacts.lines(of: text)
    areRead = code.contains { PreferredSizeWords.reads(String($0)) }
    areOfSheet =
      areRead
      && code.contains {
        $0.contains(/\bx:\s*(?:0|0\.0|\.zero)\s*,\s*y:\s*(?!0(?:\.0)?\s*[,)]|\.zero)\S/)
      }
  }

  private static func reads(_ line: String) -> Bool {
    // By default "screen.size" is one word.
    let word = /\bpreferredContentSize\b/.wordBoundaryKind(.simple)
    return line.ranges(of: word).contains { range in
      let before = line[..<range.lowerBound]
      let after = line[range.upperBound...].drop(while: \.isWhitespace)
      let isWritten = after.hasPrefix("=") && !after.hasPrefix("==")
      return !isWritten && !before.hasSuffix("var ")
    }
  }
}

extension CodeFacts {
  /// Whether what moves a module's screens, and not only those themselves, asks for the
  /// size that they prefer.
  func asksForPreferredSize(in module: String) -> Bool {
    movers(in: module).contains { PreferredSizeWords($0.text).areRead }
  }

  /// Whether that size is one of a sheet at the bottom, which is as wide as the screen.
  func asksForSheetSize(in module: String) -> Bool {
    movers(in: module).contains { PreferredSizeWords($0.text).areOfSheet }
  }

  private func movers(in module: String) -> [OwnType] {
    types.filter { type in
      type.module == module && !type.facts.name.contains(".") && !isController(type.facts.name)
    }
  }
}
