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
    self.init { object, _ in test(object) }
  }
}

/// Parses a predicate into a test.
private struct PredicateReader {
  typealias Test = (Any?) -> Bool
  typealias Value = (Any?) -> Any?

  private let format: String
  private let words: [String]
  private var place = 0
  private var arguments: [Any]

  init(_ format: String, _ arguments: [Any]) {
    self.format = format
    self.arguments = arguments
    words = PredicateReader.split(format)
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

  // MARK: Words

  private static func split(_ text: String) -> [String] {
    var words: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        let body = rest.dropFirst().prefix { $0 != first }
        words.append("'" + body)
        rest = rest.dropFirst(body.count + 2)
      } else if let sign = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"]
        .first(where: rest.hasPrefix)
      {
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

  private mutating func readComparison() -> Test {
    let left = readValue()
    let parts = word.uppercased().split(separator: "[", maxSplits: 1).map(String.init)
    place += 1
    var options: String.CompareOptions = []
    if parts.count > 1 {
      if parts[1].contains("C") { options.insert(.caseInsensitive) }
      if parts[1].contains("D") { options.insert(.diacriticInsensitive) }
    }
    let right = readValue()
    let compare = { (a: Any?, b: Any?) in PredicateReader.order(a, b, options) }
    switch parts.first ?? "" {
    case "=", "==": return { compare(left($0), right($0)) == .orderedSame }
    case "!=", "<>": return { compare(left($0), right($0)) != .orderedSame }
    case "<": return { compare(left($0), right($0)) == .orderedAscending }
    case ">": return { compare(left($0), right($0)) == .orderedDescending }
    case "<=", "=<":
      return { [.orderedAscending, .orderedSame].contains(compare(left($0), right($0))) }
    case ">=", "=>":
      return { [.orderedDescending, .orderedSame].contains(compare(left($0), right($0))) }
    case "CONTAINS":
      return { PredicateReader.holds(left($0), right($0), options) }
    case "IN": return { PredicateReader.holds(right($0), left($0), options) }
    case "BEGINSWITH": return found(left, right, options.union(.anchored))
    case "ENDSWITH": return found(left, right, options.union([.anchored, .backwards]))
    case "LIKE":
      return matches(left, { right($0).map(PredicateReader.pattern(of:)) }, options)
    case "MATCHES": return matches(left, right, options)
    default: fail()
    }
  }

  private func found(
    _ text: @escaping Value,
    _ part: @escaping Value,
    _ options: String.CompareOptions
  )
    -> Test
  {
    { object in
      guard let text = PredicateReader.text(text(object)),
        let part = PredicateReader.text(part(object))
      else { return false }
      return text.range(of: part, options: options) != nil
    }
  }

  private func matches(
    _ text: @escaping Value,
    _ pattern: @escaping Value,
    _ options: String.CompareOptions
  ) -> Test {
    { object in
      guard let text = PredicateReader.text(text(object)),
        let pattern = PredicateReader.text(pattern(object)),
        let range = text.range(
          of: "^(?:\(pattern))$",
          options: options.intersection(.caseInsensitive).union(.regularExpression)
        )
      else { return false }
      return range == text.startIndex..<text.endIndex
    }
  }

  /// `*` and `?` of LIKE.
  private static func pattern(of like: Any) -> Any {
    NSRegularExpression.escapedPattern(for: text(like) ?? "")
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }

  // MARK: Values

  private mutating func readValue() -> Value {
    if take("{") {
      var values: [Value] = []
      while !take("}") {
        guard place < words.count else { fail() }
        values.append(readValue())
        _ = take(",")
      }
      return { object in values.map { $0(object) as Any } }
    }
    guard place < words.count else { fail() }
    let word = self.word
    place += 1
    if word.hasPrefix("'") { return { _ in String(word.dropFirst()) } }
    if word.hasPrefix("%") {
      guard !arguments.isEmpty else { fail() }
      let argument = arguments.removeFirst()
      if word == "%K" { return value(at: PredicateReader.text(argument) ?? "") }
      return { _ in argument is NSNull ? nil : argument }
    }
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "SELF": return { $0 }
    default:
      guard word.first?.isLetter == true || word.first == "_" else { fail() }
      return value(at: word.hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
    }
  }

  private func value(at path: String) -> Value {
    { object in
      if let object = object as? NSObject { return object.value(forKeyPath: path) }
      var value = object
      for key in path.split(separator: ".") {
        value = (value as? [String: Any])?[String(key)]
      }
      return value
    }
  }

  private static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
      ?? (value as? Substring).map(String.init)
  }

  private static func number(_ value: Any?) -> Double? {
    if let value = value as? NSNumber { return value.doubleValue }
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    if let value = value as? Bool { return value ? 1 : 0 }
    return (value as? Date)?.timeIntervalSinceReferenceDate
  }

  /// nil where the two cannot be compared.
  private static func order(
    _ a: Any?,
    _ b: Any?,
    _ options: String.CompareOptions
  )
    -> ComparisonResult?
  {
    if a == nil || b == nil { return a == nil && b == nil ? .orderedSame : nil }
    if let a = text(a), let b = text(b) { return a.compare(b, options: options) }
    if let a = number(a), let b = number(b) {
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return .orderedSame }
    return nil
  }

  private static func holds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if let whole = text(whole), let part = text(part) {
      return whole.range(of: part, options: options) != nil
    }
    guard let values = whole as? [Any] else { return false }
    return values.contains { order($0, part, options) == .orderedSame }
  }
}
