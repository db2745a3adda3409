import Foundation

// Dictionaries are asked for paths of keys, as on Apple's systems.

extension NSDictionary {
  /// Goes through the values, and through objects and collections in them; nil where one
  /// is missing (documented).
  public func value(forKeyPath keyPath: String) -> Any? {
    PredicateValue.value(of: self, at: keyPath)
  }
}
