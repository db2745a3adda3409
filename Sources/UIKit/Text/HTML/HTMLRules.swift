import Foundation

/// The rules of a document's `<style>` elements.
struct HTMLRules {
  /// One element of the document, as selectors see it.
  struct Element {
    var name: String
    var identifier: String?
    var classes: Set<String>

    init(name: String, attributes: [String: String]) {
      self.name = name
      identifier = attributes["id"]
      classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    }
  }

  private struct Rule {
    /// From the farthest ancestor to the element itself.
    var parts: [Substring]
    var declarations: [(name: String, value: String)]

    /// Identifiers before classes before names.
    var weight: Int {
      parts.reduce(0) { sum, part in
        sum + 10000 * part.count { $0 == "#" } + 100 * part.count { $0 == "." }
          + (part.first.map { $0.isLetter } == true ? 1 : 0)
      }
    }
  }

  private var rules: [Rule] = []

  mutating func add(_ text: String) {
    let plain = text.replacingOccurrences(
      of: "/\\*.*?\\*/|<!--|-->",
      with: "",
      options: .regularExpression
    )
    for block in plain.split(separator: "}") {
      let parts = block.split(separator: "{", maxSplits: 1)
      guard parts.count == 2, !parts[0].contains("@") else { continue }
      let declarations = HTMLRules.declarations(String(parts[1]))
      for selector in parts[0].split(separator: ",") {
        let names = selector.split { $0.isWhitespace || $0 == ">" }
        if !names.isEmpty { rules.append(Rule(parts: names, declarations: declarations)) }
      }
    }
    let ordered = rules.enumerated().sorted { a, b in
      (a.element.weight, a.offset) < (b.element.weight, b.offset)
    }
    rules = ordered.map(\.element)
  }

  /// The declarations for the last of these elements, the weakest first.
  func declarations(for path: [Element]) -> [(name: String, value: String)] {
    rules.filter { matches($0, path) }.flatMap(\.declarations)
  }

  private func matches(_ rule: Rule, _ path: [Element]) -> Bool {
    guard let element = path.last, let last = rule.parts.last, matches(last, element) else {
      return false
    }
    var ancestors = path.dropLast()
    for part in rule.parts.dropLast().reversed() {
      guard let index = ancestors.lastIndex(where: { matches(part, $0) }) else { return false }
      ancestors = ancestors[..<index]
    }
    return true
  }

  /// `p`, `.note`, `p.note`, `#title`, `*`.
  private func matches(_ part: Substring, _ element: Element) -> Bool {
    guard !part.contains(":"), !part.contains("[") else { return false }
    var rest = part
    let name = rest.prefix { $0 != "." && $0 != "#" }
    guard name.isEmpty || name == "*" || name.lowercased() == element.name else { return false }
    rest = rest.dropFirst(name.count)
    while let mark = rest.first {
      rest = rest.dropFirst()
      let word = rest.prefix { $0 != "." && $0 != "#" }
      rest = rest.dropFirst(word.count)
      let isMet =
        mark == "." ? element.classes.contains(String(word)) : element.identifier == String(word)
      guard isMet else { return false }
    }
    return true
  }

  /// `color: red; font-size: 12px`.
  static func declarations(_ text: String) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      let words = part.split(separator: ":", maxSplits: 1)
      guard words.count == 2 else { return nil }
      let value = words[1].replacingOccurrences(of: "!important", with: "")
      return (
        words[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }
}
