import Foundation

/// A value where Objective-C wants an object that can be copied: `text as NSCopying`.
///
/// The port writes it for such a cast. What has a class in Foundation becomes an object of that; any other
/// value is boxed, as on Apple's platforms.
public func _copying(_ value: Any) -> any NSCopying {
  if let object = value as? any NSCopying { return object }
  if let value = value as? any _ObjectiveCBridgeable,
    let object = value._bridgeToObjectiveC() as? any NSCopying
  {
    return object
  }
  return CopiedValue(value)
}

/// A value in an object; two with equal values are equal.
private final class CopiedValue: Foundation.NSObject, NSCopying {
  private let value: Any

  init(_ value: Any) { self.value = value }

  func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CopiedValue else { return false }
    guard let value = value as? AnyHashable, let value2 = other.value as? AnyHashable else {
      return other === self
    }
    return value == value2
  }

  override var hash: Int { (value as? AnyHashable)?.hashValue ?? 0 }
}
