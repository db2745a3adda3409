import Foundation

/// How code uses the size that a view controller prefers for its content.
struct PreferredSizeWords {
  /// Whether it asks for the size; an assignment or an override only says one.
  let areRead: Bool

  init(_ text: String) {
    let code = text.split(separator: "\n").filter {
      !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//")
    }
    areRead = code.contains { PreferredSizeWords.reads(String($0)) }
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
  /// Whether what moves a module's screens, and not only those themselves, asks for the size that they
  /// prefer.
  func asksForPreferredSize(in module: String) -> Bool {
    types.contains { type in
      type.module == module && !type.facts.name.contains(".") && !isController(type.facts.name)
        && PreferredSizeWords(type.text).areRead
    }
  }
}
