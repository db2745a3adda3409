import Foundation

extension NSCoder {
  /// A coder's own property: what it reads is not among its keys (documented for every object).
  public func value(forKey key: String) -> Any? {
    ObjectFault.raise(
      .unknownKey,
      "[<\(Swift.type(of: self))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key)."
    )
    return nil
  }
}
