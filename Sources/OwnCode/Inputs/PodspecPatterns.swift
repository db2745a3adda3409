import Foundation

/// The patterns of a podspec's `exclude_files`: what they mean is neither compiled nor bundled.
struct PodspecPatterns {
  private let expressions: [NSRegularExpression]

  /// - Parameter folder: the podspec's, from which patterns begin.
  init(_ patterns: [String], below folder: String) {
    expressions = patterns.compactMap { pattern in
      let plain = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
      let whole = DiskPath.join(folder, plain.hasSuffix("/") ? String(plain.dropLast()) : plain)
      // The folder's own name may have signs that mean something in a pattern.
      let base = whole.hasPrefix("\(folder)/") ? folder : ""
      let escaped = NSRegularExpression.escapedPattern(for: base)
      let rest = Self.expression(String(whole.dropFirst(base.count)))
      // A folder means all that is in it (inferred).
      return try? NSRegularExpression(pattern: "^\(escaped)\(rest)(/.*)?$")
    }
  }

  func match(_ path: String) -> Bool {
    let whole = NSRange(path.startIndex..., in: path)
    return expressions.contains { $0.firstMatch(in: path, range: whole) != nil }
  }

  /// `**/` is any number of folders, `*` and `?` stay within a name, `{a,b}` is one of several
  /// and `[ab]` one of several signs, `[^ab]` any other (documented of CocoaPods' patterns).
  private static func expression(_ pattern: String) -> String {
    var result = ""
    var depth = 0
    var rest = pattern[...]
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        result += "(.*/)?"
        rest = rest.dropFirst(3)
        continue
      }
      switch character {
      case "*": result += rest.hasPrefix("**") ? ".*" : "[^/]*"
      case "?": result += "[^/]"
      case "[":
        result += rest.hasPrefix("[^") ? "[^" : "["
        if rest.hasPrefix("[^") { rest = rest.dropFirst() }
      case "]": result.append(character)
      case "{":
        depth += 1
        result += "("
      case "}" where depth > 0:
        depth -= 1
        result += ")"
      case "," where depth > 0: result += "|"
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
      rest = rest.dropFirst(rest.hasPrefix("**") ? 2 : 1)
    }
    return result + String(repeating: ")", count: depth)
  }
}
