import Foundation

// Keys of defaults are keys of the object, too.

extension UserDefaults: _ObservedByStandIn {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// A key with dots is one of the defaults' own keys, else a path into a dictionary.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = object(forKey: keyPath) { return value }
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    return parts.dropFirst().reduce(object(forKey: parts[0])) { ($0 as? [String: Any])?[$1] }
  }
}
