import Foundation

/// A parsed sentence of the visual format language: `H:|-[title(>=80@750)]-8-[value]-|`.
struct VisualFormat {
  enum Value {
    case number(CGFloat)
    /// A view's name (in a size) or a metric's.
    case name(String)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Value?
  }

  enum Gap {
    /// No hyphen at all: the neighbours touch.
    case none
    /// A single hyphen: the system's spacing.
    case standard
    case predicates([Predicate])
  }

  struct Element {
    /// Nil for `|`, the superview.
    var view: String?
    var predicates: [Predicate] = []
    /// The gap between this element and the next one.
    var gap = Gap.none
  }

  struct Failure: Error {
    let message: String
    let position: Int
  }

  private(set) var isVertical = false
  private(set) var elements: [Element] = []

  private let text: [Character]
  private var position = 0

  init(_ format: String) throws(Failure) {
    text = Array(format)
    if take("H:") {
      isVertical = false
    } else if take("V:") {
      isVertical = true
    }
    if take("|") {
      elements.append(Element(view: nil, gap: try parseGap()))
    }
    repeat {
      elements.append(try parseView())
      let gap = try parseGap()
      elements[elements.count - 1].gap = gap
      if take("|") {
        elements.append(Element(view: nil))
        break
      }
    } while peek == "["
    guard position == text.count else { throw fail("Unexpected character") }
    if case .none = elements[elements.count - 1].gap { return }
    throw fail("A connection needs a view or a superview after it")
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private func fail(_ message: String) -> Failure { Failure(message: message, position: position) }

  private mutating func take(_ literal: String) -> Bool {
    let characters = Array(literal)
    guard text[position...].starts(with: characters) else { return false }
    position += characters.count
    return true
  }

  private mutating func parseGap() throws(Failure) -> Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [Predicate]
    if take("(") {
      predicates = try parsePredicates()
    } else {
      predicates = [try parseSimplePredicate()]
    }
    guard take("-") else { throw fail("Expected a '-' after the space") }
    return .predicates(predicates)
  }

  private mutating func parseView() throws(Failure) -> Element {
    guard take("[") else { throw fail("Expected a '[' here") }
    var element = Element(view: try parseName())
    if take("(") { element.predicates = try parsePredicates() }
    guard take("]") else { throw fail("Expected a ']' here") }
    return element
  }

  /// Between hyphens alone: `|->=8-[label]`.
  ///
  /// Apple's grammar has relations in parentheses alone, but iOS reads them here, too (observed in
  /// apps).
  private mutating func parseSimplePredicate() throws(Failure) -> Predicate {
    var predicate = Predicate(relation: parseRelation(), value: try parseValue())
    if take("@") { predicate.priority = try parseValue() }
    return predicate
  }

  private mutating func parseRelation() -> NSLayoutConstraint.Relation {
    if take(">=") { return .greaterThanOrEqual }
    if take("<=") { return .lessThanOrEqual }
    _ = take("==")
    return .equal
  }

  /// Up to and with the closing parenthesis.
  private mutating func parsePredicates() throws(Failure) -> [Predicate] {
    var predicates: [Predicate] = []
    repeat {
      var predicate = Predicate(relation: parseRelation(), value: try parseValue())
      if take("*") { predicate.multiplier = try parseNumber() }
      if take("/") { predicate.multiplier /= try parseNumber() }
      if take("+") {
        predicate.constant = try parseNumber()
      } else if case .name = predicate.value, take("-") {
        predicate.constant = -(try parseNumber())
      }
      if take("@") { predicate.priority = try parseValue() }
      predicates.append(predicate)
    } while take(",")
    guard take(")") else { throw fail("Expected a ')' here") }
    return predicates
  }

  private mutating func parseValue() throws(Failure) -> Value {
    guard let next = peek else { throw fail("Expected a number or a name") }
    if next.isNumber || next == "-" || next == "." { return .number(try parseNumber()) }
    return .name(try parseName())
  }

  private mutating func parseNumber() throws(Failure) -> CGFloat {
    let start = position
    if peek == "-" { position += 1 }
    while let next = peek, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(text[start..<position])) else {
      throw fail("Expected a number")
    }
    return CGFloat(number)
  }

  private mutating func parseName() throws(Failure) -> String {
    let start = position
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." {
      position += 1
    }
    guard position > start else { throw fail("Expected a name") }
    return String(text[start..<position])
  }
}
