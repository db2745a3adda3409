import Foundation
import ObjectiveC

// Foundation on Linux makes predicates only from blocks; these parse format strings as iOS does.

extension NSPredicate {
  /// `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  ///
  /// A format that cannot be read ends the program.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments.map { $0 ?? NSNull() })
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var reader = PredicateReader(predicateFormat, arguments ?? [])
    let test = reader.read()
    self.init { object, variables in test(PredicateScope(object, variables ?? [:])) }
  }

  /// The predicate with values for its `$variables`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    NSPredicate { object, others in
      self.evaluate(
        with: object,
        substitutionVariables: variables.merging(others ?? [:]) { $1 }
      )
    }
  }
}

/// What a predicate is asked about, and the values of its `$variables`.
struct PredicateScope {
  var object: Any?
  var variables: [String: Any]

  init(_ object: Any?, _ variables: [String: Any]) {
    self.object = object
    self.variables = variables
  }
}

/// Parses a predicate into a test, or an expression into a value.
struct PredicateReader {
  typealias Test = (PredicateScope) -> Bool
  typealias Value = (PredicateScope) -> Any?
  typealias Comparing = (Any?, Any?) -> Bool

  private let format: String
  private let words: [String]
  private var place = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments
    words = PredicateWords.split(format)
  }

  mutating func read() -> Test {
    let test = readAny()
    guard place == words.count else { fail() }
    return test
  }

  /// The whole text as a value, such as `2 * price + 1`.
  mutating func readExpression() -> Value {
    let value = readValue()
    guard place == words.count else { fail() }
    return value
  }

  private func fail() -> Never {
    ObjectFault.raise(
      .invalidArgument,
      "Unable to parse the format string \"\(format)\""
    )
    fatalError("Unable to parse the format string \"\(format)\"")
  }

  private var word: String { place < words.count ? words[place] : "" }

  private mutating func take(_ options: String...) -> Bool {
    guard options.contains(word.uppercased()) else { return false }
    place += 1
    return true
  }

  // MARK: Tests

  private mutating func readAny() -> Test {
    var test = readAll()
    while take("OR", "||") {
      let (left, right) = (test, readAll())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func readAll() -> Test {
    var test = readOne()
    while take("AND", "&&") {
      let (left, right) = (test, readOne())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func readOne() -> Test {
    if take("NOT", "!") {
      let test = readOne()
      return { !test($0) }
    }
    if word == "(", !isValueInParentheses, take("(") {
      let test = readAny()
      guard take(")") else { fail() }
      return test
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return readComparison()
  }

  /// Whether what is compared begins here, as in `(a + b) * 2 > 5`: a test in parentheses ends, or
  /// another one follows it.
  private var isValueInParentheses: Bool {
    var depth = 0
    for (index, word) in words.enumerated().dropFirst(place) {
      depth += word == "(" ? 1 : word == ")" ? -1 : 0
      guard depth == 0 else { continue }
      let next = index + 1 < words.count ? words[index + 1].uppercased() : ""
      return !["", ")", ",", "AND", "&&", "OR", "||"].contains(next)
    }
    return false
  }

  /// How many of a collection's values must pass: `ANY`, `ALL`, `NONE`.
  private enum Amount {
    case itself, any, all, none
  }

  private mutating func readComparison() -> Test {
    let amount: Amount =
      take("ANY", "SOME") ? .any : take("ALL") ? .all : take("NONE") ? .none : .itself
    let left = readValue()
    let compare = readOperator()
    let right = readValue()
    switch amount {
    case .itself: return { compare(left($0), right($0)) }
    case .any, .all, .none:
      return { scope in
        let other = right(scope)
        // A relationship to one object is a collection of one.
        let whole = left(scope)
        let values = PredicateValue.elements(of: whole) ?? (whole.map { [$0] } ?? [])
        return switch amount {
        case .all: values.allSatisfy { compare($0, other) }
        case .none: !values.contains { compare($0, other) }
        default: values.contains { compare($0, other) }
        }
      }
    }
  }

  /// `==[c]`, `CONTAINS[cd]`, `BEGINSWITH [cd]`.
  private mutating func readOperator() -> Comparing {
    let parts = word.uppercased().split(separator: "[", maxSplits: 1).map(String.init)
    place += 1
    var letters = parts.count > 1 ? parts[1] : ""
    if word.hasPrefix("[") {
      letters = word.uppercased()
      place += 1
    }
    var options: String.CompareOptions = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    guard let compare = PredicateValue.comparison(parts.first ?? "", options) else { fail() }
    return compare
  }

  // MARK: Values

  /// Sums of products of powers, each from the left (documented).
  private mutating func readValue() -> Value {
    readChain(of: ["+", "-"]) {
      $0.readChain(of: ["*", "/"]) { $0.readChain(of: ["**"]) { $0.readOperand() } }
    }
  }

  private mutating func readChain(
    of signs: [String],
    _ read: (inout PredicateReader) -> Value
  ) -> Value {
    var value = read(&self)
    while let sign = signs.first(where: { $0 == word }) {
      place += 1
      let (left, right) = (value, read(&self))
      value = { PredicateValue.combine(sign, left($0), right($0)) }
    }
    return value
  }

  private mutating func readOperand() -> Value {
    if take("-") {
      let value = readOperand()
      return { PredicateValue.combine("-", 0, value($0)) }
    }
    var value = readTerm()
    // Of `SUBQUERY(…).@count`, the part after the parenthesis.
    while word.hasPrefix("."), word.count > 1, word.dropFirst().first?.isNumber == false {
      let (whole, path) = (value, String(word.dropFirst()))
      place += 1
      value = { PredicateValue.value(of: whole($0), at: path) }
    }
    return value
  }

  private mutating func readTerm() -> Value {
    if take("{") { return readList(until: "}") }
    if take("(") {
      let value = readValue()
      guard take(")") else { fail() }
      return value
    }
    guard place < words.count else { fail() }
    let word = self.word
    place += 1
    if word.hasPrefix("'") { return { _ in String(word.dropFirst()) } }
    if word.hasPrefix("%") { return readArgument(word) }
    if word.hasPrefix("$") { return variable(String(word.dropFirst())) }
    if let number = Int(word) { return { _ in number } }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "SELF": return { $0.object }
    case "SUBQUERY" where self.word == "(": return readSubquery()
    case _ where self.word == "(": return readFunction(word)
    default:
      // A number sign lets a key have a reserved word's name.
      let path = word.hasPrefix("#") ? String(word.dropFirst()) : word
      guard path.first?.isLetter == true || path.first == "_" || path.first == "@" else { fail() }
      return value(at: path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path)
    }
  }

  private mutating func readList(until end: String) -> Value {
    let values = readValues(until: end)
    return { object in values.map { $0(object) ?? NSNull() } }
  }

  private mutating func readValues(until end: String) -> [Value] {
    var values: [Value] = []
    while !take(end) {
      guard place < words.count else { fail() }
      values.append(readValue())
      _ = take(",")
    }
    return values
  }

  /// `average({1, 2})`, `modulus:by:(7, 2)`: the selector of one value goes without its colon
  /// (documented).
  private mutating func readFunction(_ word: String) -> Value {
    place += 1
    let values = readValues(until: ")")
    let name = word.hasSuffix(":") || values.isEmpty ? word : word + ":"
    guard PredicateValue.isFunction(name) else { fail() }
    return { object in PredicateValue.function(name, values.map { $0(object) }) }
  }

  /// `%@`, `%d`, or the key path of `%K`, also as the beginning of a longer one.
  private mutating func readArgument(_ word: String) -> Value {
    guard !arguments.isEmpty else { fail() }
    let argument = arguments.removeFirst()
    if word.hasPrefix("%K") {
      return value(at: (PredicateValue.text(argument) ?? "") + word.dropFirst(2))
    }
    return { _ in argument is NSNull ? nil : argument }
  }

  private func variable(_ path: String) -> Value {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return { scope in
      let value = parts.first.flatMap { scope.variables[$0] }
      return parts.count > 1 ? PredicateValue.value(of: value, at: parts[1]) : value
    }
  }

  /// `SUBQUERY(items, $item, $item.price > 3)`: the elements that pass.
  private mutating func readSubquery() -> Value {
    guard take("(") else { fail() }
    let whole = readValue()
    guard take(","), word.hasPrefix("$") else { fail() }
    let name = String(word.dropFirst())
    place += 1
    guard take(",") else { fail() }
    let test = readAny()
    guard take(")") else { fail() }
    return { scope in
      (PredicateValue.elements(of: whole(scope)) ?? []).filter { element in
        var inner = scope
        inner.variables[name] = element
        return test(inner)
      }
    }
  }

  private func value(at path: String) -> Value {
    { PredicateValue.value(of: $0.object, at: path) }
  }
}

/// The words of a format.
enum PredicateWords {
  private static let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"]

  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        words.append("'" + quoted(&rest))
      } else if let sign = signs.first(where: rest.hasPrefix) {
        words.append(sign)
        rest = rest.dropFirst(2)
      } else if "=<>!(){},+-*/".contains(first) {
        words.append(String(first))
        rest.removeFirst()
      } else {
        let word = Self.word(rest)
        guard !word.isEmpty else { return words + [String(rest)] }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private static func word(_ text: Substring) -> Substring {
    func end(_ text: Substring) -> Substring.Index {
      text.firstIndex { $0.isWhitespace || "=<>!(){},'\"&|+-*/".contains($0) } ?? text.endIndex
    }
    let word = text[..<end(text)]
    // The sign of an exponent is a part of the number.
    guard word.first?.isNumber == true, word.last?.lowercased() == "e",
      word.endIndex < text.endIndex,
      "+-".contains(text[word.endIndex])
    else { return word }
    return text[..<end(text[text.index(after: word.endIndex)...])]
  }

  /// The text of a literal; a backslash lets it hold its own quotation mark.
  private static func quoted(_ rest: inout Substring) -> String {
    let mark = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst(), next != mark {
      // Only the two that would end the text: patterns have their own backslashes.
      if next == "\\", let escaped = rest.first, escaped == mark {
        rest.removeFirst()
        text.append(escaped)
      } else {
        text.append(next)
      }
    }
    return text
  }
}
