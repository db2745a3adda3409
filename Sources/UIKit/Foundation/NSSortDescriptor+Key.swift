import Foundation
import ObjectiveC

/// Sorts by the value of a key, which Foundation on Linux does not.
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Foundation.NSObject.self, ascending: ascending) { a, b in
      Self.order(Self.value(of: a, key), Self.value(of: b, key))
    }
  }

  /// A selector orders texts: those with `localized` or `case` in their names disregard case.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    let options: String.CompareOptions =
      name.contains("aseInsensitive") ? .caseInsensitive : []
    let isLocalized = name.contains("ocalized")
    self.init(keyPath: \Foundation.NSObject.self, ascending: ascending) { a, b in
      let (a, b) = (Self.value(of: a, key), Self.value(of: b, key))
      guard let first = PredicateValue.text(a), let second = PredicateValue.text(b) else {
        return Self.order(a, b)
      }
      return isLocalized
        ? first.localizedCaseInsensitiveCompare(second) : first.compare(second, options: options)
    }
  }

  public convenience init(
    key: String?,
    ascending: Bool,
    comparator cmptr: @escaping Foundation.Comparator
  ) {
    self.init(keyPath: \Foundation.NSObject.self, ascending: ascending) { a, b in
      cmptr(
        Self.value(of: a, key) ?? Foundation.NSNull(),
        Self.value(of: b, key) ?? Foundation.NSNull()
      )
    }
  }

  /// Any value that a key can have: optional ones, and truth values, which Swift does not order.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { a, b in Self.order(a, b) }
  }

  private static func value(of object: Any, _ key: String?) -> Any? {
    guard let key, key != "self" else { return object }
    return PredicateValue.value(of: object, at: key)
  }

  /// Nothing comes before something, as `compare:` of nil.
  private static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    let (a, b) = (Argument.flattened(a), Argument.flattened(b))
    let (isNoA, isNoB) = (a == nil || a is NSNull, b == nil || b is NSNull)
    if isNoA || isNoB {
      return isNoA == isNoB ? .orderedSame : isNoA ? .orderedAscending : .orderedDescending
    }
    return PredicateValue.order(a, b, []) ?? .orderedSame
  }
}
