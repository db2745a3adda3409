import Foundation

// Every object of Apple's has NSObject's initializer; Foundation's on Linux have theirs without it.
// The argument makes it another initializer than NSObject's, which an extension cannot override.

extension NSAttributedString {
  public convenience init(empty: Void = ()) { self.init(string: "") }
}

extension NSMutableString {
  public convenience init(empty: Void = ()) { self.init(string: "") }
}

extension NSError {
  public convenience init(empty: Void = ()) { self.init(domain: "", code: 0) }
}

extension NSPredicate {
  /// Code declares one, and sets one with a condition in its place.
  public convenience init(empty: Void = ()) { self.init(value: true) }
}

extension NSMutableDictionary {
  /// Nil removes the object of the key (documented).
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}
