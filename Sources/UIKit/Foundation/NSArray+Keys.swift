import Foundation

// Arrays are asked for the values of their elements, as on Apple's systems.

extension NSArray {
  /// The value of each element, with `NSNull` for nil; with `@count` and the like, that of
  /// the array (documented).
  public func value(forKey key: String) -> Any {
    if key.hasPrefix("@") { return value(forKeyPath: key) ?? NSNull() }
    return NSArray(array: map { PredicateValue.value(of: $0, at: key) ?? NSNull() })
  }

  /// Goes through the elements, with the operators of collections: `@avg.price`,
  /// `@distinctUnionOfObjects.name`.
  public func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = parts.first else { return nil }
    guard !key.hasPrefix("@") else {
      // A number is an object.
      let value = PredicateValue.value(of: self, at: keyPath)
      return (value as? Double).map { NSNumber(value: $0) } ?? value
    }
    let values = value(forKey: key)
    return parts.count == 1 ? values : (values as? NSArray)?.value(forKeyPath: parts[1])
  }

  public func setValue(_ value: Any?, forKey key: String) {
    for case let object as ObjectiveC.NSObject in self { object.setValue(value, forKey: key) }
  }
}
