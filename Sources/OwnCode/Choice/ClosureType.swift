import Foundation

/// A type of closures, as code spells it: `@escaping (UIView, Int) -> CGRect?`.
struct ClosureType {
  /// The types of the values that it is called with, as they are spelled.
  let parameters: [String]
  /// `async`, and `throws` or `throws(Failure)`, in this order.
  private(set) var effects: [String] = []
  /// What it returns, as it is spelled.
  let result: String

  /// Nil if the type is another one, or an optional closure.
  init?(_ type: String) {
    let type = ClosureType.bare(type)
    guard let arrow = ClosureType.arrow(in: type) else { return nil }
    result = type[type.index(arrow, offsetBy: 2)...].trimmingCharacters(in: .whitespaces)
    var head = type[..<arrow].trimmingCharacters(in: .whitespaces)
    if let open = ClosureType.opening(of: head) {
      let before = head[..<open].trimmingCharacters(in: .whitespaces)
      // `throws(Failure)`
      if before.hasSuffix("throws") {
        effects = ["throws" + head[open...]]
        head = before.dropLast("throws".count).trimmingCharacters(in: .whitespaces)
      }
    }
    for effect in ["throws", "async"] where head.hasSuffix(effect) {
      head = head.dropLast(effect.count).trimmingCharacters(in: .whitespaces)
      effects.insert(effect, at: 0)
    }
    guard let open = ClosureType.opening(of: head) else { return nil }
    let inner = head[head.index(after: open)...].dropLast().trimmingCharacters(in: .whitespaces)
    parameters = inner.isEmpty ? [] : ClosureType.parts(of: inner)
  }

  /// How many values it is called with.
  var count: Int { parameters.count }

  var isOfNothing: Bool { ["Void", "()", "Void?", "()?"].contains(result) }

  /// A closure that returns the value of an expression, or does nothing.
  func literal(of value: String?) -> String {
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    return (["{", count == 0 ? nil : "\(names) in", value, "}"] as [String?])
      .compactMap(\.self).joined(separator: " ")
  }

  /// Without the parentheses around all of it: `@escaping (() -> Bool)`.
  private static func bare(_ type: String) -> String {
    let words = type.split(separator: " ", omittingEmptySubsequences: true)
    let rest = words.drop { $0.hasPrefix("@") }.joined(separator: " ")
    guard arrow(in: rest) == nil, opening(of: rest) == rest.startIndex else { return type }
    let inner = String(rest.dropFirst().dropLast())
    return parts(of: inner).count == 1 ? bare(inner) : type
  }

  /// The first arrow outside parentheses: what follows it is the result, which may be a closure
  /// too.
  private static func arrow(in type: String) -> String.Index? {
    places(of: "-", in: type).first { type[$0...].hasPrefix("->") }
  }

  /// The parenthesis that the last one of `head` closes.
  private static func opening(of head: String) -> String.Index? {
    guard head.hasSuffix(")") else { return nil }
    var depth = 0
    for index in head.indices.reversed() {
      if head[index] == ")" { depth += 1 }
      if head[index] == "(" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The parts of a text between commas outside parentheses, or between other marks.
  static func parts(of text: String, at mark: Character = ",") -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    for place in places(of: mark, in: text) {
      parts.append(String(text[start..<place]))
      start = text.index(after: place)
    }
    return (parts + [String(text[start...])]).map {
      $0.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private static func places(of character: Character, in text: String) -> [String.Index] {
    var (depth, previous): (Int, Character) = (0, " ")
    return text.indices.filter { index in
      let here = text[index]
      defer { previous = here }
      if "([<".contains(here) { depth += 1 }
      // The arrow's own head closes nothing.
      if ")]".contains(here) || here == ">" && previous != "-" { depth -= 1 }
      return depth == 0 && here == character
    }
  }
}
