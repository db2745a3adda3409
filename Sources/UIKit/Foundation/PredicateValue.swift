import Foundation
import ObjectiveC

/// What predicates also compare by the name that it has: an object of a store, by its identifier
/// (documented).
package protocol PredicateIdentified: AnyObject {
  var predicateIdentity: AnyObject { get }
}

/// How predicates and sort descriptors read and compare values of any kind.
package enum PredicateValue {
  // MARK: Reading

  /// The value at a key path: through objects, dictionaries and collections, whose values are
  /// collected, with the operators that begin with `@`.
  package static func value(of object: Any?, at path: String) -> Any? {
    var value = object
    var rest = path.split(separator: ".")[...]
    while let key = rest.popFirst(), let here = value {
      if key.hasPrefix("@") {
        let path = rest.joined(separator: ".")
        return combined(elements(of: here) ?? [], by: key.dropFirst(), at: path)
      }
      value = one(String(key), of: here)
    }
    return value
  }

  private static func one(_ key: String, of object: Any) -> Any? {
    if let object = object as? ObjectiveC.NSObject { return object.value(forKey: key) }
    if let table = object as? [String: Any] { return table[key] }
    if let table = object as? NSDictionary { return table.object(forKey: NSString(string: key)) }
    if let elements = elements(of: object) {
      let values = elements.compactMap { one(key, of: $0) }
      // The objects of each object's collection are one collection.
      return values.flatMap { value in self.elements(of: value) ?? [value] }
    }
    // Documented: `self` is a key of every object.
    if key == "self" { return object }
    if key == "length", let text = text(object) { return text.utf16.count }
    return nil
  }

  /// `@count`, `@sum.price`, `@distinctUnionOfObjects.name`.
  private static func combined(_ all: [Any], by name: Substring, at path: String) -> Any? {
    if name == "count" { return all.count }
    let values = all.compactMap { path.isEmpty ? $0 : value(of: $0, at: path) }
    let numbers = values.compactMap(number)
    switch name {
    case "sum": return numbers.reduce(0, +)
    case "avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return values.min { order($0, $1, []) == .orderedAscending }
    case "max": return values.max { order($0, $1, []) == .orderedAscending }
    case "distinctUnionOfObjects":
      return values.reduce(into: [Any]()) { result, value in
        if !result.contains(where: { order($0, value, []) == .orderedSame }) {
          result.append(value)
        }
      }
    default: return values
    }
  }

  /// The elements of a collection; nil for what is none.
  package static func elements(of value: Any?) -> [Any]? {
    switch value {
    case is String, is NSString, nil: nil
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    case let set as Set<AnyHashable>: set.map(\.base)
    case let set as any Collection where !(value is Data) && !(value is [AnyHashable: Any]):
      set.map { $0 as Any }
    default: nil
    }
  }

  package static func text(_ value: Any?) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
      ?? (value as? Substring).map(String.init)
  }

  package static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  // MARK: Comparing

  /// The order of two values; nil where the two cannot be compared.
  package static func order(
    _ a: Any?,
    _ b: Any?,
    _ options: String.CompareOptions
  ) -> ComparisonResult? {
    let (a, b) = (present(a), present(b))
    guard let a, let b else { return a == nil && b == nil ? .orderedSame : nil }
    if let a = text(a), let b = text(b) { return a.compare(b, options: options) }
    if let a = number(a), let b = number(b) {
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    if let a = identifier(a), let b = identifier(b) { return a == b ? .orderedSame : nil }
    if let a = identity(a) as? ObjectiveC.NSObject, a.isEqual(identity(b)) { return .orderedSame }
    if let a = a as? AnyHashable, let b = b as? AnyHashable, a == b { return .orderedSame }
    return nil
  }

  private static func present(_ value: Any?) -> Any? {
    guard let value = Argument.flattened(value), !(value is NSNull) else { return nil }
    return value
  }

  private static func identity(_ value: Any) -> Any {
    (value as? any PredicateIdentified)?.predicateIdentity ?? value
  }

  /// A UUID or an address, also as its text: a store compares them in one form (inferred).
  private static func identifier(_ value: Any) -> String? {
    switch value {
    case let value as UUID: value.uuidString
    case let value as NSUUID: value.uuidString
    case let value as URL: value.absoluteString
    case let value as NSURL: value.absoluteString
    default: text(value)
    }
  }

  /// What an operator says about two values; nil for an unknown one.
  static func comparison(
    _ name: String,
    _ options: String.CompareOptions
  ) -> ((Any?, Any?) -> Bool)? {
    let order = { (a: Any?, b: Any?) -> ComparisonResult? in Self.order(a, b, options) }
    switch name {
    case "=", "==": return { order($0, $1) == .orderedSame }
    case "!=", "<>": return { order($0, $1) != .orderedSame }
    case "<": return { order($0, $1) == .orderedAscending }
    case ">": return { order($0, $1) == .orderedDescending }
    case "<=", "=<": return { [.orderedAscending, .orderedSame].contains(order($0, $1)) }
    case ">=", "=>": return { [.orderedDescending, .orderedSame].contains(order($0, $1)) }
    case "CONTAINS": return { holds($0, $1, options) }
    case "IN": return { holds($1, $0, options) }
    case "BEGINSWITH": return { found($1, in: $0, options.union(.anchored)) }
    case "ENDSWITH": return { found($1, in: $0, options.union([.anchored, .backwards])) }
    case "LIKE": return { matches($0, text($1).map(pattern(of:)), options) }
    case "MATCHES": return { matches($0, text($1), options) }
    case "BETWEEN": return isBetween
    default: return nil
    }
  }

  private static func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = elements(of: limits), limits.count == 2,
      let low = order(value, limits[0], []), let high = order(value, limits[1], [])
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }

  private static func found(
    _ part: Any?,
    in whole: Any?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let whole = text(whole), let part = text(part) else { return false }
    return whole.range(of: part, options: options) != nil
  }

  private static func holds(_ whole: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    if text(whole) != nil { return found(part, in: whole, options) }
    guard let values = elements(of: whole) else { return false }
    return values.contains { order($0, part, options) == .orderedSame }
  }

  private static func matches(
    _ value: Any?,
    _ pattern: String?,
    _ options: String.CompareOptions
  ) -> Bool {
    guard let text = text(value), let pattern,
      let range = text.range(
        of: "^(?:\(pattern))$",
        options: options.intersection(.caseInsensitive).union(.regularExpression)
      )
    else { return false }
    return range == text.startIndex..<text.endIndex
  }

  /// `*` and `?` of LIKE.
  private static func pattern(of like: String) -> String {
    NSRegularExpression.escapedPattern(for: like)
      .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
  }
}
