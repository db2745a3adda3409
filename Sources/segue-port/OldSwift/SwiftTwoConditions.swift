import SwiftParser
import SwiftSyntax

/// `if let a = x, b = y where a < b` becomes `if let a = x, let b = y, a < b`.
///
/// The words are read one after the other: the parser looks for the next `let` wherever it is, and
/// takes what is before it for nothing.
enum SwiftTwoConditions {
  static func rewrite(_ text: String) -> String {
    guard text.contains("if ") || text.contains("guard ") || text.contains("while ") else {
      return text
    }
    let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var end = 0
    func write(_ word: String, in place: Range<Int>) {
      result += bytes[end..<place.lowerBound]
      result += Array(word.utf8)
      end = place.upperBound
    }
    var isInside = false
    var depth = 0
    var binding: String?
    for (index, token) in tokens.enumerated() {
      // The words of a text are none of the code's.
      if case .stringSegment = token.tokenKind { continue }
      switch token.text {
      case "while" where endsLoop(token, after: index > 0 ? tokens[index - 1] : nil):
        isInside = false
      case "if", "guard", "while":
        isInside = true
        depth = 0
        binding = nil
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if depth == 0 { isInside = false } else { depth += 1 }
      case "}": depth -= 1
      case "else": isInside = false
      case "let" where isInside && depth == 0, "var" where isInside && depth == 0:
        binding = token.text
      case "where" where isInside && depth == 0: write(",", in: token.range)
      case "," where isInside && depth == 0 && index + 2 < tokens.count:
        if let binding, tokens[index + 2].text == "=", tokens[index + 1].tokenKind.isName {
          let start = tokens[index + 1].range.lowerBound
          write("\(binding) ", in: start..<start)
        }
      default: break
      }
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }

  /// `repeat { … } while a < b`: no braces come after it.
  private static func endsLoop(_ token: TokenSyntax, after previous: TokenSyntax?) -> Bool {
    token.parent?.is(RepeatStmtSyntax.self) == true
      || previous?.text == "}" && !token.leadingTrivia.contains { $0.isNewline }
  }
}

extension TokenKind {
  fileprivate var isName: Bool {
    if case .identifier = self { return true }
    return false
  }
}
