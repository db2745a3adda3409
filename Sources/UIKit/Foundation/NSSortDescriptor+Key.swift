import Foundation
import ObjectiveC

/// Sorts by the value of a key, which Foundation on Linux does not.
extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \Foundation.NSObject.self, ascending: ascending) { a, b in
      Self.order(Self.value(of: a, key), Self.value(of: b, key))
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

  private static func value(of object: Any, _ key: String?) -> Any? {
    guard let key, key != "self" else { return object }
    return (object as? ObjectiveC.NSObject)?.value(forKeyPath: key)
  }

  /// Nothing comes before something, as `compare:` of nil.
  private static func order(_ a: Any?, _ b: Any?) -> ComparisonResult {
    switch (a, b) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let a as String, let b as String): NSString(string: a).compare(b)
    case (let a as NSString, let b as NSString): a.compare(b as String)
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as NSNumber, let b as NSNumber): a.compare(b)
    case (let a as any BinaryInteger, let b as any BinaryInteger):
      NSNumber(value: Int64(a)).compare(NSNumber(value: Int64(b)))
    case (let a as any BinaryFloatingPoint, let b as any BinaryFloatingPoint):
      NSNumber(value: Double(a)).compare(NSNumber(value: Double(b)))
    default: .orderedSame
    }
  }
}
