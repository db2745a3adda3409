import Foundation

// Dictionaries are asked for paths of keys, as on Apple's systems.

extension NSDictionary {
  /// Takes any key, such as the name of an attribute, which is a text on iOS.
  @_disfavoredOverload
  public convenience init(object: Any, forKey key: AnyHashable) {
    self.init(dictionary: [key: object])
  }

  /// Goes through the values, and through objects and collections in them; nil where one
  /// is missing (documented).
  public func value(forKeyPath keyPath: String) -> Any? {
    PredicateValue.value(of: self, at: keyPath)
  }
}
