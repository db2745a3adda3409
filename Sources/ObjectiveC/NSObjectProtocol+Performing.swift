import Foundation

/// Targets of libraries are often no more than an `NSObjectProtocol`, which has these
/// methods on iOS (documented).
extension NSObjectProtocol {
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector)
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object)
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!,
    with object1: Any!,
    with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    (self as? NSObject)?.perform(aSelector, with: object1, with: object2)
  }
}
