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

/// Parses a predicate into a test.
private struct PredicateReader {
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
    if take("(") {
      let test = readAny()
      guard take(")") else { fail() }
      return test
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return readComparison()
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

  private mutating func readValue() -> Value {
    var value = readTerm()
    // Of `SUBQUERY(…).@count`, the part after the parenthesis.
    while word.hasPrefix("."), word.count > 1, word.dropFirst().first?.isNumber == false {
      let (whole, path) = (value, String(word.dropFirst()))
      place += 1
      value = { PredicateValue.value(of: whole($0), at: path) }
    }
    for sign in ["+", "-", "*", "/"] where take(sign) {
      let (left, right) = (value, readValue())
      return { PredicateValue.combine(sign, left($0), right($0)) }
    }
    return value
  }

  private mutating func readTerm() -> Value {
    if take("{") { return readList() }
    guard place < words.count else { fail() }
    let word = self.word
    place += 1
    if word.hasPrefix("'") { return { _ in String(word.dropFirst()) } }
    if word.hasPrefix("%") { return readArgument(word) }
    if word.hasPrefix("$") { return variable(String(word.dropFirst())) }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "SELF": return { $0.object }
    case "SUBQUERY" where self.word == "(": return readSubquery()
    default:
      // A number sign lets a key have a reserved word's name.
      let path = word.hasPrefix("#") ? String(word.dropFirst()) : word
      guard path.first?.isLetter == true || path.first == "_" || path.first == "@" else { fail() }
      return value(at: path.uppercased().hasPrefix("SELF.") ? String(path.dropFirst(5)) : path)
    }
  }

  private mutating func readList() -> Value {
    var values: [Value] = []
    while !take("}") {
      guard place < words.count else { fail() }
      values.append(readValue())
      _ = take(",")
    }
    return { object in values.map { $0(object) ?? NSNull() } }
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
private enum PredicateWords {
  private static let signs = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]

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
      } else if "=<>!(){},".contains(first) {
        words.append(String(first))
        rest.removeFirst()
      } else {
        let word = rest.prefix { !$0.isWhitespace && !"=<>!(){},'\"&|".contains($0) }
        guard !word.isEmpty else { return words + [String(rest)] }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
    }
    return words
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
