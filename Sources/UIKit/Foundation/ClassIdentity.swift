// Classes are objects on iOS, and are compared as such.

public func === (a: AnyClass?, b: AnyClass?) -> Bool { a == b }
public func !== (a: AnyClass?, b: AnyClass?) -> Bool { a != b }

extension NSObjectProtocol {
  /// No protocol is an object here, so nothing conforms to one.
  public func conforms(to aProtocol: Protocol) -> Bool { false }
}
