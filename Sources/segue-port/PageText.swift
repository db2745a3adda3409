import Glibc
import SwiftParser
import SwiftSyntax

/// Takes out of code what the page that it was copied from has put in.
///
/// Dots in place of code that the page leaves out (`...` on a line or between braces), and entities
/// of HTML such as `&lt;`. In strings and comments both stay.
enum PageText {
  private static let entities: [String: UInt8] = [
    "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"), "amp": UInt8(ascii: "&"),
    "quot": UInt8(ascii: "\""),
  ]

  static func clean(_ texts: inout [String: String]) {
    for (path, text) in texts where mayBeOfPage(text) { texts[path] = cleaned(text) }
  }

  /// Whether there may be something to take out: most files are not parsed for it.
  private static func mayBeOfPage(_ text: String) -> Bool {
    text.withCString { start in
      let names: [String] = entities.keys.map { "&\($0);" }
      if names.contains(where: { strstr(start, $0) != nil }) { return true }
      let bytes = UnsafeRawBufferPointer(start: start, count: text.utf8.count)
      return ["...", "…"].contains { (mark: String) in
        // C's search: a loop over the bytes is slow in a program that is not
        // optimized, as this one is.
        var rest = start
        while let hit = strstr(rest, mark) {
          if dotsMayBeAlone(in: bytes, at: UnsafePointer(hit) - start) { return true }
          rest = UnsafePointer(hit) + 3
        }
        return false
      }
    }
  }

  /// Whether nothing but dots, spaces and braces is around dots.
  private static func dotsMayBeAlone(in text: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let ignored = Array(" \t.".utf8)
    let before = text[..<place].last { !ignored.contains($0) }
    let after = text[(place + 3)...].first { !ignored.contains($0) }
    return (before.map("\n{".utf8.contains) ?? true) && (after.map("\r\n}".utf8.contains) ?? true)
  }

  private static func isEllipsis(_ text: String) -> Bool {
    text == "…" || text.count > 2 && text.allSatisfy { $0 == "." }
  }

  private static func cleaned(_ text: String) -> String {
    let tokens = Array(Parser.parse(source: text).tokens(viewMode: .sourceAccurate))
    var bytes = Array(text.utf8)
    // From the end, so that places stay.
    for index in tokens.indices.reversed() {
      if let (range, character) = entity(in: tokens, at: index) {
        bytes.replaceSubrange(range, with: [character])
      } else if isEllipsis(tokens[index].text), isAlone(tokens, at: index) {
        for place in tokens[index].range { bytes[place] = UInt8(ascii: " ") }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `&lt;`, which may follow an operator: `-&gt;`.
  private static func entity(in tokens: [TokenSyntax], at index: Int) -> (Range<Int>, UInt8)? {
    guard tokens[index].text.hasSuffix("&"), index + 2 < tokens.count,
      let character = entities[tokens[index + 1].text], tokens[index + 2].text == ";"
    else { return nil }
    let (mark, name, end) = (tokens[index].range, tokens[index + 1].range, tokens[index + 2].range)
    guard mark.upperBound == name.lowerBound, name.upperBound == end.lowerBound else { return nil }
    return (mark.upperBound - 1..<end.upperBound, character)
  }

  /// Whether the token has its line, or its braces, to itself.
  private static func isAlone(_ tokens: [TokenSyntax], at index: Int) -> Bool {
    let before = index > 0 ? tokens[index - 1] : nil
    let after = index + 1 < tokens.count ? tokens[index + 1] : nil
    if before?.text == "{", after?.text == "}" { return true }
    let begins = before == nil || tokens[index].leadingTrivia.contains(where: \.isNewline)
    let ends = after.map { token in
      token.text.isEmpty || token.text == "}" || token.leadingTrivia.contains(where: \.isNewline)
    }
    return begins && ends ?? true
  }
}
